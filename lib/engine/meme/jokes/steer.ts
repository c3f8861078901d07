import { countTextWords, isUnspaced, listTerms, overlap, wordsIn } from '../../brief/text/text.ts';
import type { LanguageWords } from '../../brief/text/words.ts';
import type { Steering } from '../../brief.ts';
import { templateNames } from '../../languages/all-template-names.ts';
import { languages } from '../../languages/index.ts';
import { joinAlternatives, joinSigns, wrapWords } from '../../languages/patterns.ts';
import type { Audience, Concept, MoodName } from '../../languages/words/note-words.ts';
import { escapePattern } from '../../letters.ts';
import { noteSentences } from '../../note-sentences.ts';
import { templates } from '../templates/index.ts';
import { findAudience, findConcepts, findMoods, findWordSize } from './notes.ts';

export interface JokeWishes {
  allows(text: string): boolean;
  /** Above 1 for a requested template, 0 for one to be avoided. */
  templateWeight(template: string): number;
  readonly ofMood: ReadonlySet<string>;
  /** Above 1 for a text on what the audience cares about. */
  audienceWeight(text: string): number;
  lengthWeight(captions: readonly string[]): number;
  readonly audience?: Audience;
  readonly ownImageStyle?: 'over' | 'bar' | 'labels';
}

/** Requested idea, from 1. */
export function readTake({ styleNotes = '' }: Steering): number {
  return Math.max(1, Number(noteSentences.take.pattern.exec(styleNotes)?.[1] ?? 1));
}

const instruction = new Set(languages.flatMap(({ notes }) => notes?.instructions?.split(' ') ?? []));

const toNamePattern = (name: string) => escapePattern(name).replace(/['’]/g, "['’]");

/** In every language: stems, and the names of the template picker. */
const names: Readonly<Record<string, RegExp>> = Object.fromEntries(
  [...templates.keys()].map((template) => {
    const listed = languages.flatMap((language) => {
      const known = templateNames[language.code]?.[template] ?? [];
      return known.length > 0 ? [wrapWords(language, known.map(toNamePattern).join('|'))] : [];
    });
    const stems = joinAlternatives(({ notes }) => notes?.templates?.[template]);
    return [template, new RegExp([stems, ...listed].join('|'), 'iu')];
  }),
);
/** "not the …", "no …" before a template's name. */
const denied = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('denials')})(?!\p{L})[^.,;]{0,24}$`, 'iu');
const pictured: Readonly<Record<string, readonly Concept[]>> = {
  thoughts: ['sleep'],
  sofa: ['sleep', 'technology'],
  tempted: ['dating'],
  butterfly: ['animals'],
  breakfast: ['diets', 'family', 'food', 'coffee'],
  reality: ['diets'],
  chart: ['money', 'numbers'],
  tug: ['sport'],
  calm: ['alcohol', 'coffee'],
  newsroom: ['politics'],
  sign: ['politics'],
  backfire: ['meetings', 'work'],
  'before-after': ['work'],
  chat: ['technology'],
  exchange: ['technology'],
  dialogue: ['technology'],
  fork: ['weather'],
  levels: ['religion'],
  starter: ['children', 'shopping'],
  exit: ['cars'],
};

const feels: Readonly<Record<MoodName, readonly string[]>> = {
  calm: ['calm', 'sofa', 'breakfast', 'exchange', 'thoughts', 'weary'],
  loud: ['proclaim', 'sign', 'nobody', 'ride', 'delighted'],
  dramatic: ['shocked', 'panic', 'domino', 'unmasking', 'chase'],
  silly: ['clown', 'butterfly', 'tempted', 'backfire', 'starter', 'ride', 'chase'],
  dry: [
    'exchange',
    'chart',
    'verdict',
    'scale',
    'sign',
    'newsroom',
    'exhibit',
    'weary',
    'doubtful',
    'sofa',
    'breakfast',
  ],
};
/** Weights of a requested template and mood; words of a meme with few large ones, with many small ones, and with no more than may pass for few. */
export const asked = { template: 10, mood: 4, largeWords: 8, smallWords: 24, maxWords: 14 };

const gentle = new RegExp(String.raw`(?<!\p{L})(?:${joinSigns('gentle')})(?!\p{L})`, 'iu');
const teasing: ReadonlySet<string> = new Set(['nobody', 'calm', 'chat', 'sign']);
const softened = 0.6;

const ending = new RegExp(`(?:${joinSigns('wordEndings')})$`, 'u');
const article = new RegExp(String.raw`^(?:${joinSigns('attachedArticles')})(?=\p{L}{3})`, 'u');
/** Minimum stem, also as the last part of a compound, and maximum letters beyond it. */
const stem = { min: 3, part: 4, ending: 4 };

function findStem(word: string): string {
  const bare = word.replace(article, '');
  const cut = bare.replace(ending, '');
  return cut.length >= stem.min ? cut.replace(/([b-df-hj-np-tv-z])\1$/u, '$1') : bare;
}

/** `isCompound`: whether words of the language are written together ("Wildbienen" are "Bienen"). */
function isFormOf(word: string, common: string, isCompound = false): boolean {
  if (isUnspaced(common)) return word.includes(common);
  const bare = word.replace(article, '');
  const at = isCompound && common.length >= stem.part ? bare.lastIndexOf(common) : bare.startsWith(common) ? 0 : -1;
  return at >= 0 && bare.length - at - common.length <= stem.ending;
}

/** "all'aperto" includes "aperto". */
const listSpoken = (text: string): string[] =>
  wordsIn(text.toLowerCase()).flatMap((word) => {
    const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u);
    return parts.length > 1 ? [word, ...parts] : word;
  });

/** In every drawing: the mascot. */
const everywhere = new Set(['drop', 'drops', 'ink', 'panels', 'four', 'three', 'two', 'one']);

const listShown = (template: string): string[] =>
  wordsIn((templates.get(template)?.description ?? '').toLowerCase()).filter((word) => !everywhere.has(word));

export function findNamedTemplate({ styleNotes = '' }: Steering): string | undefined {
  return Object.entries(names).find(([, name]) => {
    const found = name.exec(styleNotes);
    return found !== null && !denied.test(styleNotes.slice(0, found.index));
  })?.[0];
}

export const namesTemplate = (styleNotes: string): boolean =>
  Object.values(names).some((name) => name.test(styleNotes));

export function feelsAsAsked(template: string, { styleNotes = '' }: Steering): boolean {
  const found = findMoods(styleNotes);
  return found.length === 0 || found.some((mood) => feels[mood].includes(template));
}

export function readWishes(steering: Steering, words: LanguageWords): JokeWishes {
  const { avoidNote = '', styleNotes = '', audienceNote = '', outcome = '', avoidsOnlyWords = false } = steering;
  const avoided = new Set(listTerms(avoidNote, words).filter((term) => !instruction.has(term)));
  const avoidedWords = new Set(
    wordsIn(avoidNote.toLowerCase()).filter(
      (word) => (word.length > 2 || isUnspaced(word)) && !instruction.has(word) && !words.stop.has(word),
    ),
  );
  const stems = [...avoidedWords].map(findStem);
  const audience = new Set(listTerms(`${audienceNote} ${outcome}`, words));
  const isGentle = gentle.test(audienceNote);
  const isCompound = words.language?.hasCapitalNouns === true;
  const meant = avoidsOnlyWords ? [] : findConcepts(avoidNote, words.language);
  // A named template overrides the mood.
  const wantsMood = findNamedTemplate(steering) === undefined;
  const fitting = new Set(wantsMood ? findMoods(styleNotes).flatMap((mood) => feels[mood]) : []);
  const size = findWordSize(styleNotes);
  const named = findAudience(audienceNote);
  const ownImageStyle = findOwnImageStyle(styleNotes);
  return {
    ...(named && { audience: named }),
    ofMood: fitting,
    lengthWeight: (captions) => {
      const count = countTextWords(captions.join(' '));
      if (size === undefined) return 1;
      return Math.min(1, size === 'large' ? asked.largeWords / count : count / asked.smallWords);
    },
    allows: (text) =>
      !meant.some(({ isNamedIn }) => isNamedIn(text)) &&
      overlap(avoided, new Set(listTerms(text, words))) === 0 &&
      !listSpoken(text).some((word) => stems.some((stem) => isFormOf(word, stem, isCompound))),
    templateWeight: (template) => {
      const name = names[template];
      if (name?.test(avoidNote)) return 0;
      if (stems.some((common) => listShown(template).some((word) => isFormOf(word, common)))) return 0;
      if (meant.some(({ concept }) => pictured[template]?.includes(concept))) return 0;
      const found = name?.exec(styleNotes);
      if (found) return denied.test(styleNotes.slice(0, found.index)) ? 0 : asked.template;
      return (isGentle && teasing.has(template) ? softened : 1) * (fitting.has(template) ? asked.mood : 1);
    },
    audienceWeight: (text) => 1 + 0.3 * Math.min(1, 3 * overlap(audience, new Set(listTerms(text, words)))),
    ...(ownImageStyle && { ownImageStyle }),
  };
}

const ownImageStyles = ['labels', 'bar', 'over'] as const;
const styleNames = ownImageStyles.map((style) => ({
  style,
  name: new RegExp(
    joinAlternatives(({ notes }) => notes?.ownImage?.[style]),
    'i',
  ),
}));

export const findOwnImageStyle = (styleNotes: string): JokeWishes['ownImageStyle'] =>
  styleNames.find(({ name }) => name.test(styleNotes))?.style;
