import type { Surface } from '../../brand/palette.ts';
import type { Statistic } from '../../brief.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';
import { figure, insets, label } from './words.ts';

/** A surface of the accent alone. */
const hotSurface = (surface: Surface): Surface => ({
  ...surface,
  ground: surface.hot,
  ink: surface.onHot,
  muted: surface.onHot,
  strong: surface.onHot,
});

const pair = (design: Design, { value, label: words }: Statistic, surface: Surface, factor = 1): LayoutNode[] => [
  figure(design, value, surface, Math.round(design.px(design.measures.number) * factor)),
  label(design, words, surface, Math.round(design.px(design.measures.label) * (factor > 1 ? 1.35 : 1))),
];

/** One number alone: large, with its label beside it. */
function wideCard(design: Design, statistic: Statistic): Stack {
  const { space, theme } = design;
  const surface = theme.hasCards ? hotSurface(theme.body) : theme.body;
  const [value, words] = pair(design, statistic, surface, 1.5);
  if (value === undefined || words === undefined) return row({}, []);
  const around = theme.hasCards ? insets(space(26), 40) : insets(0, 0);
  return row({ fill: surface.ground, radius: theme.radius, gap: 32, align: 'center', padding: around }, [
    value,
    column({ grow: 1 }, [words]),
  ]);
}

/** The numbers side by side, the first on the accent; undefined when there are none. */
export function numberCards(design: Design): Stack | undefined {
  const { brief, theme, space } = design;
  const [first, ...others] = brief.statistics;
  if (first === undefined) return undefined;
  if (others.length === 0) return wideCard(design, first);
  if (!theme.hasCards) {
    const { body } = theme;
    const columns = brief.statistics.map((statistic) =>
      column({ grow: 1, gap: space(16) }, [
        column({ height: 4, fill: body.strong }, []),
        column({ gap: 4 }, pair(design, statistic, body)),
      ]),
    );
    return row({ gap: 32 }, columns);
  }
  const cards = brief.statistics.map((statistic, index) => {
    const surface = index === 0 ? hotSurface(theme.body) : theme.card;
    return column(
      {
        grow: 1,
        fill: surface.ground,
        stroke: index === 0 || theme.look !== 'deep' ? undefined : { color: surface.line, width: 2 },
        radius: theme.radius,
        gap: 4,
        padding: { top: space(22), right: 20, bottom: space(24), left: 28 },
      },
      pair(design, statistic, surface),
    );
  });
  return row({ gap: 20 }, cards);
}

/** The numbers under one another on the header's ground, hairlines between; undefined when there are none. */
export function numberColumn(design: Design): Stack | undefined {
  const { brief, theme, space } = design;
  const { header } = theme;
  if (brief.statistics.length === 0) return undefined;
  const rows = brief.statistics.flatMap((statistic, index) => [
    column({ height: 2, fill: header.line }, []),
    column({ gap: 4 }, pair(design, statistic, index === 0 ? header : { ...header, strong: header.ink })),
  ]);
  return column({ gap: space(18) }, rows);
}
