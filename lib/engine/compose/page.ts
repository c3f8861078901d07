import { hash } from '../brand/hash.ts';
import type { Surface } from '../brand/palette.ts';
import type { Theme } from '../brand/theme.ts';
import type { BriefModule, ModuleOf } from '../modules.ts';
import type { Design } from './design.ts';
import type { Form } from './forms/form.ts';
import { figureRow, numbersBand, thesisBand } from './parts/bands.ts';
import { footer } from './parts/footer.ts';
import { findHero, headerTexts, scenery, skySurface } from './parts/header.ts';
import { headerBand, paperBand } from './parts/header-bands.ts';
import { ground, motif } from './parts/motif.ts';
import { filling, type LeadImage, shapeFor, whole } from './parts/picture.ts';
import { tiles } from './parts/tiles.ts';
import { countDrawnChars } from './text.ts';
import { block, column, type LayoutNode, present, type Root, row, type Stack } from './tree.ts';

/** What one picture is made of: a form with its module that leads, and what stands around it. */
export interface Parts {
  readonly form?: Form | undefined;
  readonly module?: BriefModule | undefined;
  /** The number that leads, under the title. */
  readonly lead?: ((design: Design, surface: Surface) => LayoutNode) | undefined;
  /** What it says, for people who can't see it. */
  readonly leadText?: string | undefined;
  readonly thesis?: ModuleOf<'thesis'> | undefined;
  readonly numbers?: ModuleOf<'numbers'> | undefined;
  /** How the hero is shown over a square: as a scene, or as a spot where there is less room. */
  readonly header?: 'scene' | 'spot' | undefined;
}

/** Room that a header with a scene takes of what is left, against the body's one. */
const headerGrow = 0.55;

/** The look's colours by night, under a hero's dark sky. */
const toNight = ({ theme, palette }: Design): Theme =>
  theme.look === 'illustrated' ? { ...theme, body: palette.deep } : theme;

/** Header above, what is said below, results and source at the foot. */
function upright(header: Design, body: Design, parts: Parts): Root {
  const { form, module, lead, thesis, numbers } = parts;
  const { measures, width, height, px, space } = body;
  const hero = findHero(header);
  const dressed = form?.followsNight && hero?.isNight ? toNight(body) : body.theme;
  const surface = form?.surfaceOf?.(body) ?? dressed.body;
  const theme = { ...dressed, body: surface };
  const isOpen = hero?.ground === 'space' && theme.hasScene;
  const leadSurface = body.image
    ? surface
    : hero && (isOpen || (theme.hasScene && !lead))
      ? skySurface(header, hero)
      : theme.header;
  const main = form && module ? form.build(module, { ...body, hasThesis: thesis !== undefined }, surface) : undefined;
  const hasScene = hero !== undefined && theme.hasScene && !body.image;
  const side = { left: measures.margin, right: measures.margin };
  const foot = numbers ? undefined : footer(body, main ? surface : leadSurface);
  const grow = main ? (hasScene ? headerGrow : 0) : 1;
  const isPlain = form?.isTitledPlainly && !hasScene && !lead && !body.image;
  const head = isPlain
    ? paperBand(header, surface)
    : (form?.header ?? headerBand)(
        { ...header, theme },
        { lead: lead?.(body, leadSurface), grow, isSpot: parts.header === 'spot' },
      );
  const isLast = foot === undefined && numbers === undefined;
  const below = isLast ? measures.bottom + 8 : space(20);
  const around = form?.bleeds ? {} : { ...side, top: space(thesis || hasScene ? 26 : 34), bottom: below };
  return {
    ...column({ fill: main ? surface.ground : leadSurface.ground, draw: ground(body) }, [
      head,
      ...present([
        thesis && body.image && block(1, space(20), {}),
        thesis && thesisBand(body, thesis),
        main && column({ grow: 1, padding: around }, [main]),
        foot &&
          column({ padding: { ...side, top: px({ base: 4, min: 0, max: 12 }), bottom: measures.bottom } }, [foot]),
        numbers && numbersBand(body, numbers, footer(body, theme.band)),
      ]),
    ]),
    width,
    height,
  };
}

/** Share of a wide picture's width that the column beside the main part takes. */
const panelShare = { header: 0.385, side: 0.35 };

/** 16:9: title on a scene in a column, with numbers and source; what is said beside it. */
function beside(header: Design, body: Design, parts: Parts): Root {
  const { theme, measures, width, height } = body;
  const { form, module } = parts;
  const panelWidth = Math.round(width * panelShare.header);
  const main =
    form && module
      ? form.build(module, { ...body, width: width - panelWidth - 72 + measures.margin }, theme.body)
      : column({}, []);
  const padding = form?.bleeds ? {} : { top: 72, right: measures.margin, bottom: 72, left: 72 };
  return {
    ...row({ fill: theme.body.ground }, [
      titlePanel(header, body, parts, panelWidth),
      column({ grow: 1, draw: ground(body), padding }, [main]),
    ]),
    width,
    height,
  };
}

/** Letters of a title that is long for a column, and lines that it may have there. */
const [longTitle, maxColumnLines] = [72, 8];

/** The column of a wide picture that has its title. */
function titlePanel(header: Design, body: Design, { lead, numbers, thesis }: Parts, panelWidth: number): Stack {
  const { theme, measures, height, space, image } = body;
  const hero = findHero(header);
  const hasScene = hero !== undefined && theme.hasScene && !image;
  const surface = hasScene ? skySurface(header, hero) : theme.header;
  const isDarkBelow = hasScene && (numbers || thesis);
  const lower = isDarkBelow ? theme.band : surface;
  const { margin, bottom } = measures;
  const narrow = { ...body, width: panelWidth + margin - 56 };
  // What stands in the narrow column has its scale: rows beside it are not set small for its sake.
  const said = present([
    thesis && thesisText(header, thesis, lower),
    numbers && figureRow({ ...header, width: panelWidth }, numbers.figures.slice(0, 2), lower),
  ]);
  const below = [...said, ...present([footer(body, lower, 'narrow', panelWidth - margin - 56)])];
  // A long title may take the column's height: cut off, it would leave the picture without a sound form.
  const lines = countDrawnChars(header.brief.title) > longTitle ? maxColumnLines : header.measures.title.lines;
  const texts = column(
    {
      grow: 1,
      padding: { top: image ? space(44) : measures.top, left: margin, right: 56, bottom: hasScene ? space(260) : 40 },
      gap: space(36),
      fill: surface.ground,
      art: hasScene && hero ? (area) => scenery(header, hero, area, area.texts) : undefined,
      draw: hasScene ? undefined : motif(narrow, surface.shape, 'bottom'),
    },
    present([headerTexts(header, surface, { hasSubtitle: !hasScene, lines }), lead?.(header, surface)]),
  );
  const foot = {
    fill: lower.ground,
    padding: { top: space(said.length > 0 ? 40 : 12), left: margin, right: 56, bottom },
    gap: space(30),
  };
  return {
    ...column({ fill: lower.ground }, [
      ...(image ? [sidePicture(body, image, Math.round(height * 0.42))] : []),
      texts,
      ...(below.length > 0 ? [column(foot, below)] : []),
    ]),
    width: panelWidth,
  };
}

const thesisText = (design: Design, { text, mark }: ModuleOf<'thesis'>, surface: Surface): LayoutNode =>
  design.text(text, {
    family: 'headline',
    weight: 700,
    size: design.px({ base: 42, min: 34, max: 54 }),
    tracking: -0.012,
    lineHeight: 1.18,
    surface,
    role: 'heading',
    mark,
  });

/** The page's own picture at the top of a column, whole where a cut would lose too much. */
function sidePicture({ theme, width }: Design, image: LeadImage, height: number): LayoutNode {
  const isCut = shapeFor(image, width * panelShare.header, height) === 'cover';
  if (isCut) return filling(image, { height });
  const padding = { top: 40, bottom: 40, left: 48, right: 48 };
  return { ...column({ fill: theme.band.ground, padding }, [whole(image, { height: height - 80 })]), height };
}

/** What fills the column beside a chart where no scene is: the look's own drawing, tiles from edge to edge. */
function sideField(design: Design, surface: Surface): Stack['draw'] {
  const { theme, brief } = design;
  if (theme.motif !== 'tiles') return motif(design, surface.shape, 'top');
  return ({ width, height }) => {
    const side = width / sideTiles;
    const rows = Math.floor(height / side);
    return tiles(design, surface, hash(brief.title), { x: 0, y: 0, side, columns: sideTiles, rows });
  };
}

/** Tiles side by side in a wide picture's column. */
const sideTiles = 3;

/** 16:9: title above what is said; a column with scene, numbers and thesis beside both. */
function overSide(header: Design, body: Design, { form, module, lead, numbers, thesis }: Parts): Root {
  const { theme, measures, width, height, space } = body;
  const hero = findHero(header);
  const { image } = body;
  const hasScene = hero !== undefined && theme.hasScene && !image;
  const hasSide = image !== undefined || (!form?.isFull && (hasScene || numbers !== undefined || thesis !== undefined));
  const panelWidth = hasSide ? Math.round(width * panelShare.side) : 0;
  const { margin, top, bottom } = measures;
  const surface = theme.body;
  const main = form && module ? form.build(module, { ...body, width: width - panelWidth }, surface) : column({}, []);
  const said = present([
    numbers && figureRow({ ...body, width: panelWidth }, numbers.figures.slice(0, 2), theme.band),
    thesis && thesisText(body, thesis, theme.band),
  ]);
  const foot = footer(body, hasSide && said.length > 0 ? theme.band : surface, 'narrow', panelWidth - 112);
  const isFootBelow = said.length === 0;
  const sideGround = hasScene && hero ? skySurface(header, hero) : theme.band;
  const side = hasSide
    ? {
        ...column({ fill: theme.band.ground }, [
          image
            ? column({ grow: 1 }, [{ ...sidePicture(body, image, Math.round(height * 0.5)), grow: 1 } as LayoutNode])
            : column(
                {
                  grow: 1,
                  fill: hasScene ? sideGround.ground : undefined,
                  art: hasScene && hero ? (area) => scenery(header, hero, area, []) : undefined,
                  draw: hasScene ? undefined : sideField(body, theme.band),
                },
                [],
              ),
          ...(said.length > 0
            ? [
                column(
                  { fill: theme.band.ground, padding: { top: space(48), left: 56, right: 56, bottom }, gap: space(36) },
                  [...said, ...present([foot])],
                ),
              ]
            : []),
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
    },
    [
      headerTexts(header, surface, { lines: 2 }),
      ...present([lead?.(body, surface)]),
      column({ grow: 1 }, [main]),
      ...(isFootBelow ? present([footer(body, surface, 'line', width - panelWidth - margin - 72)]) : []),
    ],
  );
  return { ...row({ fill: surface.ground }, [left, ...present([side])]), width, height };
}

/** The picture that some parts make in the aspect of their designs. */
export function buildPage(header: Design, body: Design, parts: Parts): Root {
  const { form, module } = parts;
  if (form?.page && module) {
    const { width, height, theme } = body;
    return { ...column({ fill: theme.body.ground, draw: ground(body) }, [form.page(module, body)]), width, height };
  }
  if (body.aspect !== '16:9') return upright(header, body, parts);
  return form?.isWide ? overSide(header, body, parts) : beside(header, body, parts);
}
