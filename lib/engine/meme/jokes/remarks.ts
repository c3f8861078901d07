import type { Outline } from '../../brief/outline.ts';
import { capitalize, drawnLength, firstWord, tidy, wordCount } from '../../brief/text.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Audience } from '../../languages/note-words.ts';
import { wrapWords } from '../../languages/patterns.ts';
import { isShort } from '../pairs.ts';
import { drawingsOfMood, drawingsOfThing, findLineMoods } from '../situations/mood.ts';
import { findSigns, isDelicate } from '../situations/words.ts';
import type { Candidate } from './candidate.ts';
import { share } from './chance.ts';
import { fill, oneOfEach } from './frames.ts';
import { isPhrase, type Material } from './material.ts';
import * as signs from './signs.ts';
import type { Statement } from './statements.ts';
import { asCaption } from './topic.ts';

/** How many of the best statements are used. */
const maxUsed = 4;
/** What a frame is worth by what it rests on; statements also count by how good a punch line they are. */
const worth = {
  stated: 1.05,
  /** Where a drawing can show what it is about. */
  statedBeside: 0.8,
  ofGenre: 1,
  trouble: 1.1,
  fall: 1.15,
  opinion: 1.1,
  about: 0.8,
  aboutOfGenre: 0.9,
  hot: 1.5,
  titled: 1.2,
  ofAudience: 1.6,
};
/** What a headline is worth more in a drawing of what it is about, or of its mood. */
const shownWorth = 1.2;
/** What a statement is worth less than the headline that it stands for. */
const outOfContext = 0.2;
/** A statement that is worth a frame although it is not the title. */
const fair = 0.75;
/** A statement of more words fills its slot. */
const wordy = 11;

/** Where a question can be said or lie awake with; elsewhere it would be an answer. */
const pondered = /^(?:thoughts|nobody|proclaim) /;

/** Frames in which somebody says it to somebody: only what is said or asked belongs there, or answers a question. */
const conversation = /^(?:chat|exchange|dialogue) /;
const isSpeech = (text: string) => /^["“„«「]/u.test(text);

/** Frames that need something to be so, not a thing; and those in which a thing alone is an answer. */
const sleepless = /^(?:thoughts|panic|calm|shocked|sign) /;
const spokenOf = /^chat /;
/** What a frame is worth more around a name, of which nothing else can be said. */
const named = 1.7;

/** Frames in which anything makes sense: one lies awake over it, or cannot keep it to oneself. */
const anything = /^(?:thoughts|proclaim) /;
/** Those in which somebody talks of nothing else. */
const obsessed = /^(?:nobody|proclaim|chat) /;
/** What the others are worth beside them. */
const odd = 0.65;

/** Frames around something that failed. */
const troubled = /^(?:calm|panic \| \{h\}) ?/;

/** Drawings that are a mood, bare of words of their own. */
const furious = /^sign \| \{h\}/i;
const frightened = /^shocked \| \{h\}/i;

interface Remarks {
  /** Frames of the source's genre around what it says. */
  readonly ofGenre: readonly Candidate[];
  /** Frames around what failed, went down or is an opinion. */
  readonly trouble: readonly Candidate[];
  /** Frames of the genre about the topic, and about what everybody speaks of now. */
  readonly topical: readonly Candidate[];
  /** Frames of whom the meme is for. */
  readonly ofAudience: readonly Candidate[];
  /** Frames that any source could have, around what it says and about its topic. */
  readonly stock: readonly Candidate[];
  readonly stockTopical: readonly Candidate[];
}

/** Frames of the templates around what the source says, or about its topic. */
export function remarks(material: Material, hot: string | undefined, audience: Audience | undefined): Remarks {
  const { frames, phrases, statements, title, genre, language } = material;
  const ofGenre = (genre && frames.genres?.[genre]) ?? [];
  const ofAudience = audience ? (findLanguage(language)?.notes?.audiences[audience].frames ?? []) : [];
  const spoken = findSigns(language);
  const suits = (frame: string, { text, isOpinion }: Statement) =>
    (!furious.test(frame) || isOpinion || spoken?.anger.test(text) === true) &&
    (!frightened.test(frame) || spoken?.fear.test(text) === true);
  const around = (all: readonly string[], statement: Statement, factor: number) =>
    oneOfEach(
      all.filter(
        (frame) =>
          (frame.includes('{h}') || (statement.isHeadline && frame.includes('{H}'))) &&
          (!statement.isAsked || pondered.test(frame)) &&
          // A thing is what somebody cannot stop talking about; nobody lies awake with a name, or panics at one.
          (!statement.isName || !sleepless.test(frame)) &&
          (!conversation.test(frame) || isSpeech(statement.text) || (statement.isName && spokenOf.test(frame))) &&
          suits(frame, statement) &&
          // One keeps calm, or panics at what is said, where something failed.
          (!troubled.test(frame) || statement.isTrouble || statement.isFall),
      ),
      `${title} ${statement.text}`,
    ).flatMap((frame) =>
      fill(frame, { statement: statement.text, isHeadline: statement.isHeadline, topic: material.topic }).map(
        (filled) => ({
          ...filled,
          signal:
            statement.value * (statement.isName ? named : 1) * factor * (wordCount(statement.text) > wordy ? 0.9 : 1),
        }),
      ),
    );
  const best = statements.slice(0, maxUsed);
  // A sentence out of its context stands in a frame only where the title can't.
  const titled = best.filter(({ isHeadline }) => isHeadline);
  const framed = titled.length > 0 ? titled : best.filter(({ value }) => value >= fair);
  // What keeps calm about a sentence keeps calm about nothing one knows.
  const failed = titled.length > 0 ? titled : statements.filter(({ value }) => value >= fair);
  return {
    ofGenre: framed.flatMap((each) => around(ofGenre, each, worth.ofGenre)),
    trouble: failed.flatMap((each) => [
      ...(each.isTrouble ? around(frames.trouble, each, worth.trouble) : []),
      ...(each.isFall && each.hasNumber ? around(frames.fall, each, worth.fall) : []),
      ...(each.isOpinion && !each.hasNumber ? around(frames.opinion, each, worth.opinion) : []),
    ]),
    topical: [
      ...(hot === undefined
        ? []
        : [
            ...about([...ofGenre, ...frames.about], { ...material, topic: hot }, worth.hot),
            ...(phrases ? makeSpoken(hot, phrases.everyone, statements) : []),
          ]),
    ],
    ofAudience: [
      ...framed.flatMap((each) => around(ofAudience, each, worth.ofAudience)),
      ...about(ofAudience, material, worth.ofAudience),
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
    stockTopical: [...about(ofGenre, material, worth.aboutOfGenre), ...about(frames.about, material, worth.about)],
  };
}

/** Whether a list is of things one could do, by its language's words for them. */
function isDoable(text: string, tag: string): boolean {
  const language = findLanguage(tag);
  const words = language?.jokes?.doable;
  return language !== undefined && words !== undefined && new RegExp(wrapWords(language, words), 'iu').test(text);
}

/** Frames around a title by its form: one that asks, one that promises a list. */
export function titled(material: Material): Candidate[] {
  const { title, frames, statements } = material;
  const text = asCaption(title);
  if (!isShort(text) || wordCount(text) < 3 || isDelicate(text, material.language)) return [];
  const isAsked = /[?？؟]$/u.test(text) && signs.asks.test(text);
  const isListed = signs.promised.test(text) && isDoable(text, material.language);
  const all =
    (isAsked
      ? [...(frames.asked ?? []), ...(frames.wondered ?? [])]
      : isListed
        ? frames.listed?.filter((frame) => !furious.test(frame))
        : undefined) ?? [];
  const value = statements.find(({ isHeadline }) => isHeadline)?.value ?? 1;
  return oneOfEach(all, title).flatMap((frame) =>
    fill(frame, { statement: text, isHeadline: true }).map((filled) => ({
      ...filled,
      signal: Math.max(1, value) * worth.titled,
    })),
  );
}

/**
 * The headline, uncut, in drawings that show what it is about or carry its mood, or one that notes ask for; where there is
 * none that says something, the best statements.
 */
export function headlines(
  { statements, language, drawing, title }: Material,
  isWanted: (template: string) => boolean,
): Candidate[] {
  const spoken = findSigns(language);
  const all = statements.slice(0, maxUsed).filter(({ isAsked }) => !isAsked);
  const titled = all.filter(({ isHeadline }) => isHeadline);
  // A sentence that stands for the title is found among the best lines, where there is data to find it by.
  if (titled.length === 0 && (spoken !== undefined || mentionsGravity(title, language))) return [];
  return (titled.length > 0 ? titled : all).flatMap(({ text, value: own, isHeadline, isTrouble, isFall }) => {
    const value = own * (isHeadline ? 1 : outOfContext);
    // A list is announced, not demanded.
    const felt = isHeadline && signs.promised.test(text) ? undefined : spoken;
    const ofMood = drawingsOfMood(text, felt, isWanted);
    const ofThing = isHeadline && drawing !== undefined ? drawingsOfThing(isTrouble || isFall, share(text)) : [];
    const isFelt = findLineMoods(text, felt).length > 0;
    return [
      ...ofThing.map((drawn, index) => ({ drawn, fit: shownWorth * (1 - index * 0.03) })),
      ...ofMood.map((drawn, index) => ({ drawn, fit: (isFelt ? shownWorth : 1) * (1 - index * 0.04) })),
    ].map(({ drawn: [template, role], fit }) => ({ template, captions: { [role]: text }, signal: value * fit }));
  });
}

/** Frames about the topic. */
function about(frames: readonly string[], { topic, title }: Material, signal: number): Candidate[] {
  return oneOfEach(
    frames.filter((frame) => !/\{h\}/i.test(frame) && (topic !== undefined || !frame.includes('{t}'))),
    title,
  ).flatMap((frame) => fill(frame, { topic }).map((filled) => ({ ...filled, signal })));
}

/** What everybody speaks of now has something to say. */
function makeSpoken(hot: string, everyone: string, statements: readonly Statement[]): Candidate[] {
  return statements.slice(0, maxUsed).map(({ text, value }) => ({
    template: 'nobody',
    captions: { nobody: everyone, who: hot, said: text },
    signal: value * worth.hot,
    fixed: ['nobody', 'who'],
  }));
}

/** "How to X": one does not simply. */
export function warnings(material: Material): Candidate[] {
  const { phrases, title, language, outline, frames } = material;
  const pattern = signs.howTo.get(language.slice(0, 2));
  if (phrases?.simply === undefined || pattern === undefined) return [];
  const simply = phrases.simply;
  return [title, ...outline.sections.map(({ heading }) => heading)].flatMap((text, index): Candidate[] => {
    const what = pattern.exec(tidy(text))?.[1]?.split(/\s*[:：(|]|\s[–—-]\s|[.?!]/u)[0];
    if (what === undefined || !isPhrase(what, material, 11)) return [];
    const signal = index === 0 ? 1.35 : 0.85;
    const framed = oneOfEach(frames.howTo ?? [], title).flatMap((frame) =>
      fill(frame, { statement: inSentence(what, outline) }).map((filled) => ({ ...filled, signal })),
    );
    return [
      { template: 'proclaim', captions: { top: simply, bottom: tidy(what) }, signal, fixed: ['top'] },
      ...(index === 0 ? framed : []),
    ];
  });
}

/** A title's words as a sentence has them: in small letters where the text has them so. */
function inSentence(title: string, { sentences }: Outline): string {
  const body = sentences.map(({ text }) => text).join(' ');
  return tidy(title).replace(/\p{Lu}\p{Ll}+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    return at === 0 || new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'u').test(body) ? small : word;
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
