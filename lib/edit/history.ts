export interface History<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** Consecutive changes of one field are one step. */
  readonly field?: string;
}

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

export function record<State>(history: History<State>, state: State, field?: string): History<State> {
  if (Object.is(history.present, state)) return history;
  const goesOn = field !== undefined && field === history.field;
  const past = goesOn ? history.past : [...history.past, history.present];
  return { past, present: state, future: [], ...(field !== undefined && { field }) };
}

export function undo<State>({ past, present, future }: History<State>): History<State> {
  const before = past.at(-1);
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
}

export function redo<State>({ past, present, future }: History<State>): History<State> {
  const [next, ...later] = future;
  return next === undefined ? { past, present, future } : { past: [...past, present], present: next, future: later };
}

export const canUndo = ({ past }: History<unknown>): boolean => past.length > 0;
export const canRedo = ({ future }: History<unknown>): boolean => future.length > 0;
