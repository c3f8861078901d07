import { findLanguage } from '../../../languages/index.ts';
import { joinFigures, joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalize, tidy } from '../../text/text.ts';
import { type AmountFinder, drawn, type Found, readAmount, readUnit } from './amounts.ts';

const minNames = 3;

/** "Ada Lund earned", "the harbour town of Mora spent": a name and one verb right before an amount. */
const getNamed = perPageLanguage(
  (among) =>
    new RegExp(
      [
        String.raw`(?:^|[,;]\s(?:(?:${joinRows('nextAmount', among)}|${joinFigures('labelJoints', among)})\s)?)`,
        String.raw`(?<name>\p{Lu}[\p{L}'’.&-]*(?:\s(?:${joinRows('nameOf', among)}|&)?\s?\p{Lu}[\p{L}'’.&-]*){0,4})\s`,
        String.raw`(?:(?:${joinRows('having', among)})\s)?(?<verb>\p{Ll}{3,})$`,
      ].join(''),
      'u',
    ),
);

/** "A earned $37 million … B made $20 million": several names, each the subject of an amount of one unit. */
export const findNamedAmounts: AmountFinder = (countedSentences, { language, words }) => {
  const verbs = findLanguage(language)?.brief?.moves;
  // Rises and falls are not compared without their signs.
  const moved = verbs && new RegExp(`^(?:${verbs.rose}|${verbs.fell})$`, 'iu');
  const found = countedSentences.flatMap(({ sentence, quantities }) =>
    quantities.flatMap((one) => {
      const { name = '', verb = '' } =
        getNamed(words.language).exec(tidy(sentence.text.slice(0, one.start)))?.groups ?? {};
      const value = readAmount(one, language);
      const isName = name !== '' && !words.stop.has(name.toLowerCase()) && !words.backward.has(name.toLowerCase());
      return isName && !moved?.test(verb) && one.kind !== 'count' && value !== undefined
        ? [{ sentence, one, name, verb, value, unit: readUnit(one) }]
        : [];
    }),
  );
  return [...Map.groupBy(found, ({ unit }) => unit).values()].flatMap((some): Found[] => {
    const distinct = some.filter(({ name }, index) => some.findIndex((other) => other.name === name) === index);
    const verbs = [...Map.groupBy(distinct, ({ verb }) => verb).values()].map(({ length }) => length);
    if (distinct.length < minNames || Math.max(...verbs) * 2 < distinct.length) return [];
    const rows = distinct.map(({ sentence, one, name, value }) => ({
      label: name,
      value,
      text: drawn(one),
      sentence: sentence.text,
    }));
    return [{ unit: distinct[0]?.unit ?? '', rows, rank: Math.max(...distinct.map(({ sentence }) => sentence.score)) }];
  });
};

/** "Name: 14 → 23 h" */
const arrow =
  /^(?<name>\p{L}[^:：→]{1,40}?)\s*[:：]\s*(?<from>[^→:]{1,16}?)\s*(?:→|->|⟶|➜)\s*(?<to>[^→:]{1,16}?)[.;]?$/u;

/** Names with an earlier and a later value of one unit, from the items of a list or of one line. */
export function findArrows({ document, outline, ranked, language }: Reading): Found[] {
  const rank = Math.max(0, ...ranked.map(({ score }) => score));
  const lines = document.blocks.flatMap((block) =>
    (block.type === 'paragraph' || block.type === 'heading') && /→|->|⟶|➜/.test(block.text)
      ? block.text.split('\n').map((line) => line.split(/[,;]\s/))
      : [],
  );
  return [...outline.lists.map(({ items }) => items), ...lines].flatMap((texts): Found[] => {
    const units = new Set<string>();
    const rows = texts.flatMap((text): ChartRow[] => {
      const { name, from = '', to = '' } = arrow.exec(tidy(text))?.groups ?? {};
      const [before, after] = [readMeasure(from, language), readMeasure(to, language)];
      if (name === undefined || before === undefined || after === undefined) return [];
      if (before.unit !== '' && before.unit !== after.unit) return [];
      units.add(after.unit);
      const other = { value: before.value, text: before.text };
      return [{ label: capitalize(name), value: after.value, text: after.text, other, sentence: text }];
    });
    return rows.length === texts.length && rows.length >= 2 && units.size === 1
      ? [{ unit: [...units][0] ?? '', rows, rank }]
      : [];
  });
}
