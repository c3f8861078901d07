import type { Brief, Layout, Point } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import type { Outline } from '../outline.ts';
import type { RankedSentence } from '../rank.ts';
import type { LanguageWords } from '../words.ts';

/** What every layout is looked for in. */
export interface Reading {
  readonly document: SourceDocument;
  readonly outline: Outline;
  readonly ranked: readonly RankedSentence[];
  /** The source's whole title, and the one that is drawn. */
  readonly fullTitle: string;
  readonly title: string;
  readonly language: string;
  readonly words: LanguageWords;
  /** The most points a picture may have. */
  readonly limit: number;
  /** Whether fewer statements were found than make a list. */
  readonly few: boolean;
}

/** Fields of a brief that one layout alone draws. */
export type Facts = Partial<
  Pick<Brief, 'events' | 'sides' | 'sideTopics' | 'rows' | 'shares' | 'quote' | 'hierarchy' | 'subtitle'>
>;

/** A layout the source can have. */
export interface Finding {
  readonly layout: Layout;
  /** How surely it is the message, 0–1: from {@link sure} on it is drawn unasked, below it only by name. */
  readonly score: number;
  readonly facts?: Facts;
  /** The points it draws, when they are its own. */
  readonly points?: readonly Point[];
  readonly ordered?: boolean;
}

/** Least score of a layout that nobody asked for: a plain list beats a wrong chart. */
export const sure = 0.5;

/** Most events, rows or points of any layout. */
export const most = 7;
