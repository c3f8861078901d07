import { languages } from '../languages/index.ts';
import { joinProse } from '../languages/patterns.ts';

/** Signs of clauses: where the verb of a sentence stands, and whether it is the sentence's own. */

/** Shortest head, in drawn letters and words, that can still be a sentence. */
export const minHead = { letters: 24, words: 5 };

/** Finite verbs behind "and", language by language: what they open goes on with the same subject. */
export const finite = languages.flatMap(({ prose, brief }) =>
  prose?.finite && brief?.common?.and ? [{ verbs: prose.finite, and: brief.common.and }] : [],
);

/** A verb that is surely one: no participle behind its noun, and no word of another language ("a", "son"). */
const elsewhere = new Set(joinProse('finiteElsewhere').split('|'));

export const verb = new RegExp(
  String.raw`(?<![\p{L}’'-])(?:${finite
    .map(({ verbs }, index) =>
      verbs
        .split('|')
        .filter((word) => index === 0 || !elsewhere.has(word))
        .join('|'),
    )
    .join('|')})(?![\p{L}’'-])`,
  'u',
);

/** Words that open a clause in which a verb is not the sentence's own, or that join what stands on both sides of "and". */
export const dependent = new RegExp(String.raw`(?<!\p{L})(?:${joinProse('clauseOpeners')})(?![\p{L}])`, 'iu');

/** Whether one of the first two words is a verb by which the main clause goes on. */
export const goesOn = (part: string): boolean => verb.test(`${part.trim().split(' ').slice(0, 2).join(' ')} `);

/** Where a text's first verb stands, an English past tense among them; undefined where none is seen. */
export function findVerb(text: string): number | undefined {
  const places = [verb.exec(text)?.index, pastTense.exec(text)?.index].filter((at) => at !== undefined);
  return places.length === 0 ? undefined : Math.min(...places);
}

const pastTense = new RegExp(
  String.raw`(?<=\p{Ll}\s)(?!(?:${joinProse('noPastTense')})(?!\p{L}))\p{Ll}{3,}ed(?=\s(?!(?:${joinProse('passiveLinks')})\s))`,
  'u',
);
