import type { Surface } from '../../brand/palette.ts';
import { stops } from '../../languages/marks.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { findMark } from '../emphasis.ts';
import { type FigureSplit, splitAtFigure } from '../find-figure.ts';
import { type Size, size } from '../measures.ts';
import { splitSentence } from '../split-sentence.ts';
import { countDrawnChars } from '../text.ts';
import { column, type LayoutNode, present, row, type Stack } from '../tree.ts';
import { bodyText, figureText, findVoice, heading } from '../type.ts';

/** A statement as it is set: its number or opening clause large, the remainder of the very sentence smaller. No word is lost or added. */
export interface Fact {
  readonly figure?: FigureSplit | undefined;
  readonly head: string;
  readonly tail?: string | undefined;
  readonly mark?: string | undefined;
}

/** Characters of a body that is an attribution (who said it, since when) instead of a sentence. */
const maxSource = 48;
const stopped = new RegExp(`[${stops}]$`, 'u');

/** Adds the full stop that the first sentence lost as a heading. */
export const joinSentences = (first: string, second: string) =>
  /[.!?…:;。！？]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;

/** Whether the body is an attribution. */
export const isAttributed = ({ body, isInseparable }: Item): boolean =>
  isInseparable === true && body !== undefined && countDrawnChars(body) <= maxSource && !stopped.test(body);

export const toStatement = (item: Item): string =>
  item.body && !isAttributed(item) ? joinSentences(item.heading, item.body) : item.heading;

/** Drawn characters up to which a passage's first sentence is a heading as it is. */
const maxHeading = 88;

export function readFact(item: Item, { brief }: Pick<Design, 'brief'>, hasFigure = true): Fact {
  const { heading: first, body } = item;
  const mark = item.mark ?? findMark(toStatement(item), brief.title);
  if (isAttributed(item)) return { head: first, mark };
  const figure = hasFigure ? splitAtFigure(first, item.figure) : undefined;
  if (figure) {
    const after = body === undefined ? figure.after : joinSentences(figure.after || first, body);
    return body !== undefined && figure.after === ''
      ? readFact({ ...item, figure: undefined }, { brief })
      : { figure: { ...figure, after }, head: '', mark: '' };
  }
  if (body !== undefined && countDrawnChars(first) <= maxHeading) return { head: first, tail: body, mark };
  const split = splitSentence(first, brief.language);
  if (!split) return { head: first, tail: body, mark };
  return { head: split.head, tail: body === undefined ? split.tail : joinSentences(split.tail, body), mark };
}

/** Sizes by place; heads of one list are alike, smaller where one of them is long. */
interface FactSizes {
  readonly head: Size;
  readonly long: Size;
  readonly tail: Size;
  readonly figure: Size;
}

export const factSizes = {
  lead: { head: size(62, 42, 96), long: size(46, 35, 62), tail: size(32, 28, 42), figure: size(170, 96, 250) },
  across: { head: size(40, 33, 58), long: size(34, 29, 44), tail: size(29, 27, 38), figure: size(92, 60, 128) },
  beside: { head: size(37, 31, 48), long: size(32, 28, 40), tail: size(28, 26, 34), figure: size(84, 54, 104) },
} as const satisfies Record<string, FactSizes>;

/** Drawn characters from which a head is long. */
export const longHead = { lead: 62, row: 74 } as const;
/** Drawn characters of what may stand beside a large number. */
const maxBeside = 34;
const lineHeights = { lead: 1.1, head: 1.18, long: 1.26 } as const;
const tracking = { lead: -0.018, row: -0.01 } as const;
const markWeight = 700;

export interface FactStyle {
  readonly sizes: FactSizes;
  readonly isLead?: boolean;
  readonly isLong: boolean;
}

function figureNodes(
  design: Design,
  figure: FigureSplit,
  surface: Surface,
  { sizes, isLead }: FactStyle,
): LayoutNode[] {
  const { before, number, after } = figure;
  const said = (text: string) =>
    bodyText(design, text, surface, {
      of: isLead ? { ...sizes.tail, base: sizes.tail.base * leadScale } : sizes.tail,
      weight: 600,
      color: surface.ink,
      mark: '',
    });
  const large = figureText(design, number, surface, {
    of: sizes.figure,
  });
  const isBeside = after !== '' && !isLead && countDrawnChars(after) <= maxBeside;
  const line = isBeside
    ? row({ gap: design.space(24), align: 'center' }, [
        { ...large, width: Math.min(design.measureWidth(large) + 4, design.width * 0.5) },
        { ...said(after), grow: 1 },
      ])
    : large;
  return present([before === '' ? undefined : said(before), line, isBeside || after === '' ? undefined : said(after)]);
}

const leadScale = 1.15;

/** A fact's texts from top to foot. */
export function factText(design: Design, fact: Fact, surface: Surface, style: FactStyle): Stack {
  const { theme, space, px } = design;
  const { sizes, isLead = false, isLong } = style;
  const { figure, head, tail, mark } = fact;
  if (figure) return column({ gap: space(4) }, figureNodes(design, figure, surface, style));
  const of = isLong ? sizes.long : sizes.head;
  const voice = isLead ? findVoice(design, head) : undefined;
  const isMarkedAbove = mark !== undefined && mark !== '' && head.includes(mark);
  const isBare = tail === undefined && isLong && !isLead;
  // A line's end stands for the comma there.
  const shown = tail === undefined ? head : head.replace(/[,،，、]$/u, '');
  const said = heading(design, shown, surface, {
    weight: isLead ? theme.weights.heading : isBare ? 600 : 700,
    size: Math.round(px(of) * (voice?.scale ?? 1)),
    tracking: isLead ? tracking.lead : tracking.row,
    lineHeight: isLead ? lineHeights.lead : isLong ? lineHeights.long : lineHeights.head,
    ...voice?.style,
    mark: mark ?? '',
    markWeight,
  });
  const rest =
    tail === undefined
      ? undefined
      : bodyText(design, tail, surface, { of: sizes.tail, mark: isMarkedAbove ? '' : (mark ?? ''), markWeight: 600 });
  return column({ gap: space(isLead ? 16 : 8) }, present([said, rest]));
}
