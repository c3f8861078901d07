import type { Design } from '../design.ts';
import { size } from '../measures.ts';
import { footer } from '../parts/footer.ts';
import { kicker } from '../parts/header.ts';
import { motif } from '../parts/motif.ts';
import { filling, type LeadImage, ratioOf, shapeFor } from '../parts/picture.ts';
import { body as bodyText, label } from '../parts/words.ts';
import type { Command, Shape } from '../shapes.ts';
import { isTall } from '../text.ts';
import { column, type ImageLeaf, present, type Root, row, type Stack } from '../tree.ts';
import { type Spec, type Tree, whole } from './spec.ts';

const quoteSize = {
  '9:16': size(92, 48, 150),
  '4:5': size(80, 44, 132),
  '1:1': size(72, 44, 116),
  '16:9': size(92, 46, 156),
};
const quoteLines = { '9:16': 12, '4:5': 9, '1:1': 8, '16:9': 6 };

/** Two opening marks, `height` pixels tall; drawn, because faces differ in where and how large theirs are. */
function marks(height: number, color: string): Shape[] {
  const r = height * 0.31;
  return [0, height * 0.82].map((x) => {
    const commands: Command[] = [
      ['M', x, height - r],
      ['C', x, height * 0.3, x + height * 0.22, height * 0.04, x + height * 0.56, 0],
      ['L', x + height * 0.56, height * 0.2],
      ['C', x + height * 0.38, height * 0.26, x + height * 0.28, height * 0.32, x + height * 0.26, height * 0.39],
      ['A', r, true, true, x, height - r],
      ['Z'],
    ];
    return { commands, fill: color };
  });
}

/** Whether a quotation begins as the title does, which may be cut short. */
const startsWith = (text = '', title: string): boolean => text.startsWith(title.replace(/[\s.…]+$/, ''));

/** What stands around a quotation: width of the source line where it is not the picture's, a picture in the corner. */
interface Around {
  readonly width?: number | undefined;
  readonly inset?: ImageLeaf;
}

/** Context, quotation, speaker and source, one under another. */
function statement(
  header: Design,
  body: Design,
  options: Omit<Stack, 'type' | 'children'>,
  { width, inset }: Around = {},
): Stack {
  const { brief, theme, px, space, text, aspect } = body;
  const surface = theme.header;
  const said = brief.quote;
  const airy = isTall(said?.text ?? '');
  const most = quoteSize[aspect];
  const speaker = label(body, said?.speaker ?? '', surface, px(size(40, 34, 54)), {
    weight: 700,
    color: surface.ink,
  });
  const role = said?.role ? [bodyText(body, said.role, surface, px(size(31, 27, 42)), { maxLines: 3 })] : [];
  const mark = Math.round(px(size(112, 84, 150)));
  const context = bodyText(header, brief.title, surface, header.px(size(30, 27, 36)), {
    role: 'subtitle',
    maxLines: 3,
  });
  return column({ ...options, gap: space(36) }, [
    row({ gap: 48, align: 'start' }, [
      column({ grow: 1, gap: header.space(14) }, [
        ...(theme.look === 'editorial' ? [column({ height: 10, fill: surface.strong }, [])] : []),
        ...kicker(header, surface),
        // A post's title is its first words: said once is enough.
        ...(startsWith(said?.text, brief.title) ? [] : [context]),
      ]),
      ...present([inset]),
    ]),
    column({ grow: 1, justify: 'center', gap: space(44) }, [
      { ...column({ draw: () => marks(mark, surface.highlight) }, []), width: mark * 1.4, height: mark },
      text(said?.text ?? '', {
        family: 'headline',
        weight: 700,
        size: px(most),
        tracking: airy ? 0 : -0.015,
        lineHeight: airy ? 1.34 : 1.14,
        color: surface.ink,
        ground: surface.ground,
        role: 'title',
        fit: { min: most.least, lines: quoteLines[aspect] },
      }),
      row({ gap: 24 }, [
        { ...column({ fill: surface.highlight, radius: 4 }, []), width: 8 },
        column({ grow: 1, gap: 4 }, [speaker, ...role]),
      ]),
    ]),
    ...present([footer(header, surface, 'line', width)]),
  ]);
}

function quoteTree(header: Design, body: Design): Root {
  const { measures, theme, width, height } = body;
  const { margin, top, bottom } = measures;
  const { header: surface } = theme;
  const padding = { top, right: margin, bottom, left: margin };
  return {
    ...statement(header, body, { fill: surface.ground, padding, draw: motif(header, surface, 'top') }),
    width,
    height,
  };
}

/** Share of the height, or on 16:9 of the width, that a picture takes: the first at which it is not cut up. */
const pictureShares = { '9:16': [0.36], '4:5': [0.34], '1:1': [0.3], '16:9': [0.34, 0.44] };

/** Of the width, the side of a square as large as a picture in the corner. */
const insetShare = { '9:16': 0.34, '4:5': 0.3, '1:1': 0.27, '16:9': 0.24 };

/** Whether a picture may stand with a quotation: a portrait or a photograph, no banner. */
export const suitsQuote = (image: LeadImage) => shapeFor(image, 1, 1) === 'cover' || shapeFor(image, 4, 3) === 'cover';

/** In the corner a picture keeps its own shape: there it loses nothing of a face. */
function cornered(image: LeadImage, { width, aspect }: Design): ImageLeaf {
  const side = width * insetShare[aspect];
  const slope = Math.sqrt(ratioOf(image));
  return filling(image, { width: Math.round(side * slope), height: Math.round(side / slope) }, 24);
}

/** A picture and what was said: the picture above it or, on 16:9, beside it; in the corner where that would cut it up. */
export const pictured =
  (image: LeadImage): Tree =>
  (header, body) => {
    const { measures, theme, width, height, aspect } = body;
    const { margin, bottom } = measures;
    const isWide = aspect === '16:9';
    const share = pictureShares[aspect].find((each) =>
      isWide ? shapeFor(image, width * each, height) === 'cover' : shapeFor(image, width, height * each) === 'cover',
    );
    if (share === undefined) {
      const padding = { top: measures.top, right: margin, bottom, left: margin };
      const inset = cornered(image, body);
      return { ...statement(header, body, { fill: theme.header.ground, padding }, { inset }), width, height };
    }
    const vertical = isWide ? measures.top : 56;
    const padding = { top: vertical, right: margin, bottom, left: margin };
    const room = isWide ? Math.round(width * (1 - share)) - 2 * margin : undefined;
    const said = statement(header, body, { grow: 1, padding }, { width: room });
    const options = { fill: theme.header.ground };
    const root = isWide
      ? row(options, [said, filling(image, { width: Math.round(width * share), height })])
      : column(options, [filling(image, { height: Math.round(height * share) }), said]);
    return { ...root, width, height };
  };

/** What someone said, large. */
export const quote: Spec = {
  ...whole,
  holds: (brief) => brief.quote !== undefined,
  trees: () => [quoteTree],
};
