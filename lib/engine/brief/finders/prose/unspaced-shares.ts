import { findLanguage } from '../../../languages/index.ts';
import { joinAlternatives, perPageLanguage } from '../../../languages/patterns.ts';
import type { BriefWords } from '../../../languages/words/brief-words.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import type { Reading } from '../../reading/reading.ts';
import { isUnspaced, tidy } from '../../text/text.ts';
import type { Found } from './amounts.ts';

const minRows = 3;
type Shares = NonNullable<BriefWords['unspacedShares']>;

const getSigns = perPageLanguage((among) => {
  const join = (key: keyof Shares) => joinAlternatives(({ brief }) => brief?.unspacedShares?.[key], among);
  const noName = among.map(({ brief }) => brief?.unspacedShares?.noName ?? '').join('');
  return {
    /** "次いでFirefoxが10％": a name, its particle and its share; "以上" behind it is part of the value. */
    part: new RegExp(
      String.raw`^(?:${join('further')})?(?<name>[^${noName}。]{2,28}?)(?:${join('joins')})(?:${join('about')})?(?<value>[\d０-９]+(?:[.．][\d０-９]+)?[％%])(?<limit>${join('limits')})?(?<rest>.*)$`,
      'u',
    ),
    /** The whole of the shares: "70％以上のマーケットシェアを持ち", "以下の市场份额". */
    whole: new RegExp(`^(?:${join('measure')})`, 'u'),
  };
});

/** "Aは70％以上のシェアを持ち、次いでBが10％、Cが4％", in scripts without spaces. */
export function findUnspacedShares({ ranked, language }: Reading): Found[] {
  const { part, whole } = getSigns(findLanguage(language));
  return ranked.flatMap(({ text, score }): Found[] => {
    if (!isUnspaced(text) || !/[％%]/.test(text)) return [];
    let measure: string | undefined;
    const rows = text.split(/[、，,；;]/).flatMap((segment): ChartRow[] => {
      const { name = '', value = '', limit = '', rest = '' } = part.exec(tidy(segment))?.groups ?? {};
      const read = readMeasure(value.replace('％', '%').replace('．', '.'), language);
      if (read === undefined) return [];
      measure ??= whole
        .exec(rest)
        ?.slice(1)
        .find((said) => said !== undefined);
      return [{ label: tidy(name), value: read.value, text: `${value}${limit}`, sentence: text }];
    });
    const isDistinct = new Set(rows.map(({ label }) => label)).size === rows.length;
    return rows.length >= minRows && isDistinct && measure !== undefined
      ? [{ unit: '%', rows, rank: score, measure }]
      : [];
  });
}
