import { endsWhole, isBalanced } from '../../brief/borders.ts';
import { isBoilerplate } from '../../brief/noise.ts';
import { standing } from '../../brief/standing.ts';
import { drawnLength, firstWord, isUnspaced, listTerms, tidy, wordsIn } from '../../brief/text.ts';
import { collective } from '../../brief/words.ts';
import { mentionsGravity } from '../../gate/index.ts';
import { drawingsOfMood, findLineMoods } from '../situations/mood.ts';
import { countWords } from '../situations/short-text.ts';
import { isDelicate } from '../situations/words.ts';
import type { Candidate } from './candidate.ts';
import { isAboutSource, type Material } from './material.ts';
import { hanging, leaning } from './signs.ts';
import { asCaption } from './topic.ts';

/** What of a source is looked at: a meme's line is met early or often. */
const considered = 140;
/** A line is taken whole or not at all. */
const line = { min: 4, max: 15, letters: 118, short: 9 };
/** A line that stands alone less than this leans on what is not shown. */
const minStanding = 0.45;
/** How many lines are kept, and in how many drawings each. */
const kept = { lines: 5, drawings: 3 };

/** What makes a line strong, besides standing alone. */
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
  /** Each word that points to something else, and each name that the title does not have. */
  pointing: -0.1,
  stranger: -0.15,
} as const;
/** What a strong line is worth beside a headline. */
const factor = 1.05;
/** What a line in nobody's own voice is worth: alone in a drawing nobody knows who says it. */
const voiceless = 0.6;
/** Where words are not parted, less shows that a line is whole. */
const unspacedFactor = 0.8;

/** A speaker's name in front, a word that a line's end tore apart, somebody else's mark-up. */
const scrap = /^[\p{Lu}][^\s:]{1,24}:\s|\p{Ll}-\s\p{Ll}|[[\]{}|<>]/u;
const fullName = /(?<=^|\s)\p{Lu}[\p{L}.]+ \p{Lu}\p{Ll}+/gu;

/** How well a line says something by itself; 0 where it is none. */
function findStrength(text: string, sentence: string, material: Material): number {
  const { title, words, signs } = material;
  // Somebody who says "I" is heard in a meme, other than in a summary.
  // An exclamation is one more reason.
  const stands = standing(sentence.replace(/[!！]/gu, '.'), text, { ...words, personal: new Set() });
  if (stands < minStanding || signs === undefined) return 0;
  const titled = new Set(listTerms(title, words));
  const said = wordsIn(text.toLowerCase());
  const has = {
    everyday: signs.everyday.test(text),
    simile: signs.simile.test(text),
    personal: words.personal.has(firstWord(text)) && !collective.has(firstWord(text)),
    negation: signs.negation.test(text),
    extreme: signs.extreme.test(text) || signs.surprise.test(text),
    mood: findLineMoods(text, signs).length > 0,
  };
  // It stands alone in its drawing: without a word of the title nobody knows what it is about, unless somebody quips.
  const isQuip = has.personal && (has.everyday || has.simile || has.negation || has.extreme);
  if (!isQuip && !listTerms(text, words).some((term) => titled.has(term))) return 0;
  // A bare fact in nobody's voice is no line that anybody would repeat.
  if (!has.everyday && !has.simile && !has.personal && !has.negation && !has.mood) return 0;
  const bonus = (Object.keys(has) as (keyof typeof has)[]).reduce((sum, key) => sum + (has[key] ? worth[key] : 0), 0);
  const pointing = said.slice(1).filter((word) => words.backward.has(word) && !words.joints.has(word)).length;
  // Whom or what it points to stands elsewhere.
  if (pointing > 0 && !has.personal) return 0;
  const names = (text.match(fullName) ?? []).filter((name) => !title.includes(name));
  return (
    worth.standing * stands +
    bonus +
    (countWords(text) <= line.short ? worth.short : 0) +
    (signs.abstract.test(text) ? worth.abstract : 0) +
    (isAboutSource(text, material) ? worth.about : 0) +
    Math.min(2, pointing) * worth.pointing +
    names.length * worth.stranger
  );
}

/**
 * The source's own strongest lines, whole and understood without the page, each in drawings that carry its mood: what is
 * drawn where the source holds no joke of two panels.
 */
export function bestLines(material: Material): Candidate[] {
  const { outline, language, title, words, signs } = material;
  // Under a grave or delicate title a sentence is about it, however harmless it sounds.
  if (signs === undefined || mentionsGravity(title, language) || isDelicate(title, language)) return [];
  return outline.sentences
    .slice(0, considered)
    .flatMap(({ text: sentence }) => {
      const text = asCaption(tidy(sentence));
      const count = countWords(text);
      if (count < line.min || count > line.max || drawnLength(text) > line.letters) return [];
      const isWhole = isBalanced(text) && endsWhole(text, words) && signs.hasVerb(text);
      if (!isWhole || words.backward.has(firstWord(text)) || hanging.test(text) || leaning.test(text)) return [];
      if (scrap.test(text)) return [];
      if (signs.instruction.test(text) || isBoilerplate(text) || isDelicate(text, language)) return [];
      if (mentionsGravity(text, language)) return [];
      const isVoiced = words.personal.has(firstWord(text)) && !collective.has(firstWord(text));
      return [{ text, strength: findStrength(text, sentence, material) * (isVoiced ? 1 : voiceless) }];
    })
    .filter(({ strength }) => strength > 0)
    .toSorted((a, b) => b.strength - a.strength)
    .slice(0, kept.lines)
    .flatMap(({ text, strength }) =>
      drawingsOfMood(text, signs)
        .slice(0, kept.drawings)
        .map(([template, role], index) => ({
          template,
          captions: { [role]: text },
          signal: strength * factor * (isUnspaced(text) ? unspacedFactor : 1) * (1 - index * 0.04),
        })),
    );
}
