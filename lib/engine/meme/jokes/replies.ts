import { drawnLength, firstWord, wordsIn } from '../../brief/text.ts';
import { addressed, collective } from '../../brief/words.ts';
import { withParents } from '../../drawings/domains.ts';
import { listMain, readDomains } from '../../drawings/matching/read-domains.ts';
import { findLanguage } from '../../languages/index.ts';
import { type Premise, type Replies, type TalkedOf, type Turn, talkedOf, turns } from '../../languages/joke-words.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { countWords } from '../situations/short-text.ts';
import { isDelicate } from '../situations/words.ts';
import type { Candidate } from './candidate.ts';
import { share } from './chance.ts';
import type { Material } from './material.ts';
import { findPremises, isMeasured } from './premises.ts';
import { isDoableList } from './title-jokes.ts';
import { asCaption, isEmptyWord } from './topic.ts';

/** A drawing of two captions: a title, and what is said to it; with the labels of its halves, where it has them. */
type Scene = readonly [template: string, title: string, reply: string];
const sofa: Scene = ['sofa', 'screen', 'remark'];
const breakfast: Scene = ['breakfast', 'news', 'remark'];
const bubbles: Scene = ['exchange', 'ask', 'answer'];
const exhibit: Scene = ['exhibit', 'top', 'bottom'];
const cheer: Scene = ['delighted', 'moment', 'below'];
const halves: Scene = ['reality', 'first', 'second'];
const face = (template: string): Scene => [template, 'moment', 'below'];
const [proud, weary, doubtful, shocked] = ['proud', 'weary', 'doubtful', 'shocked'].map(face) as [
  Scene,
  Scene,
  Scene,
  Scene,
];

/**
 * Where a reply may be said, besides where anything may: on a sofa, at breakfast. Who answers in a bubble beams, so only
 * what one is pleased with is said there.
 */
const moods = {
  smug: [proud, cheer, bubbles],
  tired: [weary],
  doubtful: [doubtful],
  caught: [shocked],
  /** What one reads of, and what is so at home. */
  beside: [halves, weary],
} as const satisfies Record<string, readonly Scene[]>;
type Mood = keyof typeof moods;

const moodOfTurn: Readonly<Record<Turn, Mood>> = {
  tips: 'smug',
  howTo: 'smug',
  delay: 'smug',
  resign: 'tired',
  meeting: 'tired',
  job: 'tired',
  sale: 'caught',
  dearer: 'tired',
  money: 'tired',
  record: 'smug',
  award: 'tired',
  anniversary: 'doubtful',
  opening: 'doubtful',
  appointed: 'tired',
  interview: 'doubtful',
  compared: 'smug',
  terms: 'caught',
  study: 'doubtful',
  report: 'caught',
  visit: 'tired',
  demand: 'smug',
  plan: 'tired',
};

const moodOfPremise: Readonly<Record<Premise, Mood>> = {
  cancelled: 'smug',
  signed: 'beside',
  waited: 'tired',
  snow: 'tired',
  heating: 'tired',
  quarrel: 'beside',
  exam: 'caught',
  broken: 'doubtful',
  properly: 'caught',
  free: 'smug',
  rated: 'doubtful',
  grows: 'beside',
  discovered: 'beside',
  groupwork: 'tired',
  advert: 'smug',
  slump: 'tired',
  listed: 'tired',
  asked: 'doubtful',
  longWord: 'smug',
  initials: 'doubtful',
};

/** Of a subject that is not here one is doubtful. */
const moodOfSubject: Partial<Readonly<Record<TalkedOf, Mood>>> = {
  sport: 'beside',
  soccer: 'smug',
  'winter-sport': 'beside',
  swimming: 'beside',
  cycling: 'beside',
  motorsport: 'tired',
  sailing: 'beside',
  fitness: 'smug',
  games: 'smug',
  markets: 'tired',
  banking: 'tired',
  taxes: 'caught',
  jobs: 'tired',
  housing: 'tired',
  phones: 'tired',
  software: 'smug',
  internet: 'tired',
  telecom: 'tired',
  'social-media': 'tired',
  email: 'tired',
  security: 'caught',
  photography: 'beside',
  film: 'smug',
  music: 'smug',
  books: 'caught',
  fashion: 'smug',
  beauty: 'smug',
  food: 'tired',
  cooking: 'beside',
  baking: 'beside',
  drinks: 'smug',
  coffee: 'tired',
  travel: 'tired',
  aviation: 'tired',
  rail: 'tired',
  transit: 'tired',
  space: 'tired',
  nutrition: 'smug',
  sleep: 'caught',
  babies: 'tired',
  home: 'smug',
  diy: 'beside',
  crafts: 'beside',
  garden: 'beside',
  farming: 'beside',
  weather: 'tired',
  productivity: 'smug',
  christmas: 'caught',
};

const worth = {
  premise: 1.16,
  turn: 1.12,
  subject: 1.06,
  /** What a title's form shows: that it asks, counts, has a word of many letters. */
  form: 0.98,
  /** A subject that only the text below the title shows. */
  unnamed: 0.92,
  second: 0.9,
} as const;
/** How sure a domain has to be: where the title has a word of it, and where only the text has. */
const least = { inTitle: 2.9, inText: 6 } as const;
/** Different words of a domain: one alone may mean another thing ("Entwicklung", "post"). */
const minWords = { inTitle: 2, inText: 2 } as const;
/** A text of fewer letters has no room for a second word. */
const brief = 400;
/** What is said of them fits less well than what is said of a narrower one that the title names as well. */
const broad: ReadonlySet<string> = new Set(['internet', 'sport', 'retail']);
/** Letters of the text in which a subject is looked for. */
const opening = 2500;
/** How long a title is at most to be read out; a longer one in the form in which it is a statement. */
const longest = { words: 22, letters: 140, whole: 15 };

const patterns = new Map<string, RegExp>();

function findTurn(title: string, replies: Replies, { language }: Material): Turn | undefined {
  const own = findLanguage(language);
  if (own === undefined) return undefined;
  if (isDoableList(title, language)) return 'tips';
  return turns.find((turn) => {
    const signs = replies.signs[turn];
    if (signs === undefined) return false;
    const key = `${own.code} ${turn}`;
    const pattern = patterns.get(key) ?? matchOwn(own, signs);
    patterns.set(key, pattern);
    return pattern.test(title);
  });
}

/**
 * What the title is about: the narrowest domain that one has something to say of. It is among the text's first, and shown
 * by more than one word; what only the text shows is its first.
 */
function findSubjects({
  title,
  outline,
  language,
}: Material): readonly { readonly name: TalkedOf; readonly isInTitle: boolean }[] {
  const own = findLanguage(language);
  if (own === undefined) return [];
  const text = outline.sentences
    .map((sentence) => sentence.text)
    .join(' ')
    .slice(0, opening);
  const known: ReadonlySet<string> = new Set(talkedOf);
  const all = readDomains({ title, text }, own);
  const found = listMain(all)
    .filter(({ name, score, isInTitle, words }) => {
      if (!isInTitle)
        return withParents(name).includes(all[0]?.name ?? '') && score >= least.inText && words.size >= minWords.inText;
      return score >= least.inTitle && (words.size >= minWords.inTitle || text.length < brief);
    })
    .toSorted(
      (a, b) => Number(b.isInTitle) - Number(a.isInTitle) || Number(broad.has(a.name)) - Number(broad.has(b.name)),
    )
    .flatMap(({ name, isInTitle }) => {
      const spoken = withParents(name).find((each) => known.has(each));
      return spoken === undefined ? [] : [{ name: spoken as TalkedOf, isInTitle }];
    });
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed().slice(0, 2);
}

/** The day in front of a title, and the page's path before it. */
const before = /^(?:\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}|\d{4}-\d{2}-\d{2})\s*[-–—:|,]?\s+|^[^»]{0,40}»\s+/u;

/**
 * The title as it can be read out: whole, with the label that names its subject, no scrap, and not too long. Who says "we"
 * or "I" in it would seem to say the reply, too.
 */
function findSaid({ title, isNameless, language, words, statements }: Material): string | undefined {
  const whole = title.replace(before, '');
  const stated = countWords(whole) > longest.whole ? statements.find(({ isHeadline }) => isHeadline)?.text : undefined;
  const headline = asCaption(stated ?? whole).replaceAll(/(?<=\S) - (?=\S)/gu, ' – ');
  const count = countWords(headline);
  const first = firstWord(headline);
  const isSayable =
    !isNameless &&
    count >= 1 &&
    count <= longest.words &&
    drawnLength(headline) <= longest.letters &&
    !wordsIn(headline).every(isEmptyWord) &&
    (addressed.has(first) || !(words.personal.has(first) || collective.has(first))) &&
    !/(?:…|\.\.\.)$/u.test(headline) &&
    !isDelicate(headline, language);
  return isSayable ? headline : undefined;
}

export interface Answered {
  /** To what bears out the reply's own premise. */
  readonly toPremise: readonly Candidate[];
  /** To what the headline does. */
  readonly toTurn: readonly Candidate[];
  /** To what it is about. */
  readonly toSubject: readonly Candidate[];
}

/**
 * A title and what somebody says to it who has a life of one's own: the source's words first, then a dry turn to what
 * everybody knows. Only where the title bears it out: by its words, by what it does (it postpones, it demands), by what it
 * is about.
 */
export function replies(material: Material): Answered {
  const { title } = material;
  const words = findLanguage(material.language)?.jokes?.replies;
  const said = findSaid(material);
  if (words === undefined || said === undefined) return { toPremise: [], toTurn: [], toSubject: [] };
  const [read, own] = words.halves;
  const draw = (texts: readonly string[], mood: Mood, signal: number) =>
    texts
      .map((text) => ({ text, luck: share(`${title} ${text}`) }))
      .toSorted((a, b) => b.luck - a.luck)
      .flatMap(({ text }, index) =>
        listScenes(mood, material, text).map(([template, first, second], place): Candidate => {
          const labels: Readonly<Record<string, string>> =
            template === halves[0] ? { labelOne: read, labelTwo: own } : {};
          return {
            template,
            captions: { ...labels, [first]: said, [second]: text },
            signal: signal * (1 - place * 0.015) * (index === 0 ? 1 : worth.second),
            fixed: [second, ...Object.keys(labels)],
          };
        }),
      );
  const turn = findTurn(title, words, material);
  return {
    toPremise: findPremises(title, material.language).flatMap(({ premise, lines }, index) =>
      draw(
        lines,
        moodOfPremise[premise],
        (isMeasured(premise) ? worth.form : worth.premise) * (index === 0 ? 1 : worth.second),
      ),
    ),
    toTurn: turn === undefined ? [] : draw(words.turns[turn].split('|'), moodOfTurn[turn], worth.turn),
    toSubject: findSubjects(material).flatMap(({ name, isInTitle }, index) =>
      draw(
        words.subjects[name].split('|'),
        moodOfSubject[name] ?? 'doubtful',
        (isInTitle ? worth.subject : worth.unnamed) * (index === 0 ? 1 : worth.second),
      ),
    ),
  };
}

/** Where a reply is said, by chance, but always the same for the same source: its mood's drawings and where anything is said. */
function listScenes(mood: Mood, { title, drawing, statements }: Material, text: string): readonly Scene[] {
  // What others do is a statement or a thing, no question.
  const isAsked = statements.some(({ isHeadline, isAsked: asks }) => isHeadline && asks);
  const fitting = moods[mood].filter((scene) => scene !== halves || !isAsked);
  const all = [...fitting, sofa, breakfast, ...(drawing === undefined ? [] : [exhibit])];
  return all
    .map((scene) => ({ scene, luck: share(`${title} ${text} ${scene[0]}`) }))
    .toSorted((a, b) => b.luck - a.luck)
    .map(({ scene }) => scene);
}
