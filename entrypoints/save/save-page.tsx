import { type FormEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { Segmented } from '../../components/segmented.tsx';
import { Wordmark } from '../../components/wordmark.tsx';
import { sendToBackground } from '../../lib/messages/send.ts';
import { languageTag } from '../../lib/settings/language.ts';
import { errorText, words } from '../../lib/settings/words.ts';
import { PictureTile } from './picture-tile.tsx';
import { usePictures } from './use-pictures.ts';

/** Pixels of the longer side, from which on pictures are shown. */
const sizes = ['0', '300', '800'] as const;
type Size = (typeof sizes)[number];

interface Outcome {
  readonly tone: 'done' | 'problem';
  readonly text: string;
}

/** All images of a tab's page, to choose from. */
export function SavePage({ tabId }: { readonly tabId: number }) {
  const { title, pictures, problem, lookAgain } = usePictures(tabId);
  const [least, setLeast] = useState<Size>('0');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [reached, setReached] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const last = useRef(0);
  useEffect(() => {
    document.title = words('choose_title');
  }, []);

  const shown = useMemo(
    () => pictures?.filter(({ width, height }) => width === 0 || Math.max(width, height) >= Number(least)) ?? [],
    [pictures, least],
  );
  const selected = shown.filter(({ number }) => chosen.has(number)).map(({ number }) => number);

  const choose = (place: number, on: boolean, extend: boolean) => {
    const [from, to] = extend ? [Math.min(last.current, place), Math.max(last.current, place)] : [place, place];
    const changed = new Set(chosen);
    for (const { number } of shown.slice(from, to + 1)) {
      if (on) changed.add(number);
      else changed.delete(number);
    }
    last.current = place;
    setChosen(changed);
  };
  const isNoneChosen = selected.length === 0;
  useEffect(() => {
    // The button that had the focus can't be pressed any more: the keyboard goes on among the pictures.
    if (isNoneChosen && outcome && document.activeElement?.matches('body, :disabled')) {
      document.querySelector<HTMLElement>('.save-tile input[tabindex="0"]')?.focus();
    }
  }, [isNoneChosen, outcome]);
  const all = () => setChosen(new Set(shown.map(({ number }) => number)));
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (selected.length === 0 || busy) return;
    setBusy(true);
    setOutcome(undefined);
    sendToBackground({ type: 'save-images', tabId, numbers: selected })
      .then(
        ({ saved, failed }) => {
          setOutcome(outcomeOf(saved, failed));
          if (failed > 0) return;
          setChosen(new Set());
        },
        (error: Error) => setOutcome({ tone: 'problem', text: errorText(error) }),
      )
      .finally(() => setBusy(false));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      return all();
    }
    const step = stepOf(event.key, columnsOf(event.currentTarget));
    if (step === 0) return;
    event.preventDefault();
    const next = Math.min(shown.length - 1, Math.max(0, reached + step));
    setReached(next);
    event.currentTarget.querySelectorAll<HTMLInputElement>('input')[next]?.focus();
  };

  return (
    <form className="save" onSubmit={save}>
      <header className="save-head">
        <h1>
          <Wordmark />
          <span className="spoken">{words('choose_title')}</span>
        </h1>
        {title && (
          <p className="save-page" dir="auto">
            {title}
          </p>
        )}
        <div className="save-tools">
          <Segmented
            legend={words('choose_size')}
            segments={sizes.map((value) => ({
              value,
              label: value === '0' ? words('choose_any_size') : words('choose_from_size', value),
            }))}
            value={least}
            onChange={setLeast}
          />
          <Button
            look="quiet"
            onClick={selected.length === shown.length && shown.length > 0 ? () => setChosen(new Set()) : all}
          >
            {words(selected.length === shown.length && shown.length > 0 ? 'clear_selection' : 'select_all')}
          </Button>
          <Button type="submit" look="primary" icon="save" busy={busy} disabled={selected.length === 0}>
            {selected.length > 0 ? words('choose_save', selected.length.toLocaleString(languageTag())) : words('save')}
          </Button>
        </div>
        {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      </header>
      <main>
        {problem ? (
          <Notice tone="problem" actions={<Button onClick={lookAgain}>{words('try_again')}</Button>}>
            {errorText(problem)}
          </Notice>
        ) : !pictures ? (
          <p className="save-empty" role="status">
            {words('looking')}
          </p>
        ) : shown.length === 0 ? (
          <p className="save-empty" role="status">
            {words('choose_none')}
          </p>
        ) : (
          <ul className="save-grid" onKeyDown={onKeyDown}>
            {shown.map((picture, place) => (
              <PictureTile
                key={picture.number}
                picture={picture}
                chosen={chosen.has(picture.number)}
                reachable={place === Math.min(reached, shown.length - 1)}
                onReach={() => setReached(place)}
                onChoose={(on, extend) => choose(place, on, extend)}
              />
            ))}
          </ul>
        )}
      </main>
    </form>
  );
}

function outcomeOf(saved: number, failed: number): Outcome {
  if (failed === 0) return { tone: 'done', text: words('choose_saved', saved.toLocaleString(languageTag())) };
  return {
    tone: 'problem',
    text: words('choose_failed', saved.toLocaleString(languageTag()), failed.toLocaleString(languageTag())),
  };
}

function stepOf(key: string, columns: number): number {
  const side = document.documentElement.dir === 'rtl' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: side,
    ArrowLeft: -side,
    ArrowDown: columns,
    ArrowUp: -columns,
    Home: Number.NEGATIVE_INFINITY,
    End: Number.POSITIVE_INFINITY,
  };
  return steps[key] ?? 0;
}

function columnsOf(grid: Element): number {
  const tiles = [...grid.children];
  const top = tiles[0]?.getBoundingClientRect().top;
  const next = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top);
  return next < 0 ? tiles.length : next;
}
