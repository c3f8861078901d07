import type { BriefModule, Item } from '../modules.ts';
import { hasNewNumber, listTerms, stems } from './text.ts';
import type { LanguageWords } from './words.ts';

/** A statement of which so much stands above it, and fewer stems and no number do not, says it a second time. */
const repeated = { share: 0.6, newStems: 3 };

const readItem = ({ heading, body = '' }: Item): string => `${heading} ${body}`;

/** Whether a text adds hardly a word, and no number, to one that stands above it. */
function repeats(text: string, above: string, words: LanguageWords): boolean {
  const [own, shown] = [text, above].map((one) => stems(listTerms(one, words)));
  if (!own || !shown) return false;
  const added = [...own].filter((stem) => !shown.has(stem)).length;
  return !hasNewNumber(text, above) && added < repeated.newStems && own.size - added >= own.size * repeated.share;
}

/** The statements that add to the title, the line under it and those before them, each without a body that is that line. */
function withNews(items: readonly Item[], title: string, line: string, words: LanguageWords): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const text = readItem(item);
    if (
      item.heading === line ||
      [`${title} ${line}`, ...kept.map(readItem)].some((above) => repeats(text, above, words))
    )
      continue;
    kept.push(line !== '' && item.body === line ? { heading: item.heading, sentence: item.sentence } : item);
  }
  return kept;
}

/**
 * The modules without the statements that bring hardly a word beyond what stands above them, and without a thesis that the
 * line under the title holds; one is left of each.
 */
export function withoutRepeats(
  modules: readonly BriefModule[],
  title: string,
  line: string | undefined,
  words: LanguageWords,
): BriefModule[] {
  const others = modules.filter((module) => module.kind !== 'thesis' || line?.includes(module.text) !== true);
  return (others.length === 0 ? modules : others).map((module) => {
    if (module.kind !== 'statements') return module;
    const items = withNews(module.items, title, line ?? '', words);
    return items.length === 0 ? module : { ...module, items };
  });
}

/** Whether the line under the title is what a number's label says: one of the two is enough, and the number is larger. */
export const isLabelled = (line: string, modules: readonly BriefModule[], words: LanguageWords): boolean =>
  modules.some(
    (module) =>
      module.kind === 'numbers' && module.figures.some(({ value, label }) => repeats(line, `${value} ${label}`, words)),
  );

/**
 * A statement says the summary again in other words where it has so much of one of its sentences, or where so much of it
 * stands in the title and the summary, with a number of its own or without.
 */
const resaid = { sentence: 0.7, numbered: 0.6, share: 0.5 } as const;

const computeShare = (part: ReadonlySet<string>, whole: ReadonlySet<string>): number =>
  part.size === 0 ? 0 : [...part].filter((stem) => whole.has(stem)).length / part.size;

/** Whether a text says again what stands above it, whatever it adds to that. */
function saysAgain(text: string, title: string, sentences: readonly string[], words: LanguageWords): boolean {
  const above = [title, ...sentences].join(' ');
  const own = stems(listTerms(text, words));
  const least = hasNewNumber(text, above) ? resaid.numbered : resaid.share;
  return (
    computeShare(own, stems(listTerms(above, words))) >= least ||
    sentences.some((sentence) => computeShare(stems(listTerms(sentence, words)), own) >= resaid.sentence)
  );
}

/**
 * The modules with the publisher's summary as the first statement, where statements lead: it is the main fact, which most
 * headers with a drawing have no room for. Its first sentence is what leads, the others go on with that.
 */
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
  return [{ ...first, items: [item, ...left].slice(0, Math.max(2, limit)) }, ...others];
}

const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/u, '');
