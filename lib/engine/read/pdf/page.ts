/** A run of text as it stands on a page. Lengths in points, from the page's top left corner. */
export interface TextItem {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly width: number;
  /** Of the font. */
  readonly size: number;
  /** Any name that is the same wherever the same font is used. */
  readonly font: string;
}

export interface TextPage {
  /** 0 for the first page. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly items: readonly TextItem[];
}

/** A section as the document's outline (its bookmarks) or its contents list names it. */
export interface Section {
  readonly title: string;
  /** 0 for the outermost. */
  readonly depth: number;
  /** Index of the page it starts on. */
  readonly page: number;
}

/** What a PDF's information dictionary says of it, unjudged. */
export interface PdfInfo {
  readonly title?: string;
  readonly author?: string;
  /** As PDF writes it: "D:20040210213642Z". */
  readonly created?: string;
  readonly language?: string;
}

/** Letters of scripts that are written from right to left. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;
export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Letters of scripts that put no spaces between words. */
export const isUnspaced = (char: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(char);

/** Letters and digits in small letters, without a leading number: how headings, titles and outlines are compared. */
export const bareText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/^[\d.\s]+(?=\D)/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '');
