import { joinFigures } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import { listTerms, numbersIn, overlap, stems, wordsIn } from '../text/text.ts';
import { addressed } from '../text/words.ts';

/**
 * Which numbers may stand large. Of 330 that were drawn on 225 pages an editor would print seven in ten from a text's first
 * `opening` sentences (one in eight misleads), and fewer than half from farther below (one in four misleads): these are
 * background, specifications, examples. There only one near the title's words, or in a sentence worth taking, is as good.
 */
const min = { near: 0.2, take: 0.5 };
const max = { opening: 5, share: 0.5, numbers: 2 };

/** "100 % committed" is emphasis, "300-million-euro bond" and "50%-stake" are words. */
const round = /^\D{0,12}100\s?(?:%|\p{L}+)$/u;
const inWord = /^(?:\s?\p{L}+)?\s?%?[-‑](?=\p{L})/u;
/** Heads in the room: how many took part, work or belong is what a text is about only where its title says so. */
const headcount = new RegExp(String.raw`^\s?(?:\p{L}+\s)?(?:${joinFigures('headcounts')})`, 'iu');

/** Returns whether the number of a sentence, as drawn, may stand large. */
export function createLeading({ ranked, ratings, title = '', standfirst = '', words }: Reading) {
  const topic = stems(listTerms(`${title} ${standfirst}`, words));
  return ({
    value,
    label,
    sentence = '',
  }: {
    value: string;
    label: string;
    sentence?: string | undefined;
  }): boolean => {
    const source = sentence.split('\n').at(-1) ?? '';
    const [digits = ''] = numbersIn(value);
    const text = label.includes(digits) ? label : `${value} ${label}`;
    const after = text.slice(text.indexOf(digits) + digits.length);
    const near = overlap(stems(listTerms(text, words)), topic);
    const isAddressed = wordsIn(text.toLowerCase()).some((word) => addressed.has(word));
    const counted = headcount.exec(after)?.[0];
    const isRoom = counted !== undefined && overlap(stems(listTerms(counted, words)), topic) === 0;
    if (round.test(value) || inWord.test(after) || isAddressed || isRoom) return false;
    const place = ranked.findIndex((one) => one.text === source);
    const index = ranked[place]?.index;
    // A number outside the prose (in a list, a table) was chosen by its author.
    if (index === undefined || index < max.opening) return true;
    const isWorth = near >= min.near || (ratings[place]?.take ?? 0) >= min.take;
    return isWorth && index < ranked.length * max.share && numbersIn(source).length <= max.numbers;
  };
}
