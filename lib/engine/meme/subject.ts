import type { SourceDocument } from '../document.ts';
import { chooseHero } from '../drawings/matching/choose-hero.ts';
import { readKnownWords } from '../drawings/matching/find-words.ts';
import { isPerson } from '../drawings/people.ts';
import { getLanguage } from '../language.ts';
import { findLanguage } from '../languages/index.ts';

const maxChars = 4000;
const maxShortChars = 300;
/** Minimum scores, and mentions for a drawing that the title does not name. */
const min = { inTitle: 2.4, inText: 4, mentions: 4 } as const;

/** Undefined when unsure. People are not drawn: a drawing could be taken for a real person. */
export function findSubject(document: SourceDocument): string | undefined {
  const language = findLanguage(getLanguage(document));
  if (language?.drawings === undefined) return undefined;
  const text = document.blocks
    .flatMap((block) =>
      block.type === 'list' ? block.items.map((item) => item.text) : 'text' in block ? [block.text] : [],
    )
    .join('\n')
    .slice(0, maxChars);
  // A short text without a title names its subject itself.
  const title = document.metadata.title ?? (text.length <= maxShortChars ? text : '');
  const known = readKnownWords(`${title}\n${text}`, language);
  return chooseHero({ title, text }, language, known).find(
    ({ drawing, score, isInTitle, mentions }) =>
      !isPerson(drawing) && (isInTitle ? score >= min.inTitle : score >= min.inText && mentions >= min.mentions),
  )?.drawing;
}
