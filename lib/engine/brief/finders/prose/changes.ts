import { findLanguage } from '../../../languages/index.ts';
import { joinAlternatives, joinProse, joinRows, perPageLanguage, type pickProse } from '../../../languages/patterns.ts';
import { findLabel } from '../../numbers/labels.ts';
import type { Quantity } from '../../numbers/quantities.ts';
import { numeral } from '../../numbers/units.ts';
import type { Reading } from '../../reading/reading.ts';
import { isWholeOpening } from '../../standing/dangling.ts';
import { endsWhole, isBalanced } from '../../text/borders.ts';
import { verb } from '../../text/clause-signs.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength, tidy, wordsIn } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import {
  type AmountFinder,
  type Counted,
  type Found,
  formatQuantity,
  labelBudgetChars,
  readAmount,
  readUnit,
} from './amounts.ts';
import { saysChange } from './changed-thing.ts';
import { matchTimes } from './times.ts';

const maxBetween = 60;

const getSigns = perPageLanguage((among) => {
  const joinAny = (field: Parameters<typeof pickProse>[0]) => joinProse(field, among);
  return {
    /** "from 6.2 to 3.8" */
    from: new RegExp(String.raw`(?:^|\s)(?:${joinAny('from')})\s(?:[\p{L}.]+\s){0,2}$`, 'iu'),
    to: new RegExp(String.raw`^\s(?:[\p{L}\d.,%$€]+\s){0,3}?(?:${joinAny('to')})\s(?:[\p{L}.]+\s){0,2}$`, 'iu'),
    /** "9.1, down from 19.5" */
    earlier: new RegExp(String.raw`(?:${joinAny('earlier')})\s(?:[\p{L}.]+\s){0,1}$`, 'iu'),
    /** "48, compared with 40 a year earlier" */
    compared: new RegExp(String.raw`(?:${joinAny('comparedTo')})\s(?:[\p{L}.]+\s){0,1}$`, 'iu'),
    /** "to 3.25 % from 0.25 %" */
    later: new RegExp(String.raw`\s(?:${joinAny('laterTo')})\s(?:(?:${joinAny('toAdverbs')})\s)?$`, 'iu'),
    backTo: new RegExp(String.raw`^\s(?:${joinAny('backTo')})\s$`, 'iu'),
    /** "… and from 34,410 in 2015" */
    further: new RegExp(
      String.raw`\s(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)})\s(?:${joinAny('further')})\s$`,
      'iu',
    ),
    /** "go from 5 to 9": prices of several things, not a change. */
    spans: new RegExp(String.raw`(?<!\p{L})(?:${joinAny('spanVerbs')})$`, 'iu'),
    changed: new RegExp(
      String.raw`\s(?:${joinAny('changing')})\s(?:(?:${joinAny('changingArticles')})\s)*(.{8,})$`,
      'iu',
    ),
    endVerb: new RegExp(String.raw`\s(?:${joinAny('endVerbs')})$`, 'iu'),
    /** "In 2021 lag der Anteil": a verb before its subject. */
    midVerb: new RegExp(String.raw`\s(?:${joinAny('endVerbs')})\s\p{L}`, 'iu'),
    endCopula: new RegExp(String.raw`\s(?:${joinAny('endCopulas')})(?:\s(?:${joinAny('endAdverbs')}))?$`, 'iu'),
    valueLink: new RegExp(String.raw`\s(?:${joinAny('valueLinks')})$`, 'i'),
    inYear: new RegExp(String.raw`\s?(?:${joinAny('inYear')})\s(?<then>(?:19|20)\d{2}),?`, 'iu'),
    byYear: joinAny('byYear'),
    changeAuxiliaries: joinRows('changeAuxiliaries', among),
    changeBy: joinRows('changeBy', among),
    /** "from 6.2 to 3.8 %": the first number shares the unit. */
    sharing: new RegExp(
      `(?:${joinAny('valueFrom')})\\s(?<number>${numeral})(?<join>\\s(?:${joinAny('latinTo')})\\s)$`,
      'iu',
    ),
  };
});

function findChangingSubject(lead: string, { words }: Reading): string | undefined {
  const { changed, endCopula, endVerb, midVerb, valueLink } = getSigns(words.language);
  const whole = tidy(lead.split(/[,;:]\s/).at(-1) ?? '').replace(valueLink, '');
  // "wants to increase the efficiency of cells": the object names the row.
  const clause = tidy(changed.exec(whole)?.[1] ?? whole);
  const first = getFirstWord(clause);
  const isNamed =
    countTextWords(clause) >= 3 &&
    (!words.backward.has(first) || isWholeOpening(clause, words)) &&
    !words.personal.has(first);
  // "Where one raises the rate …": a verb before its subject makes a condition.
  const isTurned =
    words.isVerbSecond && (words.subjects.has(wordsIn(clause.toLowerCase())[1] ?? '') || midVerb.test(clause));
  if (isTurned || !endsWhole(clause.replace(endVerb, '').replace(endCopula, ''), words)) return undefined;
  // The auxiliary of a final verb ("wurde … gesenkt") names nothing.
  return isNamed && measureDrawnLength(clause) <= labelBudgetChars ? clause.replace(endCopula, '') : undefined;
}

function findCourse({ sentence: { text, score }, quantities }: Counted, reading: Reading): Found[] {
  const { earlier: before, endCopula, further } = getSigns(reading.words.language);
  const times = matchTimes(reading);
  const [last, ...earlier] = quantities.filter((one, _, [first]) => first && readUnit(one) === readUnit(first));
  if (last === undefined || earlier.length < 2) return [];
  const isCourse = earlier.every((one, index) => {
    const between = text.slice((index === 0 ? last : earlier[index - 1])?.end, one.start);
    return (index === 0 ? before : further).test(between) && between.length <= maxBetween;
  });
  const lead = text.slice(0, last.start).trimEnd();
  const subject = lead.replace(endCopula, '');
  const dated = [last, ...earlier].map((one, index) => ({
    one,
    time: times.behind(text.slice(one.end)) ?? (index === 0 ? times.before(lead) : undefined),
    value: readAmount(one, reading.language),
  }));
  if (!isCourse || measureDrawnLength(subject) > labelBudgetChars) return [];
  const rows = dated.flatMap(({ one, time, value }) =>
    time === undefined || value === undefined
      ? []
      : [{ label: capitalize(time), value, text: formatQuantity(one), sentence: text }],
  );
  if (rows.length < dated.length) return [];
  return [{ unit: readUnit(last), rows: rows.toReversed(), rank: score, measure: capitalize(tidy(subject)) }];
}

/** "was 6 percent in 1979; by 2015, it had jumped to 19". */
function findAgain(
  text: string,
  rank: number,
  [one, other]: readonly [Quantity, Quantity],
  { language, words }: Reading,
): Found | undefined {
  const pronoun = findLanguage(language)?.brief?.times?.again;
  if (pronoun === undefined) return undefined;
  const { byYear, endCopula, inYear } = getSigns(words.language);
  const later = new RegExp(
    `^[;,]\\s(?:\\p{Ll}{1,4}\\s)?(?:${byYear})\\s(?<now>(?:19|20)\\d{2}),?\\s(?:${pronoun})\\s(?:\\p{Ll}+\\s){0,4}$`,
    'iu',
  );
  const now = later.exec(text.slice(one.end, other.start))?.groups?.now;
  const lead = text.slice(0, one.start);
  const dated = inYear.exec(lead);
  const then = dated?.groups?.then;
  if (now === undefined || dated === null || then === undefined) return undefined;
  const label = tidy(lead.replace(dated[0], '')).replace(endCopula, '');
  const [from, to] = [readAmount(one, language), readAmount(other, language)];
  const isNamed =
    countTextWords(label) >= 2 &&
    measureDrawnLength(label) <= labelBudgetChars &&
    !words.backward.has(getFirstWord(label));
  if (!isNamed || from === undefined || to === undefined) return undefined;
  const before = { value: from, text: formatQuantity(one) };
  const row = { label: capitalize(label), value: to, text: formatQuantity(other), other: before, sentence: text };
  return { unit: readUnit(one), rows: [row], rank, names: [then, now] };
}

/** "Use rose by 37 percent, from …": the subject without the amount of its change. */
function withoutAmount(lead: string, change: Quantity | undefined, { language, words }: Reading): string {
  const moves = findLanguage(language)?.brief?.moves;
  if (moves === undefined || change === undefined || !/^\s?\p{L}{0,8},?$/u.test(lead.slice(change.end))) return lead;
  const { changeAuxiliaries, changeBy } = getSigns(words.language);
  const behind = new RegExp(
    String.raw`\s(?:(?:${changeAuxiliaries})\s)?(?:${moves.rose}|${moves.fell})(?:\s(?:${changeBy}))?\s$`,
    'iu',
  );
  return lead.slice(0, change.start).replace(behind, '');
}

const listWordsBehind = (text: string) => /^(?:\s\p{Ll}[\p{L}-]*)+/u.exec(text)?.[0].trim().split(/\s/) ?? [];

/** "from 310 cases per day to 462 cases per day": the words behind both of two bare numbers. */
function findCountedNoun(text: string, [one, other]: readonly [Quantity, Quantity], { words }: Reading): string {
  const behind = listWordsBehind(text.slice(other.end));
  const before = listWordsBehind(text.slice(one.end));
  const differs = behind.findIndex((word, index) => word !== before[index]);
  const shared = behind.slice(0, differs < 0 ? behind.length : differs).join(' ');
  return endsWhole(shared, words) ? capitalize(shared) : '';
}

function findChange(
  text: string,
  rank: number,
  [one, other, change]: readonly [Quantity, Quantity, Quantity | undefined],
  reading: Reading,
): Found | undefined {
  const { language, words } = reading;
  const signs = getSigns(words.language);
  const between = text.slice(one.end, other.start);
  const head = text.slice(0, one.start);
  const isRange = signs.from.test(head) && signs.to.test(between);
  const isBack = signs.later.test(head) && signs.backTo.test(between);
  const times = matchTimes(reading);
  const isTimed = signs.compared.test(between) && times.behind(text.slice(other.end)) !== undefined;
  if (
    isRange &&
    !signs.changed.test(head.replace(signs.from, '')) &&
    saysChange(text, findLanguage(language)) === false
  )
    return undefined;
  if (!isRange && !isBack && !isTimed && !signs.earlier.test(between)) return undefined;
  const [before, after] = isRange ? [one, other] : [other, one];
  const [from, to] = [readAmount(before, language), readAmount(after, language)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const stated = head.replace(isBack ? signs.later : signs.from, '').trim();
  const lead = isRange ? withoutAmount(stated, change, reading) : stated;
  // "From 0 to 100 km/h", "on a scale from 0 to 10": a range, not a change.
  if (isRange && (from === 0 || signs.spans.test(lead))) return undefined;
  const label =
    lead === stated
      ? (findLabel(text, isRange ? one : after, language, words) ?? findChangingSubject(lead, reading))
      : findChangingSubject(lead, reading);
  if (label === undefined || measureDrawnLength(label) > labelBudgetChars || !isBalanced(label)) return undefined;
  // "Have raised their share": the subject stands before a comma.
  if (verb.exec(label.toLowerCase())?.index === 0) return undefined;
  const [then, now] = [times.behind(text.slice(before.end)), times.behind(text.slice(after.end))];
  const row = {
    label: capitalize(label.replace(signs.endVerb, '')),
    value: to,
    text: formatQuantity(after),
    other: { value: from, text: formatQuantity(before) },
    sentence: text,
  };
  const names = then === undefined || now === undefined ? {} : { names: [then, now] as [string, string] };
  const noun = one.kind === 'count' ? findCountedNoun(text, [one, other], reading) : '';
  return { unit: readUnit(one), rows: [row], rank, ...names, ...(noun === '' ? {} : { measure: noun }) };
}

function withShared(text: string, quantities: readonly Quantity[], { language }: LanguageWords): Quantity[] {
  const { sharing } = getSigns(language);
  return quantities.flatMap((one) => {
    const { number, join = '' } = sharing.exec(text.slice(0, one.start))?.groups ?? {};
    if (number === undefined || one.kind === 'count') return [one];
    const end = one.start - join.length;
    const digits = /^[^\p{N}]*\p{N}[\p{N}.,’' ]*(?=\D*$)/u.exec(one.value)?.[0].trimEnd() ?? '';
    const value = one.value.replace(/\p{N}[\p{N}.,’' ]*\p{N}|\p{N}/u, number);
    return digits === '' ? [one] : [{ ...one, start: end - number.length, end, value }, one];
  });
}

export const findChanges: AmountFinder = (countedSentences, reading) =>
  countedSentences.flatMap(({ sentence: { text, score }, quantities: stated }) => {
    const quantities = withShared(text, stated, reading.words);
    return quantities.flatMap((one, index) => {
      const other = quantities.slice(index + 1).find((next) => readUnit(next) === readUnit(one));
      const isNear = other !== undefined && other.start - one.end <= maxBetween;
      return isNear
        ? (findChange(text, score, [one, other, quantities[index - 1]], reading) ??
            findAgain(text, score, [one, other], reading) ??
            [])
        : [];
    });
  });

/** "was 39,014, up from 38,373 a year ago and from 34,410 in 2015": three or more points of time. */
export const findCourses: AmountFinder = (countedSentences, reading) =>
  countedSentences.flatMap((counted) => findCourse(counted, reading));
