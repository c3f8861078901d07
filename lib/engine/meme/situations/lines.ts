import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  overlap,
  tidy,
  wordsIn,
} from '../../brief/text/text.ts';
import { getQuotationMarks } from '../../language.ts';
import { isAboutSource } from '../material/material.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { leansOutside } from '../words/pointing.ts';
import { listMoodDrawings } from './mood.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';
import { isOfAnother } from './speakers.ts';
import { listStages } from './stages.ts';

const line = { min: 3, max: 14, remark: 9, headline: 16 };

/** Added to {@link scoreSituation}'s weights. */
const worth = {
  base: 0.16,
  everyday: 0.06,
  simile: 0.16,
  personal: 0.06,
  short: 0.1,
  last: 0.08,
  quoted: 0.06,
} as const;

export const quoted = /["“„«「]([^"“”„«»「」]{8,140})["”“»」]/gu;

const hasVoice = (text: string, { material, signs }: Scan): boolean =>
  signs.everyday.test(text) ||
  signs.simile.test(text) ||
  signs.negation.test(text) ||
  material.words.personal.has(getFirstWord(text));

export function isSpoken(said: string, { material, signs }: Scan): boolean {
  if (signs.hasVerbs) return true;
  if (isUnspaced(said)) return /[\p{Script=Hiragana}\p{Script=Hangul}！？!?]$|\p{Script=Han}{6}/u.test(said);
  const { personal, backward } = material.words;
  return /[!?]$/.test(said) || wordsIn(said.toLowerCase()).some((word) => personal.has(word) || backward.has(word));
}

function scoreLine(text: string, isLast: boolean, isQuote: boolean, { material, signs }: Scan): number {
  const isPersonal = material.words.personal.has(getFirstWord(text));
  return (
    worth.base +
    (signs.everyday.test(text) ? worth.everyday : 0) +
    (signs.simile.test(text) ? worth.simile : 0) +
    (isPersonal ? worth.personal : 0) +
    (countWords(text) <= 8 ? worth.short : 0) +
    (isLast ? worth.last : 0) +
    (isQuote ? worth.quoted : 0)
  );
}

export const isMostlyNames = (text: string) => {
  const inner = (text.match(/[\p{L}’']{4,}/gu) ?? []).slice(1);
  return inner.length === 0 || inner.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > inner.length;
};

const maxTitleOverlap = 0.5;

/** A line that is unclear alone, under the headline. */
function placeBesideHeadline(
  shown: string,
  found: Pick<Situation, 'panels' | 'base' | 'loss' | 'place'>,
  scan: Scan,
): readonly Situation[] {
  const { material } = scan;
  const { title, words } = material;
  // A site's name or a code as headline explains nothing.
  if (material.isNameless || !/\p{L}{4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(title))
    return [];
  const statement = material.statements.find(({ isHeadline }) => isHeadline);
  const headline = statement?.text ?? toCaptionText(title);
  if (countWords(headline) > line.headline || countTextWords(headline) < 2) return [];
  if (overlap(new Set(listTerms(shown, words)), new Set(listTerms(headline, words))) > maxTitleOverlap) return [];
  return listStages(headline, shown, scan).map(([template, first, second], index) => ({
    ...found,
    mechanism: 'remark',
    template,
    captions: { [first]: headline, [second]: shown },
    base: found.base - index * 0.01,
  }));
}

export const findLines: SituationFinder = (scan) => {
  const { material, signs, sentences } = scan;
  const { words } = material;
  return sentences.flatMap(({ text, place, isLast }): readonly Situation[] => {
    const spoken = Array.from(text.matchAll(quoted), ([, said = '']) => tidy(said).replace(/[,，.。]$/u, ''));
    const candidates = [
      ...spoken.map((said) => ({ said: capitalize(said), isQuote: true })),
      ...(spoken.length === 0 ? [{ said: tidy(text), isQuote: false }] : []),
    ];
    return candidates.flatMap(({ said, isQuote }): readonly Situation[] => {
      const count = countWords(said);
      if (count < line.min || count > line.max || !isBalanced(said) || !endsWhole(said, words)) return [];
      if (leansOutside(said, words, material.language) || words.backward.has(getFirstWord(said))) return [];
      if (signs.instruction.test(said) || /[?？]$/.test(said)) return [];
      if (!isQuote && /^\p{Lu}[^\s:]{1,24}:\s/u.test(said)) return [];
      // Quoted names of works and brands say nothing.
      if (isQuote && (isMostlyNames(said) || material.title.includes(said) || !/\p{Ll}/u.test(said))) return [];
      if (!signs.hasVerb(said) || (!isQuote && !/[.!…。！]["”’»]?$/u.test(said))) return [];
      // A bare fact is at best a headline.
      if (!isAboutSource(said, material) || (!isQuote && !hasVoice(said, scan))) return [];
      if (isQuote && (!isSpoken(said, scan) || isOfAnother(text.replace(quoted, ' '), material))) return [];
      const [open, close] = getQuotationMarks(material.language);
      const shown = isQuote ? `${open}${said}${close}` : said.replace(/(?<!\.)[.。]$/u, '');
      const base = scoreLine(said, isLast, isQuote, scan);
      const found = { panels: [shown], base, loss: 0, place } as const;
      const alone = (isQuote ? listMoodDrawings(said, signs) : []).map(
        ([template, role]): Situation => ({ ...found, mechanism: 'quote', template, captions: { [role]: shown } }),
      );
      return [...(count <= line.remark ? placeBesideHeadline(shown, found, scan) : []), ...alone];
    });
  });
};
