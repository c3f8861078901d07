import { languages } from '../../languages/index.ts';
import { joinPeople, joinPieces, joinWords, type Pick } from '../../languages/patterns.ts';
import { namedIn, type Person } from '../standing/people.ts';
import { drawnLength, wordCount, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

interface Speaker {
  readonly speaker: string;
  readonly role?: string;
}

interface Around {
  readonly words: LanguageWords;
  readonly people: readonly Person[];
  readonly previous: readonly string[];
}

const budgets = { speaker: 48, roleWords: 10 };

const name = String.raw`(?:(?:${joinPeople('nameTitles')})\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:(?:${joinPeople('speakerParticles')})\s){0,2}\p{Lu}[\p{L}.'’-]*){1,5}`;
const family = String.raw`(?:(?:${joinPeople('familyTitles')})\.?\s)?(?<family>\p{Lu}[\p{L}'’-]+)`;
const saying = joinPeople('reporting');
const auxiliary = String.raw`(?:(?:${joinPeople('reportAuxiliary')})\s)?`;
const role = '(?<role>[^,.;:"“”„«»]{4,72})';

interface Patterns {
  readonly named: readonly [before: RegExp, ...after: RegExp[]];
  readonly families: readonly [before: RegExp, ...after: RegExp[]];
  readonly pronoun: RegExp;
}
const known = new WeakMap<LanguageWords, Patterns>();

function getPatterns(words: LanguageWords): Patterns {
  const found = known.get(words);
  if (found) return found;
  const verbs = [...words.reporting, saying].join('|');
  const around = (who: string): [RegExp, RegExp, RegExp] => [
    new RegExp(`${who}(?:,\\s${role},)?\\s${auxiliary}(?:${verbs})(?:\\s[^".,;:“„«]{0,40})?\\s*[:,]?\\s*$`, 'u'),
    new RegExp(`^\\s*,?\\s*(?:${verbs})\\s(?<lead>(?:\\p{Ll}+\\s){0,3})${who}(?:,\\s${role}(?=[,.;]|$))?`, 'u'),
    new RegExp(
      `^\\s*,?\\s*(?<lead>(?:\\p{Ll}+\\s){0,3})${who}(?:,\\s${role},)?\\s${auxiliary}(?:${verbs})(?!\\p{L})`,
      'u',
    ),
  ];
  const made = {
    named: around(`(?<speaker>${name})`),
    families: around(family),
    pronoun: new RegExp(
      `^\\s*,?\\s*(?:(?<pronoun>\\p{L}+)\\s(?:${verbs})|(?:${verbs})\\s(?<behind>\\p{L}+))(?!\\p{L})`,
      'u',
    ),
  };
  known.set(words, made);
  return made;
}

/** Names in scripts without capitals, found by the particles behind them. */
const listNames = (pick: Pick): readonly RegExp[] =>
  languages.flatMap((language) => pick(language) ?? []).map((source) => new RegExp(source, 'u'));
const nameBehind = listNames(({ brief }) => brief?.quote?.speakerBehind);
const nameBefore = listNames(({ brief }) => brief?.quote?.speakerBefore);

/** Articles, pronouns, prepositions, days and months: capitalised words that start no name. */
const noName = new RegExp(
  `^(?:(?:${joinWords(({ brief }) => brief?.quote?.noSpeaker)})(?!\\p{L})|${joinPieces(({ brief }) => brief?.quote?.noSpeaker)})`,
  'u',
);

export const isNoName = (text: string): boolean => noName.test(text);

const isRole = (text: string): boolean =>
  /^(?:\p{Ll}|[A-Z]{2,})/u.test(text) && !/\d/.test(text) && wordCount(text) <= budgets.roleWords;

/** A person with the role that follows the name at its first mention. */
export function ofPerson({ name: full, sentence }: Person): Speaker {
  const at = sentence.indexOf(full);
  const behind = new RegExp(`^,\\s${role}(?=[,.;])`, 'u').exec(sentence.slice(at + full.length))?.groups?.role ?? '';
  return { speaker: full, ...(isRole(behind) ? { role: behind } : {}) };
}

function findNamed(before: string, after: string, { words, people }: Around): Speaker | undefined {
  const [leading, ...behind] = getPatterns(words).named;
  const groups = [
    ...behind.map((pattern) => pattern.exec(after)),
    leading.exec(before.slice(-200)),
    ...nameBehind.map((pattern) => pattern.exec(after)),
    ...nameBefore.map((pattern) => pattern.exec(before.slice(-120))),
  ].find((match) => match?.groups?.speaker !== undefined)?.groups;
  const speaker = groups?.speaker?.replace(/(?:['’]s|\.)$/, '');
  // "said a Harbour Town sailor": an unnamed person.
  const isOneOfMany = wordsIn((groups?.lead ?? '').toLowerCase()).some((word) => words.indefinite.has(word));
  if (speaker === undefined || isOneOfMany || isNoName(speaker) || drawnLength(speaker) > budgets.speaker)
    return undefined;
  const person = people.find((one) => speaker.endsWith(one.name));
  // In German a noun with a capital may stand before the name.
  const shown = person !== undefined && words.isVerbSecond && speaker !== person.name ? person.name : speaker;
  // "registered nurse Ada Lund said": the profession precedes the name.
  const ahead = (groups?.lead ?? '').trim();
  const isWork = ahead !== '' && wordsIn(ahead).every((word) => !words.stop.has(word));
  const own = groups?.role ?? (isWork ? ahead : '');
  return { speaker: shown, ...(isRole(own) ? { role: own } : {}) };
}

function findKnown(before: string, after: string, { words, people, previous }: Around): Speaker | undefined {
  const { families, pronoun } = getPatterns(words);
  const [leading, ...behind] = families;
  const called = [...behind.map((pattern) => pattern.exec(after)), leading.exec(before.slice(-200))]
    .map((match) => match?.groups?.family?.replace(/['’]s$/, ''))
    .find((own) => own !== undefined && people.some((one) => one.family === own));
  const person = people.find((one) => one.family === called);
  if (person !== undefined) return ofPerson(person);
  const groups = pronoun.exec(after)?.groups;
  const word = (groups?.pronoun ?? groups?.behind ?? '').toLowerCase();
  if (!words.backward.has(word)) return undefined;
  const near = previous.map((text) => namedIn(text, people)).findLast((own) => own.length > 0) ?? [];
  const [only] = near;
  const isMeant = near.length === 1 && only?.pronoun !== undefined && words[only.pronoun].has(word);
  return isMeant ? ofPerson(only) : undefined;
}

/** The speaker of a quotation, from the words before and behind it. */
export const findSpeaker = (before: string, after: string, around: Around): Speaker | undefined =>
  findKnown(before, after, around) ?? findNamed(before, after, around);
