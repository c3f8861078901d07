import type { Surface } from '../../brand/palette.ts';
import { stops } from '../../languages/marks.ts';
import { joinFigures } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { findMark } from '../emphasis.ts';
import { type Size, size } from '../measures.ts';
import { countDrawnChars } from '../text.ts';
import { block, column, type LayoutNode, present, row, type Stack, type TextLeaf } from '../tree.ts';
import { bodyText, figureText, findVoice } from '../type.ts';
import { areAllDrawn, drawingDisc } from './spot.ts';

/** Characters from which a sentence is set as text instead of as a heading. */
const longFrom = 110;
/** The same for the leading sentence, which is larger. */
const longLeadFrom = longFrom * 0.75;
const lineHeights = { long: 1.34, short: 1.24 };
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

/** Whether the body continues the heading's statement. */
export const isPassage = (item: Item): boolean =>
  item.isInseparable === true && item.body !== undefined && !isAttributed(item);

export const sourceLine = (design: Design, item: Item, surface: Surface): TextLeaf | undefined =>
  isAttributed(item) && item.body ? bodyText(design, `— ${item.body}`, surface, { mark: '' }) : undefined;

export const leadSizes = { short: size(56, 40, 84), long: size(44, 34, 60), whole: size(38, 31, 52) } as const;
/** Characters from which the leading sentence is set smallest. */
const wholeFrom = 170;

export function leadStatement(design: Design, item: Item, surface: Surface, of?: Size): Stack {
  const text = isPassage(item) ? item.heading : toStatement(item);
  const voice = findVoice(design, text);
  const length = countDrawnChars(text);
  const own = length > wholeFrom ? leadSizes.whole : length > longLeadFrom ? leadSizes.long : leadSizes.short;
  const px = design.px(length > wholeFrom ? own : (of ?? own));
  const said = design.text(text, {
    family: 'headline',
    weight: design.theme.weights.heading,
    size: Math.round(px * voice.scale),
    tracking: -0.016,
    lineHeight: 1.14,
    ...voice.style,
    surface,
    role: 'heading',
    mark: item.mark,
  });
  return column(
    { gap: design.space(14) },
    present([said, passageText(design, item, surface), sourceLine(design, item, surface)]),
  );
}

export const passageText = (design: Design, item: Item, surface: Surface): TextLeaf | undefined =>
  isPassage(item) && item.body !== undefined
    ? bodyText(design, item.body, surface, { of: sizes.long, weight: 500, color: surface.ink, mark: '' })
    : undefined;

const sizes = { across: size(38, 31, 52), beside: size(34, 30, 42), long: size(33, 29, 42) } as const;
/** Larger in a wide picture, whose column has fewer rows. */
const wideSizes = { ...sizes, across: size(40, 31, 66), long: size(37, 29, 56) } as const;

interface SentenceStyle {
  /** Whether any sentence of the list is long; all are set alike. */
  readonly isLong: boolean;
  readonly isBeside?: boolean;
  /** Text after the figure, without it. */
  readonly rest?: string | undefined;
  readonly mark?: string | undefined;
}

const areLong = (items: readonly Item[]): boolean =>
  items.some((item) => countDrawnChars(toStatement(item)) > longFrom);

export function statementText(
  design: Design,
  item: Item,
  surface: Surface,
  { isLong, isBeside = false, rest: text = toStatement(item), mark }: SentenceStyle,
) {
  const of = design.aspect === '16:9' ? wideSizes : sizes;
  return design.text(text, {
    family: isLong ? 'body' : 'headline',
    weight: isLong ? 500 : 600,
    size: design.px(isLong ? of.long : isBeside ? of.beside : of.across),
    tracking: isLong ? 0 : -0.006,
    lineHeight: isLong ? lineHeights.long : lineHeights.short,
    surface,
    role: 'heading',
    mark: mark ?? (text === toStatement(item) ? item.mark : ''),
    markWeight: isLong ? 700 : 600,
  });
}

/** Quantities that have a meaning alone: shares, money, large numbers; no years, dates or versions. */
const quantity = new RegExp(String.raw`[%‰$€£¥]|\d[.,\u00a0\u202f]\d{3}(?!\d)|\b(?:${joinFigures('largeWords')})`, 'u');
/** Characters of a figure, and figures of a picture. */
const maxFigure = 13;
const maxFigures = 2;

/** "100 %" is usually emphasis unless it begins the sentence. */
const whole = /^100\s?%$/u;

/** Characters before a quantity in which another number makes it the end of a range ("10 to 20%"). */
const spanChars = 8;

/** A hedge before the quantity ("over US $5,000"), without which the figure would overstate it. */
const limited = new RegExp(String.raw`(?:^|\s)(?:${joinFigures('markHedges')})\s(?:\S+\s)?$`, 'iu');

/** Whether a sentence has just this quantity, whole and not as the end of a range. */
function isSole(text: string, mark: string): boolean {
  const at = text.indexOf(mark);
  if (at === 0) return true;
  const before = text.slice(0, at);
  const isSpan = /\p{N}/u.test(before.slice(-spanChars));
  return (
    at > 0 &&
    !isSpan &&
    !whole.test(mark) &&
    !limited.test(before) &&
    !quantity.test(before + text.slice(at + mark.length))
  );
}

/** Quantities shown large before their sentences; a sentence that begins with its quantity continues after it. */
export function findFigures({ brief }: Pick<Design, 'brief'>, items: readonly Item[]): ReadonlyMap<Item, string> {
  // A numbers band may already show the same quantity.
  const hasNumbers = brief.modules?.some(({ kind }) => kind === 'numbers') ?? false;
  const found = items.flatMap((item): [Item, string][] => {
    const own = item.mark === '' ? undefined : findMark(toStatement(item), brief.title);
    const mark = [item.mark, own].find((one) => one && quantity.test(one));
    const text = toStatement(item);
    const isLarge = mark !== undefined && (hasNumbers ? text.startsWith(`${mark} `) : isSole(text, mark));
    return mark && mark.length <= maxFigure && isLarge ? [[item, mark]] : [];
  });
  return new Map(found.slice(0, maxFigures));
}

const figureSize = size(68, 46, 96);

const maxSpots = 2;

function findSpots({ theme, drawings: { set } }: Design, items: readonly Item[]): ReadonlySet<Item> {
  const drawn = items.filter(({ drawing }) => theme.hasDrawings && drawing !== undefined && set.has(drawing));
  return new Set(drawn.slice(0, maxSpots));
}

const tick = { width: 64, height: 6 } as const;

const tickedLine = ({ theme }: Design, surface: Surface): Stack =>
  row({ fill: undefined, align: 'start' }, [
    block(tick.width, tick.height, { fill: surface.strong }),
    { ...column({ fill: surface.line }, []), grow: 1, height: theme.rule },
  ]);

function statementRow(design: Design, item: Item, surface: Surface, place: RowPlace): LayoutNode {
  const { px, space, width } = design;
  const { figure, disc, spot, isLong } = place;
  const whole = toStatement(item);
  const rest = figure && whole.startsWith(`${figure} `) ? whole.slice(figure.length).trimStart() : undefined;
  const said = statementText(design, item, surface, { isLong, rest, mark: figure ? '' : undefined });
  const number = figure && figureText(design, figure, surface, { of: figureSize });
  const diameter = px(disc ? size(108, 76, 140) : size(92, 72, 120));
  const drawing = item.drawing && (disc || spot) ? drawingDisc(design, item.drawing, diameter, surface) : undefined;
  return row(
    { grow: 1, align: 'center', gap: space(32), padding: { top: space(18), bottom: space(18) } },
    present([
      disc ? drawing : undefined,
      number ? { ...number, width: Math.min(design.measureWidth(number) + 4, width * 0.34) } : undefined,
      column({ grow: 1, gap: space(8) }, present([said, sourceLine(design, item, surface)])),
      disc ? undefined : drawing,
    ]),
  );
}

interface RowPlace {
  readonly figure?: string | undefined;
  readonly disc: boolean;
  readonly spot: boolean;
  readonly isLong: boolean;
}

/** Sentences with a hairline before each; `isOpen` omits the first one. */
export function statementRows(design: Design, items: readonly Item[], surface: Surface, isOpen = false): Stack {
  const disc = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const spots = findSpots(design, items);
  const figures = findFigures(design, items);
  const { theme } = design;
  const isLong = areLong(items);
  const lines = items.flatMap((item, index): LayoutNode[] => {
    const place = { figure: figures.get(item), disc, spot: spots.has(item), isLong };
    const line = statementRow(design, item, surface, place);
    if (index === 0 && isOpen) return [line];
    return [disc ? { ...column({ fill: surface.line }, []), height: theme.rule } : tickedLine(design, surface), line];
  });
  return column({ grow: 1 }, lines);
}

export const columnBar = (surface: Surface): Stack => ({
  ...column({ fill: surface.strong }, []),
  height: tick.height,
});

export function statementColumns(design: Design, lines: readonly (readonly Item[])[], surface: Surface): Stack {
  const { space, theme, drawings, px } = design;
  const isLong = areLong(lines.flat());
  return column(
    { grow: 1, gap: space(30) },
    lines.map((line) =>
      row(
        { grow: 1, gap: 44, align: 'start' },
        line.map((item): LayoutNode => {
          const isDrawn = theme.hasDrawings && item.drawing !== undefined && drawings.set.has(item.drawing);
          return column(
            { grow: 1, gap: space(18) },
            present([
              columnBar(surface),
              isDrawn && item.drawing ? drawingDisc(design, item.drawing, px(size(84, 64, 112)), surface) : undefined,
              statementText(design, item, surface, { isLong, isBeside: true }),
              sourceLine(design, item, surface),
            ]),
          );
        }),
      ),
    ),
  );
}
