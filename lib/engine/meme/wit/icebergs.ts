import { endsWhole } from '../../brief/borders.ts';
import { shortenings } from '../../brief/shorten.ts';
import { capitalize, drawnLength, overlap, termsOf, tidy, wordCount } from '../../brief/text.ts';
import type { LanguageWords } from '../../brief/words.ts';
import { isShort } from '../pairs.ts';
import type { Candidate } from './candidate.ts';
import { delicate, hanging, isGrounded, type Material } from './material.ts';

/** A caption with this share of its terms in the title says nothing new. */
const retold = 0.7;

/** The longest whole part of a text that fits a caption: itself, a shorter form, or one side of a colon or dash. */
export function captionOf(text: string, words: LanguageWords): string | undefined {
  const sides = text.split(/\s*[:：|]\s+|\s[–—-]\s|(?<=[?!？！])\s+/u);
  return [...shortenings(text, words), ...sides.toSorted((a, b) => drawnLength(b) - drawnLength(a))]
    .map((form) => capitalize(tidy(form)))
    .find((form) => form !== '' && isShort(form) && (form === text || endsWhole(form, words)));
}

const weights = { contrast: 0, list: 0.88, number: 0.62, statement: 0.6, remark: 0.3 } as const;

/** Over the water the title, or the topic everybody speaks of; below it what the source piles up or adds. */
export function icebergs(material: Material): Candidate[] {
  const { pairs, headline, words } = material;
  const title = headline === undefined ? undefined : captionOf(headline, words);
  if (title === undefined) return [];
  const said = new Set(termsOf(headline ?? '', words));
  return pairs
    .filter(
      ({ kind, bottom }) =>
        isGrounded(bottom, material) && (kind === 'list' || !hanging.test(bottom)) && !delicate.test(bottom),
    )
    .filter(({ kind, bottom }) => kind !== 'contrast' && overlap(new Set(termsOf(bottom, words)), said) < retold)
    .slice(0, 8)
    .map(({ kind, bottom, weight }, index) => ({
      template: 'iceberg',
      captions: { top: title, bottom },
      // Headings in a row are a list only in a listicle.
      signal: weights[kind] * (kind === 'list' && weight < 2 ? 0.6 : 1) * (1 - index * 0.04),
    }));
}

/** When nothing else can be said: the title in two halves, or two statements, or one. */
export function lastResorts(material: Material): Candidate[] {
  const { headline, pairs, words, host } = material;
  const title = headline === undefined ? undefined : (captionOf(headline, words) ?? headline);
  const [first, second] = pairs
    .toSorted((a, b) => Number(a.kind === 'list') - Number(b.kind === 'list'))
    .map(({ bottom }) => bottom)
    .filter((text) => isGrounded(text, material) && !delicate.test(text) && !hanging.test(text));
  const parted = title === undefined ? undefined : (halvesOf(title, words) ?? atPhrase(title, words));
  const only = title ?? first;
  const captions: readonly (Readonly<Record<string, string>> | undefined)[] = [
    title !== undefined && first !== undefined ? { top: title, bottom: first } : undefined,
    first !== undefined && second !== undefined ? { top: first, bottom: second } : undefined,
    parted,
    only === undefined || wordCount(only) < 2 || only.toLowerCase() === host ? undefined : { top: only },
  ];
  return captions.flatMap((each, index) =>
    each === undefined ? [] : [{ template: 'iceberg', captions: each, signal: 0.2 / (index + 1) }],
  );
}

const border =
  /\s*(?:[:;：；]|\s[–—-]|,(?=\s(?:but|and|when|while|because|so|aber|und|wenn|weil|mais|et|quand|pero|y|cuando|mas|e|quando|ma|maar|en)\s)|[，、،])\s*|(?<=[.!?。！？])\s+/iu;

/** The two sides of a text's border, the turn last, when both are whole and short. */
export function halvesOf(text: string, words: LanguageWords): { top: string; bottom: string } | undefined {
  const found = border.exec(text);
  if (found === null) return undefined;
  const top = tidy(text.slice(0, found.index));
  const bottom = tidy(text.slice(found.index + found[0].length)).replace(/[.。]$/, '');
  const isWhole = [top, bottom].every((half) => half !== '' && isShort(half) && endsWhole(half, words));
  return isWhole ? { top: capitalize(top), bottom: capitalize(bottom) } : undefined;
}

/** A title without a border, parted before the preposition or conjunction nearest its middle: it reads on below. */
export function atPhrase(text: string, words: LanguageWords): { top: string; bottom: string } | undefined {
  const places = [...text.matchAll(/\s(?=(\p{L}+)\s)/gu)]
    .filter(({ 1: next = '', index }) => words.joints.has(next.toLowerCase()) && endsWhole(text.slice(0, index), words))
    .map(({ index }) => index)
    .filter((index) => wordCount(text.slice(0, index)) >= 2 && wordCount(text.slice(index)) >= 2)
    .sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2));
  const at = places[0];
  return at === undefined ? undefined : { top: text.slice(0, at), bottom: text.slice(at + 1) };
}
