import type { Surface } from '../brand/palette.ts';
import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Design, LeadImage } from './design.ts';
import { createSecondPanel } from './forms/second.ts';
import { toSizeRange } from './measures.ts';
import type { Parts } from './page-parts.ts';
import { createFigureRow } from './parts/bands.ts';
import { drawCornerFigure } from './parts/corner-figure.ts';
import { createFact, readLead } from './parts/fact.ts';
import { createFooter } from './parts/footer.ts';
import { drawGraveRings } from './parts/grave-rings.ts';
import { createHeaderTexts, drawScenery, findHero, makeSkySurface } from './parts/header.ts';
import { drawGround, drawMotif } from './parts/motif.ts';
import { drawFilling, drawWhole, shapeFor } from './parts/picture.ts';
import { hasFigure } from './parts/plain-band.ts';
import { countDrawnChars } from './text.ts';
import { createColumn, createRow, keepPresent, type LayoutNode, type Root, type Stack } from './tree.ts';

const pictureShare = 0.42;
const panelShare = { header: 0.385, side: 0.35 };

export function createPageBeside(header: Design, body: Design, parts: Parts): Root {
  const { theme, measures, width, height } = body;
  const { form, module, seconds = [] } = parts;
  const panelWidth = Math.round(width * panelShare.header);
  const inner = { ...body, width: width - panelWidth - 72 + measures.margin };
  const main = form && module ? form.build(module, inner, theme.body) : createColumn({}, []);
  const padding = form?.bleeds ? {} : { top: 72, right: measures.margin, bottom: 72, left: 72 };
  return {
    ...createRow({ fill: theme.body.ground }, [
      createTitlePanel(header, body, parts, panelWidth),
      createColumn({ grow: 1, draw: drawGround(body), art: drawGraveRings(body), padding, gap: 40 }, [
        main,
        ...keepPresent(seconds.filter(isBelow).map((second) => createSecondPanel(inner, second))),
      ]),
    ]),
    width,
    height,
  };
}

const isBelow = ({ kind }: BriefModule): boolean => kind !== 'items';

/** Characters of a title that is long for a column, and its lines there. */
const [longTitle, maxColumnLines] = [72, 8];

function createTitlePanel(header: Design, body: Design, parts: Parts, panelWidth: number): Stack {
  const { lead, numbers, thesis, seconds = [] } = parts;
  const { theme, measures, height, image } = body;
  const { space } = header;
  const hero = findHero(header);
  const hasScene = hero !== undefined && theme.hasScene && !image && seconds.every(isBelow);
  const surface = hasScene ? makeSkySurface(header, hero) : theme.header;
  const isFigured = !hasScene && !image && hasFigure(header);
  const isDarkBelow = hasScene && (numbers || thesis);
  const lower = isDarkBelow ? theme.band : surface;
  const { margin, bottom } = measures;
  const narrow = { ...body, width: panelWidth + margin - 56 };
  // The narrow column has its own scale, so that the main part is not set smaller for its sake.
  const said = keepPresent([
    thesis && createThesisText(header, thesis, lower),
    numbers && createFigureRow(header, numbers.figures.slice(0, 2), lower, panelWidth - measures.margin - 56),
    ...seconds.filter((second) => !isBelow(second)).map((second) => createSecondPanel(narrow, second)),
  ]);
  const below = [...said, ...keepPresent([createFooter(body, lower, 'narrow', panelWidth - margin - 56)])];
  // Clipping would leave the picture without a faultless composition.
  const lines = countDrawnChars(header.brief.title) > longTitle ? maxColumnLines : header.measures.title.lines;
  const texts = createColumn(
    {
      grow: 1,
      padding: {
        top: image ? space(44) : measures.top,
        left: margin,
        right: 56,
        bottom: hasScene ? space(260) : 40,
      },
      gap: space(36),
      fill: isFigured ? undefined : surface.ground,
      art: hasScene && hero ? (area) => drawScenery(header, hero, area, area.texts) : undefined,
      draw: hasScene || isFigured ? undefined : drawMotif(narrow, surface.shape, 'bottom'),
    },
    keepPresent([createHeaderTexts(header, surface, { hasSubtitle: !hasScene, lines }), lead?.(header, surface)]),
  );
  const foot = {
    fill: isFigured ? undefined : lower.ground,
    padding: { top: space(said.length > 0 ? 40 : 12), left: margin, right: 56, bottom },
    gap: space(30),
  };
  return {
    ...createColumn({ fill: lower.ground, art: isFigured ? drawCornerFigure(header, lower, ['bottom']) : undefined }, [
      ...(image ? [createSidePicture(body, image, Math.round(height * pictureShare))] : []),
      texts,
      ...(below.length > 0 ? [createColumn(foot, below)] : []),
    ]),
    width: panelWidth,
  };
}

const panelSizes = {
  head: toSizeRange(42, 34, 54),
  long: toSizeRange(34, 30, 42),
  tail: toSizeRange(28, 26, 34),
  figure: toSizeRange(116, 80, 150),
  said: toSizeRange(32, 28, 38),
} as const;
const longPanelChars = 90;

function createThesisText(design: Design, { text, mark }: ModuleOf<'thesis'>, surface: Surface): LayoutNode {
  const fact = readLead({ heading: text, mark }, design);
  return createFact(design, fact, surface, {
    sizes: panelSizes,
    isLead: true,
    isLong: countDrawnChars(text) > longPanelChars,
  });
}

function createSidePicture({ theme, width }: Design, image: LeadImage, height: number): LayoutNode {
  const isCut = shapeFor(image, width * panelShare.header, height) === 'cover';
  if (isCut) return drawFilling(image, { height });
  const padding = { top: 40, bottom: 40, left: 48, right: 48 };
  return { ...createColumn({ fill: theme.band.ground, padding }, [drawWhole(image, { height: height - 80 })]), height };
}

/** Numbers and thesis beside the main part, over the source's line; in the middle where no picture stands above them. */
function createSideWords(
  { theme, measures, space }: Design,
  foot: readonly LayoutNode[],
  said: readonly LayoutNode[],
  isOpen: boolean,
): LayoutNode {
  const { top, bottom } = measures;
  return createColumn(
    {
      fill: theme.band.ground,
      grow: isOpen ? 1 : 0,
      padding: { top: isOpen ? top : space(48), left: 56, right: 56, bottom },
      gap: space(36),
    },
    [createColumn({ grow: isOpen ? 1 : 0, gap: space(36), justify: 'center' }, said), ...foot],
  );
}

export function createPageOverSide(
  header: Design,
  body: Design,
  { form, module, lead, numbers, thesis, seconds = [] }: Parts,
): Root {
  const { theme, measures, width, height, space } = body;
  const hero = findHero(header);
  const { image } = body;
  const hasScene = hero !== undefined && theme.hasScene && !image;
  const hasSide =
    image !== undefined ||
    (!form?.isFull && (hasScene || numbers !== undefined || thesis !== undefined || seconds.length > 0));
  const panelWidth = hasSide ? Math.round(width * panelShare.side) : 0;
  const { margin, top, bottom } = measures;
  const surface = theme.body;
  const main =
    form && module ? form.build(module, { ...body, width: width - panelWidth }, surface) : createColumn({}, []);
  const said = keepPresent([
    numbers && createFigureRow(body, numbers.figures.slice(0, 2), theme.band, panelWidth - 112),
    thesis && createThesisText(body, thesis, theme.band),
    ...seconds.map((second) => createSecondPanel({ ...body, width: panelWidth }, second)),
  ]);
  const foot = createFooter(body, hasSide && said.length > 0 ? theme.band : surface, 'narrow', panelWidth - 112);
  const isFootBelow = said.length === 0;
  const sideGround = hasScene && hero ? makeSkySurface(header, hero) : theme.band;
  const isOpen = !image && !hasScene;
  const pictured = image
    ? [
        createColumn({ grow: 1 }, [
          { ...createSidePicture(body, image, Math.round(height * 0.5)), grow: 1 } as LayoutNode,
        ]),
      ]
    : hasScene && hero
      ? [createColumn({ grow: 1, fill: sideGround.ground, art: (area) => drawScenery(header, hero, area, []) }, [])]
      : [];
  const side = hasSide
    ? {
        ...createColumn({ fill: theme.band.ground }, [
          ...pictured,
          ...(said.length > 0 ? [createSideWords(body, keepPresent([foot]), said, isOpen)] : []),
        ]),
        width: panelWidth,
      }
    : undefined;
  const left = createColumn(
    {
      grow: 1,
      padding: { top, left: margin, right: hasSide ? 72 : margin, bottom },
      gap: space(36),
      draw: drawGround(body),
      art: drawGraveRings(body),
    },
    [
      createHeaderTexts(header, surface, { lines: 2 }),
      ...keepPresent([lead?.(body, surface)]),
      createColumn({ grow: 1 }, [main]),
      ...(isFootBelow ? keepPresent([createFooter(body, surface, 'line', width - panelWidth - margin - 72)]) : []),
    ],
  );
  return { ...createRow({ fill: surface.ground }, [left, ...keepPresent([side])]), width, height };
}
