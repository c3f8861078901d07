import type { Surface } from '../brand/palette.ts';
import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Design, LeadImage } from './design.ts';
import { secondPanel } from './forms/second.ts';
import { size } from './measures.ts';
import type { Parts } from './page-parts.ts';
import { figureRow } from './parts/bands.ts';
import { drawCornerFigure } from './parts/corner-figure.ts';
import { factText, readLead } from './parts/fact.ts';
import { footer } from './parts/footer.ts';
import { drawGraveRings } from './parts/grave-rings.ts';
import { findHero, headerTexts, makeSkySurface, scenery } from './parts/header.ts';
import { ground, motif } from './parts/motif.ts';
import { drawFilling, drawWhole, shapeFor } from './parts/picture.ts';
import { hasFigure } from './parts/plain-band.ts';
import { countDrawnChars } from './text.ts';
import { column, keepPresent, type LayoutNode, type Root, row, type Stack } from './tree.ts';

const pictureShare = 0.42;
const panelShare = { header: 0.385, side: 0.35 };

export function beside(header: Design, body: Design, parts: Parts): Root {
  const { theme, measures, width, height } = body;
  const { form, module, seconds = [] } = parts;
  const panelWidth = Math.round(width * panelShare.header);
  const inner = { ...body, width: width - panelWidth - 72 + measures.margin };
  const main = form && module ? form.build(module, inner, theme.body) : column({}, []);
  const padding = form?.bleeds ? {} : { top: 72, right: measures.margin, bottom: 72, left: 72 };
  return {
    ...row({ fill: theme.body.ground }, [
      titlePanel(header, body, parts, panelWidth),
      column({ grow: 1, draw: ground(body), art: drawGraveRings(body), padding, gap: 40 }, [
        main,
        ...keepPresent(seconds.filter(isBelow).map((second) => secondPanel(inner, second))),
      ]),
    ]),
    width,
    height,
  };
}

const isBelow = ({ kind }: BriefModule): boolean => kind !== 'items';

/** Characters of a title that is long for a column, and its lines there. */
const [longTitle, maxColumnLines] = [72, 8];

function titlePanel(header: Design, body: Design, parts: Parts, panelWidth: number): Stack {
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
    thesis && thesisText(header, thesis, lower),
    numbers && figureRow(header, numbers.figures.slice(0, 2), lower, panelWidth - measures.margin - 56),
    ...seconds.filter((second) => !isBelow(second)).map((second) => secondPanel(narrow, second)),
  ]);
  const below = [...said, ...keepPresent([footer(body, lower, 'narrow', panelWidth - margin - 56)])];
  // Clipping would leave the picture without a faultless composition.
  const lines = countDrawnChars(header.brief.title) > longTitle ? maxColumnLines : header.measures.title.lines;
  const texts = column(
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
      art: hasScene && hero ? (area) => scenery(header, hero, area, area.texts) : undefined,
      draw: hasScene || isFigured ? undefined : motif(narrow, surface.shape, 'bottom'),
    },
    keepPresent([headerTexts(header, surface, { hasSubtitle: !hasScene, lines }), lead?.(header, surface)]),
  );
  const foot = {
    fill: isFigured ? undefined : lower.ground,
    padding: { top: space(said.length > 0 ? 40 : 12), left: margin, right: 56, bottom },
    gap: space(30),
  };
  return {
    ...column({ fill: lower.ground, art: isFigured ? drawCornerFigure(header, lower, ['bottom']) : undefined }, [
      ...(image ? [sidePicture(body, image, Math.round(height * pictureShare))] : []),
      texts,
      ...(below.length > 0 ? [column(foot, below)] : []),
    ]),
    width: panelWidth,
  };
}

const panelSizes = {
  head: size(42, 34, 54),
  long: size(34, 30, 42),
  tail: size(28, 26, 34),
  figure: size(116, 80, 150),
  said: size(32, 28, 38),
} as const;
/** Drawn characters from which a column's statement is set smaller. */
const longPanelChars = 90;

function thesisText(design: Design, { text, mark }: ModuleOf<'thesis'>, surface: Surface): LayoutNode {
  const fact = readLead({ heading: text, mark }, design);
  return factText(design, fact, surface, {
    sizes: panelSizes,
    isLead: true,
    isLong: countDrawnChars(text) > longPanelChars,
  });
}

function sidePicture({ theme, width }: Design, image: LeadImage, height: number): LayoutNode {
  const isCut = shapeFor(image, width * panelShare.header, height) === 'cover';
  if (isCut) return drawFilling(image, { height });
  const padding = { top: 40, bottom: 40, left: 48, right: 48 };
  return { ...column({ fill: theme.band.ground, padding }, [drawWhole(image, { height: height - 80 })]), height };
}

/** Numbers and thesis beside the main part, over the source's line; in the middle where no picture stands above them. */
function sideWords(
  { theme, measures, space }: Design,
  foot: readonly LayoutNode[],
  said: readonly LayoutNode[],
  isOpen: boolean,
): LayoutNode {
  const { top, bottom } = measures;
  return column(
    {
      fill: theme.band.ground,
      grow: isOpen ? 1 : 0,
      padding: { top: isOpen ? top : space(48), left: 56, right: 56, bottom },
      gap: space(36),
    },
    [column({ grow: isOpen ? 1 : 0, gap: space(36), justify: 'center' }, said), ...foot],
  );
}

export function overSide(
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
  const main = form && module ? form.build(module, { ...body, width: width - panelWidth }, surface) : column({}, []);
  const said = keepPresent([
    numbers && figureRow(body, numbers.figures.slice(0, 2), theme.band, panelWidth - 112),
    thesis && thesisText(body, thesis, theme.band),
    ...seconds.map((second) => secondPanel({ ...body, width: panelWidth }, second)),
  ]);
  const foot = footer(body, hasSide && said.length > 0 ? theme.band : surface, 'narrow', panelWidth - 112);
  const isFootBelow = said.length === 0;
  const sideGround = hasScene && hero ? makeSkySurface(header, hero) : theme.band;
  const isOpen = !image && !hasScene;
  const pictured = image
    ? [column({ grow: 1 }, [{ ...sidePicture(body, image, Math.round(height * 0.5)), grow: 1 } as LayoutNode])]
    : hasScene && hero
      ? [column({ grow: 1, fill: sideGround.ground, art: (area) => scenery(header, hero, area, []) }, [])]
      : [];
  const side = hasSide
    ? {
        ...column({ fill: theme.band.ground }, [
          ...pictured,
          ...(said.length > 0 ? [sideWords(body, keepPresent([foot]), said, isOpen)] : []),
        ]),
        width: panelWidth,
      }
    : undefined;
  const left = column(
    {
      grow: 1,
      padding: { top, left: margin, right: hasSide ? 72 : margin, bottom },
      gap: space(36),
      draw: ground(body),
      art: drawGraveRings(body),
    },
    [
      headerTexts(header, surface, { lines: 2 }),
      ...keepPresent([lead?.(body, surface)]),
      column({ grow: 1 }, [main]),
      ...(isFootBelow ? keepPresent([footer(body, surface, 'line', width - panelWidth - margin - 72)]) : []),
    ],
  );
  return { ...row({ fill: surface.ground }, [left, ...keepPresent([side])]), width, height };
}
