import { getDash, getQuotationMarks } from '../../language.ts';
import type { BriefModule } from '../../modules.ts';

/** A typed pair around words; behind a number a mark is inches. */
const straight = /(?<![\p{L}\p{N}])"(?=\S)([^"“”„«»]{1,200}?)(?<![\s\p{N}])"(?![\p{L}\p{N}])/gu;
/** The only pair of a text, which may end in a number. */
const only = /^([^"]*(?<![\p{L}\p{N}]))"(?=\S)([^"“”„«»]{1,200}?)(?<!\s)"((?![\p{L}\p{N}])[^"]*)$/u;
/** The same where a keyboard only has one of the two marks of the language. */
const halfStraight = /([“„«])([^"“”„«»]{1,200}?)"(?![\p{L}\p{N}])/gu;
const halfSet = /(?<![\p{L}\p{N}])"(?=\S)([^"“”„«»]{1,200}?)(?<!\s)([”“»])(?![\p{L}\p{N}])/gu;
const single = /(?<![\p{L}\p{N}])'(?=\S)([^'‘’"“”„«»]{2,80}?)(?<![\s])'(?![\p{L}\p{N}])/gu;
const apostrophe = { within: /(?<=\p{L})'(?=\p{L})/gu, behind: /(?<=\p{L})'(?=\s)/gu } as const;

/** Typed hyphens for a dash: two anywhere between words, one between spaces; between figures it may be a minus. */
const typedDash = {
  apart: /(?<=[\p{L}\p{N}][\p{L}\p{M}%)!?.,”“’"»]) -{1,2} (?=["“„«‘(]?\p{L})/gu,
  joined: /(?<=\p{L}{3})--(?=\p{L}{2})/gu,
  /** Behind what another one opened: "a house - a small one -, that". */
  closing: /(?<=[–—][^–—]+\S) ?-{1,2} ?(?=[,;:.!?])/gu,
} as const;
/** Of a command, in which two hyphens are two. */
const option = /(?<!\S)--?[a-z]/;

function setDashes(text: string, language: string): string {
  if (!text.includes('-') || option.test(text)) return text;
  const dash = getDash(language);
  return text
    .replace(typedDash.apart, ` ${dash} `)
    .replace(typedDash.joined, dash === '—' ? dash : ` ${dash} `)
    .replace(typedDash.closing, ` ${dash}`);
}

export const setApostrophes = (text: string): string => text.replace(apostrophe.within, '’');

export function setQuotes(typed: string, language: string): string {
  const text = setDashes(typed, language);
  if (!/["']/.test(text)) return text;
  const [open, close] = getQuotationMarks(language);
  const [inner, outer] = open === '“' ? (['‘', '’'] as const) : ([open, close] as const);
  const marked = text
    .replace(halfStraight, (_, mark: string, said: string) => (open.startsWith(mark) ? `${open}${said}${close}` : _))
    .replace(halfSet, (_, said: string, mark: string) => (close.endsWith(mark) ? `${open}${said}${close}` : _))
    .replace(straight, `${open}$1${close}`)
    .replace(only, `$1${open}$2${close}$3`);
  // An apostrophe may look like a mark; within others a single one stays.
  if (/["“„«]/.test(marked)) return setApostrophes(marked);
  return setApostrophes(marked.replace(single, `${inner}$1${outer}`)).replace(apostrophe.behind, '’');
}

interface QuotedRow {
  readonly heading: string;
  readonly body?: string | undefined;
}

const setRows = <One extends QuotedRow>(rows: readonly One[], language: string): One[] =>
  rows.map((row) => ({
    ...row,
    heading: setQuotes(row.heading, language),
    ...(row.body === undefined ? {} : { body: setQuotes(row.body, language) }),
  }));

export const withQuotes = (modules: readonly BriefModule[], language: string): BriefModule[] =>
  modules.map((module): BriefModule => {
    switch (module.kind) {
      case 'thesis':
        return { ...module, text: setQuotes(module.text, language) };
      case 'quote':
        return { ...module, text: setApostrophes(module.text) };
      case 'statements':
        return { ...module, items: setRows(module.items, language) };
      case 'items':
        return { ...module, items: setRows(module.items, language) };
      case 'sequence':
        return { ...module, items: setRows(module.items, language) };
      default:
        return module;
    }
  });
