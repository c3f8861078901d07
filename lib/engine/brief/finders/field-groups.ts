import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import type { Section } from '../outline/outline.ts';
import type { Reading } from '../reading/reading.ts';
import { listSectionPoints } from '../reading/section-points.ts';
import { type Candidate, maxItems, toItem } from '../selection/candidate.ts';
import { listTerms, measureDrawnLength, tidy } from '../text/text.ts';
import type { Side } from './compared-table.ts';

const matchState = (names: string) => new RegExp(String.raw`^(?:${names})(?<of>(?:\s\S+){0,4})$`, 'iu');
const getNames = perPageLanguage((among) => ({
  fields: new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.sets?.fields, among)})$`, 'iu'),
  before: matchState(joinAlternatives(({ brief }) => brief?.sets?.before, among)),
  after: matchState(joinAlternatives(({ brief }) => brief?.sets?.after, among)),
}));

const maxChars = { name: 40, item: 90 };
const count = { fields: 4, axes: 2, perField: 3 };

const name = ({ heading }: Section) => tidy(heading).replace(/\s*[:：]$/u, '');

function toSide(section: Section, max: number, reading: Reading): Side | undefined {
  const points = listSectionPoints(section, reading);
  const isWhole = points.length >= (section.lists[0]?.items.length ?? 1);
  const own = points.slice(0, max).map(toItem);
  return isWhole && own.length > 0 && points.length <= max ? { name: name(section), items: own } : undefined;
}

/** "Urgent and important", "Important but not urgent" …: two terms that are in every heading, affirmed or denied. */
function areAxes(sections: readonly Section[], { words }: Reading): boolean {
  const terms = sections.map(
    ({ heading }) => new Set(listTerms(heading, words).filter((term) => !words.stop.has(term))),
  );
  const all = new Set(terms.flatMap((own) => [...own]));
  const shared = [...all].filter((term) => terms.every((own) => own.has(term)));
  const others = [...all].filter((term) => !shared.includes(term));
  return shared.length === count.axes && others.every((term) => words.denying.has(term));
}

/** Four headings that are a SWOT's, or the fields of two axes, with what stands under each, however little. */
export function findFields(reading: Reading): Candidate[] {
  const { sections } = reading.outline;
  const { fields } = getNames(reading.words.language);
  const known = sections.filter((section) => fields.test(name(section)));
  const run = known.length === count.fields ? known : sections;
  const level = run[0]?.level;
  if (run.length !== count.fields || run.some((section) => section.level !== level)) return [];
  if (run !== known && !areAxes(run, reading)) return [];
  if (run.some((section) => measureDrawnLength(name(section)) > maxChars.name)) return [];
  const max = run === known ? maxItems : count.perField;
  const sides = run.flatMap((section) => toSide(section, max, reading) ?? []);
  const areShort = sides.every(({ items }) =>
    items.every(({ heading }) => measureDrawnLength(heading) <= maxChars.item),
  );
  if (sides.length < count.fields || !areShort) return [];
  const why = 'four fields by name, with what stands under each';
  return [{ module: { kind: 'sides', form: 'quadrant', sides, sure: 0.95, weight: 1, why } }];
}

/** "Before" and "After" as headings: both sides, whole. */
export function findBeforeAfter(reading: Reading): Candidate[] {
  const { sections } = reading.outline;
  const { before, after } = getNames(reading.words.language);
  const [one, ...moreBefore] = sections.filter((section) => before.test(name(section)));
  const [other, ...moreAfter] = sections.filter((section) => after.test(name(section)));
  if (one === undefined || other === undefined || moreBefore.length > 0 || moreAfter.length > 0) return [];
  const areOfOne = before.exec(name(one))?.groups?.of === after.exec(name(other))?.groups?.of;
  if (one.level !== other.level || !areOfOne || sections.indexOf(other) !== sections.indexOf(one) + 1) return [];
  const [left, right] = [one, other].map((section) => toSide(section, maxItems, reading));
  if (left === undefined || right === undefined) return [];
  const why = 'headings for before and after';
  return [{ module: { kind: 'sides', form: 'before-after', sides: [left, right], sure: 0.95, weight: 1, why } }];
}
