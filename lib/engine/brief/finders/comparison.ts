import { joinAlternatives, joinForms, matchWords, perPageLanguage, pickForms } from '../../languages/patterns.ts';
import type { Reading } from '../reading/reading.ts';
import { listSectionPoints } from '../reading/section-points.ts';
import { type Candidate, maxItems } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { countTextWords, listTerms, measureDrawnLength, overlap, tidy } from '../text/text.ts';
import { hasTitledSide, isTitled, isWholeText, readComparedTable, type Side } from './compared-table.ts';

/** Titles that compare two things, as the page's language writes them: Dutch "of" and Portuguese "o" are other words elsewhere. */
const getSigns = perPageLanguage((among) => {
  const matches = (between: 'versus' | 'strictVersus', before: 'difference' | 'strictDifference') =>
    new RegExp(
      String.raw`(?:^|\s)(?:${joinForms(between, among)})\s|${matchWords(pickForms(before), 'iu', among).source}`,
      'iu',
    );
  return {
    versus: matches('versus', 'difference'),
    strictlyVersus: matches('strictVersus', 'strictDifference'),
    both: new RegExp(`\\s(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)}|&)\\s`, 'iu'),
  };
});

/** Drawn letters of a side's name; share of a heading's terms in the title by which it is one of the two sides. */
const maxNameChars = 34;
const allTerms = 0.99;

function findInSections(reading: Reading): [Side, Side] | undefined {
  const { outline, fullTitle, words } = reading;
  const { versus, both } = getSigns(words.language);
  if (!versus.test(fullTitle) && !both.test(fullTitle)) return undefined;
  const topic = new Set(listTerms(fullTitle, words));
  const named = outline.sections.filter(
    ({ heading }) =>
      countTextWords(heading) <= 5 &&
      measureDrawnLength(heading) <= maxNameChars &&
      overlap(new Set(listTerms(heading, words)), topic) >= allTerms,
  );
  if (named.length !== 2 || named[0]?.level !== named[1]?.level) return undefined;
  const [one, other] = named;
  if (one === undefined || other === undefined || one.heading === other.heading) return undefined;
  const [left, right] = [listSectionPoints(one, reading), listSectionPoints(other, reading)];
  const count = Math.min(left.length, right.length, maxItems);
  if (count < 2) return undefined;
  return [
    { name: tidy(one.heading), items: left.slice(0, count) },
    { name: tidy(other.heading), items: right.slice(0, count) },
  ];
}

const sureness = {
  table: { versus: 0.95, topic: 0.85, aside: 0.45 },
  sections: { versus: 0.9, either: 0.7, named: 0.6 },
};

function findInTables(reading: Reading): Candidate[] {
  const { outline, fullTitle, words } = reading;
  const { versus, strictlyVersus } = getSigns(words.language);
  const topic = new Set(listTerms(fullTitle, words));
  for (const { block, lead } of outline.tables) {
    const [header, body] =
      block.header.length > 0 ? [block.header, block.rows] : [block.rows[0] ?? [], block.rows.slice(1)];
    const announced = `${lead} ${block.caption ?? ''}`;
    const isCompared = strictlyVersus.test(fullTitle) || strictlyVersus.test(announced);
    const found = readComparedTable(header, body.slice(0, 30), reading, isCompared);
    if (found === undefined) continue;
    const [one, other] = found.sides;
    if (strictlyVersus.test(fullTitle) && !hasTitledSide([one.name, other.name], reading)) continue;
    const names = new Set(listTerms(`${one.name} ${other.name}`, words));
    const isTopic = overlap(names, topic) >= 0.5 || versus.test(announced) || isCompared;
    const score =
      strictlyVersus.test(fullTitle) || isTitled([one.name, other.name], reading)
        ? sureness.table.versus
        : isTopic || isWholeText(reading, body)
          ? sureness.table.topic
          : sureness.table.aside;
    const caption = tidy(block.caption ?? '');
    const subtitle =
      caption !== '' && caption !== fullTitle && measureDrawnLength(caption) <= 90 ? { subtitle: caption } : {};
    const why = `table of ${one.name} and ${other.name}`;
    // Before the source's own summary, which is half of it.
    const isSubject = isCompared || isTitled([one.name, other.name], reading);
    const weight = isSubject && isTopic ? weights.titledSides : weights.module.sides;
    return [{ module: { kind: 'sides', form: 'comparison', ...found, sure: score, weight, why }, ...subtitle }];
  }
  return [];
}

export const isVersus = ({ fullTitle, words }: Reading): boolean =>
  getSigns(words.language).strictlyVersus.test(fullTitle);

export function findComparison(reading: Reading): Candidate[] {
  const { fullTitle, words } = reading;
  const { versus, strictlyVersus } = getSigns(words.language);
  const table = findInTables(reading);
  if (table.length > 0) return table;
  const sections = findInSections(reading);
  if (sections === undefined) return [];
  const sure = strictlyVersus.test(fullTitle)
    ? sureness.sections.versus
    : versus.test(fullTitle)
      ? sureness.sections.either
      : sureness.sections.named;
  const why = 'two sections that the title sets against each other';
  return [{ module: { kind: 'sides', form: 'comparison', sides: [...sections], sure, weight: 1, why } }];
}
