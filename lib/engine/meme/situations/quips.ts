import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, countTextWords, getFirstWord, listTerms, overlap, tidy, wordsIn } from '../../brief/text/text.ts';
import { collective, toSingular } from '../../brief/text/words.ts';
import { getQuotationMarks } from '../../language.ts';
import { fullNames } from '../../letters.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { hanging } from '../words/phrase-signs.ts';
import { leansOutside } from '../words/pointing.ts';
import { isMostlyNames, isSpoken, quoted } from './lines.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';
import { isOfAnother } from './speakers.ts';
import { listStages } from './stages.ts';

const quip = { min: 3, own: 4, max: 13, headline: 16 } as const;

const weights = {
  base: 0.3,
  brief: 0.12,
  short: 0.06,
  long: -0.1,
  /** "I" is in it. */
  own: 0.14,
  negation: 0.1,
  simile: 0.14,
  everyday: 0.14,
  extreme: 0.06,
  exclaimed: 0.05,
  titled: 0.06,
  reported: 0.06,
  laughed: 0.25,
  abstract: -0.15,
  platitude: -0.3,
  pointing: -0.15,
  stranger: -0.15,
} as const;

const lengths = { brief: 6, short: 9 } as const;
const maxTitleOverlap = 0.5;

/** Mark-up, addresses, speakers' names, broken words. */
const scrap = /^\p{Lu}[^\s:]{1,24}:\s|\p{Ll}-\s\p{Ll}|[()[\]{}|<>@#…]|https?:|\.\.\./u;

export function findHeadline({ material }: Scan): string | undefined {
  const { title, isNameless, statements } = material;
  if (isNameless || !/\p{L}{4}/u.test(title)) return undefined;
  const headline = statements.find(({ isHeadline }) => isHeadline)?.text ?? toCaptionText(title);
  // Under a headline that quotes, two people would speak.
  const isQuoting = /["“”„«»「]/u.test(headline);
  return countWords(headline) <= quip.headline && countTextWords(headline) >= 3 && !isQuoting ? headline : undefined;
}

function scoreQuip(said: string, rest: string, headline: string, { material, signs }: Scan): number {
  const { words, title } = material;
  const lower = wordsIn(said.toLowerCase());
  const count = countWords(said);
  const { personal } = toSingular(words);
  const isReported = /[:：]$/u.test(rest) || wordsIn(rest.toLowerCase()).some((word) => words.reporting.has(word));
  const shared = overlap(new Set(listTerms(said, words)), new Set(listTerms(headline, words)));
  const pointing = lower.slice(1).filter((word) => words.backward.has(word) && !words.joints.has(word)).length;
  const names = (said.match(fullNames) ?? []).filter((name) => !title.includes(name)).length;
  const has: readonly (readonly [boolean, number])[] = [
    [count <= lengths.brief, weights.brief],
    [count > lengths.brief && count <= lengths.short, weights.short],
    [count > lengths.short, weights.long],
    [lower.some((word) => personal.has(word)), weights.own],
    [signs.negation.test(said), weights.negation],
    [signs.simile.test(said), weights.simile],
    [signs.everyday.test(said), weights.everyday],
    [signs.extreme.test(said) || signs.surprise.test(said), weights.extreme],
    [/[!！]$/u.test(said), weights.exclaimed],
    [shared > 0 && shared <= maxTitleOverlap, weights.titled],
    [isReported, weights.reported],
    [signs.laugh.test(rest), weights.laughed],
    [signs.abstract.test(said), weights.abstract],
    [signs.platitude.test(said), weights.platitude],
  ];
  return (
    weights.base +
    has.reduce((sum, [isSo, weight]) => sum + (isSo ? weight : 0), 0) +
    pointing * weights.pointing +
    names * weights.stranger
  );
}

/** No list of verbs is complete, but "I" opens a clause. */
const isClause = (said: string, { material: { words }, signs }: Scan) =>
  signs.hasVerb(said) || words.verbSign?.test(said) === true || words.personal.has(getFirstWord(said));

function isQuip(said: string, headline: string, scan: Scan): boolean {
  const { material, signs } = scan;
  const { words, title } = material;
  const count = countWords(said);
  const opener = getFirstWord(said).replace(/['’].*$/u, '');
  return (
    count >= quip.min &&
    count <= quip.max &&
    isBalanced(said) &&
    endsWhole(said, words) &&
    !scrap.test(said) &&
    !hanging.test(said) &&
    !leansOutside(said, words, material.language) &&
    isClause(said, scan) &&
    !signs.instruction.test(said) &&
    !words.and.has(opener) &&
    !words.dependent.has(opener) &&
    !words.relative.has(opener) &&
    !title.includes(said) &&
    overlap(new Set(listTerms(said, words)), new Set(listTerms(headline, words))) <= maxTitleOverlap
  );
}

function drawQuip(headline: string, shown: string, base: number, place: number, scan: Scan): Situation[] {
  return listStages(headline, shown, scan).map(
    ([template, first, second], index): Situation => ({
      mechanism: 'quip',
      template,
      captions: { [first]: headline, [second]: shown },
      panels: [headline, shown],
      base: base - index * 0.01,
      loss: 0,
      place,
    }),
  );
}

export const findQuips: SituationFinder = (scan) => {
  const { material, signs, sentences } = scan;
  const headline = findHeadline(scan);
  if (!signs.hasQuips || headline === undefined) return [];
  const { personal } = toSingular(material.words);
  const [open, close] = getQuotationMarks(material.language);
  return sentences.flatMap(({ text, place }, index): readonly Situation[] => {
    const spoken = Array.from(text.matchAll(quoted), ([whole, found = '']) => ({
      said: capitalize(tidy(found).replace(/[,，.。]$/u, '')),
      rest: text.replace(whole, '').trim(),
      isSmall: /^\p{Ll}/u.test(found),
    }));
    if (spoken.length > 0) {
      return spoken.flatMap(({ said, rest, isSmall }) => {
        if (!isQuip(said, headline, scan) || isMostlyNames(said) || !isSpoken(said, scan)) return [];
        if (isOfAnother(rest, material)) return [];
        // A lower-case start is the middle of a sentence, unless it has "I".
        if (isSmall && !wordsIn(said.toLowerCase()).some((word) => personal.has(word))) return [];
        return drawQuip(headline, `${open}${said}${close}`, scoreQuip(said, rest, headline, scan), place, scan);
      });
    }
    const said = tidy(text).replace(/(?<!\.)[.。]$/u, '');
    const opener = getFirstWord(said);
    // A short answer is clear only after its question.
    const isAnswer = countWords(said) <= lengths.brief && /[?？؟]["”»]?$/u.test(sentences[index - 1]?.text ?? '');
    if (!personal.has(opener) || collective.has(opener) || isAnswer || !/[.!。！]$/u.test(text)) return [];
    // The author's bare facts are no jokes.
    const isVoiced = [signs.negation, signs.simile, signs.everyday, signs.extreme, signs.surprise].some((sign) =>
      sign.test(said),
    );
    return isVoiced && isQuip(said, headline, scan) && countWords(said) >= quip.own
      ? drawQuip(headline, capitalize(said), scoreQuip(said, '', headline, scan), place, scan)
      : [];
  });
};

const border = /^[\s:：–—|-]+|[\s:：–—|-]+$/gu;
const chosen = 0.2;

export const findTitledQuotes: SituationFinder = (scan) => {
  const { material, signs } = scan;
  const { title, language } = material;
  const found = [...title.matchAll(quoted)];
  const [match] = found;
  if (!signs.hasQuips || match === undefined || found.length > 1) return [];
  const [whole, words = ''] = match;
  const said = capitalize(tidy(words).replace(/[,，.。]$/u, ''));
  const [before, after] = [title.slice(0, match.index), title.slice(match.index + whole.length)].map((side) =>
    side.trim(),
  );
  // Only at the title's edge, by a separator, is it a sentence of its own.
  const rest = before === '' ? after : after === '' ? before : '';
  const isApart = before === '' ? /^[:：–—|-]/u.test(rest ?? '') : /[:：–—|-]$/u.test(rest ?? '');
  const headline = capitalize((rest ?? '').replace(border, ''));
  if (!isApart || countTextWords(headline) < 2 || countWords(headline) > quip.headline) return [];
  const count = countWords(said);
  const isWhole = count >= quip.own && count <= quip.max && isBalanced(said) && endsWhole(said, material.words);
  if (!isWhole || isMostlyNames(said) || !isSpoken(said, scan) || !isClause(said, scan) || signs.instruction.test(said))
    return [];
  const [open, close] = getQuotationMarks(language);
  const base = scoreQuip(said, '', headline, scan) + chosen;
  return drawQuip(headline, `${open}${said}${close}`, base, 0, scan).map((each) => ({
    ...each,
    mechanism: 'titled-quote',
  }));
};
