import { hash } from './hash.ts';
import type { Palette, Surface } from './palette.ts';

/** Ways to dress a layout. One brand wears them all; its colours, corners and motif stay. */
export const looks = ['deep', 'light', 'full', 'editorial', 'dark'] as const;
export type Look = (typeof looks)[number];

/** What a person may wish a picture to be like. */
export type Wish = 'minimal' | 'bold' | 'colourful' | 'dark' | 'playful' | 'light' | 'editorial';

const lookOfWish: Readonly<Record<Wish, Look>> = {
  minimal: 'editorial',
  editorial: 'editorial',
  bold: 'full',
  colourful: 'full',
  playful: 'light',
  dark: 'dark',
  light: 'light',
};

/** Drawn in a corner of a dark ground where nothing is said. */
const motifs = ['rings', 'dots', 'stripes', 'quarters'] as const;
type Motif = (typeof motifs)[number];

/** A look in a brand's colours: which surface stands where. */
export interface Theme {
  readonly look: Look;
  readonly header: Surface;
  readonly body: Surface;
  /** A card on the body. On the editorial look it is the body itself, set off by a rule. */
  readonly card: Surface;
  /** The card that is set against the others. */
  readonly against: Surface;
  /** What parts one band of the body from the next. */
  readonly stripe: Surface;
  /** Whether the header has a ground of its own. */
  readonly hasBand: boolean;
  /** Whether things that belong together stand on cards. */
  readonly hasCards: boolean;
  readonly radius: number;
  readonly motif: Motif;
}

/**
 * The look of one content in one brand's colour: the wish decides, else the content, so that ten pictures in a row do
 * not look alike, yet the same content looks the same again. A dark picture is made on request only.
 */
export function chooseLook(content: string, wish?: Wish): Look {
  if (wish !== undefined) return lookOfWish[wish];
  const usual = looks.filter((look) => look !== 'dark');
  return usual[hash(content) % usual.length] ?? 'deep';
}

/** The theme of a look. Corners and motif are the brand's own: they follow from its colour alone. */
export function themeOf(look: Look, palette: Palette): Theme {
  const { paper, card, soft, deep, deepCard, full } = palette;
  const seed = hash(full.ground + deep.ground);
  const own = { look, radius: [20, 28, 32][seed % 3] ?? 28, motif: motifs[(seed >>> 4) % motifs.length] ?? 'rings' };
  switch (look) {
    case 'deep':
      return { ...own, header: deep, body: paper, card, against: deep, stripe: soft, hasBand: true, hasCards: true };
    case 'light':
      return { ...own, header: soft, body: soft, card, against: deep, stripe: card, hasBand: false, hasCards: true };
    case 'full':
      return { ...own, header: full, body: full, card, against: deep, stripe: card, hasBand: false, hasCards: true };
    case 'dark':
      return {
        ...own,
        header: deep,
        body: deep,
        card: deepCard,
        against: paper,
        stripe: deepCard,
        hasBand: false,
        hasCards: true,
      };
    case 'editorial':
      return {
        ...own,
        header: paper,
        body: paper,
        card: paper,
        against: soft,
        stripe: soft,
        hasBand: false,
        hasCards: false,
      };
  }
}
