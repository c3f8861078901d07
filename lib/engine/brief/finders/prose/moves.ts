import { findLanguage } from '../../../languages/index.ts';
import { joinRows } from '../../../languages/patterns.ts';
import { changes } from '../../text/change-words.ts';
import { capitalize, firstWord, tidy, wordCount } from '../../text/text.ts';
import { type AmountFinder, type Found, isRough, readAmount } from './amounts.ts';

const maxNameWords = 7;
/** "102.2 points, or" before the percentage. */
const points = String.raw`(?:(?:[\d.,]+\s\p{L}+,?\s)(?:${joinRows('or')})\s)?`;

/** "was last at 60.73," before the change. */
const stood = String.raw`(?:\s(?:${joinRows('stood')})(?:\s\p{L}+)?\s(?:${joinRows('stoodAt')})\s[$€£¥]?[\d.,]+,)?`;

/** Indexes, sectors and single shares are not compared with each other. */
const index = new RegExp(String.raw`(?<!\p{L})(?:${joinRows('indexes')})(?!\p{L})`, 'iu');
const sector = new RegExp(String.raw`(?<!\p{L})(?:${joinRows('sectors')})$`, 'iu');
const findKind = (label: string) => (index.test(label) ? 'index' : sector.test(label) ? 'sector' : 'single');

const contrasting = new RegExp(String.raw`\s(?:${joinRows('contrasting')})\s`, 'i');
const joining = new RegExp(String.raw`(?:^|\s)(?:${joinRows('and')})\s`, 'gi');

function lastClause(lead: string): string {
  const own = lead.split(contrasting).at(-1) ?? '';
  const joint = [...own.matchAll(joining)].findLast(
    ({ index }) => index === 0 || changes.verb.test(`${own.slice(0, index)} `),
  );
  return joint === undefined ? own : own.slice(joint.index + joint[0].length);
}

const auxiliaries = String.raw`(?:(?:${joinRows('changeAuxiliaries')})\s)?`;
const by = String.raw`(?:(?:${joinRows('changeBy')})\s)?`;
const article = new RegExp(String.raw`^(?:${joinRows('changeArticles')})\s`, 'i');

/** "Copper rose 0.9 %", "the index fell 102 points, or 0.4 %"; falls are negative. */
export const findMoves: AmountFinder = (countedSentences, { words, language }) => {
  const verbs = findLanguage(language)?.brief?.moves;
  if (verbs === undefined) return [];
  const moves = new RegExp(
    String.raw`(?<subject>[^,;:]{3,60}?)${stood}\s${auxiliaries}(?:(?<up>${verbs.rose})|(?<down>${verbs.fell}))\s${by}${points}$`,
    'iu',
  );
  return countedSentences.flatMap(({ sentence: { text, score }, quantities }) =>
    quantities.flatMap((quantity, at): Found[] => {
      if (quantity.kind !== 'percent' || isRough(quantity)) return [];
      const from = quantities.slice(0, at).findLast(({ kind }) => kind === 'percent')?.end ?? 0;
      const lead = text.slice(from, quantity.start);
      const clause = lastClause(lead);
      const { subject = '', down } = moves.exec(clause)?.groups ?? {};
      const label = tidy(subject).replace(article, '');
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
