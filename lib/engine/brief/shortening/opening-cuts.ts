import { joinProse, perPageLanguage } from '../../languages/patterns.ts';
import { findBorders, isBalanced, isBinding, isHedged } from '../text/borders.ts';
import { dependent, findVerb, minHead, verb } from '../text/clause-signs.ts';
import { capitalize, countTextWords, getFirstWord, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

export function cutLeadIn(text: string, words: LanguageWords): string | undefined {
  const [, lead = '', rest = ''] = /^([^:]{12,160}):\s(\p{Lu}.{30,})$/su.exec(text) ?? [];
  const isLeadIn = lead !== '' && !/[\d<]/.test(lead) && !isBinding(lead, words) && countTextWords(lead) >= 4;
  if (!isLeadIn || wordsIn(lead.toLowerCase()).some((word) => words.reporting.has(word))) return undefined;
  const first = getFirstWord(rest);
  // "It turned: it sank": the sentence behind the colon needs a subject and a verb of its own.
  const isOwn = !words.backward.has(first) && !words.dependent.has(first) && !words.personal.has(first);
  const main = rest.split(/[,;]\s/, 1)[0] ?? '';
  return isOwn && isBalanced(rest) && verb.test(`${main} `) && !/[:?]/.test(rest) ? rest : undefined;
}

const getInCase = perPageLanguage(
  (among) => new RegExp(String.raw`(?<!\p{L})(?:${joinProse('conditions', among)})(?!\p{L})`, 'iu'),
);

export function cutPointing(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (words.isVerbSecond || comma?.mark !== ',' || comma.at > 70) return undefined;
  const [lead, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  const [first = '', ...others] = wordsIn(lead.toLowerCase());
  const points = others.slice(0, 2).some((word) => words.backward.has(word) && !words.coordinators.has(word));
  const isPhrase = words.joints.has(first) && points && others.length <= 9 && !/\d/.test(lead);
  const opens =
    /^\p{Lu}/u.test(rest) || (words.subjects.has(getFirstWord(rest)) && !words.backward.has(getFirstWord(rest)));
  const isFree = !isBinding(lead, words) && !getInCase(words.language).test(lead);
  return isPhrase && opens && isFree && countTextWords(rest) >= minHead.words && findVerb(rest) !== undefined
    ? capitalize(rest)
    : undefined;
}

export function cutSetting(text: string, words: LanguageWords): string | undefined {
  const lower = text.toLowerCase();
  const opener = words.settings.find((phrase) => lower.startsWith(`${phrase} `));
  if (opener === undefined) return undefined;
  for (const { at, mark } of findBorders(text)) {
    const [lead, rest] = [text.slice(opener.length, at), text.slice(at + 1).trimStart()];
    if (mark !== ',' || isHedged(lead, words)) return undefined;
    const opening = rest.split(' ').slice(0, 8).join(' ');
    const verbAt = verb.exec(`${opening} `)?.index ?? 0;
    const opens =
      (/^\p{Lu}/u.test(rest) || (words.subjects.has(getFirstWord(rest)) && !words.backward.has(getFirstWord(rest)))) &&
      verbAt > 0;
    if (opens && countTextWords(rest) >= minHead.words && !dependent.test(opening.slice(0, verbAt)))
      return capitalize(rest);
  }
  return undefined;
}

const getCircumstance = perPageLanguage((among) => new RegExp(`^(?:${joinProse('circumstances', among)})`, 'iu'));

/** "Using …", "Depending on …" */
const getCondition = perPageLanguage(
  (among) => new RegExp(String.raw`^(?:${joinProse('conditionsOf', among)})\s`, 'iu'),
);

const getMethod = perPageLanguage((among) => new RegExp(String.raw`(?:${joinProse('methodEnding', among)})\s`));

const getArticleAhead = perPageLanguage(
  (among) => new RegExp(String.raw`^(?:${joinProse('articles', among)})\s`, 'iu'),
);

export function cutCircumstance(text: string, words: LanguageWords): string | undefined {
  const [comma] = findBorders(text);
  if (comma?.mark !== ',' || !getCircumstance(words.language).test(text) || getCondition(words.language).test(text))
    return undefined;
  const [lead, rest] = [text.slice(0, comma.at), text.slice(comma.at + 1).trimStart()];
  if (getMethod(words.language).test(lead) && /\d/.test(rest)) return undefined;
  const opens = /^\p{Lu}/u.test(rest) || getArticleAhead(words.language).test(rest);
  return opens && countTextWords(rest) >= minHead.words && !isBinding(lead, words) && verb.test(rest)
    ? capitalize(rest)
    : undefined;
}
