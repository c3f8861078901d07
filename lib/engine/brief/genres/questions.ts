import type { Point } from '../../brief.ts';
import type { Block } from '../../document.ts';
import { findLanguage } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';
import { joinForms, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { isBoilerplate } from '../outline/noise.ts';
import { listItems } from '../outline/outline-text.ts';
import { listShortenings } from '../shortening/shorten.ts';
import { weighUnderHeading } from '../statements/heading-question.ts';
import { splitSentences } from '../text/sentences.ts';
import { capitalize, countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Drawn letters of a question, an answer, and an answer that cannot be cut. */
const budgets = { question: 76, answer: 92, longAnswer: 116 };
const min = { pairs: 3, share: 0.5 };
/** Average letters of an answer above which its first sentence only introduces it. */
const meanAnswerChars = 560;
/** Words of an answer such as "Yes." or "No, never.", which needs the next sentence. */
const curtWords = 3;

const getPatterns = perPageLanguage((among) => {
  /** "Q:", "Frage 3:", "P1:". */
  const matchLabel = (field: 'questionLabel' | 'answerLabel') =>
    new RegExp(String.raw`^(?:${joinForms(field, among)})\s?\d{0,2}\s?[:：.)]\s+`, 'iu');
  const labels = { question: matchLabel('questionLabel'), answer: matchLabel('answerLabel') };
  const asksUnmarked = new RegExp(`(?:${joinForms('questionEnd', among)})。?$`, 'u');
  const asked = matchWords(({ brief }) => brief?.questions?.asked, 'iu', among);
  return { labels, asksUnmarked, asked };
});

const numbered = /^\d{1,2}[.)]\s+/;
const asks = /[?？؟]["”’)]?$/u;
export const isAnswerLabelled = (line: string, language: Language | undefined): boolean =>
  getPatterns(language).labels.answer.test(line);
interface QuestionPair {
  readonly question: string;
  readonly answer: string;
}

function readQuestion(text: string, language: string): string | undefined {
  const { asksUnmarked, labels } = getPatterns(findLanguage(language));
  const line = text.replace(labels.question, '').replace(numbered, '').trim();
  if (!asks.test(line) && !asksUnmarked.test(line)) return undefined;
  const last = splitSentences(line, language).at(-1) ?? line;
  return [line, last].find((form) => measureDrawnLength(form) <= budgets.question && countTextWords(form) >= 2);
}

function listLines(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block): string[] => {
    if (block.type === 'heading') return ['', tidy(block.text)];
    if (block.type === 'paragraph' || block.type === 'quote')
      return block.text.length < 4000 ? block.text.split('\n').map(tidy).filter(Boolean) : [];
    return block.type === 'list' ? listItems(block).flatMap((item) => item.split('\n').map(tidy)) : [];
  });
}

function findPairs(lines: readonly string[], language: string): QuestionPair[] {
  const { labels } = getPatterns(findLanguage(language));
  const pairs: { question: string; answer: string }[] = [];
  let open: { question: string; answer: string } | undefined;
  for (const line of lines) {
    const question = line === '' ? undefined : readQuestion(line, language);
    if (question !== undefined) {
      // The second of two questions in a row is the one that is answered.
      if (open?.answer === '') pairs.pop();
      open = { question, answer: '' };
      pairs.push(open);
    } else if (line === '') open = open?.answer === '' ? open : undefined;
    else if (open !== undefined && open.answer.length < 1200)
      open.answer = `${open.answer}\n${line.replace(labels.answer, '')}`.trim();
  }
  return pairs.filter(({ answer }) => answer !== '');
}

const [leadingUp, minFit] = [3, 0.4];

function startAtAnswer(question: string, sentences: readonly string[], words: LanguageWords): readonly string[] {
  const rate = (sentence: string) => weighUnderHeading({ heading: question, body: sentence, sentence }, words);
  if (rate(sentences[0] ?? '') >= minFit) return sentences;
  const at = sentences.slice(0, leadingUp + 1).findIndex((sentence) => rate(sentence) > 1);
  return sentences.slice(Math.max(0, at));
}

function readAnswer({ question, answer }: QuestionPair, language: string, words: LanguageWords): string | undefined {
  const sentences = splitSentences(tidy(answer), language);
  const isBare = countTextWords(sentences[0] ?? '') <= curtWords;
  const [first = '', second] = isBare ? sentences : startAtAnswer(question, sentences, words);
  const isCurt = countTextWords(first) <= curtWords && second !== undefined;
  const forms = listShortenings(isCurt ? second : first, words).map((form) =>
    isCurt ? `${first} ${capitalize(form)}` : form,
  );
  const shown = [budgets.answer, budgets.longAnswer]
    .map((budget) => forms.find((form) => measureDrawnLength(form) <= budget))
    .find((form) => form !== undefined);
  return shown === undefined || !/\p{L}/u.test(shown) || asks.test(shown) || isBoilerplate(shown, words.language)
    ? undefined
    : capitalize(shown);
}

export function listQuestionPoints(
  blocks: readonly Block[],
  title: string,
  max: number,
  language: string,
  words: LanguageWords,
): readonly Point[] | undefined {
  const { asked } = getPatterns(words.language);
  const lines = listLines(blocks);
  const pairs = findPairs(lines, language);
  if (pairs.length < min.pairs) return undefined;
  const letters = lines.reduce((sum, line) => sum + line.length, 1);
  const inPairs = pairs.reduce((sum, { question, answer }) => sum + question.length + answer.length, 0);
  const answers = pairs.reduce((sum, { answer }) => sum + answer.length, 0);
  const isMade = inPairs >= letters * min.share && answers <= pairs.length * meanAnswerChars;
  if (!asked.test(title) && !isMade) return undefined;
  const points = pairs.flatMap((pair): Point[] => {
    const { question, answer } = pair;
    const body = readAnswer(pair, language, words);
    return body === undefined
      ? []
      : [{ heading: capitalize(question), body, sentence: `${question}\n${answer}`, isInseparable: true }];
  });
  return points.length >= min.pairs ? points.slice(0, max) : undefined;
}
