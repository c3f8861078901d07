import type { Design } from '../design.ts';
import { isJoined, isTall } from '../text.ts';
import { block, column, type LayoutNode, type Overlay, row, type Stack } from '../tree.ts';

/** Capitals where the script has them; locales differ (Turkish i), and a bad tag must not stop a picture. */
function upperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

function kicker({ brief, palette, measures, px, text }: Design): LayoutNode[] {
  if (!brief.kicker) return [];
  const size = px(measures.kicker);
  return [
    row({ gap: 16, align: 'center' }, [
      block(52, 8, { fill: palette.accent, radius: 4 }),
      text(upperCase(brief.kicker, brief.language), {
        family: 'body',
        weight: 700,
        size,
        tracking: isJoined(brief.kicker) ? 0 : 0.1,
        lineHeight: 1.2,
        color: palette.accent,
        ground: palette.deep,
        role: 'kicker',
        maxLines: 1,
        grow: 1,
      }),
    ]),
  ];
}

/** Kicker, title and subtitle on the dark ground, as nodes of a column. */
export function headerTexts(design: Design): LayoutNode[] {
  const { brief, palette, measures, px, space, text } = design;
  const airy = isTall(brief.title);
  const title = text(brief.title, {
    family: 'headline',
    weight: 800,
    size: px(measures.title) * (airy ? 0.9 : 1),
    tracking: airy ? 0 : -0.02,
    lineHeight: airy ? 1.25 : 1.04,
    color: palette.onDeep,
    ground: palette.deep,
    role: 'title',
    fit: { min: measures.title.least, lines: measures.title.lines },
  });
  const subtitle = brief.subtitle
    ? [
        text(brief.subtitle, {
          family: 'body',
          weight: 400,
          size: px(measures.subtitle),
          lineHeight: airy ? 1.5 : 1.35,
          color: palette.onDeepMuted,
          ground: palette.deep,
          role: 'subtitle',
          maxLines: 4,
        }),
      ]
    : [];
  return [column({ gap: space(24) }, [column({ gap: space(20) }, [...kicker(design), title]), ...subtitle])];
}

/** Rings around a corner: they give the dark ground depth where nothing is said. */
export function rings({ palette }: Design, corner: 'top' | 'bottom', radii: readonly number[]): Overlay[] {
  return radii.map((radius) => ({
    node: block(radius * 2, radius * 2, { stroke: { color: palette.deepShape, width: radius / 6 }, radius }),
    right: -radius,
    [corner]: -radius,
    behind: true,
  }));
}

/** The fewer points, the more of the room left goes to the header: share of it against the points' one. */
const coverShare = [1, 1.4, 0.8];

/** The header as a band across the picture. `hangs` is how far the numbers reach into it from below. */
export function headerBand(design: Design, hangs: number): Stack {
  const { brief, palette, measures, space, width } = design;
  return column(
    {
      fill: palette.deep,
      padding: {
        top: measures.top,
        right: measures.margin,
        bottom: space(56) + hangs,
        left: measures.margin,
      },
      justify: 'end',
      grow: coverShare[brief.points.length] ?? 0.4,
      overlays: rings(design, 'top', [width * 0.13, width * 0.23]),
    },
    headerTexts(design),
  );
}
