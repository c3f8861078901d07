import type { Statistic } from '../../brief.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';

interface Colors {
  readonly value: string;
  readonly label: string;
  readonly ground: string;
}

function value({ text }: Design, statistic: Statistic, size: number, colors: Colors): LayoutNode {
  return text(statistic.value, {
    family: 'headline',
    weight: 800,
    size,
    tracking: -0.02,
    lineHeight: 1.06,
    color: colors.value,
    ground: colors.ground,
    role: 'number',
    fit: { min: 36, lines: 1 },
  });
}

function label({ measures, px, text }: Design, statistic: Statistic, colors: Colors, size = px(measures.label)) {
  return text(statistic.label, {
    family: 'body',
    weight: 600,
    size,
    lineHeight: 1.24,
    color: colors.label,
    ground: colors.ground,
    role: 'label',
    maxLines: 3,
  });
}

function cardColors({ palette }: Design, index: number): Colors {
  return index === 0
    ? { value: palette.onAccent, label: palette.onAccent, ground: palette.accent }
    : { value: palette.main, label: palette.muted, ground: palette.card };
}

/** One number alone: large, with its label beside it. */
function wideCard(design: Design, statistic: Statistic): Stack {
  const { measures, px, space } = design;
  const colors = cardColors(design, 0);
  const size = Math.round(px(measures.number) * 1.5);
  return row({ fill: colors.ground, radius: 28, gap: 32, align: 'center', padding: insets(space(26), 40) }, [
    value(design, statistic, size, colors),
    { ...label(design, statistic, colors, Math.round(px(measures.label) * 1.35)), grow: 1 },
  ]);
}

const insets = (vertical: number, horizontal: number) => ({
  top: vertical,
  right: horizontal,
  bottom: vertical,
  left: horizontal,
});

/** The numbers as cards side by side, the first on the accent; undefined when there are none. */
export function numberCards(design: Design): Stack | undefined {
  const { brief, palette, measures, px, space } = design;
  const [first, ...others] = brief.statistics;
  if (first === undefined) return undefined;
  if (others.length === 0) return wideCard(design, first);
  const cards = brief.statistics.map((statistic, index) => {
    const colors = cardColors(design, index);
    return column(
      {
        grow: 1,
        fill: colors.ground,
        stroke: index === 0 ? undefined : { color: palette.line, width: 2 },
        radius: 24,
        gap: 4,
        padding: { top: space(22), right: 20, bottom: space(24), left: 28 },
      },
      [value(design, statistic, px(measures.number), colors), label(design, statistic, colors)],
    );
  });
  return row({ gap: 20 }, cards);
}

/** The numbers under one another on the dark ground, hairlines between; undefined when there are none. */
export function numberColumn(design: Design): Stack | undefined {
  const { brief, palette, measures, px, space } = design;
  if (brief.statistics.length === 0) return undefined;
  const rows = brief.statistics.flatMap((statistic, index) => {
    const colors = {
      value: index === 0 ? palette.accent : palette.onDeep,
      label: palette.onDeepMuted,
      ground: palette.deep,
    };
    return [
      column({ height: 2, fill: palette.deepLine }, []),
      column({ gap: 4 }, [value(design, statistic, px(measures.number), colors), label(design, statistic, colors)]),
    ];
  });
  return column({ gap: space(18) }, rows);
}
