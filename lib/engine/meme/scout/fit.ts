import { getLanguage } from '../../brief/language.ts';
import { isUnspaced, listTerms, overlap, wordsIn } from '../../brief/text.ts';
import { wordsFor } from '../../brief/words.ts';
import type { SourceDocument } from '../../document.ts';
import { mentionsGravity } from '../../gate/index.ts';
import type { Topic } from './topic.ts';

/** How far into a text its subject shows. */
const opening = 4000;
/** Of a headline's terms, how many a document must share to be about the same thing. */
const kinship = 0.6;
/** The longest a topic may be to stand in a caption, in words. */
const sayable = 4;

/**
 * What of the topics the document is really about, most talked about first: all of a topic's words are in its title, or
 * it is named in the title in part and in the text whole. A headline lends no words, but says that a name in both is hot.
 * Nothing grave comes back, and nothing that shares a common word only.
 */
export function fittingTopics(document: SourceDocument, topics: readonly Topic[]): string[] {
  const words = wordsFor(getLanguage(document));
  const { title = '', description = '' } = document.metadata;
  const text = document.blocks
    .map((block) => ('text' in block ? block.text : ''))
    .join(' ')
    .slice(0, opening);
  const titled = new Set(listTerms(title, words));
  const lead = `${title} ${description} ${text}`.toLowerCase();
  const told = new Set(listTerms(lead, words));
  const fitting = topics
    .filter(({ phrase }) => !mentionsGravity(phrase))
    .flatMap(({ phrase, kind, weight }): { name: string; weight: number }[] => {
      const terms = new Set(listTerms(phrase, words));
      if (terms.size === 0) return [];
      if (kind === 'phrase') {
        const isSame = terms.size >= 3 && overlap(terms, told) >= kinship && overlap(terms, titled) >= 0.4;
        const name = isSame ? sharedName(phrase, title) : undefined;
        return name === undefined ? [] : [{ name, weight }];
      }
      const isNamed = lead.includes(phrase.toLowerCase()) && wordsIn(phrase).length <= sayable;
      const inTitle = overlap(terms, titled);
      const isTelling = terms.size >= 2 || isUnspaced(phrase) || (phrase.length >= 5 && title.includes(phrase));
      return isNamed && isTelling && inTitle >= (terms.size >= 2 ? 0.5 : 1) ? [{ name: phrase, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  // One thing under two names ("Night train", "night trains") comes back once.
  const byTerms = new Map(fitting.toReversed().map(({ name }) => [listTerms(name, words).join(' '), name]));
  return [...byTerms.values()].reverse();
}

/** The longest run of capitalised words that a headline and a title both have, two at least. */
function sharedName(headline: string, title: string): string | undefined {
  const names = headline.match(/\p{Lu}[\p{L}\p{N}'’-]+(?: \p{Lu}[\p{L}\p{N}'’-]+){1,3}/gu) ?? [];
  return names.filter((name) => title.includes(name)).sort((a, b) => b.length - a.length)[0];
}
