import type { Surface } from '../../brand/palette.ts';
import type { Brief } from '../../brief.ts';
import type { ModuleOf } from '../../modules.ts';
import type { Design } from '../design.ts';
import { toSizeRange } from '../measures.ts';
import { createFooter } from '../parts/footer.ts';
import { createKicker, findHero } from '../parts/header.ts';
import { drawFilling, shapeFor } from '../parts/picture.ts';
import { drawOpeningMark, markSize, withoutQuotes } from '../parts/quotation.ts';
import { drawInside } from '../parts/spot.ts';
import { countDrawnChars } from '../text.ts';
import { createBlock, createColumn, createRow, keepPresent, type LayoutNode } from '../tree.ts';
import { createBodyText, createHeading, createLabel } from '../type.ts';
import { defineForm, fewer } from './form.ts';

const ornamentScale = 0.8;

const toArchPath = (width: number, height: number): string =>
  `M0 ${height}V${width / 2}A${width / 2} ${width / 2} 0 0 1 ${width} ${width / 2}V${height}Z`;

/** Height of a drawing to the arch, and its depth behind the desk's edge to the desk's height. */
const standing = { height: 0.7, depth: 0.82 };

function createArch(design: Design, width: number, height: number): LayoutNode | undefined {
  const { palette, theme, image } = design;
  if (image && shapeFor(image, width, height) === 'cover')
    return { ...drawFilling(image, { height }, theme.radius), width };
  const hero = findHero(design);
  const [name] = hero?.drawings ?? [];
  if (!hero || name === undefined) return undefined;
  const { tones } = palette;
  const foot = Math.round(height * 0.15);
  return {
    ...createColumn(
      {
        art: ({ x, y }) => {
          const radius = width * 0.37;
          const [cx, cy] = [x + width / 2, y + height * 0.48];
          const disc = `M${cx - radius} ${cy}A${radius} ${radius} 0 1 1 ${cx + radius} ${cy}A${radius} ${radius} 0 1 1 ${cx - radius} ${cy}Z`;
          const box = {
            x: x + width * 0.17,
            y: y + height * 0.3,
            width: width * 0.66,
            height: height * standing.height - foot * standing.depth,
          };
          return [
            {
              type: 'path',
              d: toArchPath(width, height),
              x,
              y,
              scale: 1,
              fill: theme.isNight ? tones.deep2 : tones.soft,
            },
            { type: 'path', d: disc, x: 0, y: 0, scale: 1, fill: theme.isNight ? tones.main : '#ffffff' },
            {
              type: 'box',
              x,
              y: y + height - foot,
              width,
              height: foot,
              fill: theme.isNight ? tones.main : tones.deep,
            },
            ...drawInside(design, name, box, palette.card, { outline: '#ffffff' }),
          ];
        },
      },
      [],
    ),
    width,
    height,
  };
}

const quoteSize = {
  '9:16': toSizeRange(84, 46, 128),
  '4:5': toSizeRange(76, 42, 116),
  '1:1': toSizeRange(62, 38, 98),
  '16:9': toSizeRange(66, 40, 100),
} as const;

/** Drawn letters of the line under the title that is set, and its lines beside a picture and across. */
const lineLimits = { letters: 150, beside: 7, across: 4 };

type QuoteModule = ModuleOf<'quote'>;

/** Shares of the picture's width and height; in 16:9 the arch is beside the words, else over them. */
const archShare = {
  '9:16': { width: 0.5, height: 0.4 },
  '4:5': { width: 0.5, height: 0.4 },
  '1:1': { width: 0.5, height: 0.36 },
  '16:9': { width: 0.26, height: 0.64 },
} as const;

function createQuoteText(
  { text, mark }: QuoteModule,
  { text: set, px, aspect, brief }: Design,
  surface: Surface,
): LayoutNode {
  return set(withoutQuotes(text, brief.language), {
    family: 'headline',
    weight: 800,
    size: px(quoteSize[aspect]),
    tracking: -0.02,
    lineHeight: 1.14,
    surface,
    role: 'heading',
    mark,
  });
}

function createSignature({ speaker, role }: QuoteModule, design: Design, surface: Surface): LayoutNode | undefined {
  if (!speaker) return undefined;
  const under = role
    ? createLabel(design, role, surface, { weight: 500, color: surface.muted, maxLines: 2 })
    : undefined;
  return createRow({ gap: design.space(24), align: 'center' }, [
    createBlock(64, 8, { fill: surface.strong, radius: 4 }),
    createColumn({ grow: 1, gap: 4 }, [
      createHeading(design, speaker, surface, { of: toSizeRange(40, 32, 46), weight: 800 }),
      ...keepPresent([under]),
    ]),
  ]);
}

/** Facts under a quotation, and the drawn letters of one: more would make a list of the picture. */
const factLimits = { max: 2, letters: 110 };
const maxOverFactsChars = 150;

/** Whole statements of the brief that are no quotations themselves and not the words above them. */
function listFacts({ text, sentence }: QuoteModule, { modules = [], subtitle }: Brief): string[] {
  const said = [text, sentence, subtitle].filter((one) => one !== undefined);
  return modules
    .flatMap((module) => (module.kind === 'statements' ? module.items : []))
    .filter(
      (item) =>
        item.body === undefined &&
        countDrawnChars(item.heading) <= factLimits.letters &&
        !/["“”„«»「」]/u.test(item.heading) &&
        !said.some((one) => one.includes(item.heading) || one === item.sentence),
    )
    .slice(0, factLimits.max)
    .map(({ heading: fact }) => fact);
}

function createFactRow(shown: readonly string[], design: Design, surface: Surface): LayoutNode | undefined {
  if (shown.length === 0) return undefined;
  const line = { ...createRow({ fill: surface.line }, []), height: 2 };
  const texts = shown.map((fact) => createBodyText(design, fact, surface, { grow: 1, color: surface.ink, mark: '' }));
  return createColumn({ gap: design.space(20) }, [line, createRow({ gap: 48, align: 'start' }, texts)]);
}

function createPage(module: QuoteModule, design: Design): LayoutNode {
  const { theme, measures, space, width, height, aspect, brief } = design;
  const surface = theme.look === 'illustrated' ? design.palette.pale : theme.body;
  const { margin, top, bottom } = measures;
  const said = createQuoteText(module, design, surface);
  const isWide = aspect === '16:9';
  const share = archShare[aspect];
  const across = isWide ? width : width - 2 * margin;
  const picture = createArch(design, Math.round(across * share.width), Math.round(height * share.height));
  const ornament = {
    ...createColumn({ draw: () => [drawOpeningMark(brief.language, surface.strong, ornamentScale)] }, []),
    width: Math.round(markSize.width * ornamentScale),
    height: Math.round(markSize.height * ornamentScale),
  };
  const title = { of: toSizeRange(42, 32, 50), weight: 700, lineHeight: 1.16, role: 'title' } as const;
  const name = createHeading(design, brief.title, surface, title);
  const line = brief.subtitle ?? '';
  const isIntroduced = line !== '' && countDrawnChars(line) <= lineLimits.letters && aspect !== '1:1';
  const introduction = [
    ...createKicker(design, surface),
    name,
    ...(isIntroduced
      ? [createBodyText(design, line, surface, { maxLines: picture ? lineLimits.beside : lineLimits.across })]
      : []),
  ];
  // Beside a picture the intro is under the mark; alone, after it, as a mark over it would leave a hole.
  const intro = picture
    ? createColumn({ grow: 1, gap: space(22) }, [
        createRow({}, [ornament]),
        createBlock(1, space(28), {}),
        ...introduction,
      ])
    : createRow({ grow: 1, gap: 44 }, [ornament, createColumn({ grow: 1, gap: space(16) }, introduction)]);
  const who = createSignature(module, design, surface);
  const under = createFactRow(module.facts ?? [], design, surface);
  const createUpright = () =>
    createColumn({ grow: 1, gap: space(24) }, [
      createRow({ gap: 48 }, keepPresent([intro, picture])),
      createColumn({ grow: 1, gap: space(40), justify: 'center' }, keepPresent([said, who])),
      ...keepPresent([under]),
    ]);
  const createWide = () => {
    const header = createColumn({ gap: 12 }, [...createKicker(design, surface), name]);
    const texts = createColumn(
      { grow: 1, gap: space(40) },
      keepPresent([createRow({}, [ornament]), header, said, who]),
    );
    return createRow({ grow: 1, gap: 88, align: 'center' }, keepPresent([texts, picture]));
  };
  return createColumn(
    { grow: 1, fill: surface.ground, padding: { top, left: margin, right: margin, bottom }, gap: space(24) },
    keepPresent([isWide ? createWide() : createUpright(), createFooter(design, surface)]),
  );
}

/** Characters of a quotation: least, largest that is set large, and most. */
const lengths = { min: 20, large: 190, max: 320 };
const bids = { large: 0.85, long: 0.55, unfit: 0.1 };

export const quote = defineForm({
  name: 'quote',
  kind: 'quote',
  bid: ({ text: { length } }) => {
    if (length < lengths.min || length > lengths.max) return bids.unfit;
    return length <= lengths.large ? bids.large : bids.long;
  },
  cuts: (module, { brief, aspect }) => {
    const isTall = aspect === '9:16' || aspect === '4:5';
    const shown = isTall && module.text.length <= maxOverFactsChars ? listFacts(module, brief) : [];
    return fewer(shown, 0).map((facts) => ({ ...module, facts }));
  },
  build: (module, design) => createPage(module, design),
  page: createPage,
  describe: ({ text, speaker, facts = [] }) => [`“${text}”${speaker ? ` ${speaker}` : ''}`, ...facts].join('; '),
});
