import { joinAlternatives, joinPieces, joinWords } from '../../languages/patterns.ts';

/** Sections that sum up a document, by title. */
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
export const isLeftOut = (title: string): boolean => leftOut.test(title.slice(0, 200).trim());
