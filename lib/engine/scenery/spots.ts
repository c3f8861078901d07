import type { DrawingSet } from '../drawings/index.ts';
import type { Hero } from '../modules.ts';
import type { Rect } from '../sizes.ts';
import { findHighest, overlaps, type ScenerySetting } from './setting.ts';
import { floats as isAirborne, isCutAtRight, hangs as isHung, isWaistHigh } from './unsteady.ts';

export interface Spot {
  readonly name: string;
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly floats: boolean;
  readonly hangs?: boolean;
}

/** Shares of the unit: depth in water, and distance below the ground line. */
const sink = 0.15;
const nearer = { hills: 0.075, mountains: 0.08, skyline: 0.1, street: 0.12, plain: 0.07 } as const;

const heights = [0.57, 0.34, 0.22] as const;
/** Indoors on a stage nothing else is drawn, so that its drawings are larger. */
const onStage = 1.2;
/** Before a disc, which has to be seen around it. */
const hung = 0.82;
/** Most height of the others as shares of the main drawing's, by rank. */
const maxBeside = [1, 0.72, 0.55] as const;
const maxWidthShare = 0.62;
/** Factor and width share of the main drawing in a scene without a title. */
const alone = { scale: 1.3, widthShare: 0.76 } as const;
const positions = 48;

/** Room beside the title from which drawings stand there: against the room below it, or as a share of the unit. */
const beside = { againstBelow: 1.2, ofUnit: 0.45 } as const;
/** Feet of drawings: shares of the unit over or under the ground's line, and shares of the scene's height. */
const feet = { floating: 0.12, sky: 0.82, space: 0.84, margin: 0.03 } as const;
/** Height of a further drawing, and the range within which chance scales each. */
const size = { further: 0.15, min: 0.92, range: 0.16 } as const;
/** Place of the main drawing, as a share of the room: on one of the thirds, or nearly in the middle. */
const mainX = { left: 0.36, right: 0.66, middle: 0.52 } as const;
/** Distance of the others from the main drawing's edge, as a share of the unit: in a scene with room on both sides, or on one. */
const distances = { free: 0.42, besideTitle: 0.2 } as const;

interface Free {
  readonly minX: number;
  readonly maxX: number;
}

function findFreeSpan({ width, unit, ground, clear }: ScenerySetting): Free {
  const all = { minX: 0, maxX: width };
  if (!clear) return all;
  const under = ground - clear.y - clear.height;
  if (under >= unit * 0.5) return all;
  const left = { minX: 0, maxX: clear.x };
  const right = { minX: clear.x + clear.width, maxX: width };
  const side = right.maxX - right.minX >= left.maxX ? right : left;
  const room = side.maxX - side.minX;
  return room >= under * beside.againstBelow || room >= unit * beside.ofUnit ? side : all;
}

const findBase = (setting: ScenerySetting, hero: Hero, name: string, floats: boolean): number => {
  const { ground, unit, height } = setting;
  if (floats) return ground - unit * feet.floating;
  if (isWaistHigh(name)) return ground;
  if (hero.ground === 'sea') return ground + unit * sink;
  if (hero.ground === 'sky') return height * feet.sky;
  if (hero.ground === 'space') return height * feet.space;
  const below = hero.ground in nearer ? nearer[hero.ground as keyof typeof nearer] : 0.02;
  return Math.min(ground + unit * below, height - unit * feet.margin);
};

export const toBox = ({ x, base, width, height }: Spot): Rect => ({
  x: x - width / 2,
  y: base - height,
  width,
  height,
});

interface WantedSpot {
  readonly name: string;
  readonly rank: number;
  readonly targetX: number;
}

const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + by,
});

function placeOne(
  setting: ScenerySetting,
  hero: Hero,
  drawings: DrawingSet,
  taken: readonly Spot[],
  wantedSpot: WantedSpot,
): Spot | undefined {
  const { rank } = wantedSpot;
  const isAlone = rank === 0 && setting.clear === undefined;
  const scale =
    (isAlone ? alone.scale : 1) * (hero.ground === 'stage' ? onStage : 1) * (isHung(wantedSpot.name) ? hung : 1);
  const share = (heights[rank] ?? size.further) * (size.min + size.range * setting.random()) * scale;
  return findPlace(setting, hero, drawings, taken, wantedSpot, share, rank === 0 ? minShares.main : minShares.others);
}

/** Shares of the wanted size: indoors in large steps, which leave room for the disc around a thing. */
const sizes = {
  indoors: [1, 0.85, 0.7, 0.55, 0.42, 0.3],
  outdoors: [1, 0.92, 0.85, 0.77, 0.7, 0.62, 0.55, 0.48, 0.42, 0.36, 0.3],
} as const;
const indoors: readonly Hero['ground'][] = ['stage', 'desk', 'table', 'plain'];
const minShares = { main: 0.3, others: 0.55 } as const;

/** Shares of the unit. */
const room = { around: 0.03, underClear: 0.03 } as const;
/** Heights above the ground of floating things, as shares of the unit; the main one goes lower where it is larger there. */
const lifts = { main: [0, 0.08], others: [0.1, 0.3, 0.5], low: [-0.1] } as const;
/** Weights of a place's size and of its height in the air, against its distance from the wanted place. */
const worth = { size: 2, mainLift: -0.2, otherLift: 0.2 } as const;

function findPlace(
  setting: ScenerySetting,
  hero: Hero,
  drawings: DrawingSet,
  taken: readonly Spot[],
  { name, rank, targetX }: WantedSpot,
  share: number,
  minShare: number,
): Spot | undefined {
  const { unit, height, width } = setting;
  const hangs = rank === 0 && isHung(name);
  const floats = hangs || hero.ground === 'space' || (hero.ground !== 'stage' && isAirborne(name));
  const aspect = drawings.aspect(name);
  // Wide drawings look as large as high ones of the same area.
  const even = Math.max(1, aspect) ** (rank === 0 ? 0.3 : 0.5);
  const main = taken[0]?.height ?? Number.POSITIVE_INFINITY;
  const max = rank === 0 && setting.clear === undefined ? alone.widthShare : maxWidthShare;
  const wanted = Math.min((unit * share) / even, (width * max) / aspect, main * (maxBeside[rank] ?? 0.5));
  const floor = findBase(setting, hero, name, floats);
  const isFree = makeFreeTest(setting, taken);
  const steps = indoors.includes(hero.ground) ? sizes.indoors : sizes.outdoors;
  const findBest = (tried: readonly number[], isAtEdge = false): Spot | undefined => {
    let best: { readonly spot: Spot; readonly score: number } | undefined;
    for (const lift of tried) {
      const base = Math.min(floor - lift * unit, height);
      for (let step = 1; step < (isAtEdge ? 2 : positions); step += 1) {
        const x = (width * step) / positions;
        const toSpot = (part: number): Spot => ({
          name,
          x: isAtEdge ? width - (wanted * part * aspect) / 2 : x,
          base,
          width: wanted * part * aspect,
          height: wanted * part,
          floats,
          hangs,
        });
        const part = steps.find((size) => size >= minShare && isFree(toSpot(size)));
        if (part === undefined) continue;
        const raised = lift * (rank === 0 ? worth.mainLift : worth.otherLift);
        const score = part * worth.size - Math.abs(x - targetX) / width + raised;
        if (!best || score > best.score) best = { spot: toSpot(part), score };
      }
    }
    return best?.spot;
  };
  const tried = !floats ? [0] : rank > 0 ? lifts.others : lifts.main;
  const usual = (isCutAtRight(name) ? findBest(tried, true) : undefined) ?? findBest(tried);
  if (!floats || rank > 0) return usual;
  const low = findBest(lifts.low);
  return low && low.height > (usual?.height ?? 0) * minGain ? low : usual;
}

/** Factor by which a thing in the air must be larger to hang lower. */
const minGain = 1.1;

function makeFreeTest(setting: ScenerySetting, taken: readonly Spot[]): (spot: Spot) => boolean {
  const { unit, width, margin } = setting;
  const others = taken.map(toBox);
  return (spot) => {
    const own = toBox(spot);
    const maxX = own.x + own.width;
    // Cut at the picture's edge it looks meant, and within the picture broken.
    const isAtEdge = isCutAtRight(spot.name) && Math.abs(maxX - width) < 1;
    if (own.x < margin || (maxX > width - margin && !isAtEdge)) return false;
    if (own.y < findHighest(setting, own.x, maxX) + unit * room.underClear) return false;
    const grown = grow(own, unit * room.around);
    return !others.some((other) => overlaps(grown, other));
  };
}

/** Width of a narrow scene as a share of its height: its main drawing stands in the middle. */
const narrow = 1.2;

export function placeSpots(setting: ScenerySetting, hero: Hero, drawings: DrawingSet): readonly Spot[] {
  const { minX, maxX } = findFreeSpan(setting);
  const { random, width, unit } = setting;
  const room = maxX - minX;
  const isAll = room >= width;
  // Indoors nothing else fills the other side.
  const isAlone = hero.drawings.length === 1 && (hero.ground === 'desk' || hero.ground === 'table');
  const isCentred = isAlone || hero.ground === 'stage' || hero.ground === 'space' || hero.ground === 'plain';
  const side = random() < 0.5 ? mainX.left : mainX.right;
  const isNarrow = setting.clear === undefined && width < setting.height * narrow;
  const middle = minX + room * (isNarrow ? 0.5 : isCentred || !isAll ? mainX.middle : side);
  const spots: Spot[] = [];
  for (const name of hero.drawings.filter((name) => drawings.has(name)).slice(0, 3)) {
    const rank = spots.length;
    const [main] = spots;
    if (main && isHung(name)) continue;
    const reach = main ? main.width / 2 + unit * (isAll ? distances.free : distances.besideTitle) : 0;
    const direction = (middle > minX + room / 2 ? -1 : 1) * (rank === 1 ? 1 : -1);
    const targetX = main ? main.x + direction * reach : middle;
    const spot = placeOne(setting, hero, drawings, spots, { name, rank, targetX });
    if (spot) spots.push(spot);
  }
  return spots;
}
