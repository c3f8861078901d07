import type { BriefModule, Item } from '../../modules.ts';
import { isMisleading } from '../numbers/whole-label.ts';
import type { Reading } from '../reading/reading.ts';
import { listNumbers, measureDrawnLength } from '../text/text.ts';
import { createLeading } from './leading-numbers.ts';
import { findNoun, findStatedNumber } from './stated-numbers.ts';

/** Statements of a picture whose number is set large, and drawn letters of that number. */
const max = { items: 3, letters: 23 };

/** The number without the words that limit it, which stay in their place; with its noun where that is short. */
function findFigure({ heading, sentence = '' }: Item, reading: Reading): string | undefined {
  const found = findStatedNumber(heading, sentence, reading);
  if (found === undefined || isMisleading(heading, found, heading, reading.title ?? '', reading.words))
    return undefined;
  const said = heading.slice(found.start, found.end);
  const number = said.slice(Math.max(0, said.search(/[^\p{L}\s]*\p{N}/u)));
  const unit =
    found.unit === '' ? (found.kind === 'count' ? findNoun(heading.slice(found.end), reading) : undefined) : found.unit;
  const whole = unit === undefined ? number : `${number} ${unit}`;
  return [whole, number].find((form) => heading.includes(form) && measureDrawnLength(form) <= max.letters);
}

export function withFigures(modules: readonly BriefModule[], reading: Reading): BriefModule[] {
  const shown = modules.flatMap((module) =>
    module.kind === 'numbers'
      ? module.figures.flatMap(({ value }) => listNumbers(value))
      : module.kind === 'chart'
        ? module.rows.flatMap(({ text, other }) => listNumbers(`${text} ${other?.text ?? ''}`))
        : [],
  );
  const isLeading = createLeading(reading, true);
  let left = max.items;
  const markItem = (item: Item): Item => {
    if (left === 0 || (item.body !== undefined && item.isInseparable !== true)) return item;
    const figure = findFigure(item, reading);
    if (figure === undefined || listNumbers(figure).some((number) => shown.includes(number))) return item;
    if (!isLeading({ value: figure, label: item.heading, sentence: item.sentence })) return item;
    left--;
    return { ...item, figure };
  };
  return modules.map((module) =>
    module.kind === 'statements' ? { ...module, items: module.items.map(markItem) } : module,
  );
}
