import { type KeyboardEvent, useState } from 'react';
import { PictureTile } from './picture-tile.tsx';
import type { SaveChoice } from './use-choice.ts';
import type { ShownPicture } from './use-pictures.ts';

interface PictureGridProps {
  readonly pictures: readonly ShownPicture[];
  readonly choice: SaveChoice;
}

export function PictureGrid({ pictures, choice }: PictureGridProps) {
  const [reached, setReached] = useState(0);
  const last = pictures.length - 1;
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key === 'a') {
      event.preventDefault();
      return choice.chooseAll();
    }
    const step = toStep(event.key, countColumns(event.currentTarget));
    if (step === 0) return;
    event.preventDefault();
    const next = Math.min(last, Math.max(0, reached + step));
    setReached(next);
    event.currentTarget.querySelectorAll<HTMLInputElement>('input')[next]?.focus();
  };

  return (
    <ul className="save-grid" onKeyDown={onKeyDown}>
      {pictures.map((picture, place) => (
        <PictureTile
          key={picture.number}
          picture={picture}
          chosen={choice.chosen.has(picture.number)}
          reachable={place === Math.min(reached, last)}
          onReach={() => setReached(place)}
          onChoose={(on, extend) => choice.choose(place, on, extend)}
        />
      ))}
    </ul>
  );
}

function toStep(key: string, columns: number): number {
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

function countColumns(grid: Element): number {
  const tiles = [...grid.children];
  const top = tiles[0]?.getBoundingClientRect().top;
  const next = tiles.findIndex((tile) => tile.getBoundingClientRect().top !== top);
  return next < 0 ? tiles.length : next;
}
