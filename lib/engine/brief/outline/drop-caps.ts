import type { Block, SourceDocument } from '../../document.ts';
import { tidy, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** A large first letter that the page sets apart: "T he keepers". */
const apart = /^(["“„«‘]?)(\p{Lu})\s(?=(\p{L}[\p{L}\p{M}'’]*))/u;
/** "[B]ut if I were": a letter that a quotation changes, not a footnote. */
const changed = /(?<![\p{L}\p{N}\].,;:!?])\[(\p{L})\](?=\p{Ll})/gu;

/** Joins a drop cap to its word, where the text has that word elsewhere, and reads a quotation's changed letters as letters. */
export function joinLetters(document: SourceDocument, words: LanguageWords): SourceDocument {
  const isOpen = (block: Block) => block.type === 'paragraph' && apart.test(tidy(block.text));
  const listWords = (block: Block) => {
    const words = 'text' in block ? wordsIn(block.text.toLowerCase()) : [];
    return isOpen(block) ? words.slice(2) : words;
  };
  const known = document.blocks.some(isOpen) ? new Set(document.blocks.flatMap(listWords)) : undefined;
  const isWord = (word: string) => known?.has(word.toLowerCase()) ?? false;
  const join = (text: string) =>
    text.replace(apart, (whole, mark: string, letter: string, rest: string) => {
      // "A mid-size boat": where the letter is a word, what follows must be none.
      const mayStand = words.stop.has(letter.toLowerCase()) && isWord(rest);
      return isWord(letter + rest) && !mayStand ? mark + letter : whole;
    });
  const blocks = document.blocks.map((block) => {
    if (block.type !== 'paragraph' && block.type !== 'quote') return block;
    const text = block.text.replace(changed, '$1');
    const joined = isOpen(block) ? join(tidy(text)) : text;
    return joined === block.text ? block : { ...block, text: joined };
  });
  return { ...document, blocks };
}
