import type { Surface } from '../../brand/palette.ts';
import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { pointText } from '../parts/points.ts';
import { label } from '../parts/words.ts';
import { block, column, type LayoutNode, present, type Root, room, row, type Stack, type TextLeaf } from '../tree.ts';
import { sideCard, sideName, sideStyle } from './sides.ts';
import { ofSides, type Spec, type Tree } from './spec.ts';

/** Between the two cards, in pixels; topics stand across it. */
const between = 20;

/** Two cards whose rows speak of the same thing, the topic between them. */
function matrix(header: Design, body: Design): Root {
  const { brief, theme, space, aspect } = body;
  const [left, right] = brief.sides ?? [];
  const count = Math.max(left?.points.length ?? 0, right?.points.length ?? 0);
  const topics = brief.sideTopics ?? [];
  const style = sideStyle(body, count - 1);
  const surfaces = [theme.card, theme.against] as const;
  const inset = theme.hasCards ? space(34) : 24;
  const widest = Math.min(body.width * 0.2, Math.max(0, ...topics.map((topic) => pillWidth(body, topic))));
  const pair = (cells: readonly (LayoutNode | undefined)[]) =>
    row(
      { gap: between, align: 'start' },
      cells.map((cell) => column({ grow: 1, padding: { left: inset, right: inset } }, cell ? [cell] : [])),
    );
  const content = room(count * space(60), (width, height) => {
    const card = Math.round((width - between) / 2);
    const grounds = surfaces.map((surface, index) => ({
      node: block(card, height, {
        fill: surface.ground,
        radius: theme.radius,
        stroke: theme.look === 'deep' && index === 0 ? { color: surface.line, width: 2 } : undefined,
      }),
      [index === 0 ? 'left' : 'right']: 0,
      top: 0,
      behind: true,
    }));
    const rows = Array.from({ length: count }, (_, index): LayoutNode => {
      const cells = [left, right].map((side, at) => {
        const point = side?.points[index];
        return point && pointText(body, point, { ...style, surface: surfaces[at] ?? theme.card });
      });
      const topic = topics[index];
      if (topic && aspect === '16:9') {
        const [one, other] = cells.map((cell) =>
          column({ grow: 1, padding: { left: inset, right: inset } }, cell ? [cell] : []),
        );
        const line = row({ align: 'center' }, present([one, { ...pill(body, topic), width: widest }, other]));
        return column({ grow: 1, gap: space(14) }, [
          rules(body, inset),
          column({ grow: 1, justify: 'center' }, [line]),
        ]);
      }
      const rule = topic ? topicLine(body, topic, inset) : rules(body, inset);
      return column({ grow: 1, gap: space(14) }, [rule, column({ grow: 1, justify: 'center' }, [pair(cells)])]);
    });
    const named = pair([
      left && sideName(body, left.name, surfaces[0]),
      right && sideName(body, right.name, surfaces[1]),
    ]);
    return column({ padding: { top: space(30), bottom: space(30) }, gap: space(20), overlays: grounds }, [
      named,
      ...rows,
    ]);
  });
  return frame(header, { body: content, wide: 'top' });
}

/** A hairline on either card. */
function rules({ theme }: Design, inset: number): LayoutNode {
  return row(
    { gap: between },
    [theme.card, theme.against].map(({ line }) =>
      column({ grow: 1, padding: { left: inset, right: inset } }, [column({ height: 2, fill: line }, [])]),
    ),
  );
}

/** Pills are set off from both cards, whatever these stand on. */
const topicSurface = ({ theme }: Design): Surface =>
  theme.look === 'full' ? theme.body : { ...theme.body, ground: theme.body.hot, ink: theme.body.onHot };

const topicWords = (design: Design, topic: string): TextLeaf =>
  label(design, topic, topicSurface(design), design.px(size(28, 26, 38)), {
    weight: 700,
    color: topicSurface(design).ink,
    align: 'center',
    grow: 1,
    maxLines: 1,
  });

/** Room left and right of a topic on its pill. */
const pillInset = 28;
const pillWidth = (design: Design, topic: string) => design.widthOf(topicWords(design, topic)) + 2 * pillInset + 2;

/** What a row of both cards speaks of, on a pill across the gap between them. */
function pill(design: Design, topic: string): Stack {
  const { space } = design;
  const padding = { top: space(8), bottom: space(8), left: pillInset, right: pillInset };
  const words = row({ fill: topicSurface(design).ground, radius: 40, padding }, [topicWords(design, topic)]);
  return { ...words, width: Math.min(design.width * 0.4, pillWidth(design, topic)) };
}

/** The hairlines above a row, the topic between them. */
function topicLine(design: Design, topic: string, inset: number): LayoutNode {
  const { card, against } = design.theme;
  const line = (side: 'left' | 'right', color: string) =>
    column({ grow: 1, padding: { [side]: inset } }, [column({ height: 2, fill: color }, [])]);
  return row({ align: 'center' }, [line('left', card.line), pill(design, topic), line('right', against.line)]);
}

const apart: Tree = (header, body) => {
  const { theme } = body;
  return frame(header, {
    body: row({ gap: between, grow: 1 }, [sideCard(body, 0, theme.card), sideCard(body, 1, theme.against)]),
    wide: 'top',
  });
};

const areEven = ({ sides, sideTopics = [] }: Brief) =>
  sides !== undefined && (sideTopics.length > 0 || sides[0].points.length === sides[1].points.length);

/** Two sides set against each other. */
export const comparison: Spec = {
  ...ofSides,
  take: (brief, count) => ({ ...ofSides.take(brief, count), sideTopics: brief.sideTopics?.slice(0, count) }),
  holds: ({ sides }) => sides !== undefined,
  fewest: 1,
  trees: (brief) => (areEven(brief) ? [matrix, apart] : [apart]),
};
