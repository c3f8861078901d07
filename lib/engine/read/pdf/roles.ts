import { joinAlternatives, joinPieces, joinWords } from '../../languages/patterns.ts';

/** What a section is for, by its title: long documents are read from what sums them up. */
const substantial = new RegExp(
  String.raw`\b(?:${joinWords(({ read }) => read?.pdf?.substantial)})\b|${joinPieces(({ read }) => read?.pdf?.substantial)}`,
  'iu',
);
const secondary = new RegExp(
  String.raw`\b(?:${joinWords(({ read }) => read?.pdf?.secondary)})\b|${joinPieces(({ read }) => read?.pdf?.secondary)}`,
  'iu',
);
const leftOut = new RegExp(String.raw`^[\d.\s]*(?:${joinAlternatives(({ read }) => read?.pdf?.leftOut)})\W*$`, 'iu');

export const isSubstantial = (title: string): boolean => substantial.test(title.slice(0, 200));
export const isSecondary = (title: string): boolean => secondary.test(title.slice(0, 200));
/** Contents, references, notes, thanks: no part of what the document says. */
export const isLeftOut = (title: string): boolean => leftOut.test(title.slice(0, 200).trim());
