import { findLanguage } from '../../../languages/index.ts';
import { shorten } from '../../shortening/shorten.ts';
import { capitalize, listTerms, overlap } from '../../text/text.ts';
import { type AmountFinder, type Found, votes } from './amounts.ts';

const maxMeasureChars = 110;
const minOfTitle = 0.5;

/** "438 contre 86 et 42 abstentions", "voted 217 to 213". */
export const findVotes: AmountFinder = (counted, { language, title = '', words: own }) => {
  const words = findLanguage(language)?.brief?.votes;
  if (words === undefined) return [];
  const { ayes, between, noes, abstained, voted } = words;
  const count = '(?<![\\p{N}.,])(?<$>\\d{1,4})';
  const putName = (name: string) => count.replace('$', name);
  const pattern = new RegExp(
    `${putName('yes')}(?:\\s(?:${ayes}))?,?\\s(?:${between})\\s${putName('no')}(?:\\s(?:${noes}))?(?:,?\\s(?:\\p{L}{1,4}\\s)?${putName('none')}\\s(?<abstained>${abstained}))?(?![\\p{N}%])`,
    'iu',
  );
  const isVote = new RegExp(`(?<!\\p{L})(?:${voted})`, 'iu');
  const topic = new Set(listTerms(title, own));
  return counted.flatMap(({ sentence: { text, score } }): Found[] => {
    const { yes, no, none, abstained: name = '' } = pattern.exec(text)?.groups ?? {};
    if (yes === undefined || no === undefined || !isVote.test(text)) return [];
    const toRow = (label: string, value: string) => ({
      label: capitalize(label),
      value: Number(value),
      text: value,
      sentence: text,
    });
    const rows = [
      toRow(words.names[0], yes),
      toRow(words.names[1], no),
      ...(none === undefined ? [] : [toRow(name, none)]),
    ];
    // The subject of the vote: the sentence's, or the title's where it is the same vote.
    const measure = shorten(text, maxMeasureChars, own);
    const isOfTitle = overlap(topic, new Set(listTerms(text, own))) >= minOfTitle;
    if (measure === undefined && !isOfTitle) return [];
    return [{ unit: votes, rows, rank: score, ...(measure === undefined ? {} : { measure }) }];
  });
};
