import { drawnLength, wordCount, wordsIn } from '../../brief/text.ts';
import { countWords } from '../situations/short-text.ts';
import { isDelicate } from '../situations/words.ts';
import type { Candidate } from './candidate.ts';
import { dryLines } from './dry-lines.ts';
import { fill, oneOfEach } from './frames.ts';
import type { Material } from './material.ts';
import { asCaption, isEmptyWord } from './topic.ts';

/** What a name has at most, in words and drawn letters, to be said in a frame. */
const longest = { words: 5, letters: 40 };
/** What a name around which nothing is said is worth, beside a statement's own value. */
const named = 1;
/** A title that is neither a statement nor a name can still be said where nobody asked: how long it is at most, its worth. */
const unsorted = { words: 22, letters: 130, worth: 0.9 };

/** What somebody would say a page is about: its title where that is a name, else its topic. */
export function nameSubject({ statements, topic, isNameless }: Material): string | undefined {
  const name = statements.find(({ isHeadline, isName }) => isHeadline && isName)?.text;
  const isSayable =
    name !== undefined && !isNameless && wordCount(name) <= longest.words && drawnLength(name) <= longest.letters;
  return isSayable ? name : topic?.replace(/^“(.*)”$/u, '$1');
}

interface Social {
  /** A headline that says something, where somebody asks what is new or nobody asked. */
  readonly claimed: readonly Candidate[];
  /** What the source is about, by name alone. */
  readonly named: readonly Candidate[];
  /** A dry line of the source, beside the name of what it is about. */
  readonly spoken: readonly Candidate[];
}

/**
 * Frames of situations that everybody knows. Each takes what it can hold only: a headline that states, a name, or a line and
 * what it is about.
 */
export function social(material: Material): Social {
  const { frames, title } = material;
  const subject = nameSubject(material);
  const stated = findStated(material).filter(({ text }) => text !== subject);
  return {
    claimed: stated.flatMap(({ text, value }) =>
      oneOfEach(frames.claimed ?? [], title).flatMap((frame) =>
        fill(frame, { statement: text, isHeadline: true }).map((filled) => ({ ...filled, signal: value })),
      ),
    ),
    named:
      subject === undefined
        ? []
        : oneOfEach(frames.named ?? [], title).flatMap((frame) =>
            fill(frame, { topic: subject }).map((filled) => ({ ...filled, signal: named })),
          ),
    spoken:
      subject === undefined || (frames.spoken ?? []).length === 0
        ? []
        : dryLines(subject, material).flatMap(({ text, value }) =>
            oneOfEach(frames.spoken ?? [], `${title} ${text}`).flatMap((frame) =>
              fill(frame, { topic: subject, line: text }).map((filled) => ({ ...filled, signal: value })),
            ),
          ),
  };
}

/** The headline as somebody would say it; a name or a question is none. */
function findStated({ statements, title, isNameless, language }: Material): readonly { text: string; value: number }[] {
  const headlines = statements.filter(({ isHeadline }) => isHeadline);
  if (headlines.length > 0) return headlines.filter(({ isAsked, isName }) => !isAsked && !isName);
  const text = asCaption(title);
  const count = countWords(text);
  const isSayable =
    !isNameless &&
    !wordsIn(text).every(isEmptyWord) &&
    count > 1 &&
    count <= unsorted.words &&
    drawnLength(text) <= unsorted.letters &&
    !/[?？؟]/u.test(text);
  return isSayable && !isDelicate(text, language) ? [{ text, value: unsorted.worth }] : [];
}
