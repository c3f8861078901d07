import { isBalanced } from '../text/borders.ts';
import { listTerms, measureDrawnLength, overlap, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { isAsking, weighUnderHeading } from './heading-question.ts';
import type { TextSigns } from './text-signs.ts';

interface PlacedSigns {
  readonly place: number;
  readonly count: number;
  readonly afterQuestion: number;
  readonly likely: number;
  readonly length: number;
  readonly tail: number;
  readonly balanced: number;
  readonly announces: number;
  readonly headed: number;
  readonly rare: number;
  readonly repeats: number;
  readonly opens: number;
  readonly asks: number;
  readonly answers: number;
}

type OwnSigns = Pick<TextSigns, 'contained' | 'words' | 'linked' | 'self' | 'numbers' | 'capitals' | 'question'>;

export type BodySigns = OwnSigns & PlacedSigns;

export interface BodyClause {
  readonly heading: string;
  readonly body: string;
  readonly sentence: string;
  readonly place: number;
  readonly sentences: readonly string[];
}

const opening = 5;
const max = { place: 9, count: 20 };
const endChars = 8;

function measureTail(body: string, sentence: string): number {
  const end = sentence.toLowerCase().lastIndexOf(body.toLowerCase().slice(-endChars));
  return end < 0 ? 0 : Math.max(0, sentence.length - end - endChars - 1) / sentence.length;
}

export function createBodySigns(
  title: string,
  readText: (text: string) => OwnSigns,
  words: LanguageWords,
): (clause: BodyClause, likely: number) => BodySigns {
  const topic = new Set(listTerms(title, words));
  return ({ heading, body, sentence, place, sentences }, likely) => {
    const { contained, words: count, linked, self, numbers, capitals, question } = readText(body);
    const terms = new Set(listTerms(body, words));
    const headed = new Set(listTerms(heading, words));
    const first = new Set(listTerms(wordsIn(body).slice(0, opening).join(' '), words));
    return {
      contained,
      words: count,
      linked,
      self,
      numbers,
      capitals,
      question,
      place: Math.min(max.place, place),
      count: Math.min(max.count, sentences.length),
      afterQuestion: Number(/[?？؟]["”’»]?$/.test(sentences[place - 1] ?? '')),
      likely,
      length: measureDrawnLength(body),
      tail: measureTail(body, sentence),
      balanced: Number(isBalanced(body)),
      announces: Number(/[:：…]["”’»]?$/u.test(sentence)),
      headed: overlap(headed, terms),
      rare: overlap(new Set([...headed].filter((term) => !topic.has(term))), terms),
      repeats: overlap(terms, headed),
      opens: Number([...first].some((term) => headed.has(term))),
      asks: Number(isAsking(heading, words.language)),
      answers: weighUnderHeading({ heading, body, sentence }, words),
    };
  };
}
