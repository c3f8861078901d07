import { isBoilerplate } from '../../brief/outline/noise.ts';
import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { getFirstWord, isUnspaced, listTerms, measureDrawnLength, tidy } from '../../brief/text/text.ts';
import { collective } from '../../brief/text/words.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { fullNames } from '../../letters.ts';
import { isAboutSource, type Material } from '../material/material.ts';
import { findLineMoods, listMoodDrawings } from '../situations/mood.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { hanging } from '../words/phrase-signs.ts';
import { pointsOutside } from '../words/pointing.ts';
import type { JokeCandidate } from './score.ts';

const considered = 140;
const line = { min: 4, max: 15, letters: 118, short: 9 };
/** A lower score means that a line needs its context. */
const minStanding = 0.45;
const kept = { lines: 5, drawings: 3 };
const thought = 'thoughts';

const worth = {
  standing: 0.58,
  about: 0.06,
  everyday: 0.18,
  simile: 0.18,
  personal: 0.1,
  negation: 0.08,
  extreme: 0.1,
  mood: 0.08,
  short: 0.08,
  abstract: -0.14,
  stranger: -0.15,
} as const;
const factor = 1.05;
/** Factor for a line without a speaker's voice. */
const voiceless = 0.6;
/** Scripts without spaces give fewer signs that a line is whole. */
const unspacedFactor = 0.8;

/** A speaker's name, a broken word, mark-up. */
const scrap = /^[\p{Lu}][^\s:]{1,24}:\s|\p{Ll}-\s\p{Ll}|[[\]{}|<>]/u;

function findStrength(text: string, sentence: string, material: Material): number {
  const { title, words, signs } = material;
  // "I" is normal in a meme, unlike in a summary.
  const stands = rateStanding(sentence.replace(/[!！]/gu, '.'), text, { ...words, personal: new Set() });
  if (stands < minStanding || signs === undefined) return 0;
  const titled = new Set(listTerms(title, words));
  const has = {
    everyday: signs.everyday.test(text),
    simile: signs.simile.test(text),
    personal: words.personal.has(getFirstWord(text)) && !collective.has(getFirstWord(text)),
    negation: signs.negation.test(text),
    extreme: signs.extreme.test(text) || signs.surprise.test(text),
    mood: findLineMoods(text, signs).length > 0,
  };
  // Without a word of the title a line is unclear, unless it is a quip.
  const isQuip = has.personal && (has.everyday || has.simile || has.negation || has.extreme);
  if (!isQuip && !listTerms(text, words).some((term) => titled.has(term))) return 0;
  if (!has.everyday && !has.simile && !has.personal && !has.negation && !has.mood) return 0;
  const bonus = (Object.keys(has) as (keyof typeof has)[]).reduce((sum, key) => sum + (has[key] ? worth[key] : 0), 0);
  const names = (text.match(fullNames) ?? []).filter((name) => !title.includes(name));
  return (
    worth.standing * stands +
    bonus +
    (countWords(text) <= line.short ? worth.short : 0) +
    (signs.abstract.test(text) ? worth.abstract : 0) +
    (isAboutSource(text, material) ? worth.about : 0) +
    names.length * worth.stranger
  );
}

/** The source's own strongest lines, each in drawings of its mood, for sources without a joke of two panels. */
export function findBestLines(material: Material): JokeCandidate[] {
  const { outline, language, title, words, signs } = material;
  // Under a grave title harmless sentences are about it too.
  if (signs === undefined || mentionsGravity(title, language) || isDelicate(title, language)) return [];
  return outline.sentences
    .slice(0, considered)
    .flatMap(({ text: sentence }) => {
      const text = toCaptionText(tidy(sentence));
      const count = countWords(text);
      if (count < line.min || count > line.max || measureDrawnLength(text) > line.letters) return [];
      const isWhole = isBalanced(text) && endsWhole(text, words) && signs.hasVerb(text);
      if (!isWhole || hanging.test(text) || pointsOutside(text, words, language)) return [];
      if (scrap.test(text)) return [];
      if (signs.instruction.test(text) || isBoilerplate(text, words.language) || isDelicate(text, language)) return [];
      if (mentionsGravity(text, language)) return [];
      const isVoiced = words.personal.has(getFirstWord(text)) && !collective.has(getFirstWord(text));
      return [{ text, isVoiced, strength: findStrength(text, sentence, material) * (isVoiced ? 1 : voiceless) }];
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, kept.lines)
    .flatMap(({ text, isVoiced, strength }) =>
      listMoodDrawings(text, signs)
        .filter(([template]) => isVoiced || template !== thought)
        .slice(0, kept.drawings)
        .map(([template, role], index) => ({
          template,
          captions: { [role]: text },
          signal: strength * factor * (isUnspaced(text) ? unspacedFactor : 1) * (1 - index * 0.04),
        })),
    );
}
