import { hash } from '../../brand/hash.ts';
import type { SceneNode } from '../../scene.ts';
import type { Design } from '../design.ts';
import { block, column, type Rect, row, type Stack } from '../tree.ts';
import { findHero, headerTexts, scenery } from './header.ts';
import { type BandOptions, headerBand } from './header-bands.ts';
import { tileField } from './tiles.ts';

/** Of the width between the margins. */
const titleShare = 0.56;
/** Of the picture's height, at least. */
const heightShare = { '9:16': 0.27, '4:5': 0.34, '1:1': 0.36, '16:9': 0.4 } as const;
/** Pixels between title and window. */
const gap = 40;
/** Pixels, about: a tile of the field that stands for a scene. */
const tileSide = 150;

/** How much of a window's width is round at its far corners: one below, or a half arch. */
const frames = [
  { above: 0, below: 0.62 },
  { above: 0.5, below: 0.5 },
  { above: 0.62, below: 0 },
] as const;

/** The corners of a window in the ground's colour, at the side that is turned to the title. */
function corners({ x, y, width, height }: Rect, frame: (typeof frames)[number], fill: string, isMirrored: boolean) {
  const edge = isMirrored ? x + width : x;
  const out = isMirrored ? 1 : -1;
  const cut = (share: number, from: number, down: 1 | -1): SceneNode[] => {
    const r = Math.round(Math.min(share * width, height / 2));
    if (r === 0) return [];
    const sweep = isMirrored === (down === 1) ? 1 : 0;
    const d = `M${edge + out} ${from - down}L${edge - out * r} ${from - down}L${edge - out * r} ${from}A${r} ${r} 0 0 ${sweep} ${edge} ${from + down * r}L${edge + out} ${from + down * r}Z`;
    return [{ type: 'path', d, x: 0, y: 0, scale: 1, fill }];
  };
  return [...cut(frame.above, y, 1), ...cut(frame.below, y + height, -1)];
}

/** Title on the body's ground, the scene in a window beside it that reaches to the edges; tiles where there is none. */
export function windowBand(design: Design, options: BandOptions): Stack {
  const { theme, measures, height, width, aspect, brief, space } = design;
  const hero = findHero(design);
  const { lead, grow = 0 } = options;
  // Tiles in a window are a patch beside the title: without a scene they go from edge to edge.
  if (lead || design.image || (!hero && theme.motif === 'tiles')) return headerBand(design, options);
  const { margin, top } = measures;
  const surface = theme.body;
  const seed = hash(brief.title);
  const frame = frames[seed % frames.length] ?? frames[0];
  const inner = width - 2 * margin;
  const hasScene = hero !== undefined && theme.hasScene;
  const view = column(
    {
      grow: 1,
      art: hasScene
        ? ({ x, y, width: wide, height: tall, isMirrored }) => {
            const area = { x: Math.round(x), y: Math.round(y), width: Math.ceil(wide), height: Math.round(tall) };
            return [...scenery(design, hero, area, []), ...corners(area, frame, surface.ground, isMirrored)];
          }
        : undefined,
      draw: hasScene
        ? undefined
        : ({ width: wide, height: tall }) => tileField(design, theme.band, seed, wide, tall, tileSide),
    },
    [block(1, Math.round(heightShare[aspect] * height), {})],
  );
  return column({ grow }, [
    row({ gap, grow: 1 }, [
      column({ padding: { top, left: margin, bottom: space(16) }, width: Math.round(inner * titleShare) + margin }, [
        headerTexts(design, surface),
      ]),
      view,
    ]),
  ]);
}
