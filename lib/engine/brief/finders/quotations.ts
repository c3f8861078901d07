import type { Reading } from '../reading/reading.ts';
import type { RankedSentence } from '../text/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { tidy } from '../text/text.ts';
import { findSpeaker, type Speaker } from './speaker.ts';

export interface Quotation extends Speaker {
  readonly sentences: readonly string[];
  readonly source: string;
  readonly place: number;
}

/** Quotation marks of all languages; the inner text has none of its own closing marks. */
const quoted =
  /"(?<straight>[^"]{2,700})"|“(?<english>[^”“]{2,700})”|„(?<german>[^“”„]{2,700})[“”]|«\s?(?<angles>[^»«]{2,700})\s?»|»(?<turned>[^«»]{2,700})«|「(?<corner>[^」「]{2,400})」|『(?<double>[^』『]{2,400})』/gu;

/** Sentences searched backwards for the speaker, and letters of an attribution between two pieces of one quotation. */
const [lookBack, maxBetween] = [2, 90];

export const dropLastComma = (text: string) => tidy(text).replace(/\s*[,，،]$/, '');

const openers = /["“„«»「『]/u;
/** “We wait,” she said. “We have time.”: an attribution's end between two pieces. */
const between = /^[\s,]*\p{L}[^"“„«»「『]*[.,:]?\s*$/u;

interface FoundQuotation extends Partial<Speaker> {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function readParagraph(text: string, previous: readonly string[], reading: Reading): FoundQuotation[] {
  const { words, people, language, fullTitle } = reading;
  const body = [fullTitle, ...reading.ranked.map((one) => one.text)];
  const matches = [...text.matchAll(quoted)];
  const found: FoundQuotation[] = [];
  for (const [index, match] of matches.entries()) {
    const inner = Object.values(match.groups ?? {}).find((one) => one !== undefined) ?? '';
    const from = match.index;
    const to = from + match[0].length;
    const last = matches[index - 1];
    const start = last === undefined ? 0 : last.index + last[0].length;
    const before = text.slice(start, from);
    const after = text.slice(to, matches[index + 1]?.index).split(openers)[0] ?? '';
    const above = [...previous, ...splitSentences(text.slice(0, start), language)].slice(-lookBack);
    const own = findSpeaker(before, after, { words, people, previous: above, body });
    const one = found.at(-1);
    const isSame = own === undefined && one?.to === start && before.length <= maxBetween && between.test(before);
    const who = own ?? (isSame && one?.speaker !== undefined ? { speaker: one.speaker, role: one.role } : {});
    found.push({ text: dropLastComma(inner), from, to, ...withoutEmpty(who) });
  }
  return found;
}

const withoutEmpty = ({ speaker, role }: { speaker?: string; role?: string | undefined }): Partial<Speaker> => ({
  ...(speaker === undefined ? {} : { speaker }),
  ...(role === undefined ? {} : { role }),
});

function listSentencesAt(sentences: readonly RankedSentence[], from: number, to: number): RankedSentence[] {
  let start = 0;
  return sentences.filter(({ text }) => {
    const end = start + text.length;
    const touches = start < to && end > from;
    start = end + 1;
    return touches;
  });
}

export function listQuotations(reading: Reading): Quotation[] {
  const { ranked, language } = reading;
  const spoken = ranked.filter(({ speaker }) => speaker === undefined);
  const paragraphs = [...Map.groupBy(spoken, ({ paragraph }) => paragraph).values()];
  return paragraphs.flatMap((sentences): Quotation[] => {
    const [first] = sentences;
    const text = sentences.map((one) => one.text).join(' ');
    if (first === undefined || !openers.test(text)) return [];
    const at = ranked.indexOf(first);
    const previous = ranked.slice(Math.max(0, at - lookBack), at).map((one) => one.text);
    return readParagraph(text, previous, reading).flatMap(({ text: said, from, to, speaker, role }): Quotation[] => {
      const held = listSentencesAt(sentences, from, to);
      const [opening] = held;
      // A sentence that was left out between two others would join what was not said together.
      const isWhole = held.every(({ index }, place) => index === (held[0]?.index ?? 0) + place);
      if (speaker === undefined || opening === undefined || !isWhole) return [];
      return [
        {
          speaker,
          ...(role === undefined ? {} : { role }),
          sentences: splitSentences(said, language),
          source: held.map((one) => one.text).join(' '),
          place: ranked.indexOf(opening),
        },
      ];
    });
  });
}

export const stripQuotes = (text: string): string => dropLastComma(tidy(text).replace(/^["“„«「]|["”“»」]$/g, ''));
