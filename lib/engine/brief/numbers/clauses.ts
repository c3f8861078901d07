import { joinAlternatives, joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { getChangeWords } from '../text/change-words.ts';
import { countTextWords, getFirstWord, tidy, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import type { Quantity } from './quantities.ts';

export interface Clause {
  readonly lead: string;
  readonly before: string;
  readonly after: string;
  /** Whether the clause begins at `before` (or at the number if that is empty), so that its subject is in it. */
  readonly own: boolean;
}

const mark = /[,;:،؛，；：、]\s*(?!\d)|\s[–—―-]{1,2}\s|—|[()]/g;
const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinProse>[0]) => joinProse(field, among);
  return {
    conjunction: new RegExp(String.raw`\s(?:${join('conjunctions')})\s`, 'gi'),
    or: new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.common?.or, among)})$`, 'iu'),
    verbForm: new RegExp(String.raw`^\p{Ll}+(?:${join('verbEndings')})$`, 'u'),
    article: new RegExp(`^(?:${join('openingArticles')})$`, 'i'),
    reporting: new RegExp(String.raw`(?<!\p{L})(?:${join('reportVerbs')})$`, 'iu'),
    reportThat: new RegExp(String.raw`\s(?:${join('reportThat')})$`),
    /** "last year" opens a sentence as "in 2024" does. */
    timeOpening: new RegExp(`^(?:${join('timeOpeners')}) `, 'i'),
    contrasting: new RegExp(String.raw`(?<!\p{L})(?:${join('contrasting')})\s$`, 'iu'),
    clauseEnd: new RegExp(String.raw`\s(?:${join('endsClause')})\s`, 'i'),
  };
});

const findLastEnd = (pattern: RegExp, text: string) => {
  let end = 0;
  for (const match of text.matchAll(pattern)) end = match.index + match[0].length;
  return end;
};

const listJoints = (text: string, words: LanguageWords) => {
  const { or } = getSigns(words.language);
  return [...text.matchAll(/(?:^|\s)(\p{L}{1,3})\s/gu)].filter(
    ({ 1: word = '' }) => words.and.has(word.toLowerCase()) && !or.test(word),
  );
};

const hasVerb = (text: string, { language }: LanguageWords): boolean =>
  getChangeWords(language).verb.test(text.replace(/(?<!\p{L})\p{Lu}[\p{L}’'-]*/gu, ''));

/** Start of the last main clause of `text`: behind an "and" with a verb on both sides. */
function findJoint(text: string, words: LanguageWords): number {
  const { verb } = getChangeWords(words.language);
  let at = 0;
  for (const match of listJoints(text, words)) {
    const right = text.slice(match.index + match[0].length);
    const [subject = '', ...rest] = right.split(' ');
    const left = text.slice(at, match.index);
    // "Wind- und Sonnenstrom": the hyphen stands for the shared end.
    if (left.endsWith('-')) continue;
    const isClause =
      hasVerb(left, words) &&
      !words.stop.has(subject.toLowerCase()) &&
      !verb.test(subject) &&
      hasVerb(rest.join(' '), words);
    if (isClause || words.subjects.has(getFirstWord(right))) at = match.index + match[0].length;
  }
  return at;
}

export function isIntroduction(lead: string, words: LanguageWords): boolean {
  const text = lead.replace(/[,،，]\s*$/, '');
  if (text === lead || /[,،，;:()]/.test(text)) return false;
  const first = getFirstWord(text);
  return (
    countTextWords(text) === 1 ||
    ((words.joints.has(first) || words.dependent.has(first)) && !words.subjects.has(first)) ||
    getSigns(words.language).timeOpening.test(text)
  );
}

export function findClauseAround(sentence: string, { start, end }: Quantity, words: LanguageWords): Clause {
  const { conjunction, reporting, reportThat, contrasting } = getSigns(words.language);
  const head = sentence.slice(0, start);
  const marked = findLastEnd(mark, head);
  const bound = marked + findLastEnd(conjunction, head.slice(marked));
  const joined = findJoint(head.slice(bound), words);
  const from = bound + joined;
  const lead = head.slice(0, from);
  const before = tidy(head.slice(from));
  const own =
    from === 0 ||
    joined > 0 ||
    /[;:；：]\s*$/.test(lead) ||
    reporting.test(lead.trimEnd().replace(reportThat, '')) ||
    isIntroduction(lead, words) ||
    (words.subjects.has(getFirstWord(before)) && countTextWords(before) > 1) ||
    contrasting.test(lead);
  return { lead, before, after: tidy(readAfter(sentence.slice(end), words)), own };
}

function readAfter(text: string, words: LanguageWords): string {
  if (/^\s/.test(text) && words.and.has(getFirstWord(text))) return '';
  const marked = text.split(/[,;:،؛，；、](?!\d)|\s[–—―-]{1,2}\s|—|[()]/)[0] ?? '';
  const clause = marked.split(getSigns(words.language).clauseEnd)[0] ?? '';
  for (const { 0: joint, index } of listJoints(clause, words)) {
    const part = clause.slice(index + joint.length);
    const [first = '', second = ''] = wordsIn(part);
    const opensVerb = getSigns(words.language).verbForm.test(first) && words.joints.has(second);
    const isClause = words.subjects.has(getFirstWord(part)) || getChangeWords(words.language).verb.test(second);
    if (opensVerb || (isClause && countTextWords(part) > 2 && !/^\p{N}/u.test(part))) return clause.slice(0, index);
  }
  return clause.replace(/[.。！!]["”’]?$/, '');
}

export function opensClause({ before, own }: Clause, { language }: LanguageWords): boolean {
  const { article, reporting } = getSigns(language);
  return (own && (before === '' || article.test(before))) || reporting.test(before);
}
