/** A run of text. Lengths in points, from the page's top left corner. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  readonly size: number;
  /** Equal wherever the same font is used; otherwise arbitrary. */
  readonly font: string;
}

export interface TextPage {
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly items: readonly TextItem[];
}

export interface PdfSection {
  readonly title: string;
  readonly depth: number;
  readonly page: number;
}

export interface PdfInfo {
  readonly title?: string;
  readonly author?: string;
  /** In PDF's form: "D:20040210213642Z". */
  readonly created?: string;
  readonly language?: string;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

export const toBareText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\d.\s]+(?=\D)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
