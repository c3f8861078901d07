import { toHex, toOklch } from '../brand/color.ts';
import type { Tones } from '../brand/palette.ts';
import type { GroupNode, PathNode, SceneNode } from '../scene.ts';
import type { Drawing } from './parse.ts';
import { computeUnseenShare, type DrawingStyle, recolor } from './recolor.ts';

interface DrawingLook {
  readonly tones: Tones;
  readonly style: DrawingStyle;
  readonly dark?: boolean | undefined;
  /** Background as `#rrggbb`: a drawing too similar to it is darkened, lightened or outlined. */
  readonly ground?: string | undefined;
  readonly outline?: string | undefined;
  readonly silhouette?: string | undefined;
  readonly flip?: boolean | undefined;
  /** Flat shadow under the base; `true` uses the palette's deep tone. */
  readonly shadow?: boolean | string | undefined;
  readonly tone?: number | undefined;
  /** Mean lightness of the brand's parts, 0–1; 0.94 for a white version. */
  readonly target?: number | undefined;
}

/** `x` is the middle of the trimmed drawing, `y` its base. */
export type Placing = DrawingLook & { readonly x: number; readonly y: number } & (
    | { readonly height: number; readonly width?: undefined }
    | { readonly width: number; readonly height?: undefined }
  );

export type Fitting = DrawingLook & {
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** A shadow's half axes, as shares of its drawing's width. */
const shadowShare = { halfWidth: 0.46, halfHeight: 0.05 } as const;

const outlineWidth = 1.6;
const shadowOpacity = 0.22;

export class DrawingSet {
  readonly #drawings: ReadonlyMap<string, Drawing>;

  constructor(drawings: ReadonlyMap<string, Drawing>) {
    this.#drawings = drawings;
  }

  has(name: string): boolean {
    return this.#drawings.has(name);
  }

  /** Width over height; 1 for a drawing that is not loaded. */
  aspect(name: string): number {
    const box = this.#drawings.get(name)?.box;
    return box ? box.width / box.height : 1;
  }

  isSeen(name: string, { tones, style, dark = false, ground }: DrawingLook): boolean {
    const drawing = this.#drawings.get(name);
    return (
      drawing !== undefined && !recolor(drawing, { tones, style, dark, ground, tone: 1, target: undefined }).isUnseen
    );
  }

  /** Share of a recoloured drawing that is hardly visible before the colour `behind`; 0 where it is not loaded. */
  shareLostOn(behind: string, name: string, { tones, style, dark = false, ground }: DrawingLook): number {
    const drawing = this.#drawings.get(name);
    if (!drawing) return 0;
    const { colors } = recolor(drawing, { tones, style, dark, ground, tone: 1, target: undefined });
    return computeUnseenShare(drawing, colors, behind);
  }

  /** Nodes with the base centred on (x, y); none for a drawing that is not loaded. */
  place(name: string, placing: Placing): SceneNode[] {
    const drawing = this.#drawings.get(name);
    if (!drawing) return [];
    const { x, y, shadow, tones } = placing;
    const { box } = drawing;
    const scale = placing.height === undefined ? placing.width / box.width : placing.height / box.height;
    const [width, height] = [box.width * scale, box.height * scale];
    const group: GroupNode = {
      type: 'group',
      x: x - width / 2 - (placing.flip ? 32 - box.x - box.width : box.x) * scale,
      y: y - height - box.y * scale,
      scale,
      ...(placing.flip && { mirror: 32 }),
      children: listLayers(drawing, placing),
    };
    if (!shadow) return [group];
    const ground: PathNode = {
      type: 'path',
      d: toEllipsePath(width * shadowShare.halfWidth, Math.max(6, width * shadowShare.halfHeight)),
      x,
      y,
      scale: 1,
      fill: shadow === true ? tones.deep : shadow,
      opacity: shadowOpacity,
    };
    return [ground, group];
  }

  fit(name: string, { box, ...look }: Fitting): SceneNode[] {
    const height = Math.min(box.height, box.width / this.aspect(name));
    return this.place(name, {
      ...look,
      x: box.x + box.width / 2,
      y: box.y + (box.height + height) / 2,
      height,
    });
  }
}

/** Opacity and visible share from which a layer is a wall, through which no scenery is seen. */
const wall = { opacity: 0.6, share: 0.2 } as const;

function mixWithWhite(color: string, opacity: number): string {
  const { l, c, h } = toOklch(color);
  return toHex({ l: l * opacity + 1 - opacity, c: c * opacity, h });
}

function listLayers(drawing: Drawing, look: DrawingLook): PathNode[] {
  const { silhouette, outline } = look;
  const own = { type: 'path', x: 0, y: 0, scale: 1 } as const;
  const drawInOne = (color: string, grow: number): PathNode[] =>
    drawing.layers.map(({ d, isEvenOdd, line }) => ({
      ...own,
      d,
      ...(line === undefined && { fill: color, ...(isEvenOdd && { fillRule: 'evenodd' as const }) }),
      ...(line !== undefined || grow > 0 ? { stroke: { color, width: (line ?? 0) + grow } } : {}),
    }));
  if (silhouette !== undefined) return drawInOne(silhouette, 0);
  const { colors, isUnseen } = recolor(drawing, {
    tones: look.tones,
    style: look.style,
    dark: look.dark ?? false,
    ground: look.ground,
    tone: look.tone ?? 1,
    target: look.target,
  });
  const around = outline ?? (isUnseen ? '#ffffff' : undefined);
  const layers = drawing.layers.map(({ d, fill, isEvenOdd, line, opacity, share }): PathNode => {
    const isWall = opacity !== undefined && opacity >= wall.opacity && share >= wall.share;
    const color = isWall ? mixWithWhite(colors.get(fill) ?? fill, opacity) : (colors.get(fill) ?? fill);
    return {
      ...own,
      d,
      ...(line === undefined ? { fill: color } : { stroke: { color, width: line } }),
      ...(isEvenOdd && { fillRule: 'evenodd' }),
      ...(opacity !== undefined && !isWall && { opacity }),
    };
  });
  return around === undefined ? layers : [...drawInOne(around, outlineWidth), ...layers];
}

function toEllipsePath(rx: number, ry: number): string {
  return `M${-rx} 0a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export const listNames = (names: string): ReadonlySet<string> => new Set(names.split(/\s+/).filter(Boolean));
