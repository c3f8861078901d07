import { joinAlternatives, joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { getChangeWords } from '../text/change-words.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  tidy,
  wordsIn,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { type Clause, findClauseAround, isIntroduction } from './clauses.ts';
import { findLabel } from './labels.ts';
import { getNumberSigns } from './number-signs.ts';
import { listQuantities, type Quantity } from './quantities.ts';

const budgetChars = 90;

const getSigns = perPageLanguage((among) => {
  const join = (name: 'goal' | 'denied' | 'lasting' | 'pointing') =>
    joinAlternatives(({ brief }) => brief?.labels?.[name], among);
  return {
    goal: new RegExp(`(?<!\\p{L})(?:${join('goal')})(?!\\p{L})`, 'iu'),
    denied: new RegExp(`(?<!\\p{L})(?:${join('denied')})(?!\\p{L})|n['’]t(?!\\p{L})`, 'iu'),
    lasting: new RegExp(`(?<!\\p{L})(?:${join('lasting')})(?!\\p{L})`, 'iu'),
    /** "in the same span" refers back. */
    pointing: new RegExp(`(?<!\\p{L})(?:${join('pointing')})(?!\\p{L})`, 'iu'),
    partOf: new RegExp(`^(?:${joinFigures('wholeOpeners', among)})$`),
  };
});

export function findScope(text: string, words: LanguageWords): string | undefined | null {
  const lead = /^[^,،，]*[,،，]\s?/u.exec(text)?.[0] ?? '';
  const scope = tidy(lead).replace(/[,،，]$/, '');
  const isNear = !/[:;]/.test(text.slice(lead.length)) || /[.!?]$/.test(text);
  if (!isNear || !isIntroduction(lead, words) || countTextWords(scope) < 2) return undefined;
  const lower = scope.toLowerCase();
  const isLink = [...words.connectives, ...words.settings, ...words.accordingTo].some((phrase) =>
    lower.startsWith(phrase),
  );
  if (isLink) return undefined;
  if (getSigns(words.language).pointing.test(scope)) return null;
  const first = getFirstWord(scope);
  if (!words.joints.has(first)) return undefined;
  return wordsIn(lower).some((word) => words.backward.has(word)) ? null : scope;
}

function isOrphan(label: string, { before }: Clause, topic: ReadonlySet<string>, words: LanguageWords): boolean {
  const labelTerms = new Set(listTerms(label, words));
  return listTerms(before, words).some((term) => !labelTerms.has(term) && !topic.has(term));
}

const isNamed = (label: string, topic: ReadonlySet<string>, words: LanguageWords) =>
  isUnspaced(label) ||
  /\s["“„(]?\p{Lu}|\p{N}|\p{Script=Arabic}/u.test(label) ||
  listTerms(label, words).some((term) => topic.has(term));

/** "47 percent said …" does not name its whole. */
export function isOfNobody(after: string, { kind, unit }: Quantity, words: LanguageWords): boolean {
  const [first = ''] = wordsIn(after.toLowerCase());
  const isVerb =
    words.speech.has(first) || words.reporting.has(first) || getChangeWords(words.language).verb.test(`${first} `);
  const isAuxiliary = words.stop.has(first) && !getSigns(words.language).partOf.test(first);
  return kind !== 'money' && unit === '' && !isUnspaced(after) && (isVerb || isAuxiliary);
}

export function findWholeLabel(
  sentence: string,
  found: Quantity,
  topic: { readonly title: string; readonly terms: ReadonlySet<string> },
  language: string,
  words: LanguageWords,
): string | undefined {
  const label = findLabel(sentence, found, language, words);
  if (label === undefined) return undefined;
  const clause = findClauseAround(sentence, found, words);
  const isBehind = !label.toLowerCase().startsWith(clause.before.toLowerCase().slice(0, 4)) || clause.before === '';
  const scope = findScope(clause.lead, words);
  if (scope === null || isMisleading(sentence, found, label, topic.title, words)) return undefined;
  // "Shares gained as bonds lost 0.4 percent" mixes two things.
  if (clause.before !== '' && listQuantities(label, words.language).length > 0) return undefined;
  if (!isBehind && !isNamed(label, topic.terms, words)) return undefined;
  if (isBehind && isOrphan(label, clause, topic.terms, words)) return undefined;
  // Where the verb is second a label from behind it is broken.
  if (isBehind && words.isVerbSecond && clause.before !== '') return undefined;
  if (isBehind && scope === undefined && isOfNobody(clause.after, found, words)) return undefined;
  // A year has no terms, and a number of another year would be false.
  const isTimed = scope !== undefined && /\p{N}/u.test(scope) && !topic.title.includes(scope.replace(/\P{N}+/gu, ''));
  if (scope === undefined || (!isTimed && listTerms(scope, words).every((term) => topic.terms.has(term)))) return label;
  const small = scope.charAt(0).toLowerCase() + scope.slice(1);
  const whole = isBehind ? `${label}, ${small}` : `${scope}, ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  return measureDrawnLength(whole) <= budgetChars ? whole : undefined;
}

export function isMisleading(
  sentence: string,
  found: Quantity,
  label: string,
  title: string,
  { language }: LanguageWords,
): boolean {
  const { goal, denied, lasting } = getSigns(language);
  const { span, momentBefore } = getNumberSigns(language);
  const clause = `${sentence.slice(0, found.start).split(/[;:]/).at(-1) ?? ''} ${sentence.slice(found.end).split(/[,;:]/)[0] ?? ''}`;
  if (goal.test(clause) && !goal.test(title) && !goal.test(label)) return true;
  if (found.kind !== 'percent' && denied.test(label)) return true;
  const isSpan = found.kind === 'measure' && span.test(tidy(`${found.value} ${found.unit}`));
  return isSpan && (momentBefore.test(sentence.slice(0, found.start)) || !lasting.test(clause));
}
