import type { TalkedOf, Turn } from '../../languages/words/joke-words.ts';
import type { SpeakerMood } from '../../languages/words/thing-words.ts';
import { toShare } from '../../random.ts';
import type { Material } from '../material/material.ts';
import { hasVerbSign } from '../material/statements.ts';
import { fitsTemplate } from '../situations/fit.ts';
import { templates } from '../templates/index.ts';
import { countWords } from '../words/caption-text.ts';
import { findSigns } from '../words/signs.ts';

/** A template with its roles for a title and a reply. */
type ReplyScene = readonly [template: string, title: string, reply: string];
const sofa: ReplyScene = ['sofa', 'screen', 'remark'];
const breakfast: ReplyScene = ['breakfast', 'news', 'remark'];
const bubbles: ReplyScene = ['exchange', 'ask', 'answer'];
const exhibit: ReplyScene = ['exhibit', 'top', 'bottom'];
const halves: ReplyScene = ['reality', 'first', 'second'];
const createFace = (template: string): ReplyScene => [template, 'moment', 'below'];
const [proud, weary, doubtful, shocked] = ['proud', 'weary', 'doubtful', 'shocked'].map(createFace) as [
  ReplyScene,
  ReplyScene,
  ReplyScene,
  ReplyScene,
];

const moods = {
  smug: [proud, doubtful, bubbles],
  tired: [weary, doubtful],
  doubtful: [doubtful, weary],
  caught: [shocked, weary],
  baked: [halves, proud],
} as const satisfies Record<SpeakerMood, readonly ReplyScene[]>;
export const labelled: string = halves[0];

export const turnMoods: Readonly<Record<Turn, SpeakerMood>> = {
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

export const subjectMoods: Partial<Readonly<Record<TalkedOf, SpeakerMood>>> = {
  sport: 'tired',
  soccer: 'smug',
  'winter-sport': 'tired',
  swimming: 'tired',
  cycling: 'tired',
  motorsport: 'tired',
  sailing: 'tired',
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
  photography: 'tired',
  film: 'smug',
  music: 'smug',
  books: 'caught',
  fashion: 'smug',
  beauty: 'smug',
  food: 'tired',
  cooking: 'tired',
  baking: 'baked',
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
  diy: 'tired',
  crafts: 'tired',
  garden: 'tired',
  farming: 'tired',
  weather: 'tired',
  productivity: 'smug',
  christmas: 'caught',
};

const feltLikelier = 0.12;

/** Words from which a title is news: with a verb, and without. */
const minNews = { words: 2, clause: 3 } as const;

const fits = ([template, , reply]: ReplyScene, text: string) => fitsTemplate({ template, captions: { [reply]: text } });
const getMaxWords = (template: string, role: string) =>
  templates.get(template)?.slots.find((slot) => slot.role === role)?.maxWords ?? 0;

export function listScenes(
  mood: SpeakerMood,
  { title, drawing, statements, language }: Material,
  text: string,
  said: string,
): readonly ReplyScene[] {
  const isAsked = statements.some(({ isHeadline, isAsked: asks }) => isHeadline && asks);
  // In bubbles the reply would be taken for the question's answer.
  const fitting = moods[mood].filter((scene) => !isAsked || (scene !== halves && scene !== bubbles));
  // A museum suits only a name.
  const all: readonly ReplyScene[] = [...fitting, sofa, breakfast, ...(drawing === undefined ? [] : [exhibit])];
  // One word, or a bare name, is a label of what is shown, no news.
  const isLabel =
    countWords(said) < minNews.words ||
    (countWords(said) < minNews.clause && hasVerbSign(said, language, findSigns(language)) === false);
  return all
    .filter((scene) => (isLabel ? scene === exhibit || scene === halves : scene !== exhibit))
    .filter((scene) => fits(scene, text) && countWords(said) <= getMaxWords(scene[0], scene[1]))
    .map((scene) => ({
      scene,
      luck: toShare(`${title} ${text} ${scene[0]}`) + (scene === sofa || scene === breakfast ? 0 : feltLikelier),
    }))
    .toSorted((a, b) => b.luck - a.luck)
    .map(({ scene }) => scene);
}
