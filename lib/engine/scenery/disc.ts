import type { Hero } from '../modules.ts';
import type { PathNode } from '../scene.ts';
import type { Rect } from '../sizes.ts';
import { overlaps, type ScenerySetting, shape } from './setting.ts';
import { toCirclePath } from './shapes.ts';
import { type Spot, toBox } from './spots.ts';

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly rings: readonly number[];
}

const grounds: readonly Hero['ground'][] = [
  'hills',
  'mountains',
  'skyline',
  'street',
  'sea',
  'sky',
  'plain',
  'desk',
  'stage',
];
const innerRing = 1.38;
const allRings = [1.75, innerRing] as const;
const ringOpacity: Readonly<Record<number, number>> = { 1.75: 0.45, 1.38: 0.7 };

/** Factor by which a halo exceeds its drawing, and its largest size as a share of the scene's short side. */
const halo = { past: 1.04, max: 0.46 } as const;
/** Smaller sizes of a halo that has no room beside the title. */
const haloSizes = [1, 0.87, 0.75] as const;
/** Sizes of a halo behind a hanging drawing, which may reach over its edge. */
const hungSizes = [...haloSizes, 0.64, 0.54] as const;
const above = 0.9;
/** Minimum height of a halo over its drawing, as a share of its radius. */
const minCrest = 0.2;
/** The same over houses, which hide the rest of it. */
const minCrestOverHouses = 0.5;
/** Share of the margin that a disc behind a thing leaves free. */
const marginShare = 0.5;
/** Largest radius of a sun beside the main drawing, as a share of its height: a larger one would dominate. */
const maxBesideMain = 0.36;

/** A disc in free sky: its radius as a share of the short side, what chance adds to it, and the factor where it has no room. */
const free = { radius: 0.11, radiusRange: 0.05, smaller: 0.8 } as const;
/** Its places, as shares of the width: away from the middle, first on one side. */
const placesLeft = [0.2, 0.8, 0.33, 0.67, 0.1, 0.9, 0.5] as const;
const placesRight = [0.8, 0.2, 0.67, 0.33, 0.9, 0.1, 0.5] as const;
/** Its middle: radii under the scene's upper edge at least, and shares of the unit over the ground, high or low. */
const heights = { underEdge: 1.5, high: 0.5, low: 0.36 } as const;
/** Room around it, in radii: to the scene's edges and to drawings. */
const room = { edge: 1.2, drawing: 1.15 } as const;
/** Share of its radius within which a drawing stands before it. */
const covering = 0.9;

const toSquare = (x: number, y: number, r: number): Rect => ({ x: x - r, y: y - r, width: 2 * r, height: 2 * r });

/** The sun or moon, behind the main drawing or in free sky. None at a table and in space; indoors only behind a thing. */
export function placeDisc(setting: ScenerySetting, hero: Hero, spots: readonly Spot[]): Disc | undefined {
  if (!grounds.includes(hero.ground)) return undefined;
  const { width, unit, ground, clear, random, isNight, margin } = setting;
  const short = Math.min(width, setting.height);
  const [main] = spots;
  const drawRings = (x: number, y: number, r: number) =>
    [allRings, [innerRing], []].find((rings) => !overlaps(toSquare(x, y, r * (rings[0] ?? 1)), clear));
  const findBehind = (): Disc | undefined => {
    if (!main || (main.floats && !main.hangs)) return undefined;
    // A disc that hardly shows above a thing looks like a ball on its roof.
    const past = Math.max(short * 0.16, (Math.hypot(main.width, main.height) / 2) * halo.past);
    if (past > short * halo.max && !main.hangs) return undefined;
    const whole = Math.min(past, short * halo.max);
    const edge = margin * marginShare;
    const isAtEdge = main.x + main.width / 2 > width - edge;
    const side = isAtEdge ? width / 2 - edge : Math.min(main.x, width - main.x) - edge;
    for (const size of main.hangs ? hungSizes : haloSizes) {
      const r = whole * size;
      // Cut by the scene's edge it would look misplaced.
      if (r > side) continue;
      const x = isAtEdge ? Math.min(main.x, width - edge - r) : main.x;
      const y = Math.min(main.base - main.height / 2, ground - r * 0.5);
      const crest = main.base - main.height - (y - r);
      const min = hero.ground === 'skyline' || hero.ground === 'street' ? minCrestOverHouses : minCrest;
      if (!main.hangs && crest < r * min) continue;
      const rings = drawRings(x, y, r);
      if (rings) return { x, y, r, rings };
    }
    return undefined;
  };
  if (hero.ground === 'desk' || hero.ground === 'stage') return findBehind();
  const isBehind = main?.hangs || (!isNight && (hero.ground === 'hills' || hero.ground === 'plain') && random() < 0.5);
  if (isBehind) {
    const disc = findBehind();
    if (disc) return disc;
  }
  const r = Math.min(short * (free.radius + free.radiusRange * random()), (main?.height ?? short) * maxBesideMain);
  const xs = random() < 0.5 ? placesLeft : placesRight;
  for (const size of [r, r * free.smaller]) {
    for (const y of [Math.max(size * heights.underEdge, ground - unit * heights.high), ground - unit * heights.low]) {
      for (const share of xs) {
        const x = share * width;
        const reach = size * room.edge;
        if (x - reach < 0 || x + reach > width || y - reach < 0) continue;
        const own = toSquare(x, y, size * room.drawing);
        const over = { ...own, height: own.height + size * above };
        if (spots.some((spot) => overlaps(over, toBox(spot)))) continue;
        const rings = drawRings(x, y, size);
        if (rings) return { x, y, r: size, rings };
      }
    }
  }
  return isNight ? undefined : findBehind();
}

export function drawDisc({ x, y, r, rings }: Disc, { colors }: ScenerySetting): PathNode[] {
  return [
    ...rings.map((ring) => shape(toCirclePath(x, y, r * ring), colors.glow, ringOpacity[ring] ?? 0.5)),
    shape(toCirclePath(x, y, r), colors.disc),
  ];
}

export const toDiscBox = ({ x, y, r, rings }: Disc): Rect => toSquare(x, y, r * (rings[0] ?? 1));

export const covers = (disc: Disc | undefined, spot: Spot): boolean =>
  disc !== undefined && overlaps(toSquare(disc.x, disc.y, disc.r * covering), toBox(spot));
