import { findLanguage } from '../../../languages/index.ts';
import { isBalanced } from '../../borders.ts';
import { findLabel } from '../../labels.ts';
import type { Quantity } from '../../quantities.ts';
import type { Reading } from '../../reading/reading.ts';
import { capitalize, drawnLength, firstWord, tidy, wordCount } from '../../text.ts';
import { type Counted, drawn, type Found, type Look, labelBudget, readAmount, readUnit } from './amounts.ts';

/** Letters between two numbers that one phrase joins. */
const maxBetween = 60;

/** How a text joins an earlier and a later number, over all languages. */
const joins = {
  /** Before the first and between both: "from 6.2 to 3.8". */
  from: /(?:^|\s)(?:from|von|de|du|da|dal|van|с|от)\s(?:[\p{L}.]+\s){0,2}$/iu,
  to: /^\s(?:[\p{L}\d.,%$€]+\s){0,3}?(?:to|auf|à|a|al|hasta|até|tot|naar|до|на)\s(?:[\p{L}.]+\s){0,2}$/iu,
  /** Between both, the later number first: "9.1, down from 19.5". */
  earlier:
    /(?:(?:up|down|rising|falling|increase[ds]?|decrease[ds]?)\b.{0,24}\sfrom|gegenüber|nach zuvor|contre|frente a|desde los|rispetto a|contro|tegenover)\s(?:[\p{L}.]+\s){0,1}$/iu,
  /** Before one more earlier number: "… and from 34,410 in 2015". */
  further: /\s(?:and|und|et|y|e|en)\s(?:from|gegenüber|contre|frente a|desde|rispetto a|da|tegenover|van)\s$/iu,
};
/** Verbs that change what stands behind them. */
const changed =
  /\s(?:increase|raise|reduce|cut|lower|boost|improve|lift|bring|steigern|senken|erhöhen|augmenter|réduire|aumentar|reducir|reduzir|aumentare|ridurre)\s(?:down\s|the\s|its\s|their\s|die\s|den\s|das\s|la\s|le\s|el\s|il\s|o\s|a\s)*(.{8,})$/iu;
/** The verb that a row's label does without. */
const endVerb =
  /\s(?:was|were|has been|have been|is|are)?\s?(?:\p{L}+ed|rose|fell|grew|sank|up|down)(?:\s(?:to|by|at))?$/iu;
const endCopula =
  /\s(?:is|was|were|are|stood at|stands at|betrug|beträgt|war|était|est|era|es|foi|é|è|was|bedroeg)(?:\s(?:about|around|only))?$/iu;

/** The clause before a number without its opening, where it names what was measured. */
function findSubject(lead: string, { words }: Reading): string | undefined {
  const whole = tidy(lead.split(/[,;:]\s/).at(-1) ?? '').replace(/\s(?:by|um|de|of)$/i, '');
  // "wants to increase the efficiency of cells": what is changed names the row.
  const clause = tidy(changed.exec(whole)?.[1] ?? whole);
  const isNamed =
    wordCount(clause) >= 3 && !words.backward.has(firstWord(clause)) && !words.personal.has(firstWord(clause));
  return isNamed && drawnLength(clause) <= labelBudget ? clause : undefined;
}

/** A year, a month with its year, or "a year ago", right behind a number or at the end of what stands before it. */
function matchTimes({ language }: Reading) {
  const relative = findLanguage(language)?.brief?.times?.relative ?? 'a year ago';
  const time = `(?:(?:\\p{L}{3,10}\\s(?:de\\s)?)?(?:19|20)\\d{2}|${relative})(?![\\p{L}\\p{N}])`;
  const lead = '(?:(?:in|en|im|em|nel|since|for)\\s)?';
  const behind = new RegExp(`^\\s${lead}(?<time>${time})`, 'iu');
  const before = new RegExp(`\\s${lead}(?<time>${time})(?=\\s?\\p{L}*\\s?$)`, 'iu');
  const month = /\s(?:in|im|en|em)\s(?<time>\p{Lu}\p{Ll}{2,9})(?=\s\p{Ll}+$)/u;
  return {
    behind: (text: string) => behind.exec(text)?.groups?.time,
    before: (text: string) => before.exec(text)?.groups?.time ?? month.exec(text)?.groups?.time,
  };
}

/** "was 39,014, up from 38,373 a year ago and from 34,410 in 2015": one thing at three points of time or more. */
function findCourse({ sentence: { text, score }, quantities }: Counted, reading: Reading): Found[] {
  const times = matchTimes(reading);
  const [last, ...earlier] = quantities.filter((one, _, [first]) => first && readUnit(one) === readUnit(first));
  if (last === undefined || earlier.length < 2) return [];
  const isCourse = earlier.every((one, index) => {
    const between = text.slice((index === 0 ? last : earlier[index - 1])?.end, one.start);
    return (index === 0 ? joins.earlier : joins.further).test(between) && between.length <= maxBetween;
  });
  const lead = text.slice(0, last.start).trimEnd();
  const subject = lead.replace(endCopula, '');
  const dated = [last, ...earlier].map((one, index) => ({
    one,
    time: times.behind(text.slice(one.end)) ?? (index === 0 ? times.before(lead) : undefined),
    value: readAmount(one, reading.language),
  }));
  if (!isCourse || drawnLength(subject) > labelBudget) return [];
  const rows = dated.flatMap(({ one, time, value }) =>
    time === undefined || value === undefined
      ? []
      : [{ label: capitalize(time), value, text: drawn(one), sentence: text }],
  );
  if (rows.length < dated.length) return [];
  return [{ unit: readUnit(last), rows: rows.toReversed(), rank: score, measure: capitalize(tidy(subject)) }];
}

function findChange(
  text: string,
  rank: number,
  [one, other]: readonly [Quantity, Quantity],
  reading: Reading,
): Found | undefined {
  const { language, words } = reading;
  const between = text.slice(one.end, other.start);
  const isRange = joins.from.test(text.slice(0, one.start)) && joins.to.test(between);
  if (!isRange && !joins.earlier.test(between)) return undefined;
  const [before, after] = isRange ? [one, other] : [other, one];
  const [from, to] = [readAmount(before, language), readAmount(after, language)];
  if (from === undefined || to === undefined || from === to) return undefined;
  const lead = text.slice(0, one.start).replace(joins.from, '').trim();
  const label = findLabel(text, isRange ? one : after, language, words) ?? findSubject(lead, reading);
  if (label === undefined || drawnLength(label) > labelBudget || !isBalanced(label)) return undefined;
  const times = matchTimes(reading);
  const [then, now] = [times.behind(text.slice(before.end)), times.behind(text.slice(after.end))];
  const row = {
    label: capitalize(label.replace(endVerb, '')),
    value: to,
    text: drawn(after),
    other: { value: from, text: drawn(before) },
    sentence: text,
  };
  const names = then === undefined || now === undefined ? {} : { names: [then, now] as [string, string] };
  return { unit: readUnit(one), rows: [row], rank, ...names };
}

/** "rose from 6.2 to 3.8 %", "9.1 billion, down from 19.5": one thing's earlier and later value. */
export const findChanges: Look = (told, reading) =>
  told.flatMap(({ sentence: { text, score }, quantities }) =>
    quantities.flatMap((one, index) => {
      const other = quantities.slice(index + 1).find((next) => readUnit(next) === readUnit(one));
      const isNear = other !== undefined && other.start - one.end <= maxBetween;
      return isNear ? (findChange(text, score, [one, other], reading) ?? []) : [];
    }),
  );

/** One thing at three points of time or more, in one sentence. */
export const findCourses: Look = (told, reading) => told.flatMap((counted) => findCourse(counted, reading));
