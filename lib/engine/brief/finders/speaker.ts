import { languages } from '../../languages/index.ts';
import { joinPeople, joinPieces, joinWords, type Pick, perPageLanguage } from '../../languages/patterns.ts';
import { findNamed, listFullNames, type Person } from '../standing/people.ts';
import { countTextWords, getFirstWord, measureDrawnLength, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findOfficeBefore, opensWithOffice, splitOffice } from './offices.ts';
import { isPlaced, largeParticle, withoutObject } from './speaker-name.ts';

export interface Speaker {
  readonly speaker: string;
  readonly role?: string;
}

interface Around {
  readonly words: LanguageWords;
  readonly people: readonly Person[];
  readonly previous: readonly string[];
  /** The source's sentences, for the full name and the office of a person called by the family name. */
  readonly body: readonly string[];
}

const budgets = { speaker: 48, roleWords: 10 };
const maxBeforeChars = 200;

const getNames = perPageLanguage((among) => {
  const name = String.raw`(?:(?:${joinPeople('nameTitles', among)})\.?\s)?\p{Lu}[\p{L}'’-]+(?:\s(?:(?:${joinPeople('speakerParticles', among)})\s){0,2}(?:\p{Lu}\.|\p{Lu}[\p{L}'’-]*(?:\.(?=\s?[,.]|\p{Lu}\.))?)){1,5}`;
  const family = String.raw`(?:(?:${joinPeople('familyTitles', among)})\.?\s)?(?<family>(?:${largeParticle}\s)?\p{Lu}[\p{L}'’-]+)`;
  const saying = joinPeople('reporting', among);
  const auxiliary = String.raw`(?:(?:${joinPeople('reportAuxiliary', among)})\s)?`;
  return {
    name,
    family,
    saying,
    auxiliary,
    opensNamed: new RegExp(`^(?<speaker>${name})(?:\\s\\([^)]{1,24}\\))?\\s\\p{Ll}`, 'u'),
    ahead: String.raw`(?:\p{Lu}[\p{L}.'’-]*\s(?:(?:${joinPeople('speakerParticles', among)})\s){0,2}){1,4}`,
  };
});
const role = '(?<role>[^,.;:"“”„«»]{4,72})';

interface Sides {
  readonly before: readonly RegExp[];
  readonly behind: readonly RegExp[];
}

interface Patterns {
  readonly named: Sides;
  readonly families: Sides;
  readonly pronoun: RegExp;
}
const known = new WeakMap<LanguageWords, Patterns>();

function getPatterns(words: LanguageWords): Patterns {
  const found = known.get(words);
  if (found) return found;
  const { name, family, saying, auxiliary } = getNames(words.language);
  const verbs = [...words.reporting, saying, words.language?.people?.quoting ?? []].flat().join('|');
  const matchAround = (who: string): Sides => ({
    before: [
      new RegExp(`${who}(?:,\\s${role},)?\\s${auxiliary}(?:${verbs})(?:\\s[^".,;:“„«]{0,40})?\\s*[:,]?\\s*$`, 'u'),
      // "In the evening said Ada Lund: “…”", where the verb comes second.
      new RegExp(`(?:^|[\\s,])(?:${verbs})\\s(?<lead>(?:\\p{Ll}+\\s){0,3})${who}(?:,\\s${role},?)?\\s*:\\s*$`, 'u'),
    ],
    behind: [
      new RegExp(`^\\s*,?\\s*(?:${verbs})\\s(?<lead>(?:\\p{Ll}+\\s){0,3})${who}(?:,\\s${role}(?=[,.;]|$))?`, 'u'),
      new RegExp(
        `^\\s*,?\\s*(?<lead>(?:\\p{Ll}+\\s){0,3})${who}(?:,\\s${role},)?\\s${auxiliary}(?:${verbs})(?!\\p{L})`,
        'u',
      ),
    ],
  });
  const made = {
    named: matchAround(`(?<speaker>${name})`),
    families: matchAround(family),
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
/** Opens the words behind a quotation of which the speaker stands before it ("と話す"). */
const saidBehind = new RegExp(
  `^(?:${joinPieces(({ brief }) => brief?.quote?.saidBehind)}|[^\\p{Script=Hiragana}、]|$)`,
  'u',
);

const noName = new RegExp(
  `^(?:(?:${joinWords(({ brief }) => brief?.quote?.noSpeaker)})(?!\\p{L})|${joinPieces(({ brief }) => brief?.quote?.noSpeaker)})`,
  'u',
);

export const isNoName = (text: string): boolean => noName.test(text);

/** "who lives in Orr", "told the court": no office. */
const isRole = (text: string, words: LanguageWords): boolean => {
  const first = getFirstWord(text).toLowerCase();
  // "der auf Regeln verweist": behind an article a preposition or a pronoun opens a clause.
  const [, second = ''] = wordsIn(text);
  const isOfArticle = words.isVerbSecond && words.stop.has(first) && words.stop.has(second.toLowerCase());
  const isClause =
    isOfArticle || [words.relative, words.dependent, words.reporting, words.coordinators].some((own) => own.has(first));
  return (
    /^(?:\p{Ll}|[A-Z]{2,})/u.test(text) &&
    !/\d/.test(text) &&
    countTextWords(text) <= budgets.roleWords &&
    !isClause &&
    (countTextWords(text) > 1 || opensWithOffice(text, words))
  );
};

export function toSpeaker({ name: full, sentence }: Person, words: LanguageWords): Speaker {
  const at = sentence.indexOf(full);
  const behind =
    new RegExp(`^(?:\\s\\([^)]{1,24}\\))?,\\s${role}(?=[,.;])`, 'u').exec(sentence.slice(at + full.length))?.groups
      ?.role ?? '';
  const own =
    isRole(behind, words) || opensWithOffice(behind, words) ? behind : findOfficeBefore(sentence.slice(0, at), words);
  return { speaker: full, ...(own === undefined || own === '' ? {} : { role: own }) };
}

function findNamedSpeaker(before: string, after: string, { words, people }: Around): Speaker | undefined {
  const { named } = getPatterns(words);
  const match = [
    ...named.behind.map((pattern) => pattern.exec(after)),
    ...named.before.map((pattern) => pattern.exec(before.slice(-maxBeforeChars))),
    ...nameBehind.map((pattern) => pattern.exec(after)),
    ...nameBefore.map((pattern) => (saidBehind.test(after) ? pattern.exec(before.slice(-120)) : null)),
  ].find((one) => one?.groups?.speaker !== undefined);
  const { groups } = match ?? {};
  const found = groups?.speaker;
  if (match === undefined || match === null || found === undefined) return undefined;
  const lead = match.input.slice(0, match.input.indexOf(found, match.index));
  const speaker = withoutObject(found.replace(/(?:['’]s|\.)$/, ''), lead, words);
  if (speaker === undefined) return undefined;
  const person = people.find((one) => speaker.endsWith(one.name));
  if (isPlaced(lead, words))
    return person === undefined || person.name === speaker ? undefined : toSpeaker(person, words);
  // "said a Harbour Town sailor": an unnamed person.
  const isOneOfMany = wordsIn((groups?.lead ?? '').toLowerCase()).some((word) => words.indefinite.has(word));
  if (isOneOfMany || isNoName(speaker) || measureDrawnLength(speaker) > budgets.speaker) return undefined;
  const bare = splitOffice(speaker, words);
  // "Said the US President": an office without a name.
  if (bare === undefined || /^\p{Ll}/u.test(bare.speaker)) return undefined;
  // In German a noun with a capital may stand before the name.
  const shown = person !== undefined && words.isVerbSecond && bare.speaker !== person.name ? person.name : bare.speaker;
  // "registered nurse Ada Lund said": the profession precedes the name.
  const ahead = (groups?.lead ?? '').trim();
  const isWork = ahead !== '' && wordsIn(ahead).every((word) => !words.stop.has(word));
  const own = groups?.role ?? (isWork ? ahead : '');
  if (isRole(own, words)) return { speaker: shown, role: own };
  return bare.role === undefined && person !== undefined
    ? { ...toSpeaker(person, words), speaker: shown }
    : { ...bare, speaker: shown };
}

/** "Ada Lund is not surprised: “…”": the one person of a sentence that begins with the name and ends in a colon. */
function findSpeakingSubject(before: string, around: Around): Speaker | undefined {
  const { people, words } = around;
  if (!/[:：]\s*$/u.test(before)) return undefined;
  const sentence = before.split(/(?<=[.!?]["”“»]?)\s+(?=\p{Lu})/u).at(-1) ?? '';
  const [only, ...others] = findNamed(sentence, people);
  if (others.length > 0) return undefined;
  if (only !== undefined)
    return [only.name, only.family].some((own) => sentence.startsWith(`${own} `)) ? toSpeaker(only, words) : undefined;
  const full = getNames(words.language).opensNamed.exec(sentence)?.groups?.speaker;
  const isOne = full !== undefined && listFullNames(sentence, words).every((one) => full.includes(one));
  if (!isOne || isNoName(full) || withoutObject(full, '', words) !== full || measureDrawnLength(full) > budgets.speaker)
    return undefined;
  const own = splitOffice(full, words);
  return own?.role === undefined ? (findOnly(full.split(' ').at(-1) ?? full, around) ?? own) : own;
}

function namesBefore(family: string, text: string, words: LanguageWords): string[] {
  const { ahead } = getNames(words.language);
  const whole = new RegExp(`(?<![\\p{L}-])${ahead}${family}(?![\\p{L}-])`, 'gu');
  return [...text.matchAll(whole)].flatMap(({ 0: found, index }) => {
    // "Dr. Sven Berg": a first name is not a family name.
    const next = /^\s(?<next>\p{Lu}\p{Ll}+)/u.exec(text.slice(index + found.length))?.groups?.next;
    if (next !== undefined && !isNoName(next)) return [];
    const first = getFirstWord(found);
    const bare = words.stop.has(first.toLowerCase()) ? found.slice(found.indexOf(' ') + 1) : found;
    const name = splitOffice(bare, words)?.speaker ?? '';
    return name.includes(' ') && !isNoName(name) && withoutObject(name, '', words) === name ? [name] : [];
  });
}

function findOnly(family: string, { body, words }: Around): Speaker | undefined {
  const names = body
    .filter((text) => text.includes(family))
    .flatMap((text) => namesBefore(family, text, words).map((own) => ({ own, text })));
  // "Sir Max Holm" is Max Holm.
  const shortest = names.toSorted((one, other) => one.own.length - other.own.length)[0]?.own;
  const first = names.find(({ own }) => own === shortest);
  return first !== undefined && names.every(({ own }) => own.endsWith(first.own))
    ? toSpeaker({ family, name: first.own, sentence: first.text }, words)
    : undefined;
}

function findKnown(before: string, after: string, around: Around): Speaker | undefined {
  const { words, people, previous } = around;
  const patterns = getPatterns(words);
  const families = [
    ...patterns.families.behind.map((pattern) => pattern.exec(after)),
    ...patterns.families.before.map((pattern) => pattern.exec(before.slice(-maxBeforeChars))),
  ].flatMap((match) => match?.groups?.family?.replace(/['’]s$/, '') ?? []);
  const called = families.find((own) => people.some((one) => one.family === own));
  const person = people.find((one) => one.family === called);
  if (person !== undefined) return toSpeaker(person, words);
  const only = families.flatMap((own) => findOnly(own, around) ?? [])[0];
  if (only !== undefined) return only;
  const subject = findSpeakingSubject(before, around);
  if (subject !== undefined) return subject;
  const groups = patterns.pronoun.exec(after)?.groups;
  const word = (groups?.pronoun ?? groups?.behind ?? '').toLowerCase();
  if (!words.backward.has(word)) return undefined;
  const near = previous.map((text) => findNamed(text, people)).findLast((own) => own.length > 0) ?? [];
  const [last] = near;
  const isAlone = previous.every((text) =>
    listFullNames(text, words).every((own) => own.endsWith(last?.family ?? own)),
  );
  const isMeant = isAlone && near.length === 1 && last?.pronoun !== undefined && words[last.pronoun].has(word);
  return isMeant ? toSpeaker(last, words) : undefined;
}

export const findSpeaker = (before: string, after: string, around: Around): Speaker | undefined =>
  findKnown(before, after, around) ?? findNamedSpeaker(before, after, around);
