import { endsWhole, isBalanced } from '../../brief/borders.ts';
import { quotationMarks } from '../../brief/language.ts';
import { capitalize, firstWord, isUnspaced, listTerms, overlap, tidy, wordCount, wordsIn } from '../../brief/text.ts';
import { share } from '../jokes/chance.ts';
import { isAboutSource } from '../jokes/material.ts';
import { asCaption } from '../jokes/topic.ts';
import { drawingsOfMood, drawingsOfReply, drawingsOfThing, type PairDrawing } from './mood.ts';
import { countWords } from './short-text.ts';
import type { Finder, Scan, Situation } from './situation.ts';

/** A line of the source's own, in words. */
const line = { min: 3, max: 14, remark: 9, headline: 16 };

/** What makes a line worth a drawing of its own, beside {@link scoreSituation}'s weights. */
const worth = {
  base: 0.16,
  everyday: 0.06,
  simile: 0.16,
  personal: 0.06,
  short: 0.1,
  last: 0.08,
  quoted: 0.06,
} as const;

export const quoted = /["“„«「]([^"“”„«»「」]{8,110})["”“»」]/gu;

/** Whether a sentence speaks as a person does: everyday words, a comparison, "I", "you" or a plain "no". */
const hasVoice = (text: string, { material, signs }: Scan): boolean =>
  signs.everyday.test(text) ||
  signs.simile.test(text) ||
  signs.negation.test(text) ||
  material.words.personal.has(firstWord(text));

/** Whether words in quotation marks are a clause that somebody says, where no list of verbs shows it: a term is none. */
export function isSpoken(said: string, { material, signs }: Scan): boolean {
  if (signs.hasVerbs) return true;
  if (isUnspaced(said)) return /[\p{Script=Hiragana}\p{Script=Hangul}！？!?]$|\p{Script=Han}{6}/u.test(said);
  const { personal, backward } = material.words;
  return /[!?]$/.test(said) || wordsIn(said.toLowerCase()).some((word) => personal.has(word) || backward.has(word));
}

function scoreLine(text: string, isLast: boolean, isQuote: boolean, { material, signs }: Scan): number {
  const isPersonal = material.words.personal.has(firstWord(text));
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

/** Capitals inside, as names have them. */
export const isName = (text: string) => {
  const inner = (text.match(/[\p{L}’']{4,}/gu) ?? []).slice(1);
  return inner.length === 0 || inner.filter((word) => /^\p{Lu}/u.test(word)).length * 2 > inner.length;
};

/** What more of a line's terms are in the headline is the headline again. */
const retold = 0.5;

/** The headline, and the line as what there is to say about it: alone nobody would know what it is about. */
function besideHeadline(
  shown: string,
  found: Pick<Situation, 'panels' | 'base' | 'loss' | 'place'>,
  { material, signs }: Scan,
): readonly Situation[] {
  const { title, words, drawing } = material;
  // Under a site's name or a code nobody knows what the line is about.
  if (material.isNameless || !/\p{L}{4}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(title))
    return [];
  const statement = material.statements.find(({ isHeadline }) => isHeadline);
  const headline = statement?.text ?? asCaption(title);
  if (countWords(headline) > line.headline || wordCount(headline) < 2) return [];
  if (overlap(new Set(listTerms(shown, words)), new Set(listTerms(headline, words))) > retold) return [];
  const isTrouble = statement?.isTrouble === true || statement?.isFall === true;
  const scenes = drawing === undefined ? [] : drawingsOfThing(isTrouble, share(headline));
  const shows = scenes.flatMap(([template, role]): readonly PairDrawing[] =>
    role === 'top' ? [[template, role, 'bottom']] : [],
  );
  return [...shows, ...drawingsOfReply(headline, shown, signs)].map(([template, first, second], index) => ({
    ...found,
    mechanism: 'remark',
    template,
    captions: { [first]: headline, [second]: shown },
    base: found.base - index * 0.01,
  }));
}

/** A whole sentence or quotation, verbatim: the source's own quip. Instructions and a page's chrome are none. */
export const findLines: Finder = (scan) => {
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
      if (words.backward.has(firstWord(said)) || signs.instruction.test(said) || /[?？]$/.test(said)) return [];
      if (!isQuote && /^\p{Lu}[^\s:]{1,24}:\s/u.test(said)) return [];
      // A work's or a brand's name in quotation marks says nothing.
      if (isQuote && (isName(said) || material.title.includes(said) || !/\p{Ll}/u.test(said))) return [];
      if (!signs.hasVerb(said) || (!isQuote && !/[.!…。！]["”’»]?$/u.test(said))) return [];
      // A bare fact is a headline at best: somebody has to be heard in it.
      if (!isAboutSource(said, material) || (!isQuote && !hasVoice(said, scan))) return [];
      if (isQuote && !isSpoken(said, scan)) return [];
      const [open, close] = quotationMarks(material.language);
      const shown = isQuote ? `${open}${said}${close}` : said.replace(/(?<!\.)[.。]$/u, '');
      const base = scoreLine(said, isLast, isQuote, scan);
      const found = { panels: [shown], base, loss: 0, place } as const;
      // A sentence that stands alone is found among the best lines.
      const alone = (isQuote ? drawingsOfMood(said, signs) : []).map(
        ([template, role]): Situation => ({ ...found, mechanism: 'quote', template, captions: { [role]: shown } }),
      );
      return [...(count <= line.remark ? besideHeadline(shown, found, scan) : []), ...alone];
    });
  });
};
