import { capitalize, countTextWords, getFirstWord, isUnspaced, tidy } from '../../brief/text/text.ts';
import { findLanguage } from '../../languages/index.ts';
import { isGrounded, isPhrase, type Material } from '../material/material.ts';
import { toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { areLabels } from '../words/labels.ts';
import * as signs from '../words/phrase-signs.ts';
import { findSigns } from '../words/signs.ts';
import type { JokeCandidate } from './score.ts';

const getFirstClause = (text: string) => tidy(text.split(/[,;:.!?。，、；：]|\s[–—-]\s/u)[0] ?? '');
const getLastClause = (text: string) => tidy(text.split(/[,;:.!?。，、；：]|\s[–—-]\s/u).at(-1) ?? '');

/** "Y instead of X", "not X but Y". */
export function findVerdicts(material: Material): JokeCandidate[] {
  return [material.title, ...material.sentences].flatMap((sentence): JokeCandidate[] => {
    const both = swapSides(sentence);
    if (both === undefined || isDelicate(both.join(' '), material.language)) return [];
    const [reject, approve] = both.map(toCaptionText);
    if (both.some((side) => signs.leaning.test(side))) return [];
    // One word against half a sentence is a fragment.
    const [fewer = 0, more = 0] = both.map(countTextWords).sort((a, b) => a - b);
    if (fewer === 1 && more > 3 && !both.some(isUnspaced)) return [];
    const fits = [reject, approve].every((text) => text !== undefined && isPhrase(text, material, 8));
    if (!fits || reject === undefined || approve === undefined) return [];
    if (!isGrounded(approve, material) || !isGrounded(reject, material)) return [];
    if (!areLabels(reject, approve, material.language, material.words, findSigns(material.language))) return [];
    return [{ template: 'verdict', captions: { reject, approve }, signal: 1.35, parallel: ['reject', 'approve'] }];
  });
}

function swapSides(sentence: string): readonly [no: string, yes: string] | undefined {
  const not = signs.notBut.exec(sentence) ?? signs.notButUnspaced.exec(sentence);
  const { no, yes } = not?.groups ?? {};
  if (no !== undefined && yes !== undefined && countTextWords(yes) <= 8) return [no, yes];
  const found = signs.instead.exec(sentence);
  if (found === null) return undefined;
  const [before, after] = [
    getLastClause(sentence.slice(0, found.index)),
    getFirstClause(sentence.slice(found.index + found[0].length)),
  ];
  return [after, before];
}

const chosen = { titled: 1.4, headed: 0.8 } as const;

export function findChoices(material: Material): JokeCandidate[] {
  const { title, outline, topic, phrases, language, words } = material;
  const headings = outline.sections.map(({ heading }) => heading);
  return [title, ...headings].flatMap((text, index): JokeCandidate[] => {
    const [first, second, isContest] = findAlternatives(text, language) ?? [];
    if (first === undefined || second === undefined) return [];
    const [left, right] = [toCaptionText(first), toCaptionText(second)];
    // "Do parties or voters choose?": the verb of the question is not an option's.
    if (!isContest && words.stop.has(getFirstWord(left)) && !words.subjects.has(getFirstWord(left))) return [];
    if (![left, right].every((side) => isPhrase(side, material, 7) && !/[.;]\s/u.test(side))) return [];
    const signal = index === 0 ? chosen.titled : chosen.headed;
    const parallel = ['left', 'right'] as const;
    const subject =
      topic === undefined || [left, right].some((side) => side.toLowerCase().includes(topic.toLowerCase()))
        ? undefined
        : capitalize(topic);
    const who = phrases?.me;
    return [
      {
        template: isContest ? 'tug' : 'buttons',
        captions: { left, right, ...(isContest ? subject && { rope: subject } : who && { who }) },
        signal,
        parallel,
        fixed: ['who'],
      },
      ...(isContest
        ? []
        : [
            {
              template: 'fork',
              captions: { left, right, ...(subject && { top: subject }) },
              signal: signal * 0.92,
              parallel,
            },
          ]),
    ];
  });
}

function findAlternatives(text: string, language: string): readonly [string, string, boolean] | undefined {
  const contest = tidy(text).split(signs.versus);
  // "Ein Zeichen gegen Hass setzen": no rivalry, and without "gegen" its opposite.
  const isRivalry = signs.plainVersus.test(text) || contest.every((side) => signs.nameOnly.test(side));
  if (contest.length === 2 && isRivalry)
    return [cutSide(contest[0] ?? '', 'last'), cutSide(contest[1] ?? '', 'first'), true];
  const or = findLanguage(language)?.signs?.or;
  if (or === undefined || !/[?؟]/.test(text)) return undefined;
  const asked = tidy(text).split(/[?؟]/)[0] ?? '';
  const sides = asked.split(new RegExp(`[,،]?\\s${or}\\s`, 'iu'));
  return sides.length === 2 ? [cutSide(sides[0] ?? '', 'last'), cutSide(sides[1] ?? '', 'first'), false] : undefined;
}

function cutSide(text: string, part: 'first' | 'last'): string {
  const parts = text.split(/\s*[:：]\s+|\s[–—-]\s|\s*[?!]\s*/u).filter(Boolean);
  return tidy((part === 'first' ? parts[0] : parts.at(-1)) ?? '');
}

export function findShifts(material: Material): JokeCandidate[] {
  const { sentences, phrases, signs: signsOf, words } = material;
  if (phrases === undefined) return [];
  const isClause = (rest: string) =>
    !/[,，、]/u.test(rest) &&
    signsOf?.hasVerb(rest) !== false &&
    // After "now" German and Dutch invert the verb; without the opener it reads as a question.
    !(words.isVerbSecond && words.stop.has(getFirstWord(rest)) && !words.subjects.has(getFirstWord(rest)));
  const then = sentences.flatMap((text) => {
    const found = signs.thenOpener.exec(text);
    const rest = found === null ? '' : toCaptionText(text.slice(found[0].length));
    return found && isPhrase(rest, material, 12) && isGrounded(rest, material) && isClause(rest)
      ? [{ label: found[1] ?? phrases.before, rest }]
      : [];
  });
  const now = sentences.flatMap((text) => {
    const found = signs.nowOpener.exec(text);
    const rest = found === null ? '' : toCaptionText(text.slice(found[0].length));
    return found && isPhrase(rest, material, 12) && isGrounded(rest, material) && isClause(rest) ? [rest] : [];
  });
  return then.flatMap(({ label, rest }) =>
    now.map((after) => ({
      template: 'before-after',
      captions: { labelOne: label, before: rest, labelTwo: phrases.now, after },
      signal: 1.3,
      fixed: ['labelOne', 'labelTwo'],
      parallel: ['before', 'after'] as const,
    })),
  );
}

export function findChains(material: Material): JokeCandidate[] {
  return material.sentences.flatMap((sentence): JokeCandidate[] => {
    const found = signs.leads.exec(sentence);
    if (found === null) return [];
    const cause = toCaptionText(sentence.slice(0, found.index));
    if (/[,;:，、；：]|\s[–—-]\s/.test(cause) || isDelicate(sentence, material.language)) return [];
    const after = getFirstClause(sentence.slice(found.index + found[0].length));
    const effect = toCaptionText(after);
    // German inflects the effect after its verb: only a bare noun stands alone.
    const isBent = findLanguage(material.language)?.hasCapitalNouns === true && !/^[\p{Lu}\p{N}]/u.test(after);
    if (isBent) return [];
    if (!isPhrase(cause, material, 8) || !isPhrase(effect, material, 9) || !isGrounded(cause, material)) return [];
    if (signs.causePronoun.test(getFirstWord(cause))) return [];
    return [{ template: 'domino', captions: { cause, effect }, signal: 1.25 }];
  });
}
