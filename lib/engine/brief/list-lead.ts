import { isOverNeeds } from './needs.ts';
import { isBoilerplate } from './noise.ts';
import type { Outline, SourceList } from './outline.ts';
import { splitSentences } from './sentences.ts';
import { drawnLength, firstWord, tidy, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Drawn letters of a line that leads to a list, and words of one that says what the list is. */
const most = { sentence: 110, name: 70 };
const minWords = 3;
/** Share of a section that its list is, where its heading is the list's, too. */
const ownShare = 0.5;

const leads = /[:：]$/u;
const ends = /[.!?…。！？]["”’»)]?$/u;

/**
 * What a list is of, where its source says so and the title does not: the sentence that leads to it, the line above it, or the
 * heading of a section that is little else. "What can be done" makes seven infinitives demands.
 */
export function findListLead(
  { items, lead }: SourceList,
  { sections }: Pick<Outline, 'sections'>,
  language: string,
  { dependent }: LanguageWords,
): string | undefined {
  const says = (text: string, longest: number) =>
    wordCount(text) >= minWords &&
    drawnLength(text) <= longest &&
    !dependent.has(firstWord(text)) &&
    !/[:：]/.test(text) &&
    !isOverNeeds(text) &&
    !isBoilerplate(text)
      ? text
      : undefined;
  const last = tidy(splitSentences(lead, language).at(-1) ?? '');
  if (leads.test(last)) {
    const found = says(last.replace(leads, '').trim(), most.sentence);
    if (found !== undefined) return found;
  } else if (last === tidy(lead) && !ends.test(last)) return says(last, most.name);
  const section = sections.find(({ lists }) => lists.some((list) => list.items === items));
  const said = section?.sentences.filter((sentence) => !items.some((item) => item.includes(sentence))).join(' ') ?? '';
  const length = items.join(' ').length;
  const isOwn = section !== undefined && length >= (length + said.length) * ownShare;
  return isOwn && !ends.test(section.heading) ? says(section.heading, most.name) : undefined;
}
