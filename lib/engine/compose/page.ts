import type { Theme } from '../brand/theme.ts';
import type { Design } from './design.ts';
import { createSecondPanel } from './forms/second.ts';
import type { Parts } from './page-parts.ts';
import { createNumbersBand, createThesisBand } from './parts/bands.ts';
import { createFooter } from './parts/footer.ts';
import { drawGraveRings } from './parts/grave-rings.ts';
import { findHero, makeSkySurface } from './parts/header.ts';
import { createHeaderBand, createPaperBand } from './parts/header-bands.ts';
import { drawGround } from './parts/motif.ts';
import { createBlock, createColumn, keepPresent, type Root } from './tree.ts';
import { createPageBeside, createPageOverSide } from './wide-page.ts';

const minOverFootPx = 30;
/** Share of the free height for a header with a scene, to 1 for the body. */
const headerGrow = 0.55;

const toNight = ({ theme, palette }: Design): Theme =>
  theme.look === 'illustrated' ? { ...theme, body: palette.deep } : theme;

function createUpright(header: Design, body: Design, parts: Parts): Root {
  const { form, module, lead, thesis, numbers, seconds = [] } = parts;
  const { measures, width, height, px, space } = body;
  const hero = findHero(header);
  const dressed = form?.followsNight && hero?.isNight ? toNight(body) : body.theme;
  // A title beside a spot stands on the body's ground: on a dark one, it and the lead would look like two headlines.
  const surface = (parts.header === 'spot' ? undefined : form?.chooseSurface?.(body)) ?? dressed.body;
  const theme = { ...dressed, body: surface };
  const isOpen = hero?.ground === 'space' && theme.hasScene;
  const leadSurface = body.image
    ? surface
    : hero && (isOpen || (theme.hasScene && !lead))
      ? makeSkySurface(header, hero)
      : theme.header;
  const main = form && module ? form.build(module, { ...body, hasThesis: thesis !== undefined }, surface) : undefined;
  const hasScene = hero !== undefined && theme.hasScene && !body.image;
  const side = { left: measures.margin, right: measures.margin };
  const foot = numbers ? undefined : createFooter(body, main ? surface : leadSurface);
  const grow = main ? (hasScene ? headerGrow : 0) : 1;
  const isPlain = form?.isTitledPlainly && !hasScene && !lead && !body.image;
  const head = isPlain
    ? createPaperBand(header, surface)
    : (form?.header ?? createHeaderBand)(
        { ...header, theme, hasThesis: thesis !== undefined },
        { lead: lead?.(body, leadSurface), grow, isSpot: parts.header === 'spot' },
      );
  const panels = keepPresent(seconds.map((second) => createSecondPanel(body, second)));
  const isLast = foot === undefined && numbers === undefined;
  const minPx = module?.kind === 'statements' ? minOverFootPx : 0;
  const below = isLast ? measures.bottom + 8 : Math.max(minPx, space(20));
  // Without a line below, a form from edge to edge would reach the foot, too.
  const around = form?.bleeds
    ? { bottom: isLast ? below : 0 }
    : { ...side, top: space(thesis || hasScene ? 26 : 34), bottom: below };
  return {
    ...createColumn(
      { fill: main ? surface.ground : leadSurface.ground, draw: drawGround(body), art: drawGraveRings(body) },
      [
        head,
        ...keepPresent([
          thesis && body.image && createBlock(1, space(20), {}),
          thesis && createThesisBand(body, thesis),
          main && createColumn({ grow: 1, padding: around, gap: space(26) }, [main, ...panels]),
          foot &&
            createColumn({ padding: { ...side, top: px({ base: 4, min: 0, max: 12 }), bottom: measures.bottom } }, [
              foot,
            ]),
          numbers && createNumbersBand(body, numbers, createFooter(body, theme.band)),
        ]),
      ],
    ),
    width,
    height,
  };
}

export function buildPage(given: Design, body: Design, parts: Parts): Root {
  const { form, module, thesis } = parts;
  // The subtitle stands across the picture, so the header omits it.
  const isSubtitle = thesis !== undefined && thesis.text === given.brief.subtitle;
  const header = isSubtitle ? { ...given, brief: { ...given.brief, subtitle: undefined } } : given;
  if (form?.page && module) {
    const { width, height, theme } = body;
    return {
      ...createColumn({ fill: theme.body.ground, draw: drawGround(body), art: drawGraveRings(body) }, [
        form.page(module, body),
      ]),
      width,
      height,
    };
  }
  const dressed = { ...body, hasNumber: parts.numbers !== undefined || parts.lead !== undefined };
  if (body.aspect !== '16:9') return createUpright(header, dressed, parts);
  return form?.isWide ? createPageOverSide(header, dressed, parts) : createPageBeside(header, dressed, parts);
}
