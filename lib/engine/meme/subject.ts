import { getLanguage } from '../brief/language.ts';
import type { SourceDocument } from '../document.ts';
import { chooseHero } from '../drawings/matching/choose-hero.ts';
import { readKnownWords } from '../drawings/matching/find-words.ts';
import { isPerson } from '../drawings/people.ts';
import { findLanguage } from '../languages/index.ts';

/** How much of a source is read for it, in characters. */
const maxChars = 4000;
/** How sure a drawing has to be that the title names, and one that only the text returns to. */
const least = { inTitle: 2.4, inText: 4, mentions: 4 } as const;

/**
 * Returns the name of the drawing that shows what a source is about: a thing that its title names and its text returns to.
 * Undefined where none is sure: no drawing is better than a wrong one. People are not drawn: they would stand for somebody.
 */
export function findSubject(document: SourceDocument): string | undefined {
  const language = findLanguage(getLanguage(document));
  const { title = '' } = document.metadata;
  if (language?.drawings === undefined) return undefined;
  const text = document.blocks
    .flatMap((block) =>
      block.type === 'list' ? block.items.map((item) => item.text) : 'text' in block ? [block.text] : [],
    )
    .join('\n')
    .slice(0, maxChars);
  const known = readKnownWords(`${title}\n${text}`, language);
  return chooseHero({ title, text }, language, known).find(
    ({ drawing, score, isInTitle, mentions }) =>
      !isPerson(drawing) && (isInTitle ? score >= least.inTitle : score >= least.inText && mentions >= least.mentions),
  )?.drawing;
}
