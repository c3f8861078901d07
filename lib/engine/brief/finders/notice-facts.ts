import type { Language } from '../../languages/index.ts';
import { joinFigures, matchOwn, perPageLanguage } from '../../languages/patterns.ts';
import type { FactWords } from '../../languages/words/fact-words.ts';
import { type FoundDate, findDates } from '../numbers/dates.ts';
import type { Reading } from '../reading/reading.ts';
import { splitSentences } from '../text/sentences.ts';
import { measureDrawnLength, tidy } from '../text/text.ts';
import { findPlace } from './event-place.ts';
import { findWhen } from './event-time.ts';

export interface NoticeFact {
  readonly kind: keyof FactWords['labels'];
  readonly label: string;
  readonly value: string;
  readonly sentence: string;
}

export interface FactReader {
  readonly language: Language;
  readonly words: FactWords;
  /** Whether a name is the event's own, which is no place. */
  readonly isOwnName: (name: string) => boolean;
}

const maxChars = { value: 96, line: 90, label: 24 };

const phone = /(?<![\p{L}\d])(?:\+|00)?\(?\d[\d\s/()–-]{5,20}\d(?![\p{L}\d])/u;
const minDigits = 6;

/** A clause from the start of a sentence: "The course is free" of "… - only the journey is paid". */
const readFirstClause = (text: string): string =>
  tidy((text.split(/\s[-–—]\s|;\s/u)[0] ?? '').replace(/[.。!！]$/u, ''));

export const listTexts = ({ document }: Reading, language: Language): string[] =>
  document.blocks.flatMap((block) => {
    if (block.type === 'paragraph')
      return block.text.split('\n').flatMap((line) => splitSentences(line, language.code));
    return block.type === 'list' ? block.items.map(({ text }) => text) : [];
  });

/** Whether a sentence names no other day than the event's. */
const isOfDay = (text: string, at: number | undefined): boolean =>
  findDates(text).every((date) => at !== undefined && date.at % 1 === at % 1);

const toFact = (
  kind: NoticeFact['kind'],
  sentence: string | undefined,
  { labels }: FactWords,
): NoticeFact | undefined =>
  sentence === undefined ? undefined : { kind, label: labels[kind], value: readFirstClause(sentence), sentence };

function findPrice(
  texts: readonly string[],
  at: number | undefined,
  { language, words }: FactReader,
): NoticeFact | undefined {
  const entry = matchOwn(language, words.entry);
  const free = matchOwn(language, words.free);
  const sentence = texts.find((text) => {
    const clause = readFirstClause(text);
    const isPaid = getMoney(language).test(clause);
    return entry.test(clause) && (isPaid || free.test(clause)) && isOfDay(text, at) && isShown(clause);
  });
  return toFact('price', sentence, words);
}
const getMoney = perPageLanguage((among) => {
  const unit = `[$€£¥]|(?:${joinFigures('currency', among)}|${joinFigures('currencyBehind', among)})`;
  return new RegExp(String.raw`(?:${unit})\s?\d|\d\s?(?:${unit})`, 'iu');
});

const isShown = (text: string): boolean => measureDrawnLength(text) <= maxChars.value && !/[?？:：…]$/u.test(text);

function findSignUp(texts: readonly string[], { language, words }: FactReader): NoticeFact | undefined {
  const signs = matchOwn(language, words.signUp);
  const sentence = texts.find((text) => {
    const clause = readFirstClause(text);
    const isUseful = findDates(clause).length > 0 || phone.test(clause) || /\S@\S|www\./u.test(clause);
    return signs.test(clause) && isUseful && isShown(clause);
  });
  return toFact('signUp', sentence, words);
}

export function findNumber(
  texts: readonly string[],
  cue: string,
  { language, words }: FactReader,
): NoticeFact | undefined {
  const beside = matchOwn(language, words.phone);
  const about = matchOwn(language, cue);
  for (const sentence of texts) {
    if (!beside.test(sentence) || !about.test(sentence)) continue;
    const value = tidy(phone.exec(sentence)?.[0] ?? '');
    const digits = value.replace(/\D/gu, '').length;
    if (digits >= minDigits && findDates(value).length === 0)
      return { kind: 'contact', label: words.labels.contact, value, sentence };
  }
  return undefined;
}

/** The facts for a visitor, from the event's sentence and from those that name no other day. */
export function listFacts(
  event: string,
  date: FoundDate,
  texts: readonly string[],
  reader: FactReader,
): { facts: NoticeFact[]; hasHours: boolean } {
  const { language, words } = reader;
  const { when, hasHours } = findWhen(event, date, language);
  const place = findPlace(event, date, reader, reader.isOwnName);
  const { labels } = words;
  const facts: (NoticeFact | undefined)[] = [
    { kind: 'when', label: labels.when, value: when, sentence: event },
    place === undefined ? undefined : { kind: 'where', label: labels.where, value: place, sentence: event },
    findPrice(texts, date.at, reader),
    findSignUp(texts, reader),
    findNumber(texts, words.contact, reader),
  ];
  return { facts: facts.filter((fact) => fact !== undefined), hasHours };
}

/** Facts that the source itself labels: "Date: Monday, 15 November", "Place: …". Two days are two events. */
export function listLabelled(texts: readonly string[], { words }: FactReader): NoticeFact[] | undefined {
  const { labels } = words;
  const kinds = [
    ['when', words.when],
    ['where', words.where],
    ['price', words.entry],
    ['signUp', words.signUp],
  ] as const;
  const found = texts.flatMap((text): NoticeFact[] => {
    const [, label = '', value = ''] = /^([^:：]{2,24})\s?[:：]\s*(\S.*)$/u.exec(tidy(text)) ?? [];
    const kind = kinds.find(([, own]) => new RegExp(`^(?:${own})$`, 'iu').test(label))?.[0];
    const isFitting = value !== '' && measureDrawnLength(value) <= maxChars.line && !/[?？]$/u.test(value);
    if (kind === undefined || !isFitting) return [];
    return [{ kind, label: labels[kind], value: tidy(value.replace(/[.。]$/u, '')), sentence: text }];
  });
  const whens = found.filter(({ kind, value }) => kind === 'when' && findDates(value).length > 0);
  const others = found.filter(({ kind }) => kind !== 'when');
  const areSingle = whens.length === 1 && new Set(others.map(({ kind }) => kind)).size === others.length;
  return areSingle && others.length > 0 ? [...whens, ...others] : undefined;
}
