import { toHex, toOklch } from '../brand/color.ts';
import type { Surface } from '../brand/palette.ts';
import type { Design, TextStyle } from './design.ts';
import type { SizeRange } from './measures.ts';
import { countDrawnChars, isJoined, isTall } from './text.ts';
import type { TextLeaf } from './tree.ts';

type Options = Partial<Omit<TextStyle, 'family' | 'surface'>> & { readonly of?: SizeRange };

/** Locale-aware (Turkish i); an invalid language tag must not stop a picture. */
export function toUpperCase(text: string, language: string): string {
  try {
    return text.toLocaleUpperCase(language);
  } catch {
    return text.toUpperCase();
  }
}

const toCase = ({ theme, brief }: Design, text: string) =>
  theme.isUpperCase && !isJoined(text) ? toUpperCase(text, brief.language) : text;

/** Letters as wide as high may be smaller, as fewer of them say the same. */
const minTitlePx = 44;
const minWideTitle = 34;
const wideLines = 1;
/** Characters from which a title is a sentence, and its additional lines. */
const sentenceTitle = { from: 110, lines: 2 };

/** The mark that parted a title from a site's name that is not there any more. */
const separatorBehind = /\s+[-\u2013\u2014|·:]+\s*$/u;

/** Letters of the condensed face; others would fall back to the body's, too light for a title. */
const condensedLetters = /^[ -\u024f\u1e00-\u1eff\u2000-\u206f\u20a0-\u20bf\u2122]*$/u;
const condensed = { family: 'meme', weight: 400, tracking: 0.002, lineHeight: 1.2 } as const;
const condensedScale = 1.16;

export function findVoice({ theme, typefaces }: Design, text: string) {
  const isCondensed = theme.voice === 'condensed' && !typefaces?.headline && condensedLetters.test(text);
  return isCondensed ? { style: condensed, scale: condensedScale } : { style: {}, scale: 1 };
}

export const createTitleText = (design: Design, surface: Surface, lines: number, options: Options = {}): TextLeaf => {
  const { measures, theme, brief } = design;
  const isWide = isTall(brief.title);
  const more =
    (isWide ? wideLines : 0) + (countDrawnChars(brief.title) >= sentenceTitle.from ? sentenceTitle.lines : 0);
  const voice = findVoice(design, brief.title);
  return design.text(toCase(design, brief.title.replace(separatorBehind, '')), {
    family: 'headline',
    weight: theme.weights.title,
    size: Math.round(design.px(measures.title) * voice.scale),
    tracking: -0.022,
    lineHeight: 1.05,
    ...voice.style,
    surface,
    role: 'title',
    fit: {
      min: isWide ? minWideTitle : minTitlePx,
      lines: lines + more,
      thrift: 0.12,
    },
    ...options,
  });
};

export const createHeading = (design: Design, text: string, surface: Surface, options: Options = {}): TextLeaf =>
  design.text(toCase(design, text), {
    family: 'headline',
    weight: design.theme.weights.heading,
    size: design.px(options.of ?? design.measures.heading),
    tracking: -0.01,
    lineHeight: 1.16,
    surface,
    role: 'heading',
    ...options,
    mark: options.mark ?? '',
  });

export const createFactText = (
  design: Design,
  text: string,
  surface: Surface,
  options: Options = {},
  isRead = isReadFact(text),
): TextLeaf =>
  design.text(text, {
    family: isRead ? 'body' : 'headline',
    weight: isRead ? 500 : 600,
    size: design.px(options.of ?? design.measures.fact),
    tracking: -0.004,
    lineHeight: 1.28,
    surface,
    role: 'heading',
    markWeight: isRead ? 700 : 600,
    ...options,
  });

const longFactChars = 95;
export const isReadFact = (text: string): boolean => text.length > longFactChars;

/** A body's colour: half-way to the ink, as the muted tone of labels looks faint in small letters. */
function mixBodyInk({ ink, muted }: Surface): string {
  const [dark, faint] = [toOklch(ink), toOklch(muted)];
  return toHex({ ...faint, l: (dark.l + faint.l) / 2 });
}

export const createBodyText = (design: Design, text: string, surface: Surface, options: Options = {}): TextLeaf =>
  design.text(text, {
    family: 'body',
    weight: 400,
    size: design.px(options.of ?? design.measures.body),
    lineHeight: 1.34,
    surface,
    color: mixBodyInk(surface),
    role: 'body',
    markWeight: 600,
    ...options,
  });

export const createLabel = (design: Design, text: string, surface: Surface, options: Options = {}): TextLeaf =>
  design.text(text, {
    family: 'body',
    weight: 600,
    size: design.px(options.of ?? design.measures.label),
    lineHeight: 1.22,
    surface,
    role: 'label',
    ...options,
  });

export const createFigureText = (design: Design, text: string, surface: Surface, options: Options = {}): TextLeaf => {
  const of = options.of ?? design.measures.number;
  const voice = findVoice(design, text);
  const size = Math.round(design.px(of) * voice.scale);
  return design.text(text.replace(/\s+/gu, '\u00a0'), {
    family: 'headline',
    weight: design.theme.weights.figure,
    size,
    tracking: -0.035,
    lineHeight: 1,
    ...voice.style,
    surface,
    color: surface.strong,
    role: 'number',
    fit: { min: Math.min(size, Math.max(38, of.min * 0.6)), lines: 1 },
    ...options,
  });
};

export const createNumeral = (design: Design, text: string, surface: Surface, size: number, color: string): TextLeaf =>
  design.text(text, {
    family: 'headline',
    weight: 800,
    size,
    tracking: -0.03,
    lineHeight: 1,
    surface,
    color,
    role: 'badge',
    align: 'center',
  });
