import type { Aspect } from '../../../contract/index.ts';
import { pictureSizes, type Rect, type Size } from '../../sizes.ts';
import type { Slot, SlotBox } from './template.ts';

export function makeForEach<T>(make: (aspect: Aspect, size: Size) => T): Readonly<Record<Aspect, T>> {
  return {
    '9:16': make('9:16', pictureSizes['9:16']),
    '1:1': make('1:1', pictureSizes['1:1']),
    '4:5': make('4:5', pictureSizes['4:5']),
    '16:9': make('16:9', pictureSizes['16:9']),
  };
}

export function makeRect(x: number, y: number, width: number, height: number): Rect {
  return { x, y, width, height };
}

export function findFace(x: number, y: number, scale: number): Rect {
  return makeRect(x - 80 * scale, y - 232 * scale, 160 * scale, 180 * scale);
}

export function shrink({ x, y, width, height }: Rect, across: number, down = across): Rect {
  return { x: x + across, y: y + down, width: width - 2 * across, height: height - 2 * down };
}

type Places = Readonly<Record<Aspect, Rect>>;

function toFractions(places: Places): Slot['box'] {
  return makeForEach((aspect, { width, height }): SlotBox => {
    const place = places[aspect];
    return [place.x / width, place.y / height, place.width / width, place.height / height];
  });
}

export function createPanel(role: string, places: Places, rules: Partial<Slot> = {}): Slot {
  return {
    role,
    box: toFractions(places),
    style: 'panel',
    align: 'middle',
    maxWords: 12,
    maxLines: 4,
    maxSize: 80,
    ground: '#fffdf6',
    ...rules,
  };
}

/** Of the picture's height. */
const bannerShares = { top: 0.18, bottom: 0.24 } as const;

export function createBanner(role: string, edge: 'top' | 'bottom', share: number = bannerShares[edge]): Slot {
  const places = makeForEach((_, { width, height }) =>
    makeRect(0, edge === 'top' ? 0 : height * (1 - share), width, height * share),
  );
  return { ...createPanel(role, places), style: 'outlined', align: edge, maxLines: 3, maxSize: 130, ground: undefined };
}
