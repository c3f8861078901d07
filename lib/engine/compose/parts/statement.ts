import type { Surface } from '../../brand/palette.ts';
import type { Look } from '../../brand/theme.ts';
import type { Item } from '../../modules.ts';
import type { Design } from '../design.ts';
import { type SizeRange, size } from '../measures.ts';
import { countDrawnChars } from '../text.ts';
import { column, keepPresent, type LayoutNode, row, type Stack, type TextLeaf } from '../tree.ts';
import { label } from '../type.ts';
import { type Fact, type FactStyle, factSizes, factText, isAttributed, longHead, readFact, readLead } from './fact.ts';
import { areAllDrawn, drawingDisc, findSpots } from './spot.ts';
import { type CardText, statementCard } from './statement-cards.ts';

export const isPassage = (item: Item): boolean =>
  item.isInseparable === true && item.body !== undefined && !isAttributed(item);

export const sourceLine = (design: Design, item: Item, surface: Surface): TextLeaf | undefined =>
  isAttributed(item) && item.body
    ? label(design, `— ${item.body}`, surface, { color: surface.strong, weight: 700 })
    : undefined;

const headLength = ({ head }: Fact): number => countDrawnChars(head);

export function leadStatement(design: Design, item: Item, surface: Surface, of?: SizeRange, isAlone = false): Stack {
  const fact = readLead(item, design);
  const own = isAlone ? factSizes.alone : factSizes.lead;
  const isLong = headLength(fact) > longHead.lead;
  const sizes = of === undefined ? own : { ...own, head: of };
  return column(
    { gap: design.space(14) },
    keepPresent([
      factText(design, fact, surface, { sizes, isLead: true, isLong, isAlone }),
      sourceLine(design, item, surface),
    ]),
  );
}

const discSize = { drawn: size(112, 80, 148), spot: size(100, 76, 132) } as const;
const carded: readonly Look[] = ['illustrated', 'paper', 'night', 'bold'];

const isLook = (look: Look | 'grave'): look is Look => look !== 'grave';

/** Only in a wide picture, whose few rows would look lost: strangers prefer bars with air to cards that crowd the foot. */
const areCarded = ({ theme: { look }, aspect }: Design): boolean =>
  isLook(look) && carded.includes(look) && aspect === '16:9';

interface ReadItem extends CardText {
  readonly isSpot: boolean;
}

function statementLine(design: Design, read: ReadItem, surface: Surface, isDisc: boolean, style: FactStyle): Stack {
  const { px, space, theme } = design;
  const { item, fact, source, isSpot } = read;
  const said = column(
    { grow: 1, gap: space(6), justify: 'center' },
    keepPresent([factText(design, fact, surface, style), source]),
  );
  const drawing = item.drawing !== undefined && (isDisc || isSpot) ? item.drawing : undefined;
  const picture = drawing && drawingDisc(design, drawing, px(isDisc ? discSize.drawn : discSize.spot), surface);
  const hasBar = !isDisc && theme.look !== 'grave';
  return row(
    {
      grow: 1,
      align: hasBar ? 'stretch' : 'center',
      gap: space(30),
      padding: { top: space(rowPadding), bottom: space(rowPadding) },
    },
    keepPresent([
      isDisc && picture ? picture : undefined,
      hasBar ? { ...column({ fill: surface.strong, radius: 4 }, []), width: barWidth } : undefined,
      said,
      !isDisc && picture ? column({ justify: 'center' }, [picture]) : undefined,
    ]),
  );
}

const [rowPadding, barWidth] = [20, 8];
const fewRows = 3;

export function statementRows(design: Design, items: readonly Item[], surface: Surface, isOpen = false): Stack {
  const { theme, space } = design;
  const isDisc = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const spots = findSpots(design, items);
  const read = items.map((item) => ({
    item,
    fact: readFact(item, design),
    source: sourceLine(design, item, surface),
    isSpot: spots.has(item),
  }));
  const isLong = read.some(({ fact }) => headLength(fact) > longHead.row);
  const isWide = items.length === 1 || (design.aspect === '16:9' && items.length <= fewRows);
  const style = { sizes: isWide ? factSizes.wide : factSizes.across, isLong };
  if (!isDisc && areCarded(design)) {
    return column(
      { grow: 1, gap: space(22) },
      read.map((one) => statementCard(design, one, surface, style)),
    );
  }
  const lines = read.flatMap((one, index): LayoutNode[] => {
    const line = statementLine(design, one, surface, isDisc, style);
    const rule = { ...column({ fill: surface.line }, []), height: theme.rule };
    return index === 0 && isOpen ? [line] : [rule, line];
  });
  return column({ grow: 1 }, lines);
}

const bar = { height: 8 } as const;

export const columnBar = (surface: Surface): Stack => ({
  ...column({ fill: surface.strong }, []),
  height: bar.height,
});

export function statementColumns(design: Design, lines: readonly (readonly Item[])[], surface: Surface): Stack {
  const { space, px } = design;
  const items = lines.flat();
  const facts = new Map(items.map((item) => [item, readFact(item, design)]));
  const isLong = [...facts.values()].some((fact) => headLength(fact) > longHead.row);
  const style = { sizes: factSizes.beside, isLong };
  const isCarded = areCarded(design);
  const isDrawn = areAllDrawn(
    design,
    items.map(({ drawing }) => drawing),
  );
  const cell = (item: Item): LayoutNode => {
    const fact = facts.get(item) ?? readFact(item, design);
    const source = sourceLine(design, item, surface);
    if (isCarded) {
      return column({ grow: 1 }, [statementCard(design, { item, fact, source }, surface, style)]);
    }
    return column(
      { grow: 1, gap: space(18) },
      keepPresent([
        columnBar(surface),
        isDrawn && item.drawing ? drawingDisc(design, item.drawing, px(size(84, 64, 112)), surface) : undefined,
        factText(design, fact, surface, style),
        source,
      ]),
    );
  };
  return column(
    { grow: 1, gap: space(isCarded ? 24 : 30) },
    lines.map((line) =>
      row({ grow: 1, gap: isCarded ? 24 : 44, align: isCarded ? 'stretch' : 'start' }, line.map(cell)),
    ),
  );
}

export { isAttributed, joinSentences, toStatement } from './fact.ts';
