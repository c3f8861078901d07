import { listTerms, tidy, wordsIn } from '../../brief/text/text.ts';
import { addressed, toSingular } from '../../brief/text/words.ts';
import { findWords } from '../../drawings/matching/find-words.ts';
import { isPerson } from '../../drawings/people.ts';
import { fullNames } from '../../letters.ts';
import { countWords } from '../words/caption-text.ts';
import type { JokeSigns } from '../words/signs.ts';
import { quoted } from './lines.ts';
import type { Scan } from './situation.ts';

const lengths = { brief: 8, short: 14, long: 22 } as const;
const minSpokenWords = 4;
const opening = 0.08;
const manyNumbers = 3;

const aside = /[(（]|\s[–—]\s/u;
const term = /["“„«‘'][^"“”„«»‘’]{3,28}["”“»’']/u;

const minThing = 0.7;

const isPictured = (text: string, { language }: JokeSigns): boolean =>
  language.drawings !== undefined &&
  findWords(text, language).some(
    ({ kind, score, drawing }) => kind === 'direct' && score >= minThing && !isPerson(drawing),
  );

export function readPunchlineSigns(text: string, place: number, isLast: boolean, { material, signs }: Scan) {
  const { words, title } = material;
  const lower = wordsIn(text.toLowerCase());
  const count = countWords(text);
  const terms = listTerms(text, words);
  const titled = new Set(listTerms(title, words));
  const spoken = Array.from(text.matchAll(quoted), ([, said = '']) => tidy(said)).filter(
    (said) => countWords(said) >= minSpokenWords,
  );
  const numbers = text.match(/\d[\d.,]*/gu)?.length ?? 0;
  return {
    spoken: spoken.length > 0,
    term: spoken.length === 0 && term.test(text),
    laughed: signs.laugh.test(text),
    contrast: signs.contrast.test(text),
    negation: signs.negation.test(text),
    simile: signs.simile.test(text),
    comparison: signs.comparison.test(text),
    everyday: signs.everyday.test(text),
    surprise: signs.surprise.test(text),
    doubt: signs.doubt.test(text),
    trouble: signs.trouble.test(text),
    own: lower.some((word) => toSingular(words).personal.has(word)),
    addressed: lower.some((word) => addressed.has(word)),
    asked: /[?？؟]/u.test(text),
    number: numbers > 0,
    numbers: numbers >= manyNumbers,
    aside: aside.test(text),
    named: (text.match(fullNames) ?? []).some((name) => !title.includes(name)),
    titled: terms.some((each) => titled.has(each)),
    brief: count <= lengths.brief,
    short: count > lengths.brief && count <= lengths.short,
    long: count > lengths.long,
    pointing: words.backward.has(lower[0] ?? ''),
    pictured: isPictured(text, signs),
    abstract: signs.abstract.test(text),
    platitude: signs.platitude.test(text),
    instruction: signs.instruction.test(text),
    opening: place < opening,
    last: isLast,
  } as const;
}
