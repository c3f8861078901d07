import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { measureDrawnLength, wordsIn } from '../../brief/text/text.ts';
import { mentionsGravity } from '../../gate/index.ts';
import type { TalkedOf } from '../../languages/words/joke-words.ts';
import { isGrounded, type Material } from '../material/material.ts';
import { hasVerbSign } from '../material/statements.ts';
import { findThings, mentions } from '../material/things.ts';
import { countWords } from '../words/caption-text.ts';
import { pointsOutside } from '../words/pointing.ts';
import { findSigns } from '../words/signs.ts';
import { findSubjects, minScores } from './subjects.ts';

interface LeadSentence {
  readonly shown: Material;
  readonly things: ReturnType<typeof findThings>;
  readonly subjects: readonly TalkedOf[];
}

const limits = { minWords: 4, words: 18, letters: 118 } as const;
/** Below it a sentence needs those before it. */
const minStanding = 0.6;

function standsAlone(sentence: string, material: Material): boolean {
  const { language, words } = material;
  const count = countWords(sentence);
  return (
    count >= limits.minWords &&
    count <= limits.words &&
    measureDrawnLength(sentence) <= limits.letters &&
    isBalanced(sentence) &&
    endsWhole(sentence, words) &&
    isGrounded(sentence, material) &&
    !wordsIn(sentence.toLowerCase()).some((word) => words.personal.has(word)) &&
    !pointsOutside(sentence, words, language) &&
    rateStanding(sentence, sentence, words) >= minStanding &&
    !mentionsGravity(sentence, language) &&
    (!/\d/u.test(sentence) || hasVerbSign(sentence, language, findSigns(language)) !== false)
  );
}

export function findJokeLead(material: Material): LeadSentence | undefined {
  for (const sentence of material.lead) {
    if (!standsAlone(sentence, material)) continue;
    const shown = { ...material, title: sentence, wholeTitle: sentence, isNameless: false, statements: [] };
    const things = findThings(shown, mentions.ofLead);
    const subjects = things.length > 0 ? [] : findSubjects(shown, minScores.ofLead);
    if (things.length + subjects.length > 0) return { shown, things, subjects };
  }
  return undefined;
}
