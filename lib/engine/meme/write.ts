import { directionOf, languageOf } from '../brief/language.ts';
import { endsWhole, shortenings } from '../brief/shorten.ts';
import { capitalize, drawnLength, overlap, termsOf, tidy, wordCount } from '../brief/text.ts';
import { hostOf, sourceOf, titleOf } from '../brief/title.ts';
import { type LanguageWords, wordsFor } from '../brief/words.ts';
import type { MemeDraft, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { isShort, pairsOf } from './pairs.ts';
import { isGrave } from './sensitive.ts';

/** What is said of a picture that came without a word. */
const wordless = 'No caption needed';

/** Words of an instruction itself, which name nothing to avoid. */
const instruction = new Set(
  'avoid mention mentioning joke jokes joking word words use using please never say anything dont topic topics make fun'.split(
    ' ',
  ),
);

/** A caption with this share of its terms in the title says nothing new. */
const retold = 0.7;

/** Whether a text keeps clear of what the note wants avoided. */
type Allowed = (text: string) => boolean;

function allowedBy(avoidNote: string | undefined, words: LanguageWords): Allowed {
  const avoided = new Set(termsOf(avoidNote ?? '', words).filter((term) => !instruction.has(term)));
  return (text) => overlap(avoided, new Set(termsOf(text, words))) === 0;
}

/** The longest whole part of a text that fits a caption: itself, a shorter form, or one side of a colon or dash. */
function captionOf(text: string, allowed: Allowed, words: LanguageWords): string | undefined {
  const sides = text.split(/\s*[:：|]\s+|\s[–—-]\s|(?<=[?!？！])\s+/u);
  return [...shortenings(text, words), ...sides.toSorted((a, b) => drawnLength(b) - drawnLength(a))]
    .map((form) => capitalize(tidy(form)))
    .find((form) => form !== '' && isShort(form) && (form === text || endsWhole(form, words)) && allowed(form));
}

/**
 * The captions of the best template. Over the iceberg's water what everybody sees, below it the turn, the number or the long
 * list; on one's own picture its own words in two halves. Grave news is told plainly, without a turn; nothing the note wants
 * avoided is said. Throws {@link EngineError} `too_little_text` when no caption can be made.
 */
export function writeMeme(document: SourceDocument, templates: readonly string[], steering: Steering): MemeDraft {
  const { metadata } = document;
  const language = languageOf(document);
  const words = wordsFor(language);
  const host = hostOf(metadata.url);
  const allowed = allowedBy(steering.avoidNote, words);
  const template = templates[0] ?? 'iceberg';
  const figure = document.blocks.find((block) => block.type === 'figure');
  const shared = { template, language, direction: directionOf(language), source: sourceOf(metadata, language) ?? host };
  if (template === 'own-image' && figure?.type === 'figure') {
    const spoken = figure.alt ?? figure.caption ?? metadata.title ?? '';
    return { ...shared, image: figure.image, captions: halves(spoken, allowed, words) };
  }
  return { ...shared, captions: iceberg(document, host, language, allowed, words) };
}

function iceberg(
  document: SourceDocument,
  host: string | undefined,
  language: string,
  allowed: Allowed,
  words: LanguageWords,
): Record<string, string> {
  const pairs = pairsOf(document, language, words).filter(({ top = '', bottom }) => allowed(top) && allowed(bottom));
  const bottoms = pairs.map(({ bottom }) => bottom);
  const title = titleOf(document, bottoms, host, words);
  const seen = title === undefined || !allowed(title) ? undefined : (captionOf(title, allowed, words) ?? title);
  const said = new Set(termsOf(title ?? '', words));
  const isNews = (text: string) => overlap(new Set(termsOf(text, words)), said) < retold;
  // Grave news is told plainly: its title, and what else the source states, without a turn.
  const fitting = isGrave(document)
    ? pairs.filter(({ kind, bottom }) => kind === 'statement' && isNews(bottom))
    : pairs.filter(({ top, bottom }) => top !== undefined || isNews(bottom));
  const [first, second] = fitting;
  if (first?.top !== undefined) return { top: first.top, bottom: first.bottom };
  if (seen !== undefined && first !== undefined) return { top: seen, bottom: first.bottom };
  if (first !== undefined && second !== undefined) return { top: first.bottom, bottom: second.bottom };
  const parted = seen === undefined ? undefined : (halvesOf(seen, allowed, words) ?? atPhrase(seen, words));
  if (parted !== undefined) return parted;
  const only = seen ?? first?.bottom;
  // A single word, or no more than where it comes from, is nothing to say.
  if (only === undefined || wordCount(only) < 2 || only.toLowerCase() === host)
    throw new EngineError('too_little_text');
  return { top: only };
}

/** The two sides of a text's border, the turn last, when both are whole and short. */
function halvesOf(text: string, allowed: Allowed, words: LanguageWords): { top: string; bottom: string } | undefined {
  const border =
    /\s*(?:[:;：；]|\s[–—-]|,(?=\s(?:but|and|when|while|because|so|aber|und|wenn|weil|mais|et|quand|pero|y|cuando|mas|e|quando|ma|maar|en)\s)|[，、،])\s*|(?<=[.!?。！？])\s+/iu.exec(
      text,
    );
  if (border === null) return undefined;
  const top = tidy(text.slice(0, border.index));
  const bottom = tidy(text.slice(border.index + border[0].length)).replace(/[.。]$/, '');
  const isWhole = [top, bottom].every(
    (half) => half !== '' && isShort(half) && allowed(half) && endsWhole(half, words),
  );
  return isWhole ? { top: capitalize(top), bottom: capitalize(bottom) } : undefined;
}

/** A title without a border, parted before the preposition or conjunction nearest its middle: it reads on below. */
function atPhrase(text: string, words: LanguageWords): { top: string; bottom: string } | undefined {
  const places = [...text.matchAll(/\s(?=(\p{L}+)\s)/gu)]
    .filter(({ 1: next = '', index }) => words.joints.has(next.toLowerCase()) && endsWhole(text.slice(0, index), words))
    .map(({ index }) => index)
    .filter((index) => wordCount(text.slice(0, index)) >= 2 && wordCount(text.slice(index)) >= 2)
    .sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  const at = places[0];
  return at === undefined ? undefined : { top: text.slice(0, at), bottom: text.slice(at + 1) };
}

/** A picture's own words: two halves around a border, the turn last; below when they are one phrase. */
function halves(text: string, allowed: Allowed, words: LanguageWords): Record<string, string> {
  const spoken = tidy(text);
  if (spoken === '') return { bottom: wordless };
  const parted = halvesOf(spoken, allowed, words);
  if (parted !== undefined) return parted;
  const caption = captionOf(spoken, allowed, words);
  if (caption !== undefined) return { [wordCount(caption) > 7 ? 'top' : 'bottom']: caption };
  const read = atPhrase(spoken, words);
  const fits = read !== undefined && [read.top, read.bottom].every((half) => isShort(half) && allowed(half));
  return fits ? read : { bottom: wordless };
}
