import type { Point } from '../../brief.ts';
import type { BriefModule } from '../../modules.ts';
import { namesSteps } from '../lists/acts.ts';
import { findPromisedCount } from '../outline/numbering.ts';
import type { Reading } from '../reading/reading.ts';
import { howToTitle } from '../sections/parallel.ts';
import { type Candidate, toItem } from '../selection/candidate.ts';
import { weights } from '../selection/weights.ts';
import { hasNewNumber, listTerms, measureDrawnLength, overlap, toStems } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findLedNumbers } from './led-numbers.ts';

const sureness = {
  keyFacts: 0.95,
  slides: 0.8,
  questions: 0.9,
  changes: 0.9,
  prices: 0.9,
  sections: 0.8,
  stages: 0.8,
  list: 0.75,
  announced: 0.9,
} as const;

/** Drawn letters above which no picture holds all items, so that they are drawn without numbers. */
const maxWholeChars = 700;

const areLong = (points: readonly Point[]): boolean =>
  points.reduce((sum, { heading, body = '' }) => sum + measureDrawnLength(heading) + measureDrawnLength(body), 0) >
  maxWholeChars;

/** Stems of a heading that its body repeats, new ones, and the part of such bodies from which none is drawn. */
const echo = { stems: 3, share: 0.6, added: 6, part: 0.55 };

function withoutEchoes(points: readonly Point[], words: LanguageWords): readonly Point[] {
  const areInformative = points.every(({ heading }) => toStems(listTerms(heading, words)).size >= echo.stems - 1);
  const echoes = points.filter(({ heading, body = '' }) => {
    const [own, said] = [toStems(listTerms(heading, words)), toStems(listTerms(body, words))];
    return (
      own.size >= echo.stems &&
      !hasNewNumber(body, heading) &&
      overlap(own, said) >= echo.share &&
      [...said].filter((stem) => !own.has(stem)).length <= echo.added
    );
  });
  if (!areInformative || echoes.length < points.length * echo.part) return points;
  return points.map(({ body: _, ...named }) => named);
}

export function findNamedItems({ parallels, asked, title, fullTitle, standfirst, words }: Reading): Candidate[] {
  const promised = findPromisedCount(fullTitle);
  return parallels.map(({ origin: found, points: all, ordered, subtitle, total, isAnnounced }) => {
    const own = all.filter(({ heading }) => heading !== title);
    const led = asked === 'list' ? undefined : findLedNumbers(own, words);
    const points = found === 'questions' || found === 'stages' ? own : withoutEchoes(led?.points ?? own, words);
    const origin = found === 'keyFacts' && led !== undefined ? 'list' : found;
    const isPromised =
      promised === (total ?? points.length) &&
      !howToTitle.test(fullTitle) &&
      !(ordered && namesSteps(fullTitle, words.language));
    const whole = total === undefined ? undefined : total - (all.length - own.length);
    const module: BriefModule = {
      kind: 'items',
      form: origin === 'questions' ? 'questions' : 'list',
      items: points.map(toItem),
      ...(whole === undefined || whole <= points.length ? {} : { total: whole }),
      sure: isAnnounced
        ? sureness.announced
        : ordered && promised !== (total ?? points.length)
          ? sureness[origin] - 0.1
          : sureness[origin],
      weight: isPromised ? weights.promisedItems : origin === 'keyFacts' ? weights.keyFacts : weights.module.items,
      why: `${points.length} ${origin}`,
      ...(ordered && !areLong(points) ? { isOrdered: true } : {}),
    };
    return { module, subtitle: origin === 'list' ? (standfirst === undefined ? subtitle : undefined) : subtitle };
  });
}
