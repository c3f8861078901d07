import { isBoilerplate } from '../../brief/outline/noise.ts';
import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import { capitalize, getFirstWord, listTerms, overlap, tidy } from '../../brief/text/text.ts';
import { joinAlternatives, pickSigns } from '../../languages/patterns.ts';
import { isAboutSource } from '../material/material.ts';
import { countWords, toCaptionText } from '../words/caption-text.ts';
import { pointsOutside } from '../words/pointing.ts';
import { ratePunchline } from './punchline.ts';
import { readPunchlineSigns } from './punchline-signs.ts';
import type { Scan, Situation, SituationFinder } from './situation.ts';
import { listStages } from './stages.ts';

const limits = { setup: 4, punch: 2, max: 15 } as const;
const min = { rating: 1.1, standing: 0.42, ownStanding: 0.2 } as const;
const bonus = 0.6;
const maxTitleOverlap = 0.6;
const kept = 3;

/** Mark-up, addresses, speakers, quotations with their speaker, broken words. */
const scrap = /^\p{Lu}[^\s:]{1,24}:\s|["“”„«»]|\p{Ll}-\s\p{Ll}|[[\]{}|<>@#→*]|\/\/|…|\.\.\./u;
const notOnly = new RegExp(String.raw`(?<!\p{L})(?:${joinAlternatives(pickSigns('notOnly'))})(?!\p{L})`, 'iu');
const dash = /\s[–—]\s/u;
const noWords: ReadonlySet<string> = new Set();

interface BodyTurn {
  readonly setup: string;
  readonly punch: string;
}

function isTurn({ setup, punch }: BodyTurn, scan: Scan): boolean {
  const { material, signs } = scan;
  const { words } = material;
  const isFit = (text: string, from: number) => {
    const count = countWords(text);
    return count >= from && count <= limits.max && isBalanced(text) && endsWhole(text, words) && !scrap.test(text);
  };
  if (!isFit(setup, limits.setup) || !isFit(punch, limits.punch)) return false;
  const opener = getFirstWord(setup);
  const isOwn = words.personal.has(opener);
  if (pointsOutside(setup, words, material.language) || words.and.has(opener) || words.coordinators.has(opener))
    return false;
  if (words.dependent.has(opener) || words.relative.has(opener) || !signs.hasVerb(setup)) return false;
  const both = `${setup} ${punch}`;
  if (signs.instruction.test(both) || signs.platitude.test(both) || isBoilerplate(both, words.language)) return false;
  // "Not only … but also" turns nothing.
  if (notOnly.test(setup)) return false;
  // Found by its own mechanism.
  if (signs.strongHope.test(setup) && signs.outcome.test(punch)) return false;
  if (overlap(new Set(listTerms(punch, words)), new Set(listTerms(setup, words))) > maxTitleOverlap) return false;
  const stands = rateStanding(`${setup.replace(/[.!?]$/u, '')}.`, setup, { ...words, personal: noWords });
  return isOwn ? stands >= min.ownStanding : stands >= min.standing && isAboutSource(setup, material);
}

/** A sentence broken before the word that turns it, or before a few words behind a dash. */
function breakSentence(text: string, { signs }: Scan): BodyTurn | undefined {
  const [, setup = '', punch = ''] = signs.reversal.exec(text) ?? [];
  // "Fuels – oil, gas, coal – are to go": the dashes set an aside apart.
  if (setup === '' || !/^[\p{L}\p{N}"“„«]/u.test(punch) || dash.test(setup) || dash.test(punch)) return undefined;
  return { setup: toCaptionText(tidy(setup)), punch: toCaptionText(tidy(punch)) };
}

export const findBodyTurns: SituationFinder = (scan) => {
  const { signs, sentences } = scan;
  if (!signs.hasQuips) return [];
  const rate = (text: string, at: number) => {
    const { place, isLast } = sentences[at] ?? { place: 0, isLast: false };
    return ratePunchline(readPunchlineSigns(text, place, isLast, scan)) + bonus;
  };
  return sentences
    .flatMap(({ text, place, isLast }, index) => {
      if (index === 0) return [];
      const next = sentences[index + 1]?.text ?? '';
      const isTurned = !isLast && signs.reversalOpener.test(next);
      const found = isTurned
        ? { setup: toCaptionText(tidy(text)), punch: toCaptionText(tidy(next)) }
        : breakSentence(text, scan);
      if (found === undefined || !isTurn(found, scan)) return [];
      return [
        { ...found, place, rating: isTurned ? Math.max(rate(text, index), rate(next, index + 1)) : rate(text, index) },
      ];
    })
    .filter(({ rating }) => rating >= min.rating)
    .toSorted((a, b) => b.rating - a.rating)
    .slice(0, kept)
    .flatMap(({ setup, punch, place, rating }) =>
      listStages(setup, capitalize(punch), scan).map(
        ([template, first, second], index): Situation => ({
          mechanism: 'punchline',
          template,
          captions: { [first]: setup, [second]: punch },
          panels: [setup, punch],
          base: rating - index * 0.02,
          loss: 0,
          place,
        }),
      ),
    );
};
