import { eastern } from './phrases-eastern.ts';
import { germanic } from './phrases-germanic.ts';
import { romance } from './phrases-romance.ts';

/**
 * The few words a template brings along itself, in one language. They claim nothing about the source; `{}` stands for what
 * it is about.
 */
export interface Phrases {
  readonly nobody: string;
  readonly article: string;
  readonly expectation: string;
  readonly reality: string;
  readonly before: string;
  readonly now: string;
  readonly planned: string;
  readonly insisted: string;
  readonly goodNight: string;
  readonly wait: string;
  readonly regret: string;
  readonly smallTalk: string;
  readonly polite: string;
  readonly starter: string;
  /** Goes before an infinitive; languages whose titles don't offer one have none. */
  readonly simply?: string;
  readonly everyone: string;
  readonly me: string;
  /** What a town crier opens with. */
  readonly hear: string;
  /** Two things one should do, and what one does instead. */
  readonly sleep: string;
  readonly duty: string;
  readonly read: string;
  /** What one does with a text, from the least to the most. */
  readonly ladder: readonly [string, string, string, string];
  /** What little one wanted. */
  readonly needed: string;
  readonly glance: string;
}

const phrases: Readonly<Record<string, Phrases>> = { ...germanic, ...romance, ...eastern };

/** The words of a BCP 47 language; undefined for one we have none of, whose memes use no words but the source's. */
export function phrasesFor(language: string): Phrases | undefined {
  const key = language.slice(0, 2).toLowerCase();
  return Object.hasOwn(phrases, key) ? phrases[key] : undefined;
}
