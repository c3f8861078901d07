import type { Aspect } from '../../../contract/index.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, present, type Root, row, type Stack } from '../tree.ts';
import { footer } from './footer.ts';
import { headerBand, headerTexts } from './header.ts';
import { motif } from './motif.ts';
import { numberCards, numberColumn } from './numbers.ts';
import { filling, type LeadImage, shapeFor } from './picture.ts';

/** What a layout puts into the frame that all pictures share: header, what it says, source. */
export interface Content {
  readonly body: LayoutNode;
  /** Whether the numbers are shown between header and body. */
  readonly numbers?: boolean;
  /** On 16:9 the header stands beside what is said, or above it where that needs the width. */
  readonly wide?: 'side' | 'top';
  /** What stands under the title, on the header's ground where it has one of its own. */
  readonly lead?: LayoutNode | undefined;
  /** Share of the room left that goes to the header, against the body's one. */
  readonly headerGrow?: number;
  /** Whether the body reaches from edge to edge and keeps its own margins. */
  readonly bleeds?: boolean;
}

/** Lines a title may take above content as wide as a 16:9 picture, and its largest size there. */
const wideTitle = { lines: 2, most: 104 };

/** Header band above, numbers across its lower edge, body below, source at the foot. */
function upright(header: Design, { body, numbers, lead, headerGrow = 0, bleeds = false }: Content): Root {
  const { measures, theme, width, height, px, space, aspect } = header;
  const { margin, bottom, clear } = measures;
  const side = { left: margin, right: margin };
  const cards = numbers ? numberCards(header) : undefined;
  const hangs = cards && theme.hasBand ? space(76) : 0;
  const foot = footer(header, theme.body);
  const apart = px(measures.section);
  const title = aspect === '16:9' ? { ...measures.title, ...wideTitle } : measures.title;
  const around = bleeds
    ? { top: theme.hasBand && !cards ? 0 : apart, bottom: space(32) }
    : { ...side, top: apart, bottom: Math.max(36, space(40)) };
  return {
    ...column({ fill: theme.body.ground }, [
      headerBand({ ...header, measures: { ...measures, title } }, { hangs, lead, grow: headerGrow }),
      ...present([
        cards &&
          column({ padding: { ...side, top: theme.hasBand ? 0 : Math.round(apart * 0.8) }, pullUp: hangs }, [cards]),
      ]),
      column({ padding: foot ? around : { ...around, bottom: clear }, grow: 1 }, [body]),
      ...present([foot && column({ padding: { ...side, bottom } }, [foot])]),
    ]),
    width,
    height,
  };
}

/** Share of a wide picture's width that the header's column takes; of its height, a picture above the header's words. */
const panelShare = 0.385;
const pictureShare = 0.4;

/** Places of a picture at the header, width and height in pixels; beside a header its height follows from the words. */
const headerPlaces = { '9:16': [1080, 500], '4:5': [410, 400], '1:1': [410, 320], '16:9': [740, 432] } as const;

/** Whether a picture can be cut to stand at the header in an aspect without losing what it shows. */
export function suitsHeader(image: LeadImage, aspect: Aspect): boolean {
  const [width, height] = headerPlaces[aspect];
  return shapeFor(image, width, height) === 'cover';
}

/** The column of a wide picture that holds the header, and below it numbers and source. */
export function sidePanel(header: Design, numbers: boolean): Stack & { readonly width: number } {
  const { measures, theme, width, height, space } = header;
  const { margin, top, bottom } = measures;
  const panelWidth = Math.round(width * panelShare);
  const right = theme.hasBand ? 64 : 32;
  const lower = present([
    numbers ? numberColumn(header) : undefined,
    footer(header, theme.header, 'narrow', panelWidth - margin - right),
  ]);
  const padding = { top: header.image ? space(56) : top, right, bottom, left: margin };
  const draw = theme.hasBand ? motif(header, theme.header, 'bottom') : undefined;
  const words = column({ padding, gap: space(40), justify: 'between', grow: 1, draw }, [
    headerTexts(header),
    column({ gap: space(36) }, lower),
  ]);
  const picture = header.image && filling(header.image, { height: Math.round(height * pictureShare) });
  return { ...column({ fill: theme.header.ground }, present([picture, words])), width: panelWidth };
}

/** Header, numbers and source in a column, the body beside it. */
function sideways(header: Design, { body, numbers = false, bleeds = false }: Content): Root {
  const { measures, theme, width, height } = header;
  const { margin, top } = measures;
  return {
    ...row({ fill: theme.body.ground }, [
      sidePanel(header, numbers),
      column({ grow: 1, padding: bleeds ? {} : { top, right: margin, bottom: top, left: 72 } }, [body]),
    ]),
    width,
    height,
  };
}

/** The picture of a layout: its content with header and source, as the aspect wants them. */
export function frame(header: Design, content: Content): Root {
  return header.aspect === '16:9' && content.wide !== 'top' ? sideways(header, content) : upright(header, content);
}
