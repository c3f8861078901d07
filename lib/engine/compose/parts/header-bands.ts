import type { Surface } from '../../brand/palette.ts';
import type { Hero } from '../../modules.ts';
import type { Design, LeadImage } from '../design.ts';
import { isDark } from '../drawings.ts';
import { createBlock, createColumn, createRow, keepPresent, type Stack } from '../tree.ts';
import {
  type BandOptions,
  createHeaderTexts,
  drawScenery,
  findHero,
  makeSkySurface,
  measureLongestWord,
} from './header.ts';
import { drawMotif } from './motif.ts';
import { computeRatio, drawFilling, drawWhole, shapeFor } from './picture.ts';
import { createPlainBand } from './plain-band.ts';
import { drawInside } from './spot.ts';

const titleShare = { '9:16': 0.6, '4:5': 0.58, '1:1': 0.62, '16:9': 1 } as const;
const maxTitleShare = 0.92;
/** Share in a band narrower than the picture, with and without drawings. */
const narrowShare = { drawn: 0.7, bare: 0.86 };
/** Share of the picture's height for the scene's strip under the title; halved where a number leads. */
const footShare = { '9:16': 0.09, '4:5': 0.09, '1:1': 0.09, '16:9': 0.45 } as const;
/** Enlargement of that strip for a drawing under a title that needs this much more of the width than beside one. */
const [belowFrom, belowScale] = [0.14, 2];
/** Minimum height of a header with a scene, as a share of the picture's. */
const sceneShare = { '9:16': 0.28, '4:5': 0.33, '1:1': 0.32, '16:9': 1 } as const;

function createSceneBand(design: Design, hero: Hero, { lead, grow = 1, width = design.width }: BandOptions): Stack {
  const { aspect, measures, height, space } = design;
  const surface = makeSkySurface(design, hero);
  const { margin, top } = measures;
  const inner = width - 2 * margin;
  const hasSpots = hero.drawings.length > 0;
  const share =
    hasSpots && width === design.width
      ? titleShare[aspect]
      : narrowShare[hasSpots && aspect !== '16:9' ? 'drawn' : 'bare'];
  // A long word gets more room before it is set smaller or broken; the drawing then goes below.
  const wanted = Math.max(share, Math.min(maxTitleShare, measureLongestWord(design, surface, inner)));
  const texts = createHeaderTexts(design, surface, {
    width: Math.round(inner * (width === design.width ? wanted : 1)),
  });
  const isUnder = hasSpots && !lead && wanted - share > belowFrom;
  const strip = Math.round(height * footShare[aspect] * (lead ? 0.5 : isUnder ? belowScale : 1));
  return createColumn(
    {
      fill: surface.ground,
      grow,
      padding: { top, right: margin, bottom: strip, left: margin },
      gap: space(40),
      art: (area) => drawScenery(design, hero, area, area.texts),
    },
    [
      // A least height, so that scene and title share one ground.
      createRow({}, [
        texts,
        ...(lead ? [] : [createBlock(1, Math.max(0, sceneShare[aspect] * height - strip - top), {})]),
      ]),
      ...keepPresent([lead]),
    ],
  );
}

/** Height kept free for a drawing beside the title, as a share of its side. */
const besideTitle = 0.9;

function createLeadBand(design: Design, hero: Hero, { lead, grow = 0 }: BandOptions): Stack {
  const { theme, measures, space, width } = design;
  const surface = theme.header;
  const { margin, top } = measures;
  const [name] = hero.drawings;
  const side = name === undefined ? 0 : Math.round(width * 0.24);
  return createColumn(
    {
      fill: surface.ground === theme.body.ground ? undefined : surface.ground,
      grow,
      padding: { top, right: margin, bottom: space(48), left: margin },
      gap: space(32),
      justify: 'center',
      draw: drawMotif(design, surface.shape, 'bottom'),
      art: ({ x, y, width: wide, isMirrored }) =>
        name === undefined
          ? []
          : drawInside(
              design,
              name,
              { x: isMirrored ? x + margin : x + wide - margin - side, y: y + top, width: side, height: side },
              surface,
            ),
    },
    keepPresent([
      createRow({ gap: 32 }, [
        createHeaderTexts(design, surface, { width: width - 2 * margin - side - 32 }),
        createBlock(side, Math.round(side * besideTitle), {}),
      ]),
      lead,
    ]),
  );
}

const underCorner = { spot: 0.74, top: 0.4 };

/** Title and one large drawing on a disc over the corner, for squares. */
function createSpotBand(design: Design, hero: Hero, { lead, grow = 0 }: BandOptions): Stack {
  const { theme, palette, measures, space, width } = design;
  const surface = theme.body;
  const { margin, top } = measures;
  const [name] = hero.drawings;
  const side = Math.round(width * 0.25);
  const spotRoom = Math.round(side * underCorner.spot - top * underCorner.top);
  const { tones } = palette;
  const fills = theme.look === 'bold' ? [tones.deep, tones.soft] : [tones.accent, tones.soft];
  const look = (ground: string) => ({ tones, style: design.drawings.style, ground, dark: isDark({ ground }) });
  // A drawing in the accent colour would not be visible on a disc of it.
  const [first = tones.accent, other = tones.soft] = fills;
  const discFill = name === undefined || design.drawings.set.isSeen(name, look(first)) ? first : other;
  const texts = createHeaderTexts(design, surface, { width: Math.round(width - 2 * margin - side - 8), lines: 4 });
  return createColumn(
    {
      grow,
      padding: { top, right: margin, bottom: space(16), left: margin },
      gap: space(28),
      art: ({ x, y, width: wide, isMirrored }) => {
        if (name === undefined) return [];
        const radius = side * 0.62;
        const [cx, cy] = [isMirrored ? x + side * 0.5 : x + wide - side * 0.5, y + side * 0.36];
        const box = { x: cx - side * 0.36, y: cy - side * 0.24, width: side * 0.72, height: side * 0.72 };
        const on = { ...palette.card, ground: discFill };
        const circle = `M${cx - radius} ${cy}A${radius} ${radius} 0 1 1 ${cx + radius} ${cy}A${radius} ${radius} 0 1 1 ${cx - radius} ${cy}Z`;
        return [
          { type: 'path', d: circle, x: 0, y: 0, scale: 1, fill: discFill },
          ...drawInside(design, name, box, on, { outline: '#ffffff' }),
        ];
      },
    },
    keepPresent([createColumn({ align: 'start' }, [createRow({}, [texts, createBlock(1, spotRoom, {})])]), lead]),
  );
}

export function createPaperBand(design: Design, surface: Surface): Stack {
  const { measures, space } = design;
  const { margin, top } = measures;
  return createColumn({ padding: { top, right: margin, bottom: space(32), left: margin } }, [
    createHeaderTexts(design, surface),
  ]);
}

/** Shares of the height for the page's image over the title, and for a strip over much text. */
const pictureShare = { '9:16': 0.34, '4:5': 0.33, '1:1': 0.3, '16:9': 0.5 } as const;
const stripShare = { '9:16': 0.2, '4:5': 0.23, '1:1': 0.24, '16:9': 0.5 } as const;

/** The page's image as a band over the title, or whole on the header's ground where cropping would lose too much. */
function createPicturedBand(design: Design, image: LeadImage, { lead, grow = 0, isSpot }: BandOptions): Stack {
  const { theme, measures, height, width, aspect, space } = design;
  const { margin } = measures;
  const surface = theme.body;
  const strip = Math.round(stripShare[aspect] * height);
  const isStrip = isSpot && shapeFor(image, width, strip) === 'cover';
  const maxHeight = isStrip ? strip : Math.round(pictureShare[aspect] * height);
  const place = Math.round(Math.min(maxHeight, Math.max(maxHeight * 0.75, width / computeRatio(image))));
  const isCut = shapeFor(image, width, place) === 'cover';
  const picture = isCut
    ? drawFilling(image, { height: place, grow: 1 })
    : createColumn(
        { grow: 1, fill: theme.band.ground, padding: { top: 36, bottom: 36, left: margin, right: margin } },
        [drawWhole(image, { height: place - 72, grow: 1 })],
      );
  const padding = { top: space(40), right: margin, bottom: space(8), left: margin };
  return createColumn({ grow: Math.max(grow, 0.3) }, [
    picture,
    createColumn({ padding, gap: space(28) }, keepPresent([createHeaderTexts(design, surface), lead])),
  ]);
}

export function createHeaderBand(design: Design, options: BandOptions): Stack {
  const hero = findHero(design);
  const { theme, image } = design;
  if (image) return createPicturedBand(design, image, options);
  // With a leading number the words would reach down to the ground's edge; only space has none.
  if (hero && options.lead && hero.ground !== 'space') return createLeadBand(design, hero, options);
  if (hero && theme.hasScene && (!options.isSpot || options.lead)) return createSceneBand(design, hero, options);
  if (hero && hero.drawings.length > 0) return createSpotBand(design, hero, options);
  return createPlainBand(design, options);
}
