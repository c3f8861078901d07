import { getQuotationMarks } from '../../language.ts';
import type { BriefModule } from '../../modules.ts';

/** A typed pair around words; behind a number a mark is inches. */
const straight = /(?<![\p{L}\p{N}])"(?=\S)([^"“”„«»]{1,200}?)(?<![\s\p{N}])"(?![\p{L}\p{N}])/gu;
/** The same where a keyboard only has the opening one of the language. */
const halfStraight = /([“„«])([^"“”„«»]{1,200}?)"(?![\p{L}\p{N}])/gu;
const single = /(?<![\p{L}\p{N}])'(?=\S)([^'‘’"“”„«»]{2,80}?)(?<![\s])'(?![\p{L}\p{N}])/gu;

export function setQuotes(text: string, language: string): string {
  if (!/["']/.test(text)) return text;
  const [open, close] = getQuotationMarks(language);
  const [inner, outer] = open === '“' ? (['‘', '’'] as const) : ([open, close] as const);
  const marked = text
    .replace(halfStraight, (_, mark: string, said: string) => (open.startsWith(mark) ? `${open}${said}${close}` : _))
    .replace(straight, `${open}$1${close}`);
  // An apostrophe may look like a mark; within others a single one stays.
  return /["“„«]/.test(marked) ? marked : marked.replace(single, `${inner}$1${outer}`);
}

export const withQuotes = (modules: readonly BriefModule[], language: string): BriefModule[] =>
  modules.map((module): BriefModule => {
    if (module.kind === 'thesis') return { ...module, text: setQuotes(module.text, language) };
    if (module.kind !== 'statements') return module;
    const items = module.items.map((item) => ({
      ...item,
      heading: setQuotes(item.heading, language),
      ...(item.body === undefined ? {} : { body: setQuotes(item.body, language) }),
    }));
    return { ...module, items };
  });
