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

/** A statement that says so much of the summary again says it in other words. */
const resaid = 0.7;

/** Whether a text says a sentence again, whatever it adds to that. */
function saysAgain(text: string, sentence: string, words: LanguageWords): boolean {
  const [own, said] = [text, sentence].map((one) => stems(listTerms(one, words)));
  if (!own || !said || said.size === 0) return false;
  return [...said].filter((stem) => own.has(stem)).length >= said.size * resaid;
}

/**
 * The modules with the publisher's summary as the first statement, where statements lead: it is the main fact, which most
 * headers with a drawing have no room for. Its first sentence is what leads, the others go on with that.
 */
export function withSummary(
  modules: readonly BriefModule[],
  sentences: readonly string[],
  { limit, words }: { readonly limit: number; readonly words: LanguageWords },
): BriefModule[] {
  const [first, ...others] = modules;
  const [lead, ...rest] = sentences;
  if (first?.kind !== 'statements' || lead === undefined) return [...modules];
  const left = first.items.filter((item) => sentences.every((sentence) => !saysAgain(readItem(item), sentence, words)));
  const body = rest.length > 0 ? { body: rest.join(' '), isInseparable: true } : {};
  const item = { heading: withoutStop(lead), ...body, sentence: sentences.join('\n') };
  return [{ ...first, items: [item, ...left].slice(0, Math.max(2, limit)) }, ...others];
}

const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/u, '');
