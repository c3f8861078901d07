import { capitalize, drawnLength, firstWord, tidy, wordCount } from '../../brief/text.ts';
import { isShort } from '../pairs.ts';
import type { Candidate } from './candidate.ts';
import { fill, oneOfEach } from './frames.ts';
import { isPhrase, type Material, type Statement } from './material.ts';
import * as signs from './signs.ts';
import { asCaption } from './topic.ts';

/** How many of the best statements are told. */
const told = 4;
/** What a frame is worth by what it rests on; statements also count by how good a punch line they are. */
const worth = {
  told: 0.86,
  ofGenre: 1,
  trouble: 1.1,
  fall: 1.15,
  opinion: 1.1,
  about: 0.8,
  aboutOfGenre: 0.9,
  hot: 1.2,
};
/** A statement of more words fills its slot. */
const wordy = 11;

/** Where a question can be said or lie awake with; elsewhere it would be an answer. */
const pondered = /^(?:thoughts|nobody|proclaim) /;

/** Frames of the templates around what the source says, or about its topic. */
export function remarks(material: Material, hot: string | undefined): Candidate[] {
  const { frames, phrases, statements, title, genre } = material;
  const ofGenre = (genre && frames.genres?.[genre]) ?? [];
  const around = (all: readonly string[], statement: Statement, factor: number) =>
    oneOfEach(
      all.filter(
        (frame) =>
          (frame.includes('{h}') || (statement.isHeadline && frame.includes('{H}'))) &&
          (!statement.isAsked || pondered.test(frame)),
      ),
      `${title} ${statement.text}`,
    ).flatMap((frame) =>
      fill(frame, { statement: statement.text, isHeadline: statement.isHeadline }).map((filled) => ({
        ...filled,
        signal: statement.value * factor * (wordCount(statement.text) > wordy ? 0.9 : 1),
      })),
    );
  return [
    ...statements
      .slice(0, told)
      .flatMap((each) => [...around(ofGenre, each, worth.ofGenre), ...around(frames.told, each, worth.told)]),
    ...statements.flatMap((each) => [
      ...(each.isTrouble ? around(frames.trouble, each, worth.trouble) : []),
      ...(each.isFall && each.hasNumber ? around(frames.fall, each, worth.fall) : []),
      ...(each.isOpinion && !each.hasNumber ? around(frames.opinion, each, worth.opinion) : []),
    ]),
    ...about(ofGenre, material, worth.aboutOfGenre),
    ...about(frames.about, material, worth.about),
    ...(hot !== undefined && phrases ? spokenOf(hot, phrases.everyone, statements) : []),
  ];
}

/** Frames about the topic. */
function about(frames: readonly string[], { topic, title }: Material, signal: number): Candidate[] {
  return oneOfEach(
    frames.filter((frame) => !/\{h\}/i.test(frame) && (topic !== undefined || !frame.includes('{t}'))),
    title,
  ).flatMap((frame) => fill(frame, { topic }).map((filled) => ({ ...filled, signal })));
}

/** What everybody speaks of now has something to say. */
function spokenOf(hot: string, everyone: string, statements: readonly Statement[]): Candidate[] {
  return statements.slice(0, told).map(({ text, value }) => ({
    template: 'nobody',
    captions: { nobody: everyone, who: hot, said: text },
    signal: value * worth.hot,
    fixed: ['nobody', 'who'],
  }));
}

/** "How to X": one does not simply. */
export function warnings(material: Material): Candidate[] {
  const { phrases, title, language, outline } = material;
  const pattern = signs.howTo[language.slice(0, 2)];
  if (phrases?.simply === undefined || pattern === undefined) return [];
  const simply = phrases.simply;
  return [title, ...outline.sections.map(({ heading }) => heading)].flatMap((text, index): Candidate[] => {
    const what = pattern.exec(tidy(text))?.[1]?.split(/\s*[:：(|]|\s[–—-]\s|[.?!]/u)[0];
    if (what === undefined || !isPhrase(what, material, 11)) return [];
    return [
      {
        template: 'proclaim',
        captions: { top: simply, bottom: tidy(what) },
        signal: index === 0 ? 1.35 : 0.85,
        fixed: ['top'],
      },
    ];
  });
}

/** A question of the source and its answer. */
export function answers(material: Material): Candidate[] {
  const { phrases, outline, title, statements, words } = material;
  if (phrases === undefined) return [];
  const asked = [
    { text: title, answers: statements.map(({ text }) => text) },
    ...outline.sections.map(({ heading, sentences }) => ({ text: heading, answers: sentences.map(asCaption) })),
  ];
  return asked.flatMap(({ text, answers: given }, index): Candidate[] => {
    if (
      !/[?？؟]$/.test(text) ||
      !signs.asks.test(text) ||
      wordCount(text) > 12 ||
      drawnLength(text) > 84 ||
      wordCount(text) < 3
    )
      return [];
    const answer = given.find(
      (each) => isShort(each) && wordCount(each) >= 2 && !words.backward.has(firstWord(each)) && !/[?？؟]$/.test(each),
    );
    if (answer === undefined) return [];
    return [
      {
        template: 'chat',
        captions: { ask: capitalize(text), answer, reply: phrases.regret },
        signal: index === 0 ? 1.25 : 0.85,
        // An answer repeats its question's words.
        fixed: ['ask', 'reply'],
      },
    ];
  });
}
