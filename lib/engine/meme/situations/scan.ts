import { isBoilerplate } from '../../brief/outline/noise.ts';
import { splitSentences } from '../../brief/text/sentences.ts';
import type { SourceDocument } from '../../document.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { findLanguage } from '../../languages/index.ts';
import { matchWords } from '../../languages/patterns.ts';
import type { Material } from '../material/material.ts';
import { isDelicate } from '../words/delicate.ts';
import { findSigns } from '../words/signs.ts';
import type { Scan } from './situation.ts';

const protectedGroup = matchWords(({ gate }) => gate?.harm?.groups);

/** Longer sentences hold no joke, and cost time. */
const maxChars = 330;
const minChars = 8;

/** Escaped signs, braces and calls: a line of a program says nothing to others. */
const code = /\\["'nrt\\]|[{}`]|=>|[=!]=|\p{L}\(\)|;$/u;

export function makeScan(material: Material, document: SourceDocument): Scan | undefined {
  const signs = findSigns(material.language);
  if (signs === undefined) return undefined;
  const { outline, title, language } = material;
  const isSayable = (text: string) =>
    !code.test(text) && !isDelicate(text, language) && !protectedGroup.test(text) && !mentionsGravity(text, language);
  const isFit = (text: string) => text.length >= minChars && text.length <= maxChars && isSayable(text);
  const all = outline.sentences;
  const sentences = all.flatMap(({ text, paragraph }, index) =>
    isFit(text)
      ? [{ text, place: index / Math.max(1, all.length - 1), isLast: all[index + 1]?.paragraph !== paragraph }]
      : [],
  );
  const exchanges = document.blocks.flatMap((block) =>
    block.type === 'heading'
      ? [isSayable(block.text) ? [block.text] : []]
      : block.type === 'paragraph' || block.type === 'quote'
        ? // A paragraph that asks for letters or names an address is the page's own affair, whatever it asks.
          [
            isBoilerplate(block.text, findLanguage(language))
              ? []
              : splitSentences(block.text, language).filter(isSayable),
          ]
        : [],
  );
  return {
    exchanges,
    material,
    signs,
    sentences: isFit(title) ? [{ text: title, place: 0, isLast: true }, ...sentences] : sentences,
  };
}
