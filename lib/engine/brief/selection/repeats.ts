import type { BriefModule, Figure, Item } from '../../modules.ts';
import { isAsking } from '../statements/heading-question.ts';
import { splitSentences } from '../text/sentences.ts';
import { hasNewNumber, listNumbers, listTerms, toStems } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** A statement is a repetition with this share of its stems above it, fewer than `newStems` new ones and no new number. */
const repeated = { share: 0.6, newStems: 3 };

const computeShare = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  part.size === 0 ? 0 : [...part].filter((stem) => whole.has(stem)).length / part.size;

const readItem = ({ heading, body = '' }: Item): string => `${heading} ${body}`;

function repeats(text: string, above: string, words: LanguageWords): boolean {
  const [own, shown] = [text, above].map((one) => toStems(listTerms(one, words)));
  if (!own || !shown) return false;
  const added = [...own].filter((stem) => !shown.has(stem)).length;
  return !hasNewNumber(text, above) && added < repeated.newStems && own.size - added >= own.size * repeated.share;
}

/** Stems below which a text is a name, which may recur. */
const minStems = 4;
/** Share of a text's stems in another that makes it redundant. */
const contained = { twice: 0.9, line: 0.7, lost: 3 };

interface StemmedText {
  readonly text: string;
  readonly stems: ReadonlySet<string>;
}
const read = (text: string, words: LanguageWords): StemmedText => ({ text, stems: toStems(listTerms(text, words)) });

const isContained = (own: StemmedText, other: StemmedText): boolean =>
  own.stems.size >= minStems &&
  computeShare(own.stems, other.stems) >= contained.twice &&
  !hasNewNumber(own.text, other.text);

const withoutBody = ({ heading, sentence }: Item): Item => ({ heading, sentence });

function withNews(items: readonly Item[], title: string, line: string, words: LanguageWords): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const above = [`${title} ${line}`, ...kept.map(readItem)];
    const isOld = above.some(
      (one) =>
        repeats(readItem(item), one, words) ||
        (!hasNewNumber(readItem(item), one) && repeats(item.heading, one, words)),
    );
    if (item.heading === line || isOld) continue;
    const isBodySaid = item.body !== undefined && isContained(read(item.body, words), read(line, words));
    kept.push(item.body === line || isBodySaid ? withoutBody(item) : item);
  }
  return kept;
}

function listSaid(module: BriefModule): string[] {
  switch (module.kind) {
    case 'items':
    case 'sequence':
      return module.items.flatMap(({ heading, body = '' }) => [heading, body]);
    case 'sides':
      return module.sides.flatMap(({ items }) => items.flatMap(({ heading, body = '' }) => [heading, body]));
    case 'quote':
    case 'thesis':
      return [module.text];
    default:
      return [];
  }
}

const year = /^(?:1\d|20)\d\d$/;
/** Stems that two texts with one number share where they say the same: at least, and of the shorter one. */
const sameFact = { stems: 2, share: 0.25 } as const;

function saysFactAgain(text: string, other: string, words: LanguageWords): boolean {
  const numbers = listNumbers(other).filter((number) => number.length > 1 && !year.test(number));
  if (!listNumbers(text).some((number) => numbers.includes(number))) return false;
  const [own, above] = [text, other].map((one) =>
    [...toStems(listTerms(one, words))].filter((stem) => !/\p{N}/u.test(stem)),
  );
  if (own === undefined || above === undefined) return false;
  const shared = own.filter((stem) => above.includes(stem)).length;
  return shared >= sameFact.stems && shared >= Math.min(own.length, above.length) * sameFact.share;
}

/** Whether a row has a figure's other unit: "1.3 million euros ($1.4 million)". */
function isConverted({ value, sentence = '' }: Figure, rows: readonly string[]): boolean {
  const behind = sentence.slice(sentence.indexOf(value) + value.length);
  const [, other] = /^\s?[(（]([^()（）]*\p{N}[^()（）]*)[)）]/u.exec(behind) ?? [];
  return sentence.includes(value) && other !== undefined && rows.some((row) => row.includes(other));
}

function withNumbersOnce(modules: readonly BriefModule[], words: LanguageWords): BriefModule[] {
  const [first] = modules;
  const rows = modules.flatMap((module) =>
    module.kind === 'items' || module.kind === 'sequence' ? module.items.map(readItem) : [],
  );
  const led = first?.kind === 'statements' ? first.items.slice(0, 1).map(readItem) : [];
  const repeatsFact = (text: string, others: readonly string[]) =>
    others.some((one) => saysFactAgain(text, one, words));
  const once = modules.flatMap((module): BriefModule[] => {
    if (module.kind !== 'numbers' || module === first) return [module];
    const above = [...rows, ...led];
    const figures = module.figures.filter(
      (figure) => !repeatsFact(`${figure.value} ${figure.label}`, above) && !isConverted(figure, above),
    );
    return figures.length === 0 ? [] : [{ ...module, figures }];
  });
  const figures = once.flatMap((module) =>
    module.kind === 'numbers' ? module.figures.map(({ value, label }) => `${value} ${label}`) : [],
  );
  return once.flatMap((module): BriefModule[] => {
    if (module.kind !== 'statements') return [module];
    const items = module.items.filter((item) => !repeatsFact(readItem(item), figures));
    return items.length === 0 ? [] : [{ ...module, items }];
  });
}

function keepDrawnOnce(modules: readonly BriefModule[], words: LanguageWords): BriefModule[] {
  const isContainedIn = (text: string, others: readonly StemmedText[]) => {
    const own = read(text, words);
    return others.some((other) => isContained(own, other));
  };
  const readAll = (found: readonly BriefModule[]) => found.flatMap(listSaid).map((text) => read(text, words));
  const rows = readAll(modules.filter(({ kind }) => kind !== 'thesis'));
  const once = withNumbersOnce(modules, words).filter(
    (module) => module.kind !== 'thesis' || !isContainedIn(module.text, rows),
  );
  const said = readAll(once);
  const left = once.flatMap((module): BriefModule[] => {
    if (module.kind !== 'statements') return [module];
    const items = module.items
      .filter(({ heading }) => !isContainedIn(heading, said))
      .map((item) =>
        item.body !== undefined && !item.isInseparable && isContainedIn(item.body, said) ? withoutBody(item) : item,
      );
    return items.length === 0 ? [] : [{ ...module, items }];
  });
  return left.some(({ kind }) => kind !== 'picture') ? left : [...modules];
}

const surelyShown = 3;

const maxOrdered = 60;

/** Shared stems in equal order: "the bank pays the club" differs from "the club pays the bank". */
function countInOrder(own: readonly string[], other: readonly string[]): number {
  let row = new Array<number>(other.length + 1).fill(0);
  for (const stem of own) {
    const next = [0];
    for (const [at, one] of other.entries())
      next.push(stem === one ? (row[at] ?? 0) + 1 : Math.max(row[at + 1] ?? 0, next[at] ?? 0));
    row = next;
  }
  return row.at(-1) ?? 0;
}

export function isSaidBelow(line: string, modules: readonly BriefModule[], words: LanguageWords): boolean {
  const texts = modules.flatMap((module) =>
    module.kind === 'statements'
      ? module.items.slice(0, surelyShown).flatMap(({ heading, body = '' }) => [heading, body])
      : listSaid(module),
  );
  const listStems = (text: string) => [...toStems(listTerms(text, words))].slice(0, maxOrdered);
  const own = listStems(line);
  if (own.length < minStems) return false;
  const min = Math.max(own.length * contained.line, own.length - contained.lost);
  return texts.some((text) => !hasNewNumber(line, text) && countInOrder(own, listStems(text)) >= min);
}

export function withoutRepeats(
  modules: readonly BriefModule[],
  title: string,
  line: string | undefined,
  words: LanguageWords,
): BriefModule[] {
  const others = modules.filter((module) => module.kind !== 'thesis' || line?.includes(module.text) !== true);
  return keepDrawnOnce(others.length === 0 ? modules : others, words).map((module) => {
    if (module.kind !== 'statements') return module;
    const items = withNews(module.items, title, line ?? '', words);
    return items.length === 0 ? module : { ...module, items };
  });
}

export const isOfTitle = (line: string, title: string, language: string, words: LanguageWords): boolean =>
  !isAsking(title, words.language) &&
  !hasNewNumber(line, title) &&
  repeats(splitSentences(line, language)[0] ?? '', title, words);

export const isLabelled = (line: string, modules: readonly BriefModule[], words: LanguageWords): boolean =>
  modules.some(
    (module) =>
      module.kind === 'numbers' && module.figures.some(({ value, label }) => repeats(line, `${value} ${label}`, words)),
  );

/** Shares at which a statement repeats the summary: of one of its sentences, or of title and summary. */
const resaid = { sentence: 0.7, figured: 0.5, numbered: 0.6, share: 0.5 } as const;

/** Whether two texts have the same decimal number, which is hardly chance. */
const shareDecimal = (one: string, other: string): boolean => {
  const known = new Set(listNumbers(other));
  return listNumbers(one).some((number) => /[.,]/.test(number) && known.has(number));
};

function saysAgain(text: string, title: string, sentences: readonly string[], words: LanguageWords): boolean {
  const above = [title, ...sentences].join(' ');
  const own = toStems(listTerms(text, words));
  const min = hasNewNumber(text, above) ? resaid.numbered : resaid.share;
  return (
    computeShare(own, toStems(listTerms(above, words))) >= min ||
    sentences.some(
      (sentence) =>
        computeShare(toStems(listTerms(sentence, words)), own) >=
        (shareDecimal(sentence, text) ? resaid.figured : resaid.sentence),
    )
  );
}

export function withSummary(
  modules: readonly BriefModule[],
  sentences: readonly string[],
  { title, limit, words }: { readonly title: string; readonly limit: number; readonly words: LanguageWords },
): BriefModule[] {
  const [first, ...others] = modules;
  const [lead, ...rest] = sentences;
  if (first?.kind !== 'statements' || lead === undefined) return [...modules];
  const left = first.items.filter((item) => !saysAgain(readItem(item), title, sentences, words));
  const body = rest.length > 0 ? { body: rest.join(' '), isInseparable: true } : {};
  const item = { heading: withoutStop(lead), ...body, sentence: sentences.join('\n') };
  return withNumbersOnce([{ ...first, items: [item, ...left].slice(0, Math.max(2, limit)) }, ...others], words);
}

const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/u, '');
