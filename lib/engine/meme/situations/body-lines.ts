import { isBoilerplate } from '../../brief/outline/noise.ts';
import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, getFirstWord, listTerms, overlap, tidy, wordsIn } from '../../brief/text/text.ts';
import { addressed } from '../../brief/text/words.ts';
import { getQuotationMarks } from '../../language.ts';
import { isAboutSource } from '../material/material.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { hanging } from '../words/phrase-signs.ts';
import { pointsOutside } from '../words/pointing.ts';
import { isMostlyNames, isSpoken, quoted } from './lines.ts';
import { ratePunchline } from './punchline.ts';
import { readPunchlineSigns } from './punchline-signs.ts';
import { findHeadline } from './quips.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';
import { isOfAnother } from './speakers.ts';
import { listStages } from './stages.ts';

const limits = { min: 4, line: 16, spoken: 18 } as const;
/** Minimum rating of a line, and of the standing of a sentence that nobody says. */
const min = { rating: 0.9, standing: 0.42 } as const;
/** A joke is short: subtracted per word over these. */
const wordy = { from: 10, each: 0.05 } as const;
const maxTitleOverlap = 0.6;
const kept = 4;

/** Mark-up, addresses, speakers' names, broken words, torn ends. */
const scrap = /^\p{Lu}[^\s:]{1,24}:\s|\p{Ll}-\s\p{Ll}|[[\]{}|<>@#→]|\/\/|…|\.\.\./u;
const voices = [
  'negation',
  'simile',
  'comparison',
  'surprise',
  'own',
  'addressed',
  'contrast',
  'everyday',
  'laughed',
  'term',
  'aside',
  'trouble',
] as const;
const noWords: ReadonlySet<string> = new Set();

function isWhole(line: string, headline: string, { material, signs }: Scan): boolean {
  const { words, title } = material;
  const opener = getFirstWord(line).replace(/['’].*$/u, '');
  return (
    countWords(line) >= limits.min &&
    isBalanced(line) &&
    endsWhole(line, words) &&
    !scrap.test(line) &&
    !hanging.test(line) &&
    !pointsOutside(line, words, material.language) &&
    !words.and.has(opener) &&
    !words.coordinators.has(opener) &&
    !words.dependent.has(opener) &&
    !words.relative.has(opener) &&
    !signs.instruction.test(line) &&
    !signs.platitude.test(line) &&
    // Found by its own mechanism.
    !(signs.strongHope.test(line) && signs.outcome.test(line)) &&
    !isBoilerplate(line, words.language) &&
    !title.includes(line) &&
    // A page's question to its reader is a teaser.
    !(/[?？؟]$/u.test(line) && wordsIn(line.toLowerCase()).some((word) => addressed.has(word))) &&
    overlap(new Set(listTerms(line, words)), new Set(listTerms(headline, words))) <= maxTitleOverlap
  );
}

/** Without "But", "And": the headline stands in place of the sentence before it. Only where a subject or phrase follows. */
function dropOpener(text: string, { words }: Scan['material']): string {
  const opener = getFirstWord(text);
  if (!words.coordinators.has(opener) && !words.and.has(opener)) return text;
  const rest = text.slice(opener.length).replace(/^[,\s]+/u, '');
  const first = getFirstWord(rest);
  const opens =
    words.subjects.has(first) || words.personal.has(first) || words.joints.has(first) || /^\p{Lu}/u.test(rest);
  return opens ? capitalize(rest) : text;
}

function findLine(text: string, scan: Scan): string | undefined {
  const [whole, found = ''] = [...text.matchAll(quoted)].toSorted((a, b) => b[0].length - a[0].length)[0] ?? [];
  const said = tidy(found).replace(/[,，.。]$/u, '');
  if (whole !== undefined && countWords(said) >= limits.min && !isMostlyNames(said) && isSpoken(said, scan)) {
    // In lower case it is the end of another's sentence.
    if (/^\p{Ll}/u.test(said) || countWords(said) > limits.spoken) return undefined;
    if (isOfAnother(text.replace(whole, ' '), scan.material)) return undefined;
    const [open, close] = getQuotationMarks(scan.material.language);
    return `${open}${capitalize(said)}${close}`;
  }
  const line = dropOpener(toCaptionText(tidy(text)), scan.material);
  const isSentence = /[.!?。！？؟]["”’»]?$/u.test(text);
  if (!isSentence || countWords(line) > limits.line || !scan.signs.hasVerb(line)) return undefined;
  const { words } = scan.material;
  return rateStanding(text.replace(/[!！?？]/gu, '.'), line, { ...words, personal: noWords }) >= min.standing
    ? line
    : undefined;
}

/** The headline, and the lines of the body that an editor would make a joke of. None in languages without data for quips. */
export const findBodyLines: SituationFinder = (scan) => {
  const headline = findHeadline(scan);
  const { signs, sentences } = scan;
  if (!signs.hasQuips || headline === undefined) return [];
  return sentences
    .slice(1)
    .map(({ text, place, isLast }) => ({ text, place, found: readPunchlineSigns(text, place, isLast, scan) }))
    .map((each) => ({ ...each, rating: ratePunchline(each.found) }))
    .filter(({ rating }) => rating >= min.rating)
    .flatMap(({ text, place, rating, found }) => {
      const line = findLine(text, scan);
      const isOwnLine =
        found.spoken || (voices.some((voice) => found[voice]) && (found.own || isAboutSource(text, scan.material)));
      return line === undefined || !isOwnLine || !isWhole(line.replace(/^["“„«]|["“”»]$/gu, ''), headline, scan)
        ? []
        : [{ line, place, rating: rating - Math.max(0, countWords(line) - wordy.from) * wordy.each }];
    })
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, kept)
    .flatMap(({ line, place, rating }) =>
      listStages(headline, line, scan).map(
        ([template, first, second], index): Situation => ({
          mechanism: 'punchline',
          template,
          captions: { [first]: headline, [second]: line },
          panels: [headline, line],
          base: rating - index * 0.02,
          loss: 0,
          place,
        }),
      ),
    );
};
