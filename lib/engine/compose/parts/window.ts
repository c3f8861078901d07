import { hash } from '../../brand/hash.ts';
import type { SceneNode } from '../../scene.ts';
import type { Rect } from '../../sizes.ts';
import type { Design } from '../design.ts';
import { createBlock, createColumn, createRow, type Stack } from '../tree.ts';
import type { BandOptions } from './header.ts';
import { createHeaderTexts, drawScenery, findHero, measureLongestWord } from './header.ts';
import { createHeaderBand } from './header-bands.ts';
import { findEnlargement } from './plain-band.ts';

/** Share of the width between the margins. */
const titleShare = 0.56;
const heightShare = { '9:16': 0.27, '4:5': 0.34, '1:1': 0.36, '16:9': 0.4 } as const;
const gap = 40;

const frames = [{ above: 0.38 }, { above: 0.5 }, { above: 0.62 }] as const;

function drawCorner({ x, y, width, height }: Rect, share: number, fill: string, isMirrored: boolean): SceneNode {
  const edge = isMirrored ? x + width : x;
  const out = isMirrored ? 1 : -1;
  const r = Math.round(Math.min(share * width, height / 2));
  const d = `M${edge + out} ${y - 1}L${edge - out * r} ${y - 1}L${edge - out * r} ${y}A${r} ${r} 0 0 ${isMirrored ? 1 : 0} ${edge} ${y + r}L${edge + out} ${y + r}Z`;
  return { type: 'path', d, x: 0, y: 0, scale: 1, fill };
}

export function createWindowBand(design: Design, options: BandOptions): Stack {
  const { theme, measures, height, width, aspect, brief, space } = design;
  const hero = findHero(design);
  const { lead, grow = 0 } = options;
  if (lead || design.image || !hero || !theme.hasScene) return createHeaderBand(design, options);
  const { margin, top } = measures;
  const surface = theme.body;
  const inner = width - 2 * margin;
  // The column would force a title of long words to the size of text.
  if (measureLongestWord(design, surface, inner) > titleShare) return createHeaderBand(design, options);
  const seed = hash(brief.title);
  const frame = frames[seed % frames.length] ?? frames[0];
  const shown = { ...hero, drawings: hero.drawings.slice(0, 1) };
  const view = createColumn(
    {
      grow: 1,
      art: ({ x, y, width: wide, height: tall, isMirrored }) => {
        const area = { x: Math.round(x), y: Math.round(y), width: Math.ceil(wide), height: Math.round(tall) };
        return [...drawScenery(design, shown, area, []), drawCorner(area, frame.above, surface.ground, isMirrored)];
      },
    },
    [createBlock(1, Math.round(heightShare[aspect] * height), {})],
  );
  return createColumn({ grow }, [
    createRow({ gap, grow: 1 }, [
      createColumn(
        {
          padding: { top, left: margin, bottom: space(16) },
          width: Math.round(inner * titleShare) + margin,
          justify: 'center',
        },
        [
          createHeaderTexts(design, surface, {
            enlarged: findEnlargement(brief.title),
            lines: measures.title.lines + 1,
          }),
        ],
      ),
      view,
    ]),
  ]);
}
