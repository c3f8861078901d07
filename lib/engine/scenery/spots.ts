import type { DrawingSet } from '../drawings/index.ts';
import type { Hero } from '../modules.ts';
import { highest, overlaps, type Rect, type Setting } from './setting.ts';

/** A drawing in its place: middle, base and height in pixels. */
export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly floats: boolean;
  /** Height of what it stands on, on a stage. */
  readonly plinth: number;
}

/** Drawings that hang in the air. */
const floating = new Set(
  [
    'airplane small-airplane airplane-departure airplane-arrival helicopter hot-air-balloon balloon parachute kite rocket',
    'satellite comet ringed-planet full-moon crescent-moon new-moon sun star glowing-star shooting-star globe-showing-europe-africa',
    'milky-way cloud cloud-with-rain cloud-with-snow cloud-with-lightning cloud-with-lightning-and-rain sun-behind-cloud',
    'sun-behind-large-cloud sun-behind-rain-cloud sun-behind-small-cloud tornado rainbow umbrella-with-rain-drops snowflake',
    'high-voltage droplet musical-notes musical-score speech-balloon left-speech-bubble thought-balloon eagle dove butterfly',
    'honeybee mosquito fly bat flying-saucer feather atom-symbol',
  ]
    .join(' ')
    .split(' '),
);

/** Share of the unit that a thing in the water sinks by, and how far below the ground others stand. */
const sink = 0.15;
const nearer = { hills: 0.075, mountains: 0.08, skyline: 0.1, street: 0.12, plain: 0.07 } as const;

/** Heights by rank, of the unit. */
const heights = [0.5, 0.3, 0.19] as const;
/** Heights of plinths by rank, of the unit. */
const plinths = [0.2, 0.09, 0.06] as const;
/** Beside a main drawing that had to be small the others are smaller still: shares of its height, by rank. */
const maxBeside = [1, 0.72, 0.55] as const;
/** A wide thing takes at most this share of the width. */
const widest = 0.62;
const steps = 48;

interface Free {
  readonly minX: number;
  readonly maxX: number;
}

/** Where drawings stand: beside the clear zone, or under it where that is more. */
export function freeSpan({ width, unit, ground, clear }: Setting): Free {
  const all = { minX: 0, maxX: width };
  if (!clear) return all;
  const under = ground - clear.y - clear.height;
  if (under >= unit * 0.5) return all;
  const left = { minX: 0, maxX: clear.x };
  const right = { minX: clear.x + clear.width, maxX: width };
  const side = right.maxX - right.minX >= left.maxX ? right : left;
  const room = side.maxX - side.minX;
  return room >= under * 1.2 || room >= unit * 0.45 ? side : all;
}

const findBase = (setting: Setting, hero: Hero, floats: boolean): number => {
  const { ground, unit, height } = setting;
  if (floats) return ground - unit * 0.12;
  if (hero.ground === 'sea') return ground + unit * sink;
  if (hero.ground === 'sky') return height * 0.82;
  if (hero.ground === 'space') return height * 0.84;
  const below = hero.ground in nearer ? nearer[hero.ground as keyof typeof nearer] : 0.02;
  return Math.min(ground + unit * below, height - unit * 0.03);
};

export const toBox = ({ x, base, width, height }: Spot): Rect => ({
  x: x - width / 2,
  y: base - height,
  width,
  height,
});

interface Wish {
  readonly name: string;
  readonly rank: number;
  readonly targetX: number;
}

/** Room that drawings of a stage keep for their plinths. */
function withPlinth(spot: Spot): Rect {
  const box = toBox(spot);
  if (spot.plinth === 0) return box;
  const more = (plinthWidth(spot) - spot.width) / 2;
  return { ...box, x: box.x - more, width: box.width + 2 * more };
}

const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + by,
});

interface Try {
  /** Height of the plinth, of the unit. */
  readonly plinth: number;
  /** Share of the wanted height below which a place is none. */
  readonly least: number;
}

function placeOne(
  setting: Setting,
  hero: Hero,
  drawings: DrawingSet,
  taken: readonly Spot[],
  wish: Wish,
): Spot | undefined {
  const { rank } = wish;
  const isStage = hero.ground === 'stage';
  const share = (heights[rank] ?? 0.15) * (0.92 + 0.16 * setting.random());
  const tries: Try[] = [{ plinth: isStage ? (plinths[rank] ?? 0.06) : 0, least: 0.55 }];
  // The main drawing is shown where there is any room for it.
  if (rank === 0) tries.push({ plinth: isStage ? 0.05 : 0, least: 0.3 });
  for (const each of tries) {
    const spot = findPlace(setting, hero, drawings, taken, wish, share, each);
    if (spot) return spot;
  }
  return undefined;
}

/** Sizes that are tried, of the wanted one: a smaller drawing may stand beside the title. */
const sizes = [1, 0.85, 0.7, 0.55, 0.42, 0.3];

function findPlace(
  setting: Setting,
  hero: Hero,
  drawings: DrawingSet,
  taken: readonly Spot[],
  { name, rank, targetX }: Wish,
  share: number,
  { plinth, least }: Try,
): Spot | undefined {
  const { unit, height, width } = setting;
  const floats = hero.ground === 'space' || (hero.ground !== 'stage' && floating.has(name));
  const aspect = drawings.aspect(name);
  // A wide thing looks as large as a high one of the same area.
  const even = Math.max(1, aspect) ** (rank === 0 ? 0.3 : 0.5);
  const main = taken[0]?.height ?? Number.POSITIVE_INFINITY;
  const wanted = Math.min((unit * share) / even, (width * widest) / aspect, main * (maxBeside[rank] ?? 0.5));
  const floor = findBase(setting, hero, floats) - plinth * unit;
  const margin = unit * 0.05;
  const gap = unit * (plinth > 0 ? 0.08 : 0.03);
  const lifts = floats && rank > 0 ? [0.1, 0.3, 0.5] : floats ? [0, 0.08] : [0];
  const others = taken.map(withPlinth);
  let best: { readonly spot: Spot; readonly score: number } | undefined;
  for (const lift of lifts) {
    const base = Math.min(floor - lift * unit, height);
    for (let step = 1; step < steps; step += 1) {
      const x = (width * step) / steps;
      for (const part of sizes) {
        if (part < least) break;
        const spot: Spot = {
          name,
          x,
          base,
          width: wanted * part * aspect,
          height: wanted * part,
          floats,
          plinth: plinth * unit,
        };
        const around = withPlinth(spot);
        const maxX = around.x + around.width;
        if (around.x < margin || maxX > width - margin) continue;
        if (around.y < highest(setting, around.x, maxX) + unit * 0.03) continue;
        const grown = grow(around, gap);
        if (others.some((other) => overlaps(grown, plinth > 0 ? { ...other, y: 0, height } : other))) continue;
        const score = part * 2 - Math.abs(x - targetX) / width - lift * (rank === 0 ? 0.2 : -0.2);
        if (!best || score > best.score) best = { spot, score };
        break;
      }
    }
  }
  return best?.spot;
}

export const plinthWidth = ({ width, height }: Spot): number => Math.max(width * 1.15, height * 0.7);

/** Places the hero's drawings: the first is the largest and stands on a third line, the others beside it. */
export function placeSpots(setting: Setting, hero: Hero, drawings: DrawingSet): readonly Spot[] {
  const { minX, maxX } = freeSpan(setting);
  const { random, width, unit } = setting;
  const room = maxX - minX;
  const isAll = room >= width;
  const isCentred = hero.ground === 'stage' || hero.ground === 'space' || hero.ground === 'plain';
  const side = random() < 0.5 ? 0.36 : 0.66;
  const middle = minX + room * (isCentred || !isAll ? 0.52 : side);
  const spots: Spot[] = [];
  for (const name of hero.drawings.filter((name) => drawings.has(name)).slice(0, 3)) {
    const rank = spots.length;
    const [main] = spots;
    const reach = main ? main.width / 2 + unit * (isAll ? 0.42 : 0.2) : 0;
    const direction = (middle > minX + room / 2 ? -1 : 1) * (rank === 1 ? 1 : -1);
    const targetX = main ? main.x + direction * reach : middle;
    const spot = placeOne(setting, hero, drawings, spots, { name, rank, targetX });
    if (spot) spots.push(spot);
  }
  return spots;
}
