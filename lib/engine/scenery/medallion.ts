import type { DrawingSet } from '../drawings/index.ts';
import type { Hero } from '../modules.ts';
import type { Rect } from '../sizes.ts';
import type { Disc } from './disc.ts';
import type { ScenerySetting } from './setting.ts';
import type { Spot } from './spots.ts';
import { hangs } from './unsteady.ts';

/** A thing that would not stand, in the middle of a disc in the free part of the scene, with no floor or town that it would float over. */

export interface Medallion {
  readonly spot: Spot;
  readonly disc: Disc;
}

/** Shares of the free part's short side: the radius, and its least and largest as shares of the scene's. */
const radius = { ofRoom: 0.44, min: 0.1, max: 0.42 } as const;
/** Half diagonal of the thing, and largest half width and height, as shares of the radius: its corners are seldom inked. */
const inside = { diagonal: 0.88, side: 0.72 } as const;
const rings = [1.75, 1.38] as const;
/** Share of the margin that the disc leaves free beside a title. */
const edgeShare = 0.5;
const middle = 0.5;

function listRooms({ width, height, clear, margin }: ScenerySetting): readonly Rect[] {
  if (!clear) return [{ x: 0, y: 0, width, height }];
  const [right, foot] = [clear.x + clear.width, clear.y + clear.height];
  const edge = margin * edgeShare;
  return [
    { x: right, y: 0, width: width - right - edge, height },
    { x: edge, y: 0, width: clear.x - edge, height },
    { x: 0, y: foot, width, height: height - foot },
  ];
}

const getShortSide = ({ width, height }: Rect): number => Math.min(width, height);

const measureGap = (x: number, y: number, box: Rect): number =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

export function placeMedallion(
  setting: ScenerySetting,
  { drawings: [name] }: Hero,
  drawings: DrawingSet,
): Medallion | undefined {
  if (name === undefined || !hangs(name) || !drawings.has(name)) return undefined;
  const { width, height, clear } = setting;
  const short = Math.min(width, height);
  const [room] = [...listRooms(setting)].sort((one, other) => getShortSide(other) - getShortSide(one));
  if (!room) return undefined;
  const r = Math.min(getShortSide(room) * radius.ofRoom, short * radius.max);
  if (r < short * radius.min) return undefined;
  const [x, y] = [room.x + Math.max(r, Math.min(room.width - r, room.width * middle)), room.y + room.height / 2];
  // A ring that an edge or the title cuts looks broken.
  const free = Math.min(x, width - x, y, height - y, clear ? measureGap(x, y, clear) : Number.POSITIVE_INFINITY);
  const aspect = drawings.aspect(name);
  const high = Math.min((2 * inside.diagonal) / Math.hypot(aspect, 1), 2 * inside.side, (2 * inside.side) / aspect) * r;
  const spot = { name, x, base: y + high / 2, width: high * aspect, height: high, floats: true, hangs: true };
  return { spot, disc: { x, y, r, rings: rings.filter((ring) => ring * r <= free) } };
}
