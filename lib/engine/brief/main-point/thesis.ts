import { joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { rateStanding } from '../standing/standing.ts';
import { isBinding } from '../text/borders.ts';
import { getChangeWords } from '../text/change-words.ts';
import { pickSentences, type RankedSentence } from '../text/rank.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const considered = 60;
const minNearness = 0.3;
const minStanding = 0.6;
const subtitleBudget = 90;

const maxNameWords = 5;
const opening = 4;
const leadIn = 4;
const minSaid = 3;

const getPatterns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinProse>[0]) => joinProse(field, among);
  return {
    copula: new RegExp(
      String.raw`^(?:[^.;:]|\.(?=\d)){0,80}?\s?(?:(?<!\p{L})(?:${join('is')})(?!\p{L})|${join('isUnspaced')})`,
      'u',
    ),
    /** "In mathematics, " */
    field: new RegExp(String.raw`^(?:${join('fieldIn')})\s\p{Ll}[\p{Ll}\s-]{3,40},\s`, 'u'),
    describing: new RegExp(
      String.raw`(?<=\s(?:${join('describedBy')})\s[^,]{3,80})\s(?:${join('describingWho')})\s.*$`,
    ),
    /** Pronouns that can refer to the text's subject. */
    ofSubject: new Set(join('subjectPronouns').split('|')),
  };
});

export function isOnlyName(title: string, ranked: readonly RankedSentence[], words: LanguageWords): boolean {
  const own = title.split(/\s+/);
  return (
    (countTextWords(title) <= 2 ||
      (countTextWords(title) <= maxNameWords && ranked.some(({ text }) => text.includes(title)))) &&
    !isUnspaced(title) &&
    own.every((word) => /^[\p{Lu}\d(]/u.test(word) || words.joints.has(word.toLowerCase())) &&
    !own.some((word) => getChangeWords(words.language).copula.test(` ${word}`))
  );
}

export function findDefinition(
  title: string,
  ranked: readonly RankedSentence[],
  words: LanguageWords,
): string | undefined {
  if (countTextWords(title) > maxNameWords) return undefined;
  const { copula, describing, field } = getPatterns(words.language);
  const subject = new Set(listTerms(title, words));
  for (const { text } of ranked.filter(({ index }) => index < opening)) {
    const whole = listShortenings(text.replace(field, ''), words).map(capitalize);
    // "a lake" is defined without its relative clause, too.
    const bare = whole.map((form) => form.replace(describing, ''));
    const forms = [
      ...whole,
      ...bare.filter((form, index) => !isBinding((whole[index] ?? '').slice(form.length), words)),
    ];
    const shown = forms.find((form) => measureDrawnLength(form) <= subtitleBudget);
    if (shown === undefined || !copula.test(shown)) continue;
    const head = shown.slice(0, copula.exec(shown)?.[0].length);
    if (!isUnspaced(shown) && countTextWords(shown.slice(head.length)) < minSaid) continue;
    if (words.personal.has(getFirstWord(shown)) || countTextWords(head) > countTextWords(title) + leadIn) continue;
    if (overlap(subject, new Set(listTerms(head, words))) >= 0.5 && rateStanding(text, shown, words) >= 0.5)
      return capitalize(shown);
  }
  return undefined;
}

export function readThesis(
  title: string,
  ranked: readonly RankedSentence[],
  isOwned: (text: string) => boolean,
  words: LanguageWords,
): string | undefined {
  if (!/[?？؟]["”’]?$/.test(title) && !isOnlyName(title, ranked, words)) return undefined;
  const topic = new Set(listTerms(title, words));
  const forms = pickSentences(ranked, considered).flatMap(({ text, score, terms, weight, speaker }) => {
    const shown = listShortenings(text, words).find((form) => measureDrawnLength(form) <= subtitleBudget);
    const near = overlap(topic, terms);
    return shown === undefined ||
      near < minNearness ||
      speaker !== undefined ||
      !isOwned(text) ||
      rateStanding(text, shown, words) < minStanding
      ? []
      : [{ shown: capitalize(shown), value: score * (0.5 + near) * weight }];
  });
  return forms.toSorted((a, b) => b.value - a.value)[0]?.shown;
}

/** The words for a text under a name, where an opening "she" is clear. */
export function adaptToName(words: LanguageWords): LanguageWords {
  const { ofSubject } = getPatterns(words.language);
  return { ...words, backward: new Set([...words.backward].filter((word) => !ofSubject.has(word))) };
}
