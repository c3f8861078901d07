import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, listTerms, tidy, wordsIn } from '../../brief/text/text.ts';
import { addressed, collective } from '../../brief/text/words.ts';
import { isAboutSource } from '../material/material.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';

const limits = { asked: 12, answer: 8, whole: 5, punch: 4 } as const;
const worth = { punch: 0.58, opening: 0.42, assent: -0.16 } as const;

const speaker = /^\p{Lu}[\p{L}.’-]{0,20}(?:\s\p{Lu}[\p{L}.’-]{0,20}){0,2}:\s+/u;
const isAsked = (text: string) => /[?？؟]["”“»」]?$/u.test(text);

export const findQuestions: SituationFinder = (scan) =>
  scan.exchanges.flatMap((sentences, paragraph) =>
    sentences.flatMap((text, index): readonly Situation[] => {
      if (!isAsked(text)) return [];
      const isLast = index + 1 === sentences.length;
      // In an interview the answer is the next paragraph.
      const [answers, at] = isLast ? [scan.exchanges[paragraph + 1] ?? [], 0] : [sentences, index + 1];
      const given = answers[at];
      if (given === undefined) return [];
      return readExchange(text, given, at + 1 === answers.length, isLast, scan).map((found) => ({
        ...found,
        place: paragraph / Math.max(1, scan.exchanges.length - 1),
      }));
    }),
  );

function readExchange(
  text: string,
  next: string,
  isAll: boolean,
  isApart: boolean,
  { material, signs }: Scan,
): readonly Omit<Situation, 'place'>[] {
  const asked = tidy(text)
    .replace(speaker, '')
    .replace(/^[-–—]\s+/u, '');
  const given = tidy(next)
    .replace(speaker, '')
    .replace(/^[-–—]\s+/u, '')
    .replace(/(?<!\.)[.。]$/u, '');
  const { backward, joints, and } = material.words;
  const isWhole = [asked, given].every((each) => isBalanced(each) && endsWhole(each, material.words));
  const isShort = countWords(asked) <= limits.asked && countWords(asked) >= 2 && countWords(given) <= limits.answer;
  if (!isWhole || !isShort || given === '' || isAsked(given) || /[:：]$/u.test(given)) return [];
  if (signs.instruction.test(given) || /[→:：…]|\.\.\./u.test(given)) return [];
  if (!/[.!。！]["”“»」]?$/u.test(next.trim())) return [];
  const isLong = countWords(given) >= limits.punch;
  if (isLong && wordsIn(given.toLowerCase()).some((word) => addressed.has(word) || collective.has(word))) return [];
  const said = wordsIn(asked.toLowerCase());
  if (said.some((word, at) => backward.has(word) && (at === 0 || !joints.has(word)))) return [];
  if (isApart && and.has(said[0] ?? '')) return [];
  // In an interview only a question on its subject is clear alone.
  if (isApart && !isAboutSource(asked, material)) return [];
  // A sentence often begins an explanation.
  const isFragment = countWords(given) <= (isApart && !isAll ? limits.punch - 1 : limits.punch);
  // Two named speakers tell a joke.
  const isDialogue = speaker.test(tidy(text)) && speaker.test(tidy(next));
  const isPunch =
    isDialogue ||
    (isApart ? isFragment : countWords(given) <= limits.punch - 1 || (isAll && countWords(given) <= limits.whole));
  if (isApart && !isAll && !isFragment && !isDialogue) return [];
  const base = isPunch ? worth.punch : worth.opening;
  // "Yes" is not a turn, unless exclaimed.
  const isAssent = signs.assent.test(given) && !/[!！]$/u.test(next.trim());
  const answer = toCaptionText(given);
  return [
    {
      mechanism: 'question',
      template: 'exchange',
      captions: { ask: asked, answer },
      panels: [asked, answer],
      base: base + (isAssent ? worth.assent : 0),
      loss: 0,
    },
  ];
}

/** Limits of an announcement, whose questions are its subject. */
const briefly = { sentences: 10, words: 5, base: 0.6 } as const;

export const findAsked: SituationFinder = ({ material, sentences, signs }) => {
  const { words, title, isNameless } = material;
  if (isNameless || sentences.length > briefly.sentences || isAsked(title) || !/\p{L}{4}/u.test(title)) return [];
  const headline = toCaptionText(title);
  const titled = new Set(listTerms(title, words));
  // A single question opens its explanation; a row of them is rhetorical.
  const isRow = (index: number) => [index - 1, index + 1].some((at) => isAsked(sentences[at]?.text ?? ''));
  return sentences.flatMap(({ text, place }, index): readonly Situation[] => {
    if (!isRow(index)) return [];
    const asked = capitalize(tidy(text).replace(/^[^:?]{20,}:\s+/u, ''));
    const said = wordsIn(asked.toLowerCase());
    const count = countWords(asked);
    if (!isAsked(asked) || count < briefly.words || count > limits.asked || !isBalanced(asked)) return [];
    // Backward references, offers and unnamed subjects are clear only on the page.
    const isLoose = said.some((word) => words.backward.has(word) || words.personal.has(word) || addressed.has(word));
    const names = listTerms(asked, words).filter((term) => titled.has(term)).length;
    if (isLoose || names === 0 || names === titled.size || signs.instruction.test(asked)) return [];
    return [
      {
        mechanism: 'question',
        template: 'doubtful',
        captions: { moment: headline, below: asked },
        panels: [headline, asked],
        base: briefly.base + place * 0.02,
        loss: 0,
        place,
      },
    ];
  });
};
