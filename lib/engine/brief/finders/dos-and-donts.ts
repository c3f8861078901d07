import { findLanguage, type Language } from '../../languages/index.ts';
import type { Item } from '../../modules.ts';
import type { Parallel } from '../reading/parallels.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { drawnLength } from '../text/text.ts';

/** Items of a side, of both, drawn letters of one, and the share of the other headings that must bid. */
const min = { side: 3, bidding: 0.6 };
const max = { items: 16, letters: 64 };
const sure = 0.9;

interface Signs {
  readonly forbids: RegExp;
  readonly bids: RegExp;
  readonly names: readonly [string, string];
}

function findSigns(language: Language | undefined): Signs | undefined {
  const { forbids, bids, bidNames } = language?.forms ?? {};
  return forbids === undefined || bids === undefined || bidNames === undefined
    ? undefined
    : {
        forbids: new RegExp(String.raw`^(?:${forbids})(?!\p{L})`, 'iu'),
        bids: new RegExp(String.raw`^(?:${bids})(?!\p{L})`, 'iu'),
        names: bidNames,
      };
}

/** Parts of a page that all stand in the row and are short enough to be read as rules. */
const isWhole = ({ origin, points, total }: Parallel): boolean =>
  (origin === 'sections' || origin === 'list') &&
  (total === undefined || total <= points.length) &&
  points.length <= max.items &&
  points.every(({ heading }) => drawnLength(heading) <= max.letters && !/[?？]/.test(heading));

/** Rules in a row, some of which bid and others forbid ("Check your motives", "Don't mix favours"): two columns of them. */
export function findDosAndDonts({ parallels, language }: Reading): Candidate[] {
  const signs = findSigns(findLanguage(language));
  const found = signs === undefined ? [] : parallels.filter(isWhole);
  for (const { points } of found) {
    const forbidden = points.filter(({ heading }) => signs?.forbids.test(heading));
    const bidden = points.filter((point) => !forbidden.includes(point));
    const areBids = bidden.filter(({ heading }) => signs?.bids.test(heading)).length >= bidden.length * min.bidding;
    if (signs === undefined || forbidden.length < min.side || bidden.length < min.side || !areBids) continue;
    const toItems = (side: typeof points) => side.map(({ heading, sentence }): Item => ({ heading, sentence }));
    const [name, other] = signs.names;
    const sides = [
      { name, items: toItems(bidden) },
      { name: other, items: toItems(forbidden) },
    ];
    const why = `${bidden.length} headings that bid and ${forbidden.length} that forbid`;
    return [{ module: { kind: 'sides', form: 'pros-cons', sides, sure, weight: weights.rules, why } }];
  }
  return [];
}
