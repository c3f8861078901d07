import { isUnspaced, wordsIn } from '../../brief/text/text.ts';
import { getWords, type LanguageWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import type { NounSigns } from '../../languages/words/joke-words.ts';
import { findSigns } from '../words/signs.ts';

const maxPlaces = 40;
const lookBack = 24;

interface Place {
  readonly before: string;
  readonly text: string;
  readonly after: string;
}

function findPlaces(run: string, text: string): readonly Place[] {
  const found: Place[] = [];
  const [lower, part] = [text.toLowerCase(), run.toLowerCase()];
  const isPiece = isUnspaced(run);
  for (let at = lower.indexOf(part); at >= 0 && found.length < maxPlaces; at = lower.indexOf(part, at + part.length)) {
    const end = at + part.length;
    const before = text.slice(Math.max(0, at - lookBack), at);
    const after = text.slice(end, end + lookBack);
    if (isPiece || !(/[\p{L}\p{N}]$/u.test(before) || /^\p{L}/u.test(after)))
      found.push({ before, text: text.slice(at, end), after });
  }
  return found;
}

const startsSentence = (before: string) => /(?:^|[.!?…:]["”»]?\s+)$/u.test(before);

function isProperName(places: readonly Place[]): boolean {
  const inside = places.filter(({ before }) => /[\p{L},]\s$/u.test(before));
  const named = inside.filter(({ text }) => wordsIn(text).every((word) => /^[\p{Lu}\p{N}]/u.test(word)));
  return inside.length > 0 && named.length > inside.length / 2;
}

const leadPatterns = new WeakMap<Language, RegExp>();

function findLeads(language: Language): RegExp {
  const known = leadPatterns.get(language);
  if (known !== undefined) return known;
  const border = language.hasSpaces ? String.raw`(?<![\p{L}\p{N}])` : '';
  const made = new RegExp(String.raw`(?:${border}(?:${language.jokes?.nouns?.leads ?? '(?!)'})|\p{N})\s?$`, 'iu');
  leadPatterns.set(language, made);
  return made;
}

function isUnsure(run: string, nouns: NounSigns): boolean {
  if (nouns.unsure === undefined) return false;
  const pattern = new RegExp(`^(?:${nouns.unsure})$`, 'iu');
  return wordsIn(run).some((word) => pattern.test(word)) || (isUnspaced(run) && pattern.test(run));
}

/** Whether a text uses a run of words as a noun anywhere: behind an article, or as the bare subject of a verb. */
function isProved(places: readonly Place[], nouns: NounSigns, language: Language): boolean {
  const leads = findLeads(language);
  const signs = findSigns(language.code);
  return places.some(({ before, after }) => {
    if (leads.test(before)) return true;
    const [next = ''] = wordsIn(after);
    return (
      nouns.standBare === true && startsSentence(before) && /^\s/u.test(after) && signs?.hasVerb(`x ${next}`) === true
    );
  });
}

const isPartOfAddress = ({ before, after }: Place) =>
  /[\p{L}\p{N}][.@/_]$/u.test(before) || /^[.@/_]\p{L}/u.test(after);

function isSaidOfSubject({ before }: Place, title: string, { restrictive }: LanguageWords): boolean {
  const whole = title.slice(0, title.indexOf(before) + before.length);
  return wordsIn(whole.toLowerCase()).some((word, at) => at > 0 && restrictive.has(word)) || /\p{N}\s$/u.test(before);
}

/** In languages with capital nouns: a lower-case end is a fragment; a capital start may come from the title's ("Große Aufgaben"). */
function isCapitalNoun(run: string, body: string): boolean {
  const small = run.charAt(0).toLowerCase() + run.slice(1);
  return /^\p{Lu}/u.test(run) && !/\p{Ll}/u.test(wordsIn(run).at(-1)?.charAt(0) ?? '') && !body.includes(` ${small}`);
}

/** Whether a run of a title's words is a noun or name that the title is about, so that it stands alone in a caption. */
export function standsAlone(run: string, title: string, body: string, tag: string): boolean {
  const language = findLanguage(tag);
  const inTitle = findPlaces(run, title);
  if (inTitle.some(isPartOfAddress)) return false;
  if (language?.hasCapitalNouns === true) return isCapitalNoun(run, body);
  const nouns = language?.jokes?.nouns;
  if (language === undefined || nouns === undefined) return true;
  const lead = new RegExp(`^(?:${nouns.leads ?? '(?!)'})$`, 'iu');
  if (language.hasSpaces && wordsIn(run).some((word) => lead.test(word))) return false;
  const places = [...inTitle, ...findPlaces(run, body)];
  if (nouns.tails !== undefined && /[\p{Script=Han}]$/u.test(run)) {
    const tails = new RegExp(`^(?:${nouns.tails})`, 'u');
    if (!places.every(({ after }) => tails.test(after))) return false;
  }
  if (isProperName(places) || !isUnsure(run, nouns)) return true;
  return isProved(places, nouns, language) && !inTitle.every((place) => isSaidOfSubject(place, title, getWords(tag)));
}
