import { joinAlternatives, perPageLanguage } from '../../languages/patterns.ts';
import { findPromisedCount } from '../outline/numbering.ts';
import type { SourceList } from '../outline/outline.ts';
import { listTerms } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

const countedWords = 4;
const leadOn = /[^.!?。！？\n]{0,200}[:：]$/u;

/** Whether a list is introduced as a count of what the title names: "It names five priorities:". */
export function isCountedLead({ lead, items }: SourceList, topic: ReadonlySet<string>, words: LanguageWords): boolean {
  const line = /[:：]$/.test(lead) ? (leadOn.exec(lead.slice(-200))?.[0].trim() ?? '') : '';
  if (line === '' || findPromisedCount(line, words.language) !== items.length) return false;
  const own = line.split(/\s+/);
  return own.some((_, at) => {
    const counted = own.slice(at + 1, at + 1 + countedWords).join(' ');
    return (
      findPromisedCount(own.slice(at, at + 2).join(' '), words.language) === items.length &&
      listTerms(counted, words).some((term) => topic.has(term))
    );
  });
}

const getPatterns = perPageLanguage((among) => ({
  presenting: new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.numbering?.presenting, among)})(?!\p{L})`,
    'iu',
  ),
}));

/** Whether a title promises a list without a number, and the line before this one names its things: "The brands are:". */
export function isPresented({ lead }: SourceList, title: string, words: LanguageWords): boolean {
  const line = (leadOn.exec(lead.slice(-200))?.[0] ?? '').trim();
  if (line === '' || !getPatterns(words.language).presenting.test(title)) return false;
  const [thing = ''] = listTerms(title, words);
  return listTerms(line, words).includes(thing);
}
