import type { GateWords } from '../languages/language.ts';
import { compileLower } from '../languages/patterns.ts';
import type { Gravity } from '../modules.ts';
import { normaliseLower, splitSentences } from './normalise.ts';
import { findGateWords, wrapWords } from './patterns.ts';

/** A text by its parts: what it is about stands in the first two. */
export interface GravityText {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
}

/** How much of each part is looked at, in characters. */
const maxChars = { title: 400, lead: 700, body: 2500 };
/** Sums from which a text is grave: in title and lead together, or in lead and body; more where there is a title and it names nothing grave. */
const graveFrom = { named: { lead: 2, body: 4 }, unnamed: { lead: 2.5, body: 6 } };
/** Words that begin alike are one: "kill", "killed". */
const stemChars = 4;
/** Sums from which it is serious. */
const seriousFrom = { lead: 2, body: 6 };
/** A word's worth: more in a title, half if it is mild, little where its sentence is about times long gone. */
const worth = { atrocity: 2, counted: 2, grave: 1, mild: 0.5, longAgo: 0.25, inTitle: 2 };
/** What is left of it in a sentence of research, statistics or advice, which names deaths and is about none. */
const factualShare = 0.25;

interface GravityPatterns {
  readonly light?: RegExp;
  readonly grave: RegExp;
  readonly mild?: RegExp;
  readonly atrocity?: RegExp;
  /** A number of people harmed, or somebody's illness. */
  readonly counted?: RegExp;
  /** A number of the dead or of what killed them: "thousands of deaths". */
  readonly toll?: RegExp;
  readonly serious?: RegExp;
  readonly illness?: RegExp;
  readonly factual?: RegExp;
  readonly longAgo?: RegExp;
}

const compiled = new WeakMap<GateWords, GravityPatterns>();

function compile(words: GateWords): GravityPatterns {
  const known = compiled.get(words);
  if (known) return known;
  const { gravity } = words;
  const wrap = (alternatives: string) => wrapWords(words, alternatives);
  const pattern = (alternatives: string | undefined) =>
    alternatives === undefined ? undefined : compileLower(wrap(alternatives), 'gu');
  const { numbers, people, harmed, illness, patient, yearPrefix, era } = gravity;
  const counted = [
    ...(harmed ? [countedHarm(wrap, numbers, people, harmed)] : []),
    ...(illness && patient
      ? [`${wrap(patient)}[^.!?\\n]{0,40}?${wrap(illness)}`, `${wrap(illness)}[^.!?\\n]{0,30}?${wrap(patient)}`]
      : []),
  ];
  const serious = [gravity.serious, illness].filter((each) => each !== undefined).join('|');
  const patterns = {
    light: pattern(gravity.light),
    grave: compileLower(wrap(gravity.grave), 'gu'),
    mild: pattern(gravity.mild),
    atrocity: pattern(gravity.atrocity),
    counted: counted.length > 0 ? compileLower(counted.join('|'), 'gu') : undefined,
    toll: numbers === undefined ? undefined : countedDead(wrap, numbers, gravity.grave),
    serious: serious === '' ? undefined : pattern(serious),
    illness: pattern(illness),
    factual: pattern(gravity.factual),
    longAgo: longAgo(yearPrefix, era),
  };
  compiled.set(words, patterns);
  return patterns;
}

type Wrap = (alternatives: string) => string;

/** "forty passengers are missing", "12 people injured", "dozens of them still trapped". */
function countedHarm(wrap: Wrap, numbers = '', people = '', harmed: string): string {
  // From its first digit, and no longer than numbers are: else a run of digits takes quadratic time.
  const number = `(?:(?<!\\p{N})\\p{N}[\\p{N}.,]{0,15}|${wrap(numbers || '(?!)')})`;
  const person = wrap(people || '(?!)');
  return [
    `${number}[^.!?\\n]{0,24}?${person}[^.!?\\n]{0,24}?${wrap(harmed)}`,
    `${wrap(harmed)}[^.!?\\n]{0,16}?${number}[^.!?\\n]{0,16}?${person}`,
    // "Forty missing after …": nothing between, and no noun after.
    `${number} ?${wrap(harmed)}(?=\\s*(?:$|[^\\p{L}\\s]|\\p{L}{1,5}\\s))`,
  ].join('|');
}

/** "Thousands of deaths", "40 Tote"; one is counted by no number that is written out in fewer letters. */
const countedDead = (wrap: Wrap, numbers: string, grave: string) =>
  compileLower(
    `(?:(?<![\\p{N}.,])\\p{N}{2,3}(?:[.,]\\p{N}{3})?|(?=\\p{L}{5})${wrap(numbers)}) (?:\\p{L}{1,3} )?${wrap(grave)}`,
    'gu',
  );

/** A year before 1900, or an age, of which nobody alive can tell. */
function longAgo(yearPrefix: string | undefined, era: string | undefined): RegExp | undefined {
  if (yearPrefix === undefined && era === undefined) return undefined;
  const year = `(?:(?<!\\p{L})(?:${yearPrefix ?? '(?!)'})\\s|\\()(?:1[0-8]\\d\\d|[1-9]\\d\\d)(?![\\d.,]|\\s+(?:\\p{L}+s|people|percent)(?!\\p{L}))`;
  return compileLower([year, ...(era === undefined ? [] : [era])].join('|'));
}

const present = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const count = (text: string, pattern: RegExp | undefined) => (pattern ? (text.match(pattern)?.length ?? 0) : 0);

function lighten(text: string, all: readonly GravityPatterns[]): string {
  return all.reduce((rest, { light }) => (light ? rest.replace(light, ' _ ') : rest), text);
}

const isFactual = (sentence: string, all: readonly GravityPatterns[]) =>
  all.some(({ factual }) => count(sentence, factual) > 0);

/** Returns what grave words of one language in a sentence weigh together; `seen` words of the same part count no more. */
function weighSentence(sentence: string, patterns: GravityPatterns, seen: Set<string>): number {
  const { grave, mild, atrocity, counted, longAgo: past } = patterns;
  const isPast = past?.test(sentence) === true && !present.test(sentence);
  const countNew = (pattern: RegExp | undefined) =>
    (pattern && sentence.match(pattern)?.filter((word) => isNew(word, seen)).length) ?? 0;
  const [ofGrave, ofMild, ofAtrocity] = [countNew(grave), countNew(mild), count(sentence, atrocity)];
  if (isPast) return worth.longAgo * (ofGrave + ofMild) + worth.grave * ofAtrocity;
  return (
    worth.counted * count(sentence, counted) +
    worth.grave * ofGrave +
    worth.mild * ofMild +
    (worth.atrocity - worth.grave) * ofAtrocity
  );
}

/** Whether a word was not met before; an inflection of one that was counts as met. */
function isNew(word: string, seen: Set<string>): boolean {
  const stem = word.slice(0, stemChars);
  if (seen.has(stem)) return false;
  seen.add(stem);
  return true;
}

function weigh(text: string, all: readonly GravityPatterns[]): number {
  // A word that a fact named first still means an event later.
  const seen = { facts: new Set<string>(), events: new Set<string>() };
  return splitSentences(text).reduce((sum, sentence) => {
    const [share, met] = isFactual(sentence, all) ? [factualShare, seen.facts] : [1, seen.events];
    return sum + share * all.reduce((part, patterns) => part + weighSentence(sentence, patterns, met), 0);
  }, 0);
}

function weighParts({ title, lead, body }: GravityText, language: string) {
  const all = findGateWords(language).map(compile);
  const read = (text: string, max: number) => lighten(normaliseLower(text.slice(0, max)), all);
  const parts = {
    title: read(title, maxChars.title),
    lead: read(lead, maxChars.lead),
    body: read(body, maxChars.body),
  };
  return {
    all,
    parts,
    weights: { title: weigh(parts.title, all), lead: weigh(parts.lead, all), body: weigh(parts.body, all) },
  };
}

/**
 * Returns how a text's subject has to be treated. `grave`: death, injury, violence, war, abuse, disaster, suicide, serious
 * illness of a person. `serious`: health, law, money lost, politics, layoffs. The title weighs most, then the lead; a word
 * in passing changes nothing. `language`: BCP 47.
 */
export function assessGravity(text: GravityText, language: string): Gravity {
  const { title } = text;
  const { parts, weights, all } = weighParts(text, language);
  const atTop = worth.inTitle * weights.title + weights.lead;
  const from = title === '' || weights.title > 0 ? graveFrom.named : graveFrom.unnamed;
  if (atTop >= from.lead || weights.lead + weights.body >= from.body) return 'grave';
  const serious = (text: string) => all.reduce((sum, patterns) => sum + count(text, patterns.serious), 0);
  const seriousAtTop = worth.inTitle * (serious(parts.title) + weights.title) + serious(parts.lead) + weights.lead;
  const inAll = seriousAtTop + serious(parts.body) + weights.body;
  return seriousAtTop >= seriousFrom.lead || inAll >= seriousFrom.body ? 'serious' : 'light';
}

/** Whether a caption names a grave matter at all, however long ago. `language`: BCP 47, where it is known. */
export function mentionsGravity(text: string, language?: string): boolean {
  const all = findGateWords(language).map(compile);
  const read = lighten(normaliseLower(text), all);
  return all.some((patterns) =>
    [patterns.grave, patterns.mild, patterns.counted].some((pattern) => count(read, pattern) > 0),
  );
}

/** Weights from which no meme is made whatever the title: of the opening, and of it with all that follows; one death is enough in a short text. */
const noJokeFrom = { lead: 1, all: 2 } as const;
/** A text of fewer characters says little beside what it opens with. */
const shortChars = 1000;

/** Whether a text opens with a grave event or an atrocity, under however harmless a title: told plainly in a picture, joked about by none. */
export function opensGravely(text: GravityText, language: string): boolean {
  const all = findGateWords(language).map(compile);
  const opening = lighten(normaliseLower(text.lead), all);
  if (all.some(({ atrocity }) => count(opening, atrocity) > 0)) return true;
  const { lead, body } = weighParts(text, language).weights;
  const isShort = text.lead.length + text.body.length < shortChars;
  return lead >= noJokeFrom.lead && (isShort || lead + body >= noJokeFrom.all);
}

/** Whether a text counts those whom its subject killed, in passing under however harmless a title; long ago they count no more. */
export function countsTheDead(text: string, language: string): boolean {
  const all = findGateWords(language).map(compile);
  return splitSentences(lighten(normaliseLower(text), all)).some((sentence) =>
    all.some(({ toll, longAgo: past }) => count(sentence, toll) > 0 && past?.test(sentence) !== true),
  );
}

/** Characters of a source that are looked through, and from how many atrocities or names of an illness on it is about them. */
const dwelling = { maxChars: 30_000, atrocities: 3, illnesses: 8 } as const;

/**
 * Whether a text comes back again and again to an atrocity or a grave illness, however far from its opening.
 * `language`: BCP 47.
 */
export function dwellsOnSuffering(text: string, language: string): boolean {
  const all = findGateWords(language).map(compile);
  const read = lighten(normaliseLower(text.slice(0, dwelling.maxChars)), all);
  return all.some(
    ({ atrocity, illness }) =>
      count(read, atrocity) >= dwelling.atrocities || count(read, illness) >= dwelling.illnesses,
  );
}
