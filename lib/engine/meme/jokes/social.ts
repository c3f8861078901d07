import { personsIn } from '../../brief/names.ts';
import { drawnLength, isUnspaced, wordCount, wordsIn } from '../../brief/text.ts';
import { countWords } from '../situations/short-text.ts';
import { isDelicate } from '../situations/words.ts';
import type { Candidate } from './candidate.ts';
import { dryLines } from './dry-lines.ts';
import { fill, oneOfEach } from './frames.ts';
import type { Material } from './material.ts';
import { asCaption, isEmptyWord } from './topic.ts';

/** What a name has at most, in words and drawn letters, to be said in a frame. */
const longest = { words: 5, letters: 40 };
/** What a name around which nothing is said is worth: the source's title, and a word of it. */
const named = { title: 1.15, topic: 0.8 } as const;
/** A title that is neither a statement nor a name can still be said where nobody asked: how long it is at most, its worth. */
const unsorted = { words: 22, letters: 130, worth: 0.9 };

/** What a frame about numbers is worth more around a headline that names one. */
const counted = 1.1;
/** What a frame of the source's genre around a name is worth beside one of any source. */
const ofGenre = 1.2;
/** Bubbles hold anything, so that their frames would always win; who lies awake makes readers smile least. */
const rooms: Readonly<Record<string, number>> = { exchange: 0.84, chat: 0.98, thoughts: 0.84 };

/** A title that says something behind its question. */
const repliesToItself = /[?？؟].*[^\s?？؟]$/u;

/**
 * What somebody would say a page is about: its title where that is a name, else its topic. Nobody in the source: whom it is
 * about is no one's hobby.
 */
export function nameSubject(material: Material): string | undefined {
  const { statements, topic, isNameless, language, outline, title, words } = material;
  const name = statements.find(({ isHeadline, isName }) => isHeadline && isName)?.text;
  const isSayable =
    name !== undefined && !isNameless && wordCount(name) <= longest.words && drawnLength(name) <= longest.letters;
  const subject = isSayable ? name : topic?.replace(/^“(.*)”$/u, '$1');
  if (subject === undefined || isCommonWord(subject)) return undefined;
  const persons = personsIn([title, ...outline.sentences.map(({ text }) => text)], language, words);
  return wordsIn(subject).some((word) => persons.has(word)) ? undefined : subject;
}

/** One word in small letters ("vendors") is one of many that a headline names. */
const isCommonWord = (subject: string) => /^\p{Ll}[^\s]*$/u.test(subject) && !isUnspaced(subject);

/** A headline as it may be said. */
interface Stated {
  readonly text: string;
  readonly value: number;
  readonly hasNumber?: boolean;
}

interface Social {
  /** A headline that says something, where somebody asks what is new or nobody asked. */
  readonly claimed: readonly Candidate[];
  /** What the source is about, by name alone. */
  readonly named: readonly Candidate[];
  /** The same in frames of the source's genre, where its title is that name. */
  readonly ofGenre: readonly Candidate[];
  /** A dry line of the source, beside the name of what it is about. */
  readonly spoken: readonly Candidate[];
}

/**
 * Frames of situations that everybody knows. Each takes what it can hold only: a headline that states, a name, or a line and
 * what it is about.
 */
export function social(material: Material): Social {
  const { frames, title, genre } = material;
  const subject = nameSubject(material);
  const stated = findStated(material).filter(({ text }) => text !== subject);
  const around = (all: readonly string[], seed: string, gaps: Parameters<typeof fill>[1], signal: number) =>
    oneOfEach(all, seed).flatMap((frame) =>
      fill(frame, gaps).map((filled) => ({ ...filled, signal: signal * (rooms[filled.template] ?? 1) })),
    );
  const claimed = stated.flatMap(({ text, value, hasNumber = false }) => [
    ...around(frames.claimed ?? [], title, { statement: text, isHeadline: true }, value),
    ...(hasNumber ? around(frames.counted ?? [], title, { statement: text, isHeadline: true }, value * counted) : []),
  ]);
  if (subject === undefined) return { claimed, named: [], spoken: [], ofGenre: [] };
  const genreFrames = ((genre && frames.genres?.[genre]) ?? []).filter(
    (frame) => frame.includes('{t}') && !/\{h\}/i.test(frame),
  );
  // A word of a headline may be any thing of its genre; a title that is a name is the thing itself.
  const isTitle = subject === asCaption(title);
  return {
    claimed,
    named: around(frames.named ?? [], title, { topic: subject }, isTitle ? named.title : named.topic),
    ofGenre: isTitle ? around(genreFrames, title, { topic: subject }, ofGenre) : [],
    spoken: dryLines(subject, material).flatMap(({ text, value }) =>
      around(frames.spoken ?? [], `${title} ${text}`, { topic: subject, line: text }, value).filter(({ captions }) =>
        Object.values(captions).every((caption) => countWords(caption) <= maxSpokenWords),
      ),
    ),
  };
}

/** Words of a caption that a frame and a line fill together. */
const maxSpokenWords = 15;

/** The headline as somebody would say it; a name or a question is none. */
function findStated({ statements, title, isNameless, language }: Material): readonly Stated[] {
  const headlines = statements.filter(({ isHeadline }) => isHeadline);
  if (headlines.length > 0)
    return headlines.filter(({ text, isAsked, isName }) => !isName && (!isAsked || repliesToItself.test(text)));
  const text = asCaption(title);
  const count = countWords(text);
  const isSayable =
    !isNameless &&
    !wordsIn(text).every(isEmptyWord) &&
    count > 1 &&
    count <= unsorted.words &&
    drawnLength(text) <= unsorted.letters;
  return isSayable && !isDelicate(text, language) ? [{ text, value: unsorted.worth }] : [];
}
