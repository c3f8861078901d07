import type { Surface } from '../../brand/palette.ts';
import type { Brief } from '../../brief.ts';
import type { Design } from '../design.ts';
import { forCount, size } from '../measures.ts';
import { frame } from '../parts/frame.ts';
import { headingStyle, pointText } from '../parts/points.ts';
import { figure, insets } from '../parts/words.ts';
import { bend, type Dot, disc, line, type Shape } from '../shapes.ts';
import { type Area, column, type LayoutNode, type Root, row } from '../tree.ts';
import { ofEvents, type Spec } from './spec.ts';

type Event = NonNullable<Brief['events']>[number];

/** Where each event stands between the first (0) and the last (1), true to time. All at one time stand evenly. */
export function timePositions(events: readonly { readonly at: number }[]): number[] {
  const first = events[0]?.at ?? 0;
  const span = (events.at(-1)?.at ?? 0) - first;
  return events.map(({ at }, index) => (span > 0 ? (at - first) / span : index / Math.max(1, events.length - 1)));
}

/** The axis, a dot at each event's time, and a line from each dot to where the event is told. */
function axis(
  design: Design,
  along: 'x' | 'y',
  from: number,
  to: number,
  across: number,
  ends: readonly Dot[],
): Shape[] {
  const { body } = design.theme;
  const positions = timePositions(design.brief.events ?? []);
  const at = (position: number): Dot => {
    const place = from + (to - from) * position;
    return along === 'x' ? [place, across] : [across, place];
  };
  const leaders = ends.map((end, index) =>
    bend(at(positions[index] ?? 0), end, along === 'x' ? 'y' : 'x', { color: body.trace, width: 3 }),
  );
  const last = positions.length - 1;
  const dots = positions.map((position, index) =>
    index === last
      ? disc(at(position), 17, body.hot, { color: body.ink, width: 4 })
      : disc(at(position), 13, body.highlight, { color: body.ground, width: 4 }),
  );
  return [line([at(0), at(1)], { color: body.trace, width: 6 }), ...leaders, ...dots];
}

const dateSize = size(52, 36, 84);

/** The surface an event is told on: the last one is where the story stands now. */
function surfaceOf({ theme, brief }: Design, index: number, isCarded: boolean): Surface {
  if (!isCarded) return theme.body;
  return index === (brief.events?.length ?? 0) - 1 ? theme.against : theme.card;
}

/** White cards on near-white paper need an edge. */
const edge = ({ theme, brief }: Design, index: number) =>
  theme.look === 'deep' && index < (brief.events?.length ?? 0) - 1 ? { color: theme.card.line, width: 2 } : undefined;

/** From a longer one on, a date stands over its event rather than beside it. */
const widestDate = 0.17;
/** Beside events that are said in a few words a date may be wider. */
const widestBare = 0.25;
const longestBare = 30;

/** The axis from top to bottom, events beside it. */
function down(header: Design, body: Design): Root {
  const { brief, theme, px, space, width, aspect } = body;
  const events = brief.events ?? [];
  const count = events.length;
  const isCarded = theme.hasCards && count <= 6;
  const dates = events.map((event, index) =>
    figure(body, event.date, surfaceOf(body, index, isCarded), px(forCount(dateSize, count))),
  );
  const widest = Math.max(...dates.map((date) => body.widthOf(date)));
  const isBare = events.every(({ heading, body: said }) => heading.length <= longestBare && !said);
  const isBeside = widest <= (aspect === '16:9' ? 0.14 : isBare ? widestBare : widestDate) * width;
  const style = { ...headingStyle(events), count };
  const inset = 108;
  const rows = events.map((event: Event, index): LayoutNode => {
    const surface = surfaceOf(body, index, isCarded);
    const words = { ...pointText(body, event, { ...style, surface }), grow: isBeside ? 1 : 0 };
    const date = dates[index];
    const children = date === undefined ? [words] : [{ ...date, ...(isBeside ? { width: widest } : {}) }, words];
    const options = {
      grow: 1,
      ...(isCarded
        ? {
            fill: surface.ground,
            radius: theme.radius,
            padding: insets(space(18), space(30)),
            stroke: edge(body, index),
          }
        : {}),
    };
    return isBeside
      ? row({ ...options, gap: space(28), align: 'center' }, children)
      : column({ ...options, gap: space(4), justify: 'center' }, children);
  });
  const draw = ({ children }: Area) => {
    const ends = children.map(({ x, y, height }): Dot => [x - (isCarded ? 0 : 16), y + height / 2]);
    return axis(body, 'y', ends[0]?.[1] ?? 0, ends.at(-1)?.[1] ?? 0, 20, ends);
  };
  return frame(header, {
    body: column({ gap: space(isCarded ? 20 : 22), padding: { left: inset }, grow: 1, draw }, rows),
  });
}

/** The axis from side to side, events under it. */
function across(header: Design, body: Design): Root {
  const { brief, theme, px, space } = body;
  const events = brief.events ?? [];
  const count = events.length;
  const style = {
    ...headingStyle(events),
    count: Math.max(2, count - 1),
    share: count > 5 ? 0.85 : count > 4 ? 0.9 : 1,
  };
  const gap = count > 5 ? 16 : 24;
  const cells = events.map((event: Event, index): LayoutNode => {
    const surface = surfaceOf(body, index, theme.hasCards);
    const padding = theme.hasCards ? insets(space(28), count > 5 ? 20 : 28) : { top: space(8) };
    const ground = theme.hasCards ? { fill: surface.ground, stroke: edge(body, index) } : {};
    return column({ ...ground, grow: 1, gap: space(10), radius: theme.radius, padding }, [
      figure(body, event.date, surface, px(forCount(dateSize, count))),
      { ...pointText(body, event, { ...style, surface }), grow: 0 },
    ]);
  });
  const drop = 112;
  const draw = ({ width }: Area) => {
    const cell = (width + gap) / count;
    // Where cards have no edge the line ends over the words, which begin at the start of their cell.
    const ends = events.map((_, index): Dot => [cell * index + (theme.hasCards ? (cell - gap) / 2 : 20), drop - 4]);
    return axis(body, 'x', ends[0]?.[0] ?? 0, ends.at(-1)?.[0] ?? 0, 22, ends);
  };
  return frame(header, {
    body: column({ grow: 1, padding: { top: drop }, draw }, [row({ gap, grow: 1 }, cells)]),
    wide: 'top',
  });
}

/** Events on an axis that is true to time. */
export const timeline: Spec = {
  ...ofEvents,
  holds: ({ events = [] }) => events.length >= 3,
  fewest: 3,
  trees: (_brief, aspect) => (aspect === '16:9' ? [across, down] : [down]),
};
