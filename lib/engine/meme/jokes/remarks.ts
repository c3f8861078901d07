import { countTextWords } from '../../brief/text/text.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Audience } from '../../languages/words/note-words.ts';
import { toShare } from '../../random.ts';
import { findSum, listGenreFrames } from '../material/genres.ts';
import type { Material } from '../material/material.ts';
import type { JokeStatement } from '../material/statements.ts';
import { findLineMoods, listMoodDrawings, listThingDrawings } from '../situations/mood.ts';
import { fill, listOnePerTemplate } from '../words/frames.ts';
import * as signs from '../words/phrase-signs.ts';
import { findSigns } from '../words/signs.ts';
import { listAudienceReplies } from './audience-replies.ts';
import {
  anything,
  conversation,
  frightened,
  furious,
  obsessed,
  pondered,
  sleepless,
  spokenOf,
  troubled,
  worth,
} from './frame-kinds.ts';
import { isSpeech } from './said-title.ts';
import type { JokeCandidate } from './score.ts';

const maxUsed = 4;
const shownWorth = 1.2;
const outOfContext = 0.2;
const fair = 0.75;
const wordy = 11;
/** Factor for a frame around a name, and `odd` for the others. */
const named = 1.7;
const odd = 0.65;

interface Remarks {
  readonly ofGenre: readonly JokeCandidate[];
  readonly trouble: readonly JokeCandidate[];
  readonly ofAudience: readonly JokeCandidate[];
  readonly stock: readonly JokeCandidate[];
  readonly stockTopical: readonly JokeCandidate[];
}

function frameAround({ title, language, topic }: Material) {
  const spoken = findSigns(language);
  const sum = findSum(title);
  const suits = (frame: string, { text, isOpinion }: JokeStatement) =>
    (!furious.test(frame) || isOpinion || spoken?.anger.test(text) === true) &&
    (!frightened.test(frame) || spoken?.fear.test(text) === true);
  return (all: readonly string[], statement: JokeStatement, factor: number) =>
    listOnePerTemplate(
      all.filter(
        (frame) =>
          (frame.includes('{h}') || (statement.isHeadline && frame.includes('{H}'))) &&
          (!statement.isAsked || pondered.test(frame)) &&
          // Things suit obsession, but not sleeplessness or panic.
          (!statement.isName || !sleepless.test(frame)) &&
          (!conversation.test(frame) || isSpeech(statement.text) || (statement.isName && spokenOf.test(frame))) &&
          suits(frame, statement) &&
          (!troubled.test(frame) || statement.isTrouble || statement.isFall),
      ),
      `${title} ${statement.text}`,
    ).flatMap((frame) =>
      fill(frame, { statement: statement.text, isHeadline: statement.isHeadline, topic, sum }).map((filled) => ({
        ...filled,
        signal:
          statement.value *
          (statement.isName ? named : 1) *
          factor *
          (countTextWords(statement.text) > wordy ? 0.9 : 1),
      })),
    );
}

export function findRemarks(material: Material, audience: Audience | undefined): Remarks {
  const { frames, statements, language } = material;
  const ofGenre = listGenreFrames(material);
  const ofAudience = audience ? (findLanguage(language)?.notes?.audiences[audience].frames ?? []) : [];
  const replies = audience ? listAudienceReplies(material, audience) : [];
  const around = frameAround(material);
  const best = statements.slice(0, maxUsed);
  const titled = best.filter(({ isHeadline }) => isHeadline);
  const framed = titled.length > 0 ? titled : best.filter(({ value }) => value >= fair);
  const failed = titled.length > 0 ? titled : statements.filter(({ value }) => value >= fair);
  return {
    ofGenre: [
      ...framed.flatMap((each) => around(ofGenre, each, worth.ofGenre)),
      ...createRemarks(ofGenre.filter(namesSum), material, worth.ofGenre),
    ],
    trouble: failed.flatMap((each) => [
      ...(each.isTrouble ? around(frames.trouble, each, worth.trouble) : []),
      ...(each.isFall && each.hasNumber ? around(frames.fall, each, worth.fall) : []),
      ...(each.isOpinion && !each.hasNumber ? around(frames.opinion, each, worth.opinion) : []),
    ]),
    ofAudience: [
      ...replies,
      ...framed.flatMap((each) =>
        around(ofAudience, each, replies.length > 0 ? worth.besideReplies : worth.ofAudience),
      ),
      ...createRemarks(ofAudience, material, worth.aboutOfAudience),
    ],
    stock: titled.flatMap((each) => {
      const factor = material.drawing === undefined ? worth.stated : worth.statedBeside;
      const isFit = (frame: string) => (each.isName ? obsessed : anything).test(frame);
      return [
        ...around(frames.stated.filter(isFit), each, factor),
        ...around(
          frames.stated.filter((frame) => !isFit(frame)),
          each,
          factor * odd,
        ),
      ];
    }),
    stockTopical: [
      ...createRemarks(
        ofGenre.filter((frame) => !namesSum(frame)),
        material,
        worth.aboutOfGenre,
      ),
      ...createRemarks(frames.about, material, worth.about),
    ],
  };
}

/** The whole headline in drawings of its subject or mood, or requested ones; else the best statements. */
export function findHeadlines(
  { statements, language, drawing, title }: Material,
  isWanted: (template: string) => boolean,
): JokeCandidate[] {
  const spoken = findSigns(language);
  const all = statements.slice(0, maxUsed).filter(({ isAsked }) => !isAsked);
  const titled = all.filter(({ isHeadline }) => isHeadline);
  if (titled.length === 0 && (spoken !== undefined || mentionsGravity(title, language))) return [];
  return (titled.length > 0 ? titled : all).flatMap(({ text, value: own, isHeadline, isTrouble, isFall }) => {
    const value = own * (isHeadline ? 1 : outOfContext);
    // A list is announced, not demanded.
    const felt = isHeadline && signs.promised.test(text) ? undefined : spoken;
    const ofMood = listMoodDrawings(text, felt, isWanted);
    const ofThing = isHeadline && drawing !== undefined ? listThingDrawings(isTrouble || isFall, toShare(text)) : [];
    const isFelt = findLineMoods(text, felt).length > 0;
    return [
      ...ofThing.map((drawn, index) => ({ drawn, fit: shownWorth * (1 - index * 0.03) })),
      ...ofMood.map((drawn, index) => ({ drawn, fit: (isFelt ? shownWorth : 1) * (1 - index * 0.04) })),
    ].map(({ drawn: [template, role], fit }) => ({ template, captions: { [role]: text }, signal: value * fit }));
  });
}

const namesSum = (frame: string) => frame.includes('{n}');

function createRemarks(frames: readonly string[], { topic, title }: Material, signal: number): JokeCandidate[] {
  return listOnePerTemplate(
    frames.filter((frame) => !/\{h\}/i.test(frame) && (topic !== undefined || !frame.includes('{t}'))),
    title,
  ).flatMap((frame) => fill(frame, { topic, sum: findSum(title) }).map((filled) => ({ ...filled, signal })));
}
