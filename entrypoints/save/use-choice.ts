import { useRef, useState } from 'react';

export interface SaveChoice {
  readonly chosen: ReadonlySet<number>;
  readonly selected: readonly number[];
  choose(place: number, on: boolean, extend: boolean): void;
  chooseAll(): void;
  clear(): void;
}

export function useChoice(shown: readonly { readonly number: number }[]): SaveChoice {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const last = useRef(0);
  return {
    chosen,
    selected: shown.filter(({ number }) => chosen.has(number)).map(({ number }) => number),
    choose(place, on, extend) {
      const [from, to] = extend ? [Math.min(last.current, place), Math.max(last.current, place)] : [place, place];
      const changed = new Set(chosen);
      for (const { number } of shown.slice(from, to + 1)) {
        if (on) changed.add(number);
        else changed.delete(number);
      }
      last.current = place;
      setChosen(changed);
    },
    chooseAll: () => setChosen(new Set(shown.map(({ number }) => number))),
    clear: () => setChosen(new Set()),
  };
}
