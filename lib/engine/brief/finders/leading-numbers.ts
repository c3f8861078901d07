import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { isDoubtful } from '../numbers/doubtful-numbers.ts';
import { listQuantities } from '../numbers/quantities.ts';
import { findPromisedCount } from '../outline/numbering.ts';
import type { Reading } from '../reading/reading.ts';
import { createMatter } from '../selection/matter.ts';
import { listNumbers, listTerms, overlap, toStems, wordsIn } from '../text/text.ts';
import { addressed } from '../text/words.ts';

/** Numbers of the title's matter; below the opening the sentence must be worth something, too (170 labelled pages). */
const min = { take: 0.5, ofMatter: 0.3 };
/** The only number of a drawn statement says its sentence (170 pages). Deaths are not measured by sums and sizes. */
const drawn = { take: 0.28, numbers: 1 };
const max = { opening: 5, numbers: 3 };

/** "100 % committed" is emphasis, "300-million-euro bond" and "50%-stake" are words. */
const round = /^\D{0,12}100\s?(?:%|\p{L}+)$/u;
const inWord = /^(?:\s?\p{L}+)?\s?%?[-‑](?=\p{L})/u;
const year = /^(?:1\d|20)\d{2}$/;
/** Heads in the room: how many took part, work or belong is what a text is about only where its title says so. */
const getHeadcount = perPageLanguage(
  (among) => new RegExp(String.raw`^\s?(?:\p{L}+\s)?(?:${joinFigures('headcounts', among)})`, 'iu'),
);

const countNumbers = (text: string): number => listNumbers(text).filter((number) => !year.test(number)).length;

export function createLeading(reading: Reading, isDrawn = false) {
  const { ranked, ratings, title = '', fullTitle, standfirst = '', words } = reading;
  const isListed = findPromisedCount(fullTitle, words.language) !== undefined;
  const topic = toStems(listTerms(`${title} ${standfirst}`, words));
  const isOfMatter = createMatter(reading);
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
    const [digits = ''] = listNumbers(value);
    const text = label.includes(digits) ? label : `${value} ${label}`;
    // "US-Dollar" is a unit; "50%-stake" is a word.
    const whole = text.includes(value) ? value : digits;
    const after = text.slice(text.indexOf(whole) + whole.length);
    const behind = text.slice(text.indexOf(digits) + digits.length);
    const isAddressed = wordsIn(text.toLowerCase()).some((word) => addressed.has(word));
    const counted = getHeadcount(words.language).exec(behind)?.[0];
    const isLone = isDrawn && reading.gravity !== 'grave' && countNumbers(label) <= drawn.numbers;
    const isRoom =
      reading.gravity !== 'grave' && counted !== undefined && overlap(toStems(listTerms(counted, words)), topic) === 0;
    if (round.test(value) || inWord.test(after) || isAddressed || isRoom) return false;
    const found = listQuantities(text, words.language).find((one) => listNumbers(one.value)[0] === digits);
    if (found !== undefined && isDoubtful(text, found, { source, title: fullTitle }, words)) return false;
    // "7 spas of the valley": a size is one's of them.
    if (found !== undefined && found.kind !== 'percent' && isListed) return false;
    const place = ranked.findIndex((one) => one.text === source);
    const index = ranked[place]?.index;
    // A number outside the prose (in a list, a table) was chosen by its author.
    if (index === undefined) return true;
    const take = ratings[place]?.take ?? 0;
    if (isLone && take >= drawn.take && isOfMatter(text, source)) return true;
    const isOpening = index < max.opening;
    const isWorth = take >= min.take || ((isOpening || take >= min.ofMatter) && isOfMatter(text, source));
    if (isOpening) return isWorth;
    return isWorth && countNumbers(source) <= max.numbers;
  };
}
