import { findLanguage } from '../../../languages/index.ts';
import { capitalize, firstWord, tidy, wordCount } from '../../text.ts';
import { changes } from '../../units.ts';
import { type Found, isRough, type Look, readAmount } from './amounts.ts';

/** Words of what moved. */
const maxNameWords = 7;
/** "102.2 points, or" before the share that it is. */
const points = '(?:(?:[\\d.,]+\\s\\p{L}+,?\\s)(?:or|oder|ou|o)\\s)?';

/** "was last at 60.73," before the change. */
const stood = '(?:\\s(?:was|is|closed|ended|settled|traded|stood)(?:\\s\\p{L}+)?\\sat\\s[$€£¥]?[\\d.,]+,)?';

/** An index, a sector and a single share are not set against each other. */
const index = /(?<!\p{L})(?:index|average|composite|dow|nasdaq|s&p|ftse|dax|nikkei|stoxx|ibex|hang seng)(?!\p{L})/iu;
const sector =
  /(?<!\p{L})(?:stocks|shares|sectors?|makers|banks|companies|producers|miners|aktien|werte|actions|acciones|ações)$/iu;
const findKind = (label: string) => (index.test(label) ? 'index' : sector.test(label) ? 'sector' : 'single');

/** The last clause of a lead: "and" parts two of them only where what stands before it has a verb ("Van and bus sales"). */
function lastClause(lead: string): string {
  const own = lead.split(/\s(?:while|whereas|but|während)\s/i).at(-1) ?? '';
  const joint = [...own.matchAll(/(?:^|\s)(?:and|und)\s/gi)].findLast(
    ({ index }) => index === 0 || changes.verb.test(`${own.slice(0, index)} `),
  );
  return joint === undefined ? own : own.slice(joint.index + joint[0].length);
}

/** "Copper rose 0.9 %", "the index fell 102 points, or 0.4 %": how much each of several things moved; down is less than nothing. */
export const findMoves: Look = (countedSentences, { words, language }) => {
  const verbs = findLanguage(language)?.brief?.moves;
  if (verbs === undefined) return [];
  const moves = new RegExp(
    `(?<subject>[^,;:]{3,60}?)${stood}\\s(?:(?:was|were|is|are|has|have|had)\\s)?(?:(?<up>${verbs.rose})|(?<down>${verbs.fell}))\\s(?:by\\s|um\\s|about\\s|more than\\s)?${points}$`,
    'iu',
  );
  return countedSentences.flatMap(({ sentence: { text, score }, quantities }) =>
    quantities.flatMap((quantity, at): Found[] => {
      if (quantity.kind !== 'percent' || isRough(quantity)) return [];
      const from = quantities.slice(0, at).findLast(({ kind }) => kind === 'percent')?.end ?? 0;
      const lead = text.slice(from, quantity.start);
      const clause = lastClause(lead);
      const { subject = '', down } = moves.exec(clause)?.groups ?? {};
      const label = tidy(subject).replace(/^(?:the|der|die|das|le|la|les)\s/i, '');
      const amount = readAmount(quantity, language);
      const isNamed =
        label !== '' &&
        wordCount(label) <= maxNameWords &&
        !words.backward.has(firstWord(label)) &&
        !words.stop.has(firstWord(label));
      if (!isNamed || amount === undefined) return [];
      const value = down === undefined ? amount : -amount;
      const row = { label: capitalize(label), value, text: `${down === undefined ? '+' : '−'}${quantity.value}` };
      return [{ unit: `moves of ${findKind(label)}`, rows: [{ ...row, sentence: text }], rank: score }];
    }),
  );
};
