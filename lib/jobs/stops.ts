export function createStops() {
  const steps = new Map<string, AbortController>();
  return {
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
