import { factorAlternatives } from '../../languages/factor.ts';
import { languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { joinProse } from '../../languages/patterns.ts';
import type { LanguageWords } from './words.ts';

export const minHead = { letters: 24, words: 5 };

/** Finite verbs behind "and", by language: they continue with the same subject. */
export const listFinite = (among: readonly Language[]) =>
  among.flatMap(({ prose, brief }) =>
    prose?.finite && brief?.common?.and ? [{ verbs: prose.finite, and: brief.common.and }] : [],
  );
const finite = listFinite(languages);

/** Excludes participles behind their noun and words of other languages ("a", "son"). */
const elsewhere = new Set(joinProse('finiteElsewhere').split('|'));

export const verb = new RegExp(
  factorAlternatives(
    String.raw`(?<![\p{L}’'-])(?:${finite
      .map(({ verbs }, index) =>
        verbs
          .split('|')
          .filter((word) => index === 0 || !elsewhere.has(word))
          .join('|'),
      )
      .join('|')})(?![\p{L}’'-])`,
  ),
  'u',
);

export const dependent = new RegExp(String.raw`(?<!\p{L})(?:${joinProse('clauseOpeners')})(?![\p{L}])`, 'iu');

export const goesOn = (part: string): boolean => verb.test(`${part.trim().split(' ').slice(0, 2).join(' ')} `);

/** Index of the first verb, English past tenses included. */
export function findVerb(text: string): number | undefined {
  const places = [verb.exec(text)?.index, pastTense.exec(text)?.index].filter((at) => at !== undefined);
  return places.length === 0 ? undefined : Math.min(...places);
}

export const hasVerb = (text: string, words: LanguageWords): boolean =>
  findVerb(`${text} `) !== undefined || words.verbSign?.test(text) === true;

export const losesVerb = (text: string, head: string, words: LanguageWords): boolean =>
  hasVerb(text, words) && !hasVerb(head, words);

const pastTense = new RegExp(
  String.raw`(?<=\p{Ll}\s)(?!(?:${joinProse('noPastTense')})(?!\p{L}))\p{Ll}{3,}ed(?=\s(?!(?:${joinProse('passiveLinks')})\s))`,
  'u',
);
