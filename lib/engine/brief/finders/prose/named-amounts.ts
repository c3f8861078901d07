import { findLanguage } from '../../../languages/index.ts';
import { joinFigures, joinRows, perPageLanguage } from '../../../languages/patterns.ts';
import type { ChartRow } from '../../../modules.ts';
import { readMeasure } from '../../numbers/measures.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import type { Reading } from '../../reading/reading.ts';
import type { RankedSentence } from '../../text/rank.ts';
import { capitalize, tidy } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import { type AmountFinder, type Counted, type Found, formatQuantity, readAmount, readUnit } from './amounts.ts';

const minNames = 3;

/** Who has an amount: the subject of a verb before it, the one who gets it, or a further name where the verb is left out. */
const getNamed = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinRows>[0]) => joinRows(field, among);
  const and = join('listAnd');
  const name = String.raw`(?<name>\p{Lu}[\p{L}'’.&-]*(?:\s(?:${join('nameOf')}|&)?\s?\p{Lu}[\p{L}'’.&-]*){0,4})\s`;
  const verb = String.raw`(?:(?:${join('having')})\s)?(?<verb>\p{Ll}{3,})`;
  return {
    /** "Ada Lund earned", "the harbour town of Mora spent" */
    subject: new RegExp(
      [
        String.raw`(?:^|[,;]\s(?:(?:${join('nextAmount')}|${joinFigures('labelJoints', among)})\s)?)`,
        name,
        `${verb}$`,
      ].join(''),
      'u',
    ),
    /** "The town has paid Ada Lund" */
    receiver: new RegExp(String.raw`\s(?:${join('having')})\s(?<verb>\p{Ll}{3,})\s${name}$`, 'u'),
    /** "…; Bo Holm 20 million and Cora Dahl" */
    further: new RegExp(
      String.raw`^(?:\s\p{Ll}+){0,5}(?:[,;]\s(?:(?:${and})\s)?|\s(?:${and})\s)(?:(?:${join('nextAmount')})\s)?${name}$`,
      'u',
    ),
  };
});

interface NamedAmount {
  readonly sentence: RankedSentence;
  readonly one: Quantity;
  readonly name: string;
  readonly verb: string;
  readonly value: number;
  readonly unit: string;
}

/** "Alphabet (Google’s parent) has got" */
const withoutBrackets = (text: string) => text.replace(/\s\([^()]*\)/g, '');

const isName = (name: string, { stop, backward }: LanguageWords) =>
  name !== '' && !stop.has(name.toLowerCase()) && !backward.has(name.toLowerCase());

function listNamed({ sentence, quantities }: Counted, { language, words }: Reading): NamedAmount[] {
  const { subject, receiver, further } = getNamed(words.language);
  const found: NamedAmount[] = [];
  for (const one of quantities) {
    const unit = readUnit(one);
    const value = readAmount(one, language);
    const before = withoutBrackets(sentence.text.slice(0, one.start));
    const last = found.at(-1);
    const joined = last?.unit === unit ? further.exec(sentence.text.slice(last.one.end, one.start)) : null;
    const { name = '', verb = last?.verb ?? '' } =
      (joined ?? subject.exec(before.trimEnd()) ?? receiver.exec(`${before.trimEnd()} `))?.groups ?? {};
    if (isName(name, words) && one.kind !== 'count' && value !== undefined)
      found.push({ sentence, one, name, verb, value, unit });
  }
  return found;
}

/** "A earned $37 million … B made $20 million": several names that each have an amount of one unit. */
export const findNamedAmounts: AmountFinder = (countedSentences, reading) => {
  const verbs = findLanguage(reading.language)?.brief?.moves;
  // Rises and falls are not compared without their signs.
  const moved = verbs && new RegExp(`^(?:${verbs.rose}|${verbs.fell})$`, 'iu');
  const found = countedSentences
    .flatMap((counted) => listNamed(counted, reading))
    .filter(({ verb }) => moved?.test(verb) !== true);
  return [...Map.groupBy(found, ({ unit }) => unit).values()].flatMap((some): Found[] => {
    const distinct = some.filter(({ name }, index) => some.findIndex((other) => other.name === name) === index);
    const verbs = [...Map.groupBy(distinct, ({ verb }) => verb).values()].map(({ length }) => length);
    if (distinct.length < minNames || Math.max(...verbs) * 2 < distinct.length) return [];
    const rows = distinct.map(({ sentence, one, name, value }) => ({
      label: name,
      value,
      text: formatQuantity(one),
      sentence: sentence.text,
    }));
    return [{ unit: distinct[0]?.unit ?? '', rows, rank: Math.max(...distinct.map(({ sentence }) => sentence.score)) }];
  });
};

/** "Name: 14 → 23 h" */
const arrow =
  /^(?<name>\p{L}[^:：→]{1,40}?)\s*[:：]\s*(?<from>[^→:]{1,16}?)\s*(?:→|->|⟶|➜)\s*(?<to>[^→:]{1,16}?)[.;]?$/u;

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
