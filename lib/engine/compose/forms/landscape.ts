import type { Surface } from '../../brand/palette.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { drawCornerFigure } from '../parts/corner-figure.ts';
import { createFooter } from '../parts/footer.ts';
import { createKicker, drawScenery, findHero, makeSkySurface } from '../parts/header.ts';
import { drawGround } from '../parts/motif.ts';
import { createPlainBand, hasFigure } from '../parts/plain-band.ts';
import { createLeadStatement, createStatementRows, toStatement } from '../parts/statement.ts';
import { cardReachPx } from '../parts/statement-cards.ts';
import { countDrawnChars } from '../text.ts';
import { type ArtArea, createBlock, createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createTitleText } from '../type.ts';
import { computeBid, cutStatements } from './arrangements.ts';
import { defineForm } from './form.ts';
import { describeItems } from './items.ts';

/** Minimum share of the picture's height for the scene; words come before it in a high picture. */
const sceneShare = {
  poster: { '9:16': 0.34, '4:5': 0.4, '1:1': 0.42, '16:9': 0.44 },
  pair: { '9:16': 0.3, '4:5': 0.33, '1:1': 0.39, '16:9': 0.3 },
  more: { '9:16': 0.25, '4:5': 0.27, '1:1': 0.27, '16:9': 0.27 },
} as const;
const maxBesideScene = { poster: 150, pair: 230 } as const;

type StatementsModule = ModuleOf<'statements'>;
type LandscapeKind = 'poster' | 'pair' | 'more';

function findKind({ items }: StatementsModule, { aspect }: Design): LandscapeKind {
  const letters = items.reduce((sum, item) => sum + countDrawnChars(toStatement(item)), 0);
  if (items.length === 1 || (items.length === 2 && letters <= maxBesideScene.poster)) return 'poster';
  // A square has no room for a drawing in a lower scene.
  const isPair = items.length === 2 && (aspect === '1:1' || letters <= maxBesideScene.pair);
  return isPair ? 'pair' : 'more';
}

const leadSize = {
  poster: toSizeRange(58, 40, 92),
  pair: toSizeRange(48, 36, 60),
  more: toSizeRange(48, 36, 60),
  field: toSizeRange(64, 40, 112),
} as const;

const shortTitle = { chars: 24, scale: 1.35 } as const;

function drawTitleAndStatements(
  { items: [lead, ...rest] }: StatementsModule,
  design: Design,
  surface: Surface,
  kind: LandscapeKind,
): LayoutNode[] {
  const { measures, space, px, brief } = design;
  const isShort = kind === 'poster' && countDrawnChars(brief.title) <= shortTitle.chars;
  const scale = isShort ? shortTitle.scale : 1;
  const title = createTitleText(design, surface, measures.title.lines, {
    size: Math.round(px(measures.title) * scale),
  });
  return keepPresent([
    createColumn({ gap: space(16) }, [...createKicker(design, surface), title]),
    lead && createLeadStatement(design, lead, surface, leadSize[kind], kind === 'poster'),
    rest.length > 0 ? { ...createStatementRows(design, rest, surface), grow: 0 } : undefined,
  ]);
}

function createWidePage(module: StatementsModule, design: Design): LayoutNode {
  const { theme, measures, space, width } = design;
  const hero = findHero(design);
  const hasScene = hero !== undefined && theme.hasScene;
  const surface = hasScene ? makeSkySurface(design, hero) : theme.header;
  const { margin, top, bottom } = measures;
  const isFigured = !hasScene && hasFigure(design);
  const viewWidth = hasScene ? Math.round(width * viewShare) : isFigured ? Math.round(width * figureShare) : 0;
  const wordsWidth = width - viewWidth - margin - wideGap;
  const words = drawTitleAndStatements(module, { ...design, width: width - viewWidth }, surface, 'poster');
  const foot = createFooter(design, surface, 'line', wordsWidth);
  const padding = { top, left: margin, right: wideGap, bottom };
  const left = createColumn({ grow: 1, padding, gap: space(44), draw: hasScene ? undefined : drawGround(design) }, [
    createColumn({ grow: 1, gap: space(44), justify: 'center' }, words),
    ...keepPresent([foot]),
  ]);
  const art = hasScene ? (area: ArtArea) => drawScenery(design, hero, area, []) : undefined;
  const view = hasScene || isFigured ? { ...createColumn({ art }, []), width: viewWidth } : undefined;
  const figure = isFigured ? drawCornerFigure(design, surface, ['bottom', 'top']) : undefined;
  return createRow({ grow: 1, fill: surface.ground, art: figure }, keepPresent([left, view]));
}

/** Shares of the width for a scene, and for the figure that stands where there is none. */
const [viewShare, figureShare, wideGap] = [0.42, 0.28, 72];

function createPage(module: StatementsModule, design: Design): LayoutNode {
  const { theme, measures, space, height, aspect } = design;
  if (aspect === '16:9') return createWidePage(module, design);
  const hero = findHero(design);
  const hasScene = hero !== undefined && theme.hasScene;
  const surface = hasScene ? makeSkySurface(design, hero) : theme.header;
  const { margin, top, bottom } = measures;
  const kind = findKind(module, design);
  const strip = Math.round(height * sceneShare[kind][aspect]);
  const words = drawTitleAndStatements(module, design, surface, kind);
  const side = { left: margin, right: margin };
  const foot = createFooter(design, theme.body);
  const below = foot && createColumn({ fill: theme.body.ground, padding: { top: 28, ...side, bottom } }, [foot]);
  if (hasScene) {
    return createColumn(
      { grow: 1 },
      keepPresent([
        createColumn(
          {
            grow: 1,
            padding: { top, ...side },
            fill: surface.ground,
            // Nothing of the scene may be behind the cards.
            art: (area) =>
              drawScenery(
                design,
                hero,
                area,
                area.texts.map((text) => ({ ...text, height: text.height + cardReachPx })),
              ),
          },
          [createColumn({ grow: 1, gap: space(36) }, words), createBlock(1, strip, {})],
        ),
        below,
      ]),
    );
  }
  return createFieldsPage(module, design, foot ? below : undefined);
}

/** Without a scene: the title large on one field of colour, the sentences on another. */
function createFieldsPage(
  { items: [lead, ...rest] }: StatementsModule,
  design: Design,
  foot: LayoutNode | undefined,
): LayoutNode {
  const { theme, measures, space } = design;
  const { thesis } = theme;
  const { margin } = measures;
  const side = { left: margin, right: margin };
  return createColumn(
    { grow: 1 },
    keepPresent([
      createPlainBand({ ...design, theme: { ...theme, isInset: false } }, { grow: 1 }),
      createColumn(
        {
          grow: 1.2,
          fill: thesis.ground,
          padding: { top: space(52), ...side, bottom: space(52) },
          gap: space(40),
          justify: 'center',
        },
        keepPresent([
          lead && createLeadStatement(design, lead, thesis, leadSize.field, rest.length === 0),
          rest.length > 0 ? { ...createStatementRows(design, rest, thesis), grow: 0 } : undefined,
        ]),
      ),
      foot,
    ]),
  );
}

export const landscape = defineForm({
  name: 'landscape',
  kind: 'statements',
  bid: (module, context) => computeBid('landscape', module, context),
  cuts: (module, context) => cutStatements(module, context, 3),
  build: createPage,
  page: createPage,
  describe: ({ items }) => describeItems(items),
});
