import { eastern } from './phrases-eastern.ts';
import { germanic } from './phrases-germanic.ts';
import { romance } from './phrases-romance.ts';
import { slavic } from './phrases-slavic.ts';

/**
 * The few words that go with what a source says in a certain form, in one language. They claim nothing about it; `{}`
 * stands for what it is about.
 */
export interface Phrases {
  readonly expectation: string;
  readonly reality: string;
  readonly before: string;
  readonly now: string;
  readonly regret: string;
  readonly starter: string;
  /** Goes before an infinitive; languages whose titles don't offer one have none. */
  readonly simply?: string;
  readonly everyone: string;
  readonly me: string;
  /** What comes after the first steps of an instruction, in the end. */
  readonly lastStep: string;
}

const phrases: Readonly<Record<string, Phrases>> = { ...germanic, ...romance, ...slavic, ...eastern };

/** The words of a BCP 47 language; undefined for one we have none of, whose memes use no words but the source's. */
export function phrasesFor(language: string): Phrases | undefined {
  const key = language.slice(0, 2).toLowerCase();
  return Object.hasOwn(phrases, key) ? phrases[key] : undefined;
}
