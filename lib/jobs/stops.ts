/** Ends steps of jobs that take long. Holds handles only: what became of a step is in the job's record. */
export function createStops() {
  const steps = new Map<string, AbortController>();
  return {
    /** Runs a step of a job with a signal that {@link stop} sets off. */
    async run<T>(id: string, step: (signal: AbortSignal) => Promise<T>): Promise<T> {
      const controller = new AbortController();
      steps.set(id, controller);
      try {
        return await step(controller.signal);
      } finally {
        if (steps.get(id) === controller) steps.delete(id);
      }
    },
    stop: (id: string): void => steps.get(id)?.abort(),
  };
}
