import { endsWhole, findBorders, isBalanced, isBinding } from '../text/borders.ts';
import { verb } from '../text/clause-signs.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { listShortenings } from './shorten.ts';

const minWords = 8;
const rounds = 4;
const verbWithin = 14;

const isWhole = (text: string, words: LanguageWords): boolean =>
  countTextWords(text) >= minWords && endsWhole(text, words) && isBalanced(text) && hasVerb(text, words);

const hasVerb = (text: string, words: LanguageWords): boolean =>
  verb.test(`${text} `) || words.verbSign?.test(text) === true;

function cutMeans(text: string, words: LanguageWords): string | undefined {
  if (words.means === undefined) return undefined;
  for (const { index } of [...text.matchAll(words.means)].toReversed()) {
    const [head, tail] = [text.slice(0, index).replace(/[,،]\s*$/, ''), text.slice(index)];
    if (isWhole(head, words) && !isBinding(tail, words) && !isBinding(head, words)) return head;
  }
  return undefined;
}

function cutIndefinite(text: string, words: LanguageWords): string | undefined {
  const all = [...text.matchAll(/(?<=\s)\p{L}+(?=\s)/gu)];
  for (const [place, { 0: word, index }] of [...all.entries()].toReversed()) {
    if (!words.restrictive.has(word)) continue;
    const before = all.slice(0, place).map(([own]) => own.toLowerCase());
    const article = before.findLast((own) => words.joints.has(own) && words.subjects.has(own));
    const [head, tail] = [text.slice(0, index).trimEnd().replace(/,$/, ''), text.slice(index)];
    const isNew = article !== undefined && words.indefinite.has(article);
    if (isNew && isWhole(head, words) && !isBinding(tail, words) && !isBinding(head, words)) return head;
  }
  return undefined;
}

function cutFirstClause(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (comma?.mark !== ',' || words.isVerbSecond || !words.dependent.has(getFirstWord(text))) return undefined;
  const [clause, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  const opening = rest.split(' ').slice(0, verbWithin).join(' ');
  const isClause = verb.test(`${clause} `) && !isBinding(clause, words);
  const opens =
    !words.and.has(getFirstWord(rest)) && !words.backward.has(getFirstWord(rest)) && hasVerb(opening, words);
  return isClause && opens && isWhole(rest, words) ? capitalize(rest) : undefined;
}

function cutBeforeColon(text: string, words: LanguageWords): string | undefined {
  const [, lead = '', rest = ''] = /^([^:]{12,200}):\s(\p{Lu}[^:]{40,})$/su.exec(text) ?? [];
  return lead !== '' && isWhole(rest, words) && !isBinding(lead, words) ? rest : undefined;
}

export function shortenLead(sentence: string, budget: number, words: LanguageWords): string | undefined {
  let forms = listShortenings(sentence, words);
  for (let round = 0; round < rounds; round++) {
    const fitting = forms.find((form) => measureDrawnLength(form) <= budget);
    if (fitting !== undefined) return fitting;
    const shortest = forms.at(-1) ?? '';
    // Unspaced scripts show no clauses.
    if (wordsIn(shortest).length < minWords) return undefined;
    const cut = [cutMeans, cutIndefinite, cutFirstClause, cutBeforeColon]
      .map((cutOnce) => cutOnce(shortest, words))
      .find((form) => form !== undefined);
    if (cut === undefined) return undefined;
    forms = listShortenings(cut, words);
  }
  return undefined;
}
