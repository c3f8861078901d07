import { quantitiesIn } from '../../brief/quantities.ts';
import { drawnLength, wordsIn } from '../../brief/text.ts';
import { withParents } from '../../drawings/domains.ts';
import { readDomains } from '../../drawings/matching/read-domains.ts';
import { findLanguage } from '../../languages/index.ts';
import { type Replies, type TalkedOf, type Turn, talkedOf, turns } from '../../languages/joke-words.ts';
import { matchOwn } from '../../languages/patterns.ts';
import { countWords } from '../situations/short-text.ts';
import { isDelicate } from '../situations/words.ts';
import type { Candidate } from './candidate.ts';
import { share } from './chance.ts';
import type { Material } from './material.ts';
import { isDoableList } from './title-jokes.ts';
import { asCaption, isEmptyWord } from './topic.ts';

/** A drawing of two captions: a title, and what is said to it; with the labels of its halves, where it has them. */
type Scene = readonly [template: string, title: string, reply: string];
const sofa: Scene = ['sofa', 'screen', 'remark'];
const breakfast: Scene = ['breakfast', 'news', 'remark'];
const bubbles: Scene = ['exchange', 'ask', 'answer'];
const exhibit: Scene = ['exhibit', 'top', 'bottom'];
const halves: Scene = ['reality', 'first', 'second'];
const face = (template: string): Scene => [template, 'moment', 'below'];
const [proud, weary, doubtful, shocked] = ['proud', 'weary', 'doubtful', 'shocked'].map(face) as [
  Scene,
  Scene,
  Scene,
  Scene,
];

/** Where a reply may be said, besides where anything may: on a sofa, at breakfast. */
const moods = {
  smug: [proud, bubbles],
  tired: [weary, bubbles],
  doubtful: [doubtful, bubbles],
  caught: [shocked, bubbles],
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
  rules: 'caught',
  study: 'doubtful',
  report: 'smug',
  together: 'doubtful',
  visit: 'tired',
  demand: 'smug',
  plan: 'tired',
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
  economy: 'tired',
  markets: 'tired',
  banking: 'tired',
  taxes: 'caught',
  jobs: 'tired',
  housing: 'tired',
  law: 'caught',
  technology: 'smug',
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
  history: 'tired',
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
  science: 'tired',
  nutrition: 'smug',
  sleep: 'caught',
  babies: 'tired',
  home: 'smug',
  diy: 'beside',
  crafts: 'beside',
  garden: 'beside',
  nature: 'smug',
  farming: 'beside',
  weather: 'tired',
  productivity: 'smug',
  christmas: 'caught',
};

const worth = {
  turn: 1.12,
  subject: 1.06,
  /** A subject that only the text below the title shows. */
  unnamed: 0.94,
  anything: 0.86,
  /** To a bare name nothing in particular is said. */
  toName: 0.62,
  second: 0.9,
} as const;
/** How sure a domain has to be: where the title has a word of it, and where only the text has. */
const least = { inTitle: 2.9, inText: 6 } as const;
/** What is said of them fits less well than what is said of a narrower one that the title names as well. */
const broad: ReadonlySet<string> = new Set([
  'politics',
  'diplomacy',
  'economy',
  'business',
  'technology',
  'internet',
  'education',
  'science',
  'history',
  'law',
  'sport',
  'nature',
  'retail',
  'marketing',
]);
/** Letters of the text in which a subject is looked for. */
const opening = 2500;
/** How long a title is at most to be read out. */
const longest = { words: 22, letters: 140 };

const patterns = new Map<string, RegExp>();

function findTurn(title: string, replies: Replies, { language }: Material): Turn | undefined {
  const own = findLanguage(language);
  if (own === undefined) return undefined;
  if (isDoableList(title, language)) return 'tips';
  // Prices of single things are none of its quantities: what is left is more than one has in one's pocket.
  const hasMoney = quantitiesIn(title).some(({ kind }) => kind === 'money');
  return turns.find((turn) => {
    if (turn === 'money' && hasMoney) return true;
    const signs = replies.signs[turn];
    if (signs === undefined) return false;
    const key = `${own.code} ${turn}`;
    const pattern = patterns.get(key) ?? matchOwn(own, signs);
    patterns.set(key, pattern);
    return pattern.test(title);
  });
}

/** What the title is about: the narrowest domain that one has something to say of. */
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
  const found = readDomains({ title, text }, own)
    .filter(({ score, isInTitle }) => score >= (isInTitle ? least.inTitle : least.inText))
    .toSorted(
      (a, b) => Number(b.isInTitle) - Number(a.isInTitle) || Number(broad.has(a.name)) - Number(broad.has(b.name)),
    )
    .flatMap(({ name, isInTitle }) => {
      const spoken = withParents(name).find((each) => known.has(each));
      return spoken === undefined ? [] : [{ name: spoken as TalkedOf, isInTitle }];
    });
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed().slice(0, 2);
}

/** The title as it can be read out: whole, no scrap, and not too long. */
function findSaid({ statements, title, isNameless, language }: Material): string | undefined {
  const headline = statements.find(({ isHeadline }) => isHeadline)?.text ?? asCaption(title);
  const count = countWords(headline);
  const isSayable =
    !isNameless &&
    count >= 1 &&
    count <= longest.words &&
    drawnLength(headline) <= longest.letters &&
    !wordsIn(headline).every(isEmptyWord) &&
    !isDelicate(headline, language);
  return isSayable ? headline : undefined;
}

/** Whether the title names something and says nothing of it. */
const isLabel = ({ statements, title }: Material) =>
  countWords(title) <= 2 || !statements.some(({ isHeadline, isName }) => isHeadline && !isName);

export interface Answered {
  /** To what the headline does. */
  readonly toTurn: readonly Candidate[];
  /** To what it is about. */
  readonly toSubject: readonly Candidate[];
  readonly toAnything: readonly Candidate[];
}

/**
 * A title and what somebody says to it who has a life of one's own: the source's words first, then a dry turn to what
 * everybody knows. By what the title does (it postpones, it demands), else by what it is about.
 */
export function replies(material: Material): Answered {
  const { title } = material;
  const words = findLanguage(material.language)?.jokes?.replies;
  const said = findSaid(material);
  if (words === undefined || said === undefined) return { toTurn: [], toSubject: [], toAnything: [] };
  const [read, own] = words.halves;
  const draw = (texts: string, mood: Mood, signal: number) =>
    texts
      .split('|')
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
    toTurn: turn === undefined ? [] : draw(words.turns[turn], moodOfTurn[turn], worth.turn),
    toSubject: findSubjects(material).flatMap(({ name, isInTitle }, index) =>
      draw(
        words.subjects[name],
        moodOfSubject[name] ?? 'doubtful',
        (isInTitle ? worth.subject : worth.unnamed) * (index === 0 ? 1 : worth.second),
      ),
    ),
    toAnything: draw(words.anything, 'tired', isLabel(material) ? worth.toName : worth.anything),
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
