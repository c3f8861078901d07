import { findLanguage, languages } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import type { RankedSentence } from '../text/rank.ts';
import { listTerms, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** A noun with a definite article ("the demonstrations"), which presumes it known. */
interface Definite {
  readonly noun: string;
  readonly others: readonly string[];
  readonly at: number;
  /** Whether the phrase itself identifies it ("the price of gas", "the first lock"), or it is a name. */
  readonly isOwn: boolean;
}

interface Rules {
  readonly article: RegExp;
  readonly completing: RegExp;
  readonly singling: RegExp;
  readonly summing: RegExp;
  readonly unique: RegExp;
  readonly modifiers: RegExp;
  readonly order: 'last' | 'first' | 'capital';
}

const matchWholeText = (alternatives = '(?!)') => new RegExp(`^(?:${alternatives})$`, 'iu');

function compile({ brief }: Language): Rules | undefined {
  const data = brief?.reliance;
  if (data === undefined) return undefined;
  return {
    article: new RegExp(String.raw`(?<![\p{L}\p{N}'’-])(?:${data.definite})(?:\s+|(?<=['’]))(?=\p{L}|\p{N})`, 'giu'),
    completing: new RegExp(String.raw`^(?:${data.completing})(?!\p{L})`, 'iu'),
    singling: matchWholeText(data.singling),
    summing: matchWholeText(data.summing),
    unique: matchWholeText(data.unique),
    modifiers: matchWholeText(data.modifiers),
    order: data.order,
  };
}

const compiled: ReadonlyMap<string, Rules | undefined> = new Map(languages.map((one) => [one.code, compile(one)]));

const [minNoun, minPart] = [3, 3];
const maxPhrase = 5;
const nextWord = /^[\p{L}\p{M}\p{N}]+(?:['’.\-‑][\p{L}\p{M}\p{N}]+)*/u;

function readPhrase(text: string, from: number, { completing }: Rules, words: LanguageWords): string[] {
  const found: string[] = [];
  let at = from;
  while (found.length < maxPhrase) {
    const word = nextWord.exec(text.slice(at, at + 60))?.[0];
    if (word === undefined || words.stop.has(word.toLowerCase())) break;
    if (found.length > 0 && completing.test(text.slice(at, at + 60))) break;
    found.push(word);
    at += word.length + 1;
    if (text.charAt(at - 1) !== ' ') break;
  }
  return found;
}

const plural = /[^s]s$/i;

function findNoun(found: readonly string[], behind: string, { order, modifiers }: Rules, words: LanguageWords): number {
  if (order === 'capital') return found.findIndex((word) => /^\p{Lu}/u.test(word));
  if (order === 'first') return found.findIndex((word) => !modifiers.test(word));
  const adverb = found.findIndex((word, index) => index > 0 && modifiers.test(word));
  const last = (adverb < 0 ? found.length : adverb) - 1;
  const [previous = '', own = ''] = found.slice(Math.max(0, last - 1));
  if (adverb >= 0 || last < 1) return last;
  // "The march became": the last word may be the verb.
  if (words.verbSign?.test(own) === true && !/s$/i.test(own)) return last - 1;
  const isFollowed = words.verbSign?.test(behind.trim().split(' ', 1)[0] ?? '') === true;
  return !isFollowed && plural.test(previous) !== plural.test(own) ? last - 1 : last;
}

function findDefinites(text: string, rules: Rules, words: LanguageWords): Definite[] {
  return [...text.matchAll(rules.article)].flatMap(({ 0: article, index: at }): Definite[] => {
    // ", die er kennt": a relative pronoun.
    if (rules.order === 'capital' && /,\s$/.test(text.slice(0, at))) return [];
    const from = at + article.length;
    const found = readPhrase(text, from, rules, words);
    const place = findNoun(found, text.slice(from + found.join(' ').length), rules, words);
    const noun = found[place];
    if (noun === undefined || noun.length < minNoun) return [];
    const others = found.slice(0, place);
    const behind = text.slice(from + found.slice(0, place + 1).join(' ').length);
    const isName = rules.order !== 'capital' && found.slice(0, place + 2).some((word) => /^\p{Lu}/u.test(word));
    const isOwn =
      isName ||
      rules.completing.test(behind.trimStart()) ||
      /^(?:['’]|\s["“„«‚‘])/u.test(behind) ||
      rules.unique.test(noun) ||
      [...others, noun].some((word) => rules.singling.test(word));
    return [{ noun: noun.toLowerCase(), others: others.map((word) => word.toLowerCase()), at, isOwn }];
  });
}

interface ShownTerms {
  readonly terms: ReadonlySet<string>;
  readonly words: readonly string[];
}
const readShown = (text: string, words: LanguageWords): ShownTerms => ({
  terms: new Set(listTerms(text, words)),
  words: wordsIn(text.toLowerCase()).filter((word) => word.length > minPart),
});

function isShown(noun: string, shown: ShownTerms, words: LanguageWords): boolean {
  const [term] = listTerms(noun, words);
  if (term !== undefined && shown.terms.has(term)) return true;
  return noun.length > minPart && shown.words.some((word) => word.endsWith(noun) || noun.endsWith(word));
}

export type Reliance = (text: string, index: number, shown: string) => boolean;

/** "a march … the march" depends on its introduction; a noun definite from the start ("the moon") does not. */
export function createReliance(ranked: readonly RankedSentence[], language: string, words: LanguageWords): Reliance {
  const rules = compiled.get(findLanguage(language)?.code ?? '');
  if (rules === undefined) return () => false;
  const uses = new Map<string, { index: number; isDefinite: boolean }>();
  for (const { text, terms, index } of ranked) {
    const fresh = [...terms].filter((term) => !uses.has(term));
    if (fresh.length === 0) continue;
    const definite = new Set(findDefinites(text, rules, words).flatMap(({ noun }) => listTerms(noun, words)));
    for (const term of fresh) uses.set(term, { index, isDefinite: definite.has(term) });
  }
  return (text, index, shown) => {
    const open = findDefinites(text, rules, words).filter(({ isOwn }) => !isOwn);
    if (open.length === 0) return false;
    const known = readShown(shown, words);
    return open.some(({ noun, others, at }) => {
      if ([noun, ...others].some((word) => isShown(word, known, words))) return false;
      if (isShown(noun, readShown(text.slice(0, at), words), words)) return false;
      if (rules.summing.test(noun) && others.length === 0) return true;
      const first = uses.get(listTerms(noun, words)[0] ?? '');
      return first !== undefined && first.index < index && !first.isDefinite;
    });
  };
}
