import { listShortenings } from '../../brief/shortening/shorten.ts';
import { endsWhole } from '../../brief/text/borders.ts';
import {
  capitalize,
  countTextWords,
  listTerms,
  measureDrawnLength,
  overlap,
  tidy,
  wordsIn,
} from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import { joinAlternatives, pickSigns } from '../../languages/patterns.ts';
import { isGrounded, type Material } from '../material/material.ts';
import { isShort } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import type { JokeCandidate } from './score.ts';

const maxTitleOverlap = 0.7;

/** Returns the longest complete part that fits a caption: the text, a shorter form, or a side of a colon or dash. */
export function toCaption(text: string, words: LanguageWords): string | undefined {
  const sides = text.split(/\s*[:：|]\s+|\s[–—-]\s|(?<=[?!？！])\s+/u);
  return [...listShortenings(text, words), ...sides.toSorted((a, b) => measureDrawnLength(b) - measureDrawnLength(a))]
    .map((form) => capitalize(tidy(form)))
    .find((form) => form !== '' && isShort(form) && (form === text || endsWhole(form, words)));
}

const listed = { worth: 0.88, loose: 0.6 } as const;

export function findIcebergs(material: Material, isAsked: boolean): JokeCandidate[] {
  const { pairs, headline, words } = material;
  const title = headline === undefined ? undefined : toCaption(headline, words);
  if (title === undefined) return [];
  const said = new Set(listTerms(headline ?? '', words));
  return pairs
    .filter(
      ({ bottom }) =>
        isGrounded(bottom, material) &&
        material.signs?.instruction.test(bottom) !== true &&
        !isDelicate(bottom, material.language),
    )
    .filter(
      ({ kind, bottom }) =>
        (kind === 'list' || (isAsked && kind === 'statement')) &&
        overlap(new Set(listTerms(bottom, words)), said) < maxTitleOverlap,
    )
    .slice(0, 8)
    .map(({ bottom, weight }, index) => ({
      template: 'iceberg',
      captions: { top: title, bottom },
      signal: listed.worth * (weight < 2 ? listed.loose : 1) * (1 - index * 0.04),
    }));
}

const border = new RegExp(
  String.raw`\s*(?:[:;：；]|\s[–—-]|,(?=\s(?:${joinAlternatives(pickSigns('partingConjunctions'))})\s)|[，、،])\s*|(?<=[.!?。！？])\s+`,
  'iu',
);

export function splitHalves(text: string, words: LanguageWords): { top: string; bottom: string } | undefined {
  const found = border.exec(text);
  if (found === null) return undefined;
  const top = tidy(text.slice(0, found.index));
  const bottom = tidy(text.slice(found.index + found[0].length)).replace(/[.。]$/, '');
  const isWhole = [top, bottom].every((half) => half !== '' && isShort(half) && endsWhole(half, words));
  return isWhole ? { top: capitalize(top), bottom: capitalize(bottom) } : undefined;
}

const minHalfWords = 2;

/** Splits a title behind the comma nearest its middle, else before the preposition or conjunction that is. */
export function splitAtPhrase(text: string, words: LanguageWords): { top: string; bottom: string } | undefined {
  const findNearest = (places: readonly number[]) =>
    places
      .filter((at) => [text.slice(0, at), text.slice(at)].every((half) => countTextWords(half) >= minHalfWords))
      .toSorted((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  // "a lamp, a plant and a book" is one list.
  const isListed = (index: number) => wordsIn(text.slice(index).toLowerCase()).some((word) => words.and.has(word));
  const commas = [...text.matchAll(/(?<=[,،、，])\s/gu)].map(({ index }) => index).filter((at) => !isListed(at));
  const joints = [...text.matchAll(/\s(?=(\p{L}+)\s)/gu)]
    .filter(({ 1: next = '', index }) => words.joints.has(next.toLowerCase()) && endsWhole(text.slice(0, index), words))
    .map(({ index }) => index);
  const at = findNearest(commas) ?? findNearest(joints);
  return at === undefined ? undefined : { top: text.slice(0, at), bottom: text.slice(at + 1) };
}
