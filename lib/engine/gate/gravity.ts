import { makeOnce } from '../keep.ts';
import { compileLower, siftLower } from '../languages/patterns.ts';
import type { Sieve } from '../languages/sieve.ts';
import type { Gravity } from '../modules.ts';
import { compileLongAgo, joinCountedDead, joinCountedHarm, joinCountedPeople } from './counted.ts';
import { normaliseLower, splitGateSentences } from './normalise.ts';
import { findGateWords, type SparingWords, wrapGateWords } from './patterns.ts';

export interface GravityText {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
}

const maxChars = { title: 400, lead: 700, body: 2500 };
/** Sums from which a text is grave, in title and lead, or lead and body; `unnamed` where the title names nothing grave. */
const graveFrom = { named: { lead: 2, body: 4 }, unnamed: { lead: 2.5, body: 6 } };
/** Words that begin alike count once: "kill", "killed". */
const stemChars = 4;
const seriousFrom = { lead: 2, body: 6 };
const worth = { atrocity: 2, counted: 2, grave: 1, mild: 0.5, longAgo: 0.25, inTitle: 2 };
/** Factor for a sentence of research, statistics or advice, which names deaths without being about one. */
const factualShare = 0.25;

interface GravityPatterns {
  readonly light?: Sieve;
  readonly grave: Sieve;
  readonly mild?: Sieve;
  readonly atrocity?: Sieve;
  readonly counted: () => RegExp | undefined;
  /** Stands in all that `counted` matches, and is found far sooner. */
  readonly countedSign?: Sieve;
  /** "thousands of deaths". */
  readonly toll: () => RegExp | undefined;
  /** "17,000 people in 43 regions were killed". */
  readonly peopleToll: () => RegExp | undefined;
  readonly serious?: Sieve;
  readonly illness?: Sieve;
  readonly ordeal?: Sieve;
  readonly factual?: Sieve;
  readonly longAgo?: RegExp;
}

const compiled = new WeakMap<SparingWords, GravityPatterns>();

function compile(words: SparingWords): GravityPatterns {
  const known = compiled.get(words);
  if (known) return known;
  const { gravity } = words;
  const wrap = (alternatives: string) => wrapGateWords(words, alternatives);
  const sift = (...parts: readonly (string | undefined)[]) => {
    const given = parts.filter((each) => each !== undefined && each !== '');
    return given.length === 0 ? undefined : siftLower(wrap(given.join('|')));
  };
  const { numbers, people, harmed, illness, patient, yearPrefix, era } = gravity;
  const patterns = {
    light: sift(gravity.light),
    grave: siftLower(wrap([gravity.conflict, gravity.grave].filter((each) => each !== undefined).join('|'))),
    mild: sift(gravity.mild),
    atrocity: sift(gravity.atrocity),
    counted: makeOnce(() => {
      const counted = [
        ...(harmed ? [joinCountedHarm(wrap, numbers, people, harmed)] : []),
        ...(illness && patient
          ? [`${wrap(patient)}[^.!?\\n]{0,40}?${wrap(illness)}`, `${wrap(illness)}[^.!?\\n]{0,30}?${wrap(patient)}`]
          : []),
      ];
      return counted.length > 0 ? compileLower(counted.join('|'), 'gu') : undefined;
    }),
    countedSign: sift(harmed, illness),
    toll: makeOnce(() => (numbers === undefined ? undefined : joinCountedDead(wrap, numbers, gravity.grave))),
    peopleToll: makeOnce(() => (people === undefined ? undefined : joinCountedPeople(wrap, people, gravity.grave))),
    serious: sift(gravity.serious, illness),
    illness: sift(illness),
    ordeal: sift(gravity.ordeal),
    factual: sift(gravity.factual),
    longAgo: compileLongAgo(yearPrefix, era),
  };
  compiled.set(words, patterns);
  return patterns;
}

const present = /(?<!\d)(?:19|20)\d\d(?!\d)/;

const countMatches = (text: string, pattern: RegExp | undefined) => (pattern ? (text.match(pattern)?.length ?? 0) : 0);

const count = (text: string, sieve: Sieve | undefined) => listMatches(text, sieve).length;

function lighten(text: string, all: readonly GravityPatterns[]): string {
  return all.reduce((rest, { light }) => light?.replace(rest, ' _ ') ?? rest, text);
}

const isFactual = (sentence: string, all: readonly GravityPatterns[]) =>
  all.some(({ factual }) => factual?.test(sentence) === true);

const listMatches = (text: string, sieve: Sieve | undefined): readonly string[] => sieve?.list(text) ?? [];

function findGrave(sentence: string, patterns: GravityPatterns) {
  const { grave, mild, atrocity, counted, countedSign, longAgo } = patterns;
  return {
    grave: listMatches(sentence, grave),
    mild: listMatches(sentence, mild),
    atrocities: count(sentence, atrocity),
    counted: countedSign?.test(sentence) === true ? countMatches(sentence, counted()) : 0,
    longAgo,
  };
}
type GraveSigns = ReturnType<typeof findGrave>;

const isHarmless = ({ grave, mild, atrocities, counted }: GraveSigns): boolean =>
  grave.length + mild.length + atrocities + counted === 0;

function weighSentence(sentence: string, found: GraveSigns, seen: Set<string>): number {
  const isPast = found.longAgo?.test(sentence) === true && !present.test(sentence);
  const countNew = (words: readonly string[]) => words.filter((word) => isNew(word, seen)).length;
  const [ofGrave, ofMild, ofAtrocity] = [countNew(found.grave), countNew(found.mild), found.atrocities];
  if (isPast) return worth.longAgo * (ofGrave + ofMild) + worth.grave * ofAtrocity;
  return (
    worth.counted * found.counted +
    worth.grave * ofGrave +
    worth.mild * ofMild +
    (worth.atrocity - worth.grave) * ofAtrocity
  );
}

function isNew(word: string, seen: Set<string>): boolean {
  const stem = word.slice(0, stemChars);
  if (seen.has(stem)) return false;
  seen.add(stem);
  return true;
}

/** Times the weight of a grave body from which a text is grave, however it opens. */
const fullOf = 2;
/** Different words that only go with an event ("illness", "arrested", "victims") from which a text reports one. */
const minAround = 3;

/** Whether a text names a death, violence or harm itself, or much of what goes with one: two names of illness are advice. */
function namesEvent(text: string, all: readonly GravityPatterns[]): boolean {
  const found = splitGateSentences(text).flatMap((sentence) => all.map((patterns) => findGrave(sentence, patterns)));
  const around = new Set(found.flatMap(({ mild }) => mild.map((word) => word.slice(0, stemChars))));
  return around.size >= minAround || found.some((one) => one.grave.length + one.atrocities + one.counted > 0);
}

function weigh(text: string, all: readonly GravityPatterns[]): number {
  // Separate, as a word first met in a fact still counts in an event.
  const seen = { facts: new Set<string>(), events: new Set<string>() };
  return splitGateSentences(text).reduce((sum, sentence) => {
    const found = all.map((patterns) => findGrave(sentence, patterns));
    if (found.every(isHarmless)) return sum;
    const [share, met] = isFactual(sentence, all) ? [factualShare, seen.facts] : [1, seen.events];
    return sum + share * found.reduce((part, one) => part + weighSentence(sentence, one, met), 0);
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

/** `grave`: death, violence, war, disaster, suicide, illness. `serious`: health, law, money lost, politics, layoffs. */
export function assessGravity(text: GravityText, language: string): Gravity {
  const { title } = text;
  const { parts, weights, all } = weighParts(text, language);
  const atTop = worth.inTitle * weights.title + weights.lead;
  const from = title === '' || weights.title > 0 ? graveFrom.named : graveFrom.unnamed;
  const isHeavy = atTop >= from.lead || weights.lead + weights.body >= from.body;
  // Deaths that stand only far below a harmless opening are of other stories, unless the whole text is full of them.
  const isFull = weights.lead + weights.body >= fullOf * from.body;
  if (isHeavy && (isFull || namesEvent(`${parts.title} . ${parts.lead}`, all))) return 'grave';
  const countSerious = (text: string) => all.reduce((sum, patterns) => sum + count(text, patterns.serious), 0);
  const seriousAtTop =
    worth.inTitle * (countSerious(parts.title) + weights.title) + countSerious(parts.lead) + weights.lead;
  const inAll = seriousAtTop + countSerious(parts.body) + weights.body;
  return seriousAtTop >= seriousFrom.lead || inAll >= seriousFrom.body ? 'serious' : 'light';
}

export function mentionsGravity(text: string, language?: string): boolean {
  const all = findGateWords(language).map(compile);
  const read = lighten(normaliseLower(text), all);
  return all.some(
    (patterns) =>
      [patterns.grave, patterns.mild].some((sieve) => sieve?.test(read)) || countMatches(read, patterns.counted()) > 0,
  );
}

const countsRecentDeaths = (text: string, all: readonly GravityPatterns[], deaths: 'toll' | 'peopleToll'): boolean =>
  splitGateSentences(text).some((sentence) =>
    all.some((patterns) => countMatches(sentence, patterns[deaths]()) > 0 && patterns.longAgo?.test(sentence) !== true),
  );

/** Weights of the opening, and of all the text, from which no meme is made; in a short text one death is enough. */
const noJokeFrom = { lead: 1, all: 2 } as const;
const shortChars = 1000;

/** Whether a text opens with a grave event or an atrocity, however harmless its title: then no meme is made. */
export function opensGravely(text: GravityText, language: string): boolean {
  const all = findGateWords(language).map(compile);
  const opening = lighten(normaliseLower(text.lead), all);
  if (all.some(({ atrocity }) => atrocity?.test(opening))) return true;
  if (countsRecentDeaths(opening, all, 'peopleToll')) return true;
  const { lead, body } = weighParts(text, language).weights;
  const isShort = text.lead.length + text.body.length < shortChars;
  return lead >= noJokeFrom.lead && (isShort || lead + body >= noJokeFrom.all);
}

/** Whether a text counts those whom its subject killed, however harmless its title; deaths of long ago do not count. */
export function countsTheDead(text: string, language: string): boolean {
  const all = findGateWords(language).map(compile);
  return countsRecentDeaths(lighten(normaliseLower(text), all), all, 'toll');
}

const dwelling = { maxChars: 30_000, atrocities: 3, illnesses: 8, ordeals: 3 } as const;

/** Whether a text returns repeatedly to an atrocity, an illness or a person's ordeal, however far from its opening. */
export function dwellsOnSuffering(text: string, language: string): boolean {
  const all = findGateWords(language).map(compile);
  const read = lighten(normaliseLower(text.slice(0, dwelling.maxChars)), all);
  return all.some(
    ({ atrocity, illness, ordeal }) =>
      count(read, atrocity) >= dwelling.atrocities ||
      count(read, illness) >= dwelling.illnesses ||
      new Set(listMatches(read, ordeal)).size >= dwelling.ordeals,
  );
}
