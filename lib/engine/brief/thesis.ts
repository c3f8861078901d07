import { joinProse } from '../languages/patterns.ts';
import { isBinding } from './borders.ts';
import { pickSentences, type RankedSentence } from './rank.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, listTerms, overlap, wordCount } from './text.ts';
import { changes } from './units.ts';
import type { LanguageWords } from './words.ts';

/** Sentences ranked lower than this are not looked at. */
const considered = 60;
/** Share of the title's terms a sentence must have, and how well it must stand alone. */
const minNearness = 0.3;
const minStanding = 0.6;
/** Drawn letters of a subtitle. */
const subtitleBudget = 90;

/** Words of a title that is only a name or a term. */
const maxNameWords = 5;
/** Sentences among which a text says what its subject is. */
const opening = 4;
/** Words of a sentence before "is" that are not the subject's. */
const leadIn = 4;
/** Words of what it is said to be, at least: "is here" says nothing. */
const minSaid = 3;
/** What stands between a subject and what it is said to be. */
const copula = new RegExp(
  String.raw`^(?:[^.;:]|\.(?=\d)){0,80}?\s?(?:(?<!\p{L})(?:${joinProse('is')})(?!\p{L})|${joinProse('isUnspaced')})`,
  'u',
);

/** Whether a title names its subject and says nothing of it: one or two words with a capital, or more that the text uses as they are. */
export function isName(title: string, ranked: readonly RankedSentence[], words: LanguageWords): boolean {
  const own = title.split(/\s+/);
  return (
    (wordCount(title) <= 2 || (wordCount(title) <= maxNameWords && ranked.some(({ text }) => text.includes(title)))) &&
    !isUnspaced(title) &&
    own.every((word) => /^[\p{Lu}\d(]/u.test(word) || words.joints.has(word.toLowerCase())) &&
    !own.some((word) => changes.copula.test(` ${word}`))
  );
}

/** "In mathematics, ": the field a subject is of, which the sentence does without. */
const field = new RegExp(String.raw`^(?:${joinProse('fieldIn')})\s\p{Ll}[\p{Ll}\s-]{3,40},\s`, 'u');
const describing = new RegExp(
  String.raw`(?<=\s(?:${joinProse('describedBy')})\s[^,]{3,80})\s(?:${joinProse('describingWho')})\s.*$`,
);

/** The sentence that says what the title's subject is: one of the first, with the subject before "is". */
export function findDefinition(
  title: string,
  ranked: readonly RankedSentence[],
  words: LanguageWords,
): string | undefined {
  if (wordCount(title) > maxNameWords) return undefined;
  const subject = new Set(listTerms(title, words));
  for (const { text } of ranked.filter(({ index }) => index < opening)) {
    const whole = shortenings(text.replace(field, ''), words).map(capitalize);
    // What is "a lake" is one without the clause behind it, too.
    const bare = whole.map((form) => form.replace(describing, ''));
    const forms = [
      ...whole,
      ...bare.filter((form, index) => !isBinding((whole[index] ?? '').slice(form.length), words)),
    ];
    const shown = forms.find((form) => drawnLength(form) <= subtitleBudget);
    if (shown === undefined || !copula.test(shown)) continue;
    const head = shown.slice(0, copula.exec(shown)?.[0].length);
    if (!isUnspaced(shown) && wordCount(shown.slice(head.length)) < minSaid) continue;
    if (words.personal.has(firstWord(shown)) || wordCount(head) > wordCount(title) + leadIn) continue;
    if (overlap(subject, new Set(listTerms(head, words))) >= 0.5 && standing(text, shown, words) >= 0.5)
      return capitalize(shown);
  }
  return undefined;
}

/**
 * The sentence that says what a title leaves open, when that is a question or only a name: a conclusion before others.
 * Undefined for any other title, or when no sentence says it in a line.
 */
export function readThesis(
  title: string,
  ranked: readonly RankedSentence[],
  isOwned: (text: string) => boolean,
  words: LanguageWords,
): string | undefined {
  if (!/[?？؟]["”’]?$/.test(title) && !isName(title, ranked, words)) return undefined;
  const topic = new Set(listTerms(title, words));
  const forms = pickSentences(ranked, considered).flatMap(({ text, score, terms, weight, speaker }) => {
    const shown = shortenings(text, words).find((form) => drawnLength(form) <= subtitleBudget);
    const near = overlap(topic, terms);
    return shown === undefined ||
      near < minNearness ||
      speaker !== undefined ||
      !isOwned(text) ||
      standing(text, shown, words) < minStanding
      ? []
      : [{ shown: capitalize(shown), value: score * (0.5 + near) * weight }];
  });
  return forms.toSorted((a, b) => b.value - a.value)[0]?.shown;
}

/** Pronouns that can stand for what a whole text is about. */
const ofSubject = new Set(joinProse('subjectPronouns').split('|'));

/** A language's words for a text under a name: "she" at a sentence's start is no riddle beneath it. */
export const underName = (words: LanguageWords): LanguageWords => ({
  ...words,
  backward: new Set([...words.backward].filter((word) => !ofSubject.has(word))),
});
