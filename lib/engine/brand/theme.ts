import type { Gravity } from '../modules.ts';
import { hash } from './hash.ts';
import type { Palette, Surface } from './palette.ts';

export const looks = ['illustrated', 'editorial', 'bold', 'paper', 'blueprint', 'night', 'minimal'] as const;
export type Look = (typeof looks)[number];

export type Mood = 'minimal' | 'bold' | 'colourful' | 'dark' | 'playful' | 'light' | 'editorial' | Look;

const lookByMood: Readonly<Record<Mood, Look>> = {
  illustrated: 'illustrated',
  minimal: 'minimal',
  editorial: 'editorial',
  bold: 'bold',
  colourful: 'bold',
  playful: 'paper',
  light: 'illustrated',
  dark: 'night',
  night: 'night',
  paper: 'paper',
  blueprint: 'blueprint',
};

export type Tone = 'dark' | 'light';

const tones: readonly (Tone | 'night')[] = ['dark', 'light', 'night'];
const isTone = (mood: Mood): mood is Tone | 'night' => tones.some((tone) => tone === mood);

interface Dress {
  readonly mood?: Mood | undefined;
  readonly tone?: Tone | undefined;
  /** Whether another look is asked for, too: a picture has one. */
  readonly isPartial: boolean;
}

export function chooseDress(moods: readonly Mood[]): Dress {
  const [style] = moods.filter((mood) => !isTone(mood));
  const tone = moods.find(isTone);
  const isPartial = new Set(moods.filter((mood) => !isTone(mood)).map(chooseLook)).size > 1;
  const hasOwnLook = style === undefined || style === 'illustrated';
  if (tone !== undefined && tone !== 'light' && hasOwnLook) return { mood: tone, isPartial };
  return { mood: style ?? tone, tone: tone === 'night' ? 'dark' : tone, isPartial };
}

export function toTone(palette: Palette, tone: Tone | undefined): Palette {
  const { deep, deepCard, soft, pale, card, bright, full } = palette;
  switch (tone) {
    case 'light':
      return { ...palette, paper: card, deep: soft, deepCard: pale, full: bright ? full : soft };
    case 'dark':
      return { ...palette, paper: deep, card: deepCard, pale: deepCard, soft: deepCard, warm: deepCard, full: deep };
    default:
      return palette;
  }
}

const motifs = ['rings', 'dots', 'stripes', 'quarters'] as const;
export type Motif = (typeof motifs)[number];

export interface Theme {
  readonly look: Look | 'grave';
  readonly header: Surface;
  readonly body: Surface;
  readonly card: Surface;
  readonly band: Surface;
  readonly thesis: Surface;
  /** Whether the statement is on a card that overlaps the title's field. */
  readonly isInset: boolean;
  readonly against: Surface;
  /** Whether the header has a scene or motif; else title and spot stand on the body. */
  readonly hasScene: boolean;
  readonly hasDrawings: boolean;
  readonly hasDiscs: boolean;
  readonly isNight: boolean;
  /** Whether no scene may be at night. */
  readonly isDay: boolean;
  readonly weights: { readonly title: number; readonly heading: number; readonly figure: number };
  readonly voice: 'headline' | 'condensed';
  readonly isRough: boolean;
  readonly isUpperCase: boolean;
  readonly radius: number;
  readonly rule: number;
  readonly motif: Motif | 'grid' | 'arcs' | 'none';
}

/** `illustrated` by default. */
export const chooseLook = (mood?: Mood): Look => (mood === undefined ? 'illustrated' : lookByMood[mood]);

const weights = { title: 800, heading: 700, figure: 800 };

/** Grave matters have a theme of their own, whatever the look. The palette is already of that tone ({@link toTone}). */
export function makeTheme(look: Look, palette: Palette, gravity?: Gravity, tone?: Tone): Theme {
  const name = gravity === 'grave' ? 'grave' : look;
  const motif = motifs[(hash(palette.tones.main + palette.tones.deep) >>> 4) % motifs.length] ?? 'rings';
  const made = makers[name](palette);
  const isNight = name !== 'grave' && (tone === 'dark' || (made.isNight === true && tone !== 'light'));
  return { ...common, look: name, motif, thesis: made.band, ...made, isNight, isDay: tone === 'light' };
}

/** Grounds of title, statement and body for pictures without a drawing. */
const fields: readonly ((palette: Palette) => Pick<Theme, 'header' | 'thesis' | 'body'>)[] = [
  ({ full, warm, paper }) => ({ header: full, thesis: warm, body: paper }),
  ({ warm, deep, paper }) => ({ header: warm, thesis: deep, body: paper }),
  ({ deep, warm, pale }) => ({ header: deep, thesis: warm, body: pale }),
  ({ pale, full, card }) => ({ header: pale, thesis: full, body: card }),
];
const soberFields: typeof fields = [
  ({ deep, soft, paper }) => ({ header: deep, thesis: soft, body: paper }),
  ({ pale, deep, card }) => ({ header: pale, thesis: deep, body: card }),
];

/** Replaces the scene of the illustrated look by fields of colour chosen by `seed`. */
export function withoutScene(theme: Theme, palette: Palette, seed: number, gravity?: Gravity): Theme {
  if (theme.look !== 'illustrated') return theme;
  const choices = gravity === undefined || gravity === 'light' ? fields : soberFields;
  const choice = choices[(seed >>> 3) % choices.length];
  const isInset = ((seed >>> 7) & 1) === 1;
  return { ...theme, ...choice?.(palette), isInset, hasScene: false, motif: 'none' };
}

type Surfaces = Pick<Theme, 'header' | 'body' | 'card' | 'band' | 'against'>;

const common: Omit<Theme, keyof Surfaces | 'look' | 'motif' | 'thesis' | 'isDay'> = {
  hasScene: true,
  hasDrawings: true,
  hasDiscs: true,
  isInset: false,
  isNight: false,
  weights,
  voice: 'headline',
  isRough: false,
  isUpperCase: false,
  radius: 28,
  rule: 2,
};

const makers: Readonly<Record<Theme['look'], (palette: Palette) => Surfaces & Partial<Theme>>> = {
  grave: ({ grave }) => ({
    header: grave,
    body: grave,
    card: grave,
    band: grave,
    against: grave,
    hasScene: false,
    hasDrawings: false,
    hasDiscs: false,
    weights: { title: 700, heading: 700, figure: 700 },
    radius: 0,
    rule: 3,
    motif: 'arcs',
  }),
  illustrated: ({ deep, paper, card, pale }) => ({
    header: deep,
    body: paper,
    card,
    band: deep,
    against: pale,
    motif: 'none',
  }),
  editorial: ({ paper, pale }) => ({
    header: paper,
    body: paper,
    card: paper,
    band: pale,
    against: pale,
    hasScene: false,
    hasDiscs: false,
    voice: 'condensed',
    radius: 0,
    rule: 3,
    motif: 'none',
  }),
  bold: ({ full, card, deep, pale, bright }) => ({
    header: full,
    body: full,
    card,
    band: deep,
    against: bright ? pale : deep,
    hasScene: false,
    weights: { title: 800, heading: 800, figure: 800 },
    rule: 4,
  }),
  paper: ({ soft, pale, card, deep }) => ({
    header: soft,
    body: pale,
    card,
    band: deep,
    against: soft,
    isRough: true,
    radius: 14,
  }),
  blueprint: ({ full, deep, deepCard }) => ({
    header: full === deep ? deep : deepCard,
    body: deepCard,
    card: deep,
    band: deep,
    against: deep,
    hasScene: false,
    isNight: true,
    radius: 6,
    motif: 'grid',
  }),
  night: ({ deep, deepCard }) => ({
    header: deep,
    body: deep,
    card: deepCard,
    band: deepCard,
    against: deepCard,
    isNight: true,
  }),
  minimal: ({ card, paper, pale }) => ({
    header: card,
    body: card,
    card: paper,
    band: pale,
    against: pale,
    hasScene: false,
    hasDrawings: false,
    hasDiscs: false,
    weights: { title: 700, heading: 600, figure: 700 },
    radius: 16,
    motif: 'none',
  }),
};
