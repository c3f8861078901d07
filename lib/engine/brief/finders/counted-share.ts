import { joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { findCountedShares, findRatios, type Ratio } from '../numbers/ratios.ts';
import { findScope } from '../numbers/whole-label.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { endsWhole, isHedged } from '../text/borders.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  tidy,
} from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Sentences behind the title in which a share may be the message, and how near to the title their words are. */
const leading = 2;
const minNearness = { leading: 0.4, other: 0.5 };
const budgetChars = 84;
const maxCounted = 30;

const getSigns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinFigures>[0]) => joinFigures(field, among);
  return {
    shareOf: new RegExp(String.raw`^(?:${join('shareOf')})\s`, 'i'),
    particle: new RegExp(`^(?:${join('noLabelStart')})`, 'u'),
    particleEnd: new RegExp(`(?:${join('noLabelStart')})$`, 'u'),
    linkStart: new RegExp(`^(?:${join('shareLinks')})`, 'u'),
    linkEnd: new RegExp(`(?:${join('shareLinks')})$`, 'u'),
    hedge: new RegExp(
      String.raw`^(?:${join('hedgesAtLeast')}|${join('hedgesAtMost')}|${join('hedgesNear')}|${join('hedgesOther')})$`,
      'i',
    ),
    tallies: new RegExp(String.raw`^(?:${join('tallies')})(?!\p{L})`, 'iu'),
  };
});

const fits = (label: string, words: LanguageWords): boolean =>
  countTextWords(label) >= 2 &&
  measureDrawnLength(label) <= budgetChars &&
  !/\p{N}/u.test(label) &&
  endsWhole(label, words);

function findCloseLabel(sentence: string, { start, end }: Ratio, words: LanguageWords): string | undefined {
  const { particle, particleEnd, linkEnd, linkStart } = getSigns(words.language);
  const border = /[、，,；;。]/u;
  const opening = sentence.slice(0, start).split(border).at(-1) ?? '';
  // "half of it": what it is stands before.
  if ([...words.backward].some((word) => opening.endsWith(word))) return undefined;
  const before = opening.replace(linkEnd, '');
  const [after = ''] = sentence.slice(end).replace(linkStart, '').split(border);
  const label =
    before === ''
      ? after.replace(particle, '')
      : `${before}${particleEnd.test(before) ? after.replace(particle, '') : after}`;
  return fits(label, words) ? label : undefined;
}

function findLabel(sentence: string, ratio: Ratio, reading: Reading): string | undefined {
  const { words, fullTitle } = reading;
  if (isUnspaced(sentence)) return findCloseLabel(sentence, ratio, words);
  const { shareOf, hedge, tallies } = getSigns(words.language);
  const behind = sentence.slice(ratio.end);
  const [clause = ''] = tidy(behind)
    .replace(shareOf, '')
    .split(/[,;:،؛.](?=\s|$)|[()–—!?]/u);
  const label = tidy(clause);
  const lead = tidy(sentence.slice(0, ratio.start));
  const scope = lead === '' || hedge.test(lead) ? '' : findScope(`${lead} ${ratio.text}`, words);
  const isWhole = !isHedged(tidy(behind).slice(clause.length), words);
  if (scope === undefined || scope === null || !isWhole || tallies.test(label) || !fits(label, words)) return undefined;
  const isNamed = scope === '' || listTerms(scope, words).every((term) => listTerms(fullTitle, words).includes(term));
  const whole = isNamed ? label : `${label}, ${scope.charAt(0).toLowerCase()}${scope.slice(1)}`;
  return measureDrawnLength(whole) <= budgetChars && !words.backward.has(getFirstWord(label)) ? whole : undefined;
}

/** One share in words or digits ("one in four adults …"), by which the title or lead says what a text is about. */
export function findCountedShare(reading: Reading, sure: number): Candidate[] {
  const { fullTitle, ranked, words } = reading;
  const topic = new Set(listTerms(fullTitle, words));
  const texts = [fullTitle, ...ranked.map(({ text }) => text)];
  for (const [index, sentence] of texts.entries()) {
    const own = new Set(listTerms(sentence, words));
    const near = overlap(topic, own) >= (index <= leading ? minNearness.leading : minNearness.other);
    if (index > 0 && !near) continue;
    const counted = findCountedShares(sentence, words.language);
    for (const ratio of [...counted, ...(index <= leading ? findRatios(sentence, words.language) : [])]) {
      const label = findLabel(sentence, ratio, reading);
      if (label === undefined) continue;
      const { text, share, of = 0 } = ratio;
      const outOf = of > 1 && of <= maxCounted ? of : undefined;
      const value = outOf === undefined ? Math.round(share * 1000) / 10 : Math.round(share * outOf);
      const bid = { sure, weight: 1, why: 'one share that the title or lead states' };
      const row = { label, value, text, sentence };
      return [{ module: { kind: 'chart', form: 'share', rows: [row], ...(outOf ? { outOf } : {}), ...bid } }];
    }
  }
  return [];
}
