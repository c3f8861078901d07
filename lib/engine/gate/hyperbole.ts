import { languages } from '../languages/index.ts';
import { perLanguage } from '../languages/patterns.ts';
import { normalise } from './normalise.ts';
import { wrapGateWords } from './patterns.ts';

interface Hyperbole {
  readonly outcry: RegExp;
  readonly household: RegExp;
  readonly plan: RegExp;
}

const maxChars = 1000;
/** Different words of the household from which a story is about one. */
const minWords = 2;

const read = perLanguage(([language]): Hyperbole | undefined => {
  const { gate } = language ?? {};
  const words = gate?.hyperbole;
  if (gate === undefined || words === undefined) return undefined;
  const wrap = (alternatives: string, flags: string) => new RegExp(wrapGateWords(gate, alternatives), flags);
  return {
    outcry: new RegExp(String.raw`(?<=^|[.!?…\n]\s*)(?:${words.outcry})(?=\s*(?:[.!?…\n]|$))`, 'giu'),
    household: wrap(words.household, 'giu'),
    plan: wrap(words.plan, 'iu'),
  };
});

/** Removes "I'm going to kill him." where it is a whole sentence of a story about the household, without weapon or plan. */
export function withoutHyperbole(texts: readonly string[]): readonly string[] {
  const whole = normalise(texts.join('\n'));
  if (whole.length > maxChars) return texts;
  const found = languages.flatMap((language) => read(language) ?? []);
  const meant = found.filter(({ outcry, household, plan }) => {
    outcry.lastIndex = 0;
    if (!outcry.test(whole) || plan.test(whole)) return false;
    return new Set(whole.toLowerCase().match(household)).size >= minWords;
  });
  if (meant.length === 0) return texts;
  return texts.map((text) => meant.reduce((rest, { outcry }) => rest.replace(outcry, '_'), normalise(text)));
}
