import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { isJoined, isTall } from '../text.ts';
import { block, column, type Insets, type LayoutNode, row, type Stack } from '../tree.ts';
import { motif } from './motif.ts';
import { filling, type LeadImage } from './picture.ts';

/** Capitals where the script has them; locales differ (Turkish i), and a bad tag must not stop a picture. */
function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

/** What the title is about, in small capitals after a short bar. */
export function kicker({ brief, measures, px, text, theme }: Design, surface: Surface): LayoutNode[] {
  if (!brief.kicker) return [];
  const words = text(upperCase(brief.kicker, brief.language), {
    family: 'body',
    weight: 700,
    size: px(measures.kicker),
    tracking: isJoined(brief.kicker) ? 0 : 0.1,
    lineHeight: 1.2,
    color: surface.strong,
    ground: surface.ground,
    role: 'kicker',
    maxLines: 1,
    grow: 1,
  });
  if (theme.look === 'editorial') return [words];
  return [row({ gap: 16, align: 'center' }, [block(52, 8, { fill: surface.strong, radius: 4 }), words])];
}

/** Of its size: a line less is worth more to the points than a slightly larger title. */
const titleThrift = 0.1;

/** Kicker, title and subtitle, as one column. */
export function headerTexts(design: Design, lines = design.measures.title.lines): Stack {
  const { brief, measures, px, space, text, theme } = design;
  const surface = theme.header;
  const airy = isTall(brief.title);
  const title = text(brief.title, {
    family: 'headline',
    weight: 800,
    size: px(measures.title) * (airy ? 0.9 : 1),
    tracking: airy ? 0 : -0.02,
    lineHeight: airy ? 1.25 : 1.04,
    color: surface.ink,
    ground: surface.ground,
    role: 'title',
    fit: { min: measures.title.least, lines, thrift: titleThrift },
  });
  const subtitle = brief.subtitle
    ? [
        text(brief.subtitle, {
          family: 'body',
          weight: 400,
          size: px(measures.subtitle),
          lineHeight: airy ? 1.5 : 1.35,
          color: surface.muted,
          ground: surface.ground,
          role: 'subtitle',
          maxLines: 4,
        }),
      ]
    : [];
  const rule = theme.look === 'editorial' ? [column({ height: 10, fill: surface.strong }, [])] : [];
  const words = column({ gap: space(24) }, [
    column({ gap: space(20) }, [...kicker(design, surface), title]),
    ...subtitle,
  ]);
  return column({ gap: space(36) }, [...rule, words]);
}

/**
 * The header as a band across the picture. `hangs` is how far the numbers reach into it from below, `lead` what stands in
 * it under the title.
 */
export function headerBand(
  design: Design,
  { hangs, lead, grow }: { hangs: number; lead: LayoutNode | undefined; grow: number },
): Stack {
  const { measures, space, theme } = design;
  const { header, hasBand } = theme;
  const texts = [headerTexts(design), ...(lead === undefined ? [] : [lead])];
  const padding = {
    top: measures.top,
    right: measures.margin,
    bottom: hasBand ? space(56) + hangs : 0,
    left: measures.margin,
  };
  const fill = hasBand ? header.ground : undefined;
  if (design.image) return picturedHeader(design, design.image, { texts, padding, fill });
  return column(
    { fill, padding, justify: grow > 0 ? 'end' : 'start', grow, gap: space(44), draw: motif(design, header, 'top') },
    texts,
  );
}

/** Share of the height that a picture above the header has at least; of the width, that of one beside it. */
const pictureShare = { above: 0.26, beside: 0.38 };

/** The header with a picture: above it on a story, else beside it, to the picture's edges. */
export function picturedHeader(
  design: Design,
  image: LeadImage,
  { texts, padding, fill }: { texts: readonly LayoutNode[]; padding: Insets; fill: string | undefined },
): Stack {
  const { aspect, width, height, space } = design;
  const gap = space(44);
  if (aspect === '9:16') {
    return column({ fill }, [
      filling(image, { height: Math.round(height * pictureShare.above) }),
      column({ padding: { ...padding, top: space(56) }, gap }, texts),
    ]);
  }
  const words = column({ grow: 1, padding: { ...padding, right: space(40), bottom: space(56) }, gap }, texts);
  return row({ fill }, [words, filling(image, { width: Math.round(width * pictureShare.beside) })]);
}
