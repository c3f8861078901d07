import { endsWhole } from '../../brief/text/borders.ts';
import { splitSentences } from '../../brief/text/sentences.ts';
import { countTextWords } from '../../brief/text/text.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { toShare } from '../../random.ts';
import { isGrounded, type Material } from '../material/material.ts';
import { dotted } from '../material/statements.ts';
import { findLineMoods, type LineDrawing, listMoodDrawings, listThingDrawings } from '../situations/mood.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { toCaption } from './icebergs.ts';
import type { JokeCandidate } from './score.ts';

const labelWords = 3;
/** Longer titles are set small, so their longest whole part comes first. */
const max = { comfortable: 14, title: 26 } as const;
const reported: LineDrawing = ['newsroom', 'headline'];
/** For a headline without a mood: awake over it at night, or pompous. One that is only read out made no stranger smile. */
const unasked: readonly LineDrawing[] = [
  ['thoughts', 'third'],
  ['proclaim', 'bottom'],
];
/** For a question. */
const wondered: readonly LineDrawing[] = [
  ['thoughts', 'third'],
  ['doubtful', 'moment'],
];
const resort = { sentence: 0.85, label: 0.36, next: 0.6, scene: 0.04, reported: 0.5, thing: 0.8 } as const;

function listScenes(text: string, isTitle: boolean, { language, signs, drawing, statements }: Material) {
  // Delicate subjects are shown without a mood.
  if (isDelicate(text, language)) return [reported];
  if (/[?？؟]["”»」]?$/u.test(text)) return wondered;
  // A sentence out of its place has no mood that its reader knows.
  const isFelt = isTitle && findLineMoods(text, signs).length > 0;
  const headline = statements.find(({ isHeadline }) => isHeadline);
  const isTrouble = headline?.isTrouble === true || headline?.isFall === true;
  const shown = isTitle && drawing !== undefined ? listThingDrawings(isTrouble, toShare(text)) : [];
  // Nobody rides for joy on what has no mood.
  const ofThing = isFelt ? shown : shown.filter(([template]) => template !== 'ride');
  if (isFelt) return [...listMoodDrawings(text, signs), ...ofThing];
  return [...unasked, ...ofThing, reported];
}

/** A word, no code. */
const letters = /\p{L}{4}|[\p{Script=Han}\p{Script=Katakana}]{2}/u;
/** A description in the title's place is longer. */
const isSayable = (text: string, hasText: boolean) =>
  !/(?:…|\.\.\.)$/u.test(text) &&
  (countTextWords(text) >= 2 || (hasText && letters.test(text))) &&
  countWords(text) <= max.title;
const minText = 3;
const maxBrief = 12;
const maxOpening = 4;

/** The title in a drawing of its mood or subject, or announced; else a statement. */
export function listLastResorts(material: Material): JokeCandidate[] {
  const { title, statements, words, host, language, frames } = material;
  const headline = material.headline ?? title;
  const hasText = material.outline.sentences.length >= minText;
  // From farther below a statement says nothing of the whole.
  const opening = material.outline.sentences.slice(0, maxOpening).map(({ text }) => text.toLowerCase());
  const first = statements.find(
    ({ text, isHeadline }) =>
      !isHeadline && isGrounded(text, material) && opening.some((one) => one.includes(text.toLowerCase())),
  )?.text;
  // Torn from a long text a sentence says nothing; under a grave title it is about that too.
  const stated =
    (frames.named !== undefined && material.outline.sentences.length > maxBrief) ||
    mentionsGravity(title, language) ||
    isDelicate(title, language)
      ? undefined
      : first;
  const short = toCaption(headline, words);
  const [sentence] = splitSentences(title, language);
  const titles = countWords(title) > max.comfortable ? [short, title, sentence] : [title, short];
  const forms = [...titles, stated].flatMap((text) =>
    text !== undefined &&
    isSayable(text, hasText) &&
    !dotted.test(text) &&
    text.toLowerCase() !== host &&
    endsWhole(text, words)
      ? [toCaptionText(text)]
      : [],
  );
  const isLabel = (text: string) => countWords(text) <= labelWords || (text === title && material.isNameless);
  const isBare = (text: string) => countWords(text) < labelWords || (text === title && material.isNameless);
  const said = frames.named === undefined ? forms : forms.filter((text) => !isBare(text));
  return [...new Set(said)].flatMap((text, index) => {
    const isTitle = text !== stated;
    const signal = (isLabel(text) ? resort.label : resort.sentence) * resort.next ** index;
    const scenes = new Map(listScenes(text, isTitle, material).map((scene) => [scene[0], scene]));
    return [...scenes.values()].slice(0, 3).map((scene, place) => ({
      template: scene[0],
      captions: { [scene[1]]: text },
      signal:
        signal *
        (scene === reported ? resort.reported : isTitle && !unasked.includes(scene) ? resort.thing : 1) *
        (1 - place * resort.scene),
    }));
  });
}
