import { languages } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { type Candidate, maxItems } from '../candidate.ts';
import type { Section } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';
import { pointsOfItems, pointsOfSection } from '../reading/section-points.ts';
import { drawnLength, tidy } from '../text.ts';

interface Side {
  readonly name: string;
  readonly items: Item[];
}

/** Names of the two sides, for and against, each pair in one language's words. */
const pairs: readonly (readonly [RegExp, RegExp])[] = languages.flatMap((language) => {
  const { pros, cons, dos, donts } = language.forms ?? {};
  const opening = (names: string) => new RegExp(`^(?:${names})`, 'iu');
  return [
    ...(pros && cons ? [[matchOwn(language, pros), matchOwn(language, cons)] as const] : []),
    ...(dos && donts ? [[opening(dos), opening(donts)] as const] : []),
  ];
});

/** Longer headings tell rather than name a side. */
const maxNameChars = 48;

/** Which pair names `one` as its first side and `other` as its second; each name must not fit both. */
function isPair(one: string, other: string): boolean {
  return pairs.some(([good, bad]) => good.test(one) && !bad.test(one) && bad.test(other) && !good.test(other));
}

const bare = (text: string) => tidy(text).replace(/\s*[:：]$/, '');

/** Named groups of points, in order: sections, lists led by a name, and tables of two columns. */
function listGroups(reading: Reading): { name: string; points: () => Side['items'] }[] {
  const { sections, lists } = reading.outline;
  const named = sections.map((section: Section) => ({
    name: bare(section.heading),
    points: () => pointsOfSection(section, reading),
  }));
  const led = lists.map(({ lead, items }) => ({ name: bare(lead), points: () => pointsOfItems(items, reading) }));
  return [...named, ...led].filter(({ name }) => name !== '' && drawnLength(name) <= maxNameChars);
}

/** What speaks for and against one thing: sections or lists with a pair's names, or a table headed with them. */
export function findProsCons(reading: Reading): Candidate[] {
  const why = 'two groups named for and against';
  const found = (sides: [Side, Side]): Candidate[] => [
    { module: { kind: 'sides', form: 'pros-cons', sides, sure: 0.92, weight: 1, why } },
  ];
  for (const { block } of reading.outline.tables) {
    const [one = '', other = ''] = block.header.map(bare);
    if (block.header.length !== 2 || !(isPair(one, other) || isPair(other, one))) continue;
    const column = (index: number) =>
      pointsOfItems(block.rows.map((row) => tidy(row[index] ?? '')).filter(Boolean), reading).slice(0, maxItems);
    const [left, right] = [column(0), column(1)];
    if (left.length > 0 && right.length > 0)
      return found([
        { name: one, items: left },
        { name: other, items: right },
      ]);
  }
  const groups = listGroups(reading);
  // By pair, so that thousands of groups are not each compared with every other.
  const goodNames = pairs.map(([good, bad]) => groups.map(({ name }) => good.test(name) && !bad.test(name)));
  const firstBad = pairs.map(([good, bad]) => groups.findIndex(({ name }) => bad.test(name) && !good.test(name)));
  for (const [index, one] of groups.entries()) {
    const others = firstBad.filter((place, pair) => place >= 0 && goodNames[pair]?.[index]);
    const other = groups[Math.min(...others)];
    if (other === undefined) continue;
    const [good, bad] = [one.points().slice(0, maxItems), other.points().slice(0, maxItems)];
    if (good.length > 0 && bad.length > 0 && good.length + bad.length >= 3)
      return found([
        { name: one.name, items: good },
        { name: other.name, items: bad },
      ]);
  }
  return [];
}
