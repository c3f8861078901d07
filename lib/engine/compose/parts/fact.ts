import type { Surface } from '../../brand/palette.ts';
import { stops } from '../../languages/marks.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { findMark, isSpanOfTime } from '../emphasis.ts';
import { type FigureSplit, findFigure, splitAtFigure, toDigits } from '../find-figure.ts';
import { type SizeRange, toSizeRange } from '../measures.ts';
import { countDrawnChars } from '../text.ts';
import { createColumn, keepPresent, type Stack, type TextLeaf } from '../tree.ts';
import { createBodyText, createHeading, findVoice } from '../type.ts';
import { createQuotedFigure } from './said-figure.ts';

export interface Fact {
  readonly figure?: FigureSplit | undefined;
  readonly head: string;
  readonly tail?: string | undefined;
  readonly mark?: string | undefined;
}

/** Characters of a body that is an attribution (who said it, since when) instead of a sentence. */
const maxSourceChars = 48;
const stopped = new RegExp(`[${stops}]$`, 'u');

/** Adds the full stop that the first sentence lost as a heading. */
export const joinSentences = (first: string, second: string) =>
  /[.!?…:;。！？]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;

export const isAttributed = ({ body, isInseparable }: Item): boolean =>
  isInseparable === true && body !== undefined && countDrawnChars(body) <= maxSourceChars && !stopped.test(body);

export const toStatement = (item: Item): string =>
  item.body && !isAttributed(item) ? joinSentences(item.heading, item.body) : item.heading;

export function readFact(item: Item, { brief }: Pick<Design, 'brief'>, hasFigure = true): Fact {
  const { heading: first, body } = item;
  const given = item.mark !== undefined && isSpanOfTime(item.mark) ? '' : item.mark;
  const mark = given ?? findMark(toStatement(item), brief.title);
  if (isAttributed(item)) return { head: first, mark };
  const figure = hasFigure ? splitAtFigure(first, item.figure) : undefined;
  if (figure) {
    const after = body === undefined ? figure.after : joinSentences(figure.after || first, body);
    return body !== undefined && figure.after === ''
      ? readFact({ ...item, figure: undefined }, { brief })
      : { figure: { ...figure, after }, head: '', mark: '' };
  }
  return { head: first, tail: body, mark };
}

/** A leading statement, like {@link readFact}; it looks for a number where the brief names none. */
export function readLead(item: Item, design: Pick<Design, 'brief' | 'hasNumber'>): Fact {
  // Two large numbers would both lead.
  if (design.hasNumber) return readFact(item, design, false);
  const named = item.figure ?? findNamedFigure(item.heading, design.brief);
  const figure = named ?? (item.body === undefined ? findFigure(item.heading) : undefined)?.number;
  const isElsewhere = figure !== undefined && isShown(figure, design.brief);
  return readFact(isElsewhere ? { ...item, figure: undefined } : { ...item, figure: trimMark(figure) }, design);
}

const findNamedFigure = (text: string, { modules = [] }: Design['brief']): string | undefined =>
  modules
    .flatMap((module) => (module.kind === 'statements' ? module.items : []))
    .find(({ heading: said }) => said === text)?.figure;

const trimMark = (figure: string | undefined) => figure?.replace(/[^\p{L}\p{N}\p{Sc}%‰°²³]+$/u, '');

const isShown = (figure: string, { modules = [] }: Design['brief']): boolean =>
  modules.some(
    (module) => module.kind === 'numbers' && module.figures.some(({ value }) => toDigits(value) === toDigits(figure)),
  );

interface FactSizes {
  readonly head: SizeRange;
  readonly long: SizeRange;
  readonly tail: SizeRange;
  readonly figure: SizeRange;
  /** Words around a number. */
  readonly said: SizeRange;
}

export const factSizes = {
  lead: {
    head: toSizeRange(62, 42, 96),
    long: toSizeRange(46, 35, 62),
    tail: toSizeRange(32, 28, 42),
    figure: toSizeRange(176, 104, 250),
    said: toSizeRange(36, 30, 46),
  },
  across: {
    head: toSizeRange(38, 33, 56),
    long: toSizeRange(34, 29, 42),
    tail: toSizeRange(29, 27, 38),
    figure: toSizeRange(92, 60, 128),
    said: toSizeRange(32, 28, 38),
  },
  /** A sentence that leads with nothing under it. */
  alone: {
    head: toSizeRange(72, 46, 100),
    long: toSizeRange(58, 40, 76),
    tail: toSizeRange(40, 30, 54),
    figure: toSizeRange(210, 110, 292),
    said: toSizeRange(44, 32, 58),
  },
  /** Few rows of a wide picture, or one row. */
  wide: {
    head: toSizeRange(44, 36, 64),
    long: toSizeRange(40, 32, 52),
    tail: toSizeRange(32, 28, 42),
    figure: toSizeRange(104, 64, 140),
    said: toSizeRange(34, 29, 42),
  },
  beside: {
    head: toSizeRange(36, 31, 46),
    long: toSizeRange(32, 28, 38),
    tail: toSizeRange(28, 26, 34),
    figure: toSizeRange(84, 54, 104),
    said: toSizeRange(28, 26, 34),
  },
} as const satisfies Record<string, FactSizes>;

/** Drawn characters from which a head is long, and from which a lead is set in several lines. */
export const longHead = { lead: 62, row: 74 } as const;
const longLead = {
  from: 110,
  size: toSizeRange(42, 33, 54),
  alone: toSizeRange(50, 36, 76),
  lines: { '9:16': 6, '4:5': 5, '1:1': 5, '16:9': 5 },
  /** Lines more for one alone on a field without a scene, where small letters would be lost. */
  moreAlone: 2,
  inLines: 255,
  perLine: 50,
  minPx: 31,
} as const;
const lineHeights = { lead: 1.1, longLead: 1.18, read: 1.34 } as const;
const tracking = { lead: -0.018, longLead: -0.012, read: 0 } as const;
/** One sentence is bold, the one that leads; all others are set for reading, or a picture would have no first place to look at. */
const weights = { read: 500, mark: 700, longest: 600 } as const;

export interface FactStyle {
  readonly sizes: FactSizes;
  readonly isLead?: boolean;
  readonly isAlone?: boolean;
  readonly isLong: boolean;
}

function createLongLead(design: Design, { head, mark }: Fact, surface: Surface, isAlone: boolean): TextLeaf {
  const more = Math.ceil(Math.max(0, countDrawnChars(head) - longLead.inLines) / longLead.perLine);
  const free = isAlone && !design.theme.hasScene ? longLead.moreAlone : 0;
  const fit = { min: longLead.minPx, lines: longLead.lines[design.aspect] + more + free };
  return createHeading(design, head, surface, {
    weight: more > 0 ? weights.longest : design.theme.weights.heading,
    of: isAlone ? longLead.alone : longLead.size,
    tracking: tracking.longLead,
    lineHeight: lineHeights.longLead,
    mark: mark ?? '',
    markWeight: weights.mark,
    fit,
  });
}

function createHead(
  design: Design,
  fact: Fact,
  surface: Surface,
  { sizes, isLead, isLong, isAlone = false }: FactStyle,
) {
  const { theme, px } = design;
  const { head, tail, mark = '' } = fact;
  if (isLead && countDrawnChars(head) > longLead.from) return createLongLead(design, fact, surface, isAlone);
  const of = px(isLong ? sizes.long : sizes.head);
  // A line's end stands for the comma there.
  const shown = tail === undefined ? head : head.replace(/[,،，、]$/u, '');
  if (isLead) {
    const voice = findVoice(design, head);
    return createHeading(design, shown, surface, {
      weight: theme.weights.heading,
      size: Math.round(of * voice.scale),
      tracking: tracking.lead,
      lineHeight: lineHeights.lead,
      ...voice.style,
      mark,
      markWeight: weights.mark,
    });
  }
  return createBodyText(design, shown, surface, {
    color: surface.ink,
    role: 'heading',
    weight: weights.read,
    size: of,
    tracking: tracking.read,
    lineHeight: lineHeights.read,
    mark,
    markWeight: weights.mark,
  });
}

export function createFact(design: Design, fact: Fact, surface: Surface, style: FactStyle): Stack {
  const { space } = design;
  const { sizes, isLead = false } = style;
  const { figure, head, tail, mark } = fact;
  if (figure) return createQuotedFigure(design, figure, surface, sizes);
  const isMarkedAbove = mark !== undefined && mark !== '' && head.includes(mark);
  const rest =
    tail === undefined
      ? undefined
      : createBodyText(design, tail, surface, {
          of: sizes.tail,
          mark: isMarkedAbove ? '' : (mark ?? ''),
          markWeight: 600,
        });
  return createColumn({ gap: space(isLead ? 16 : 8) }, keepPresent([createHead(design, fact, surface, style), rest]));
}
