import { isUnspaced, listTerms, overlap, wordsIn } from '../../brief/text/text.ts';
import { getWords } from '../../brief/text/words.ts';
import type { SourceDocument } from '../../document.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { getLanguage } from '../../language.ts';
import type { Topic } from './topic.ts';

const opening = 4000;
const kinship = 0.6;
const titleKinship = 0.4;
const sayable = 4;

/** All words in its title, or partly there and whole in the text. Headlines only add weight; no grave topics. */
export function listFittingTopics(document: SourceDocument, topics: readonly Topic[]): string[] {
  const words = getWords(getLanguage(document));
  const { title = '', description = '' } = document.metadata;
  const text = document.blocks
    .map((block) => ('text' in block ? block.text : ''))
    .join(' ')
    .slice(0, opening);
  const titled = new Set(listTerms(title, words));
  const lead = `${title} ${description} ${text}`.toLowerCase();
  const leadTerms = new Set(listTerms(lead, words));
  const fitting = topics
    .filter(({ phrase }) => !mentionsGravity(phrase))
    .flatMap(({ phrase, kind, weight }): { name: string; weight: number }[] => {
      const terms = new Set(listTerms(phrase, words));
      if (terms.size === 0) return [];
      if (kind === 'phrase') {
        const isSame =
          terms.size >= 3 && overlap(terms, leadTerms) >= kinship && overlap(terms, titled) >= titleKinship;
        const name = isSame ? findSharedName(phrase, title) : undefined;
        return name === undefined ? [] : [{ name, weight }];
      }
      const isNamed = lead.includes(phrase.toLowerCase()) && wordsIn(phrase).length <= sayable;
      const inTitle = overlap(terms, titled);
      const isInformative = terms.size >= 2 || isUnspaced(phrase) || (phrase.length >= 5 && title.includes(phrase));
      return isNamed && isInformative && inTitle >= (terms.size >= 2 ? 0.5 : 1) ? [{ name: phrase, weight }] : [];
    })
    .sort((a, b) => b.weight - a.weight);
  // "Night train" and "night trains" are one.
  const byTerms = new Map(fitting.toReversed().map(({ name }) => [listTerms(name, words).join(' '), name]));
  return [...byTerms.values()].reverse();
}

/** The longest run of at least two capitalised words common to both. */
function findSharedName(headline: string, title: string): string | undefined {
  const names = headline.match(/\p{Lu}[\p{L}\p{N}'’-]+(?: \p{Lu}[\p{L}\p{N}'’-]+){1,3}/gu) ?? [];
  return names.filter((name) => title.includes(name)).sort((a, b) => b.length - a.length)[0];
}
