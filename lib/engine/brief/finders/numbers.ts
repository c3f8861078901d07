import type { Statistic } from '../../brief.ts';
import type { Figure } from '../../modules.ts';
import { getNumberSigns } from '../numbers/number-signs.ts';
import { chooseStatistics } from '../numbers/numbers.ts';
import { listQuantities } from '../numbers/quantities.ts';
import type { Reading } from '../reading/reading.ts';
import type { Candidate } from '../selection/candidate.ts';
import { createMatter } from '../selection/matter.ts';
import { weights } from '../selection/weights.ts';
import { pointsBack } from '../standing/leaning.ts';
import { listNumbers, listTerms, overlap, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { findCountedThings } from './counted-things.ts';
import { createLeading } from './leading-numbers.ts';
import { findLedNumbers } from './led-numbers.ts';
import { listStatedNumbers, type StatedNumber } from './stated-numbers.ts';

/** Share of the title's terms in a label for its number to lead; others stand in a band. */
const minNear = 0.2;
const enough = 3;
const minNearOfSet = 2;
const sureness = { listed: 0.8, enough: 0.7, few: 0.6 };
const max = 4;

function isWhole({ value, label }: Statistic, stated: string, words: LanguageWords): boolean {
  const said = new Set(wordsIn(`${value} ${label}`.toLowerCase()));
  const rest = listQuantities(stated, words.language).reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    stated,
  );
  return wordsIn(rest.toLowerCase()).every((word) => said.has(word) || (!words.isVerbSecond && words.stop.has(word)));
}

function isOneOfPair({ value, label }: Statistic, { language }: LanguageWords): boolean {
  const [own] = listQuantities(value, language);
  const isCut = !listNumbers(value).some((number) => listNumbers(label).includes(number));
  return isCut && listQuantities(label, language).some(({ kind }) => kind === own?.kind);
}

function losesWho({ label, sentence = '' }: Statistic, { coordinators, speech, isVerbSecond }: LanguageWords): boolean {
  const at = sentence.toLowerCase().indexOf(label.toLowerCase());
  const [, next] = /^,\s(\p{Ll}+)/u.exec(at < 0 ? '' : sentence.slice(at + label.length)) ?? [];
  return isVerbSecond && next !== undefined && !coordinators.has(next) && !speech.has(next);
}

function mergeNumbers(cut: readonly Statistic[], stated: readonly StatedNumber[], words: LanguageWords): Figure[] {
  const toOwn = ({ value, label, sentence }: StatedNumber): Figure => ({ value, label, sentence });
  const findStated = ({ sentence }: Statistic) => stated.find((one) => one.sentence.split('\n').at(-1) === sentence);
  const kept = cut.map((figure): Figure => {
    const other = findStated(figure);
    if (other === undefined) return figure;
    return isWhole(figure, other.label, words) ? figure : toOwn(other);
  });
  const used = new Set(kept.map(({ sentence }) => sentence));
  const digits = new Set(kept.map(({ value }) => listNumbers(value).join()));
  const others = stated
    .filter(({ sentence, value }) => !used.has(sentence) && !digits.has(listNumbers(value).join()))
    .toSorted((a, b) => b.worth - a.worth)
    .map(toOwn);
  return [...kept, ...others].slice(0, max);
}

export function findNumbers(reading: Reading): Candidate[] {
  const { ranked, title = '', language, words, parallels } = reading;
  const topic = new Set(listTerms(title, words));
  const weigh = (figures: readonly Figure[]) => {
    const near = figures.filter(({ label }) => overlap(topic, new Set(listTerms(label, words))) >= minNear).length;
    if (topic.size > 0 && near === 0) return weights.asideNumbers;
    return figures.length >= enough && near >= minNearOfSet ? weights.manyNumbers : weights.module.numbers;
  };
  const offer = (figures: Figure[], sure: number, why: string, weight = weigh(figures)): Candidate[] =>
    figures.length === 0
      ? []
      : [
          {
            module: {
              kind: 'numbers',
              figures,
              sure,
              weight,
              why,
            },
          },
        ];
  const led = parallels.map(({ points }) => findLedNumbers(points, words)).find((found) => found !== undefined);
  if (led !== undefined)
    return offer([...led.statistics], 1, 'numbers that the items of a list open with', weights.manyNumbers);
  const counted = findCountedThings(reading);
  if (counted.length > 0)
    return offer(counted.slice(0, max), sureness.listed, 'things that one sentence counts', weights.module.numbers);
  const shown = parallels.flatMap(({ points }) => points.map(({ sentence }) => sentence));
  // Amounts, times and temperatures belong to their steps.
  const steps = new Set(reading.outline.lists.flatMap(({ ordered, items }) => (ordered ? items : [])));
  const others = ranked.filter(({ text }) => !steps.has(text));
  const stated = listStatedNumbers(reading).filter(({ sentence }) => !steps.has(sentence));
  const cut = chooseStatistics(others, title, shown, language, words, createMatter(reading)).filter(
    (figure) => !pointsBack(figure.label, language) && !isOneOfPair(figure, words) && !losesWho(figure, words),
  );
  const isLeading = createLeading(reading);
  const merged = mergeNumbers(cut.filter(isLeading), stated.filter(isLeading), words);
  // How long an attack lasted is not what a grave report is about.
  const { span } = getNumberSigns(words.language);
  const figures = reading.gravity === 'grave' ? merged.filter(({ value }) => !span.test(value)) : merged;
  return offer(
    figures,
    figures.length >= enough ? sureness.enough : sureness.few,
    `${figures.length} numbers with a whole label`,
  );
}
