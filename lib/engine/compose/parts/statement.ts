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

/** What pictures of sentences share: the sentence that leads, and rows of the others between hairlines. */

/** Characters of a sentence from which on it is set as text instead of as a heading. */
const longFrom = 110;
/** The same of the one that leads, which stands larger. */
const longLeadFrom = longFrom * 0.75;
/** Lines of a sentence set as text, and as a heading. */
const lineHeights = { long: 1.34, short: 1.24 };
/** Characters of a body that names who said it or since when: it is a line of its own, no sentence. */
const maxSource = 48;

const stopped = new RegExp(`[${stops}]$`, 'u');

/** Two sentences in one text: the first lost its full stop when it became a heading. */
export const joinSentences = (first: string, second: string) =>
  /[.!?…:;。！？]$/u.test(first) ? `${first} ${second}` : `${first}. ${second}`;

/** Whether its body says who said it or since when. */
export const isAttributed = ({ body, isInseparable }: Item): boolean =>
  isInseparable === true && body !== undefined && countDrawnChars(body) <= maxSource && !stopped.test(body);

export const toStatement = (item: Item): string =>
  item.body && !isAttributed(item) ? joinSentences(item.heading, item.body) : item.heading;

/** A main fact and what its author goes on with, which stands under it in smaller letters. */
export const isPassage = (item: Item): boolean =>
  item.isInseparable === true && item.body !== undefined && !isAttributed(item);

/** Who said it, under what is said. */
export const sourceLine = (design: Design, item: Item, surface: Surface): TextLeaf | undefined =>
  isAttributed(item) && item.body ? bodyText(design, `— ${item.body}`, surface, { mark: '' }) : undefined;

/** Sizes of the sentence that leads, and of it where it is long. */
export const leadSizes = { short: size(56, 40, 84), long: size(44, 34, 60), whole: size(38, 31, 52) } as const;
/** Characters of the sentence that leads from which on it is set smaller still. */
const wholeFrom = 170;

/** The sentence that leads, with its source. */
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

/** What goes on with the sentence that leads. */
export const passageText = (design: Design, item: Item, surface: Surface): TextLeaf | undefined =>
  isPassage(item) && item.body !== undefined
    ? bodyText(design, item.body, surface, { of: sizes.long, weight: 500, color: surface.ink, mark: '' })
    : undefined;

/** Sizes of a sentence across the picture, beside another one, and of a long one. */
const sizes = { across: size(38, 31, 52), beside: size(34, 30, 42), long: size(33, 29, 42) } as const;
/** In a wide picture, whose column has more room for fewer rows. */
const wideSizes = { ...sizes, across: size(40, 31, 66), long: size(37, 29, 56) } as const;

interface SentenceStyle {
  /** Whether one of those that it stands among is long: all of them are set alike. */
  readonly isLong: boolean;
  readonly isBeside?: boolean;
  /** What is left to say after its figure. */
  readonly rest?: string | undefined;
  /** Its own phrase unless given. */
  readonly mark?: string | undefined;
}

/** Whether one of some sentences is set as text, and so all of them. */
const areLong = (items: readonly Item[]): boolean =>
  items.some((item) => countDrawnChars(toStatement(item)) > longFrom);

/** One of the sentences that follow. */
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

/** A quantity that says something by itself: a share, a sum of money, a large number. No years, dates and versions. */
const quantity = new RegExp(String.raw`[%‰$€£¥]|\d[.,\u00a0\u202f]\d{3}(?!\d)|\b(?:${joinFigures('largeWords')})`, 'u');
/** Characters of a number that is set as a figure, and how many of them a picture has. */
const maxFigure = 13;
const maxFigures = 2;

/** The whole of something is meant for emphasis where it is not what a sentence begins with. */
const whole = /^100\s?%$/u;

/** Characters before a quantity in which another number makes it the end of a span: "10 to 20%" is not 20. */
const spanChars = 8;

/** A word that limits the quantity after it, with a word between them at most ("over US $5,000"): alone it would say more. */
const limited = new RegExp(String.raw`(?:^|\s)(?:${joinFigures('markHedges')})\s(?:\S+\s)?$`, 'iu');

/** Whether a sentence is about this quantity: whole, not the end of a span, and no other one stands against it. */
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

/** The quantities of sentences: they stand large before them. A sentence that begins with its own goes on after it. */
export function findFigures({ brief }: Pick<Design, 'brief'>, items: readonly Item[]): ReadonlyMap<Item, string> {
  // A band of numbers may say the same one large again.
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

/** Spots of one picture beside its rows: more would be a column with holes. */
const maxSpots = 2;

/** The drawings that stand at the end of their rows, where not all rows have one. */
function findSpots({ theme, drawings: { set } }: Design, items: readonly Item[]): ReadonlySet<Item> {
  const drawn = items.filter(({ drawing }) => theme.hasDrawings && drawing !== undefined && set.has(drawing));
  return new Set(drawn.slice(0, maxSpots));
}

/** Pixels: the bar that a row begins with, on its hairline. */
const tick = { width: 64, height: 6 } as const;

/** A hairline that begins with a bar in the brand's colour. */
const tickedLine = ({ theme }: Design, surface: Surface): Stack =>
  row({ fill: undefined, align: 'start' }, [
    block(tick.width, tick.height, { fill: surface.strong }),
    { ...column({ fill: surface.line }, []), grow: 1, height: theme.rule },
  ]);

/** A row: its figure or drawing, and what it says. */
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
      number ? { ...number, width: Math.min(design.widthOf(number) + 4, width * 0.34) } : undefined,
      column({ grow: 1, gap: space(8) }, present([said, sourceLine(design, item, surface)])),
      disc ? undefined : drawing,
    ]),
  );
}

interface RowPlace {
  readonly figure?: string | undefined;
  /** The drawing stands before the row, as before all others. */
  readonly disc: boolean;
  /** The drawing stands at the row's end. */
  readonly spot: boolean;
  readonly isLong: boolean;
}

/** Sentences under one another, a hairline before each but, where `isOpen`, the first. */
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

/** The bar in the brand's colour over a column. */
export const columnBar = (surface: Surface): Stack => ({
  ...column({ fill: surface.strong }, []),
  height: tick.height,
});

/** Sentences side by side, each under a bar in the brand's colour. */
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
