import { languages } from '../../languages/index.ts';
import { matchOwn } from '../../languages/patterns.ts';
import type { Item } from '../../modules.ts';
import { findVerdict } from '../main-point/verdict.ts';
import type { Section } from '../outline/outline.ts';
import type { Reading } from '../reading/reading.ts';
import { listItemPoints, listSectionPoints } from '../reading/section-points.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import { dropColon } from './groups.ts';

interface ProsConsSide {
  readonly name: string;
  readonly items: Item[];
}

const matchWholly = (...names: readonly (string | undefined)[]) =>
  new RegExp(`^(?:${names.filter((one) => one !== undefined).join('|')})$`, 'iu');
const matchOpening = (names: string) => new RegExp(`^(?:${names})`, 'iu');

const pairs: readonly (readonly [RegExp, RegExp])[] = [
  ...languages.flatMap((language) => {
    const { pros, cons, dos, donts, likes, dislikes } = language.forms ?? {};
    return [
      ...(pros && cons ? [[matchOwn(language, pros), matchOwn(language, cons)] as const] : []),
      ...(dos && donts ? [[matchOpening(dos), matchOpening(donts)] as const] : []),
      ...(likes && dislikes ? [[matchWholly(likes, pros), matchWholly(dislikes, cons)] as const] : []),
    ];
  }),
  [/^(?:\+{1,3}|[➕👍✅✔])\uFE0F?$/u, /^(?:[-–−—]{1,3}|[➖👎❌✘])\uFE0F?$/u],
];

/** Any side's full name: one test per line of a long text rather than one per pair. */
const sideName = matchWholly(
  ...languages.flatMap(({ forms: { pros, cons, likes, dislikes } = {} }) => [pros, cons, likes, dislikes]),
);

const maxNameChars = 48;

function isPair(one: string, other: string): boolean {
  return pairs.some(([good, bad]) => good.test(one) && !bad.test(one) && bad.test(other) && !good.test(other));
}

interface PointGroup {
  readonly name: string;
  readonly place: 'section' | 'list' | 'label';
  readonly points: () => ProsConsSide['items'];
}

/** Limits for a list in a sentence ("The seats, the boot, the price"). */
const parts = { min: 2, letters: 60, words: 8 };

function splitNames(text: string): readonly string[] {
  const names = text.replace(/[.。]$/u, '').split(/\s*[,;、；،](?!\d)\s*/u);
  const areNames =
    names.length >= parts.min &&
    names.every(
      (name) => name !== '' && measureDrawnLength(name) <= parts.letters && countTextWords(name) <= parts.words,
    );
  return areNames ? names : [text];
}

function pointsUnder(section: Section, reading: Reading): Item[] {
  const { lists, sentences } = section;
  const [only = ''] = sentences;
  return lists.length === 0 && sentences.length === 1
    ? listItemPoints(splitNames(only), reading)
    : listSectionPoints(section, reading);
}

/** "Pros: quiet, light" as a paragraph or line. */
const labelled = /^([^:：\n]{1,48}[:：])\s*(\S.*)$/u;

function listGroups(reading: Reading): PointGroup[] {
  const { sections, lists } = reading.outline;
  const named = sections.map(
    (section): PointGroup => ({
      name: dropColon(section.heading),
      place: 'section',
      points: () => pointsUnder(section, reading),
    }),
  );
  const led = lists.map(
    ({ lead, items }): PointGroup => ({
      name: dropColon(lead),
      place: 'list',
      points: () => listItemPoints(items, reading),
    }),
  );
  const lines = reading.document.blocks.flatMap((block) => (block.type === 'paragraph' ? block.text.split('\n') : []));
  const labels = lines.flatMap((line): PointGroup[] => {
    const [, name = '', rest = ''] = labelled.exec(line) ?? [];
    return name === '' || !sideName.test(dropColon(name))
      ? []
      : [{ name: dropColon(name), place: 'label', points: () => listItemPoints(splitNames(tidy(rest)), reading) }];
  });
  return [...named, ...led, ...labels].filter(({ name }) => name !== '' && measureDrawnLength(name) <= maxNameChars);
}

/** Groups by pair, so that thousands of them are not compared with one another. */
function findPair(groups: readonly PointGroup[]): readonly [PointGroup, PointGroup] | undefined {
  for (const [good, bad] of pairs) {
    const goods = groups.filter(({ name }) => good.test(name) && !bad.test(name));
    const bads = groups.filter(({ name }) => bad.test(name) && !good.test(name));
    // Pros and cons for each of several things are no two sides of one.
    const isRepeated = [goods, bads].some(
      (side) => new Set(side.map(({ place, name }) => `${place} ${name}`)).size < side.length,
    );
    const [one] = goods;
    const other = bads.find(({ place }) => place === one?.place) ?? bads[0];
    if (one !== undefined && other !== undefined && !isRepeated) return [one, other];
  }
  return undefined;
}

function findColumns(reading: Reading): [ProsConsSide, ProsConsSide] | undefined {
  const named = reading.outline.tables.filter(({ block: { header } }) => {
    const [one = '', other = ''] = header.map(dropColon);
    return header.length === 2 && (isPair(one, other) || isPair(other, one));
  });
  for (const { block } of named.length === 1 ? named : []) {
    const [one = '', other = ''] = block.header.map(dropColon);
    const readColumn = (index: number) =>
      listItemPoints(block.rows.map((row) => tidy(row[index] ?? '')).filter(Boolean), reading).slice(0, maxItems);
    const [left, right] = [readColumn(0), readColumn(1)];
    if (left.length > 0 && right.length > 0)
      return [
        { name: one, items: left },
        { name: other, items: right },
      ];
  }
  return undefined;
}

const minPoints = 3;

function findGroups(reading: Reading): [ProsConsSide, ProsConsSide] | undefined {
  const [one, other] = findPair(listGroups(reading)) ?? [];
  if (one === undefined || other === undefined) return undefined;
  const [good, bad] = [one.points().slice(0, maxItems), other.points().slice(0, maxItems)];
  return good.length > 0 && bad.length > 0 && good.length + bad.length >= minPoints
    ? [
        { name: one.name, items: good },
        { name: other.name, items: bad },
      ]
    : undefined;
}

export function findProsCons(reading: Reading): Candidate[] {
  const sides = findColumns(reading) ?? findGroups(reading);
  if (sides === undefined) return [];
  const why = 'two groups named for and against';
  const found: Candidate = { module: { kind: 'sides', form: 'pros-cons', sides, sure: 0.92, weight: 1, why } };
  const verdict = findVerdict(reading);
  if (verdict === undefined) return [found];
  const judged = { ...verdict, sure: 0.92, weight: weights.module.thesis, why: 'the judgement of both sides' };
  return [found, { module: { kind: 'thesis', ...judged } }];
}
