import { isOverNeeds } from '../outline/needs.ts';
import { isBoilerplate } from '../outline/noise.ts';
import type { Outline, SourceList } from '../outline/outline.ts';
import { splitSentences } from '../text/sentences.ts';
import { countTextWords, getFirstWord, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const max = { sentence: 110, name: 70 };
const minWords = 3;
const ownShare = 0.5;

const leads = /[:：]$/u;
const ends = /[.!?…。！？]["”’»)]?$/u;

/** A list's topic where the title does not say it: under "What can be done" seven infinitives are demands. */
export function findListLead(
  { items, lead }: SourceList,
  { sections }: Pick<Outline, 'sections'>,
  language: string,
  { dependent, language: own }: LanguageWords,
): string | undefined {
  const says = (text: string, longest: number) =>
    countTextWords(text) >= minWords &&
    measureDrawnLength(text) <= longest &&
    !dependent.has(getFirstWord(text)) &&
    !/[:：]/.test(text) &&
    !isOverNeeds(text) &&
    !isBoilerplate(text, own)
      ? text
      : undefined;
  const last = tidy(splitSentences(lead, language).at(-1) ?? '');
  if (leads.test(last)) {
    const found = says(last.replace(leads, '').trim(), max.sentence);
    if (found !== undefined) return found;
  } else if (last === tidy(lead) && !ends.test(last)) return says(last, max.name);
  const section = sections.find(({ lists }) => lists.some((list) => list.items === items));
  const said = section?.sentences.filter((sentence) => !items.some((item) => item.includes(sentence))).join(' ') ?? '';
  const length = items.join(' ').length;
  const isOwn = section !== undefined && length >= (length + said.length) * ownShare;
  return isOwn && !ends.test(section.heading) ? says(section.heading, max.name) : undefined;
}
