import type { Outline } from '../../brief/outline/outline.ts';
import { capitalize, countTextWords, getFirstWord, measureDrawnLength, tidy } from '../../brief/text/text.ts';
import { findLanguage } from '../../languages/index.ts';
import { wrapWords } from '../../languages/patterns.ts';
import { isPhrase, type Material } from '../material/material.ts';
import { isShort, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { fill, listOnePerTemplate } from '../words/frames.ts';
import * as signs from '../words/phrase-signs.ts';
import { furious, worth } from './frame-kinds.ts';
import type { JokeCandidate } from './score.ts';

export function isDoableList(text: string, tag: string): boolean {
  if (!signs.promised.test(text)) return false;
  const language = findLanguage(tag);
  const words = language?.jokes?.doable;
  return language !== undefined && words !== undefined && new RegExp(wrapWords(language, words), 'iu').test(text);
}

export function findTitled(material: Material): JokeCandidate[] {
  const { title, frames, statements } = material;
  const text = toCaptionText(title);
  if (!isShort(text) || countTextWords(text) < 3 || isDelicate(text, material.language)) return [];
  const isAsked = /[?？؟]$/u.test(text) && signs.asks.test(text);
  const isListed = isDoableList(text, material.language);
  const all =
    (isAsked
      ? [...(frames.asked ?? []), ...(frames.wondered ?? [])]
      : isListed
        ? frames.listed?.filter((frame) => !furious.test(frame))
        : undefined) ?? [];
  const value = statements.find(({ isHeadline }) => isHeadline)?.value ?? 1;
  return listOnePerTemplate(all, title).flatMap((frame) =>
    fill(frame, { statement: text, isHeadline: true }).map((filled) => ({
      ...filled,
      signal: Math.max(1, value) * (isAsked ? worth.asked : worth.titled),
    })),
  );
}

const warned = { titled: 1.35, headed: 0.85 } as const;
const answered = { titled: 1.25, headed: 0.85 } as const;

/** "How to X": one does not simply. */
export function findWarnings(material: Material): JokeCandidate[] {
  const { phrases, title, language, outline, frames } = material;
  const pattern = signs.howTo.get(language.slice(0, 2));
  if (phrases?.simply === undefined || pattern === undefined) return [];
  const simply = phrases.simply;
  return [title, ...outline.sections.map(({ heading }) => heading)].flatMap((text, index): JokeCandidate[] => {
    const what = pattern.exec(tidy(text))?.[1]?.split(/\s*[:：(|]|\s[–—-]\s|[.?!]/u)[0];
    if (what === undefined || !isPhrase(what, material, 11)) return [];
    const signal = index === 0 ? warned.titled : warned.headed;
    const framed = listOnePerTemplate(frames.howTo ?? [], title).flatMap((frame) =>
      fill(frame, { statement: findInSentence(what, outline) }).map((filled) => ({ ...filled, signal })),
    );
    return [
      { template: 'proclaim', captions: { top: simply, bottom: tidy(what) }, signal, fixed: ['top'] },
      ...(index === 0 ? framed : []),
    ];
  });
}

function findInSentence(title: string, { sentences }: Outline): string {
  const body = sentences.map(({ text }) => text).join(' ');
  return tidy(title).replace(/\p{Lu}\p{Ll}+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    return at === 0 || new RegExp(`(?<!\\p{L})${small}(?!\\p{L})`, 'u').test(body) ? small : word;
  });
}

export function findAnswers(material: Material): JokeCandidate[] {
  const { phrases, outline, title, statements, words } = material;
  if (phrases === undefined) return [];
  const asked = [
    { text: title, answers: statements.map(({ text }) => text) },
    ...outline.sections.map(({ heading, sentences }) => ({ text: heading, answers: sentences.map(toCaptionText) })),
  ];
  return asked.flatMap(({ text, answers: given }, index): JokeCandidate[] => {
    if (
      !/[?？؟]$/.test(text) ||
      !signs.asks.test(text) ||
      countTextWords(text) > 12 ||
      measureDrawnLength(text) > 84 ||
      countTextWords(text) < 3
    )
      return [];
    const answer = given.find(
      (each) =>
        isShort(each) &&
        countTextWords(each) >= 2 &&
        !words.backward.has(getFirstWord(each)) &&
        !/[?？؟:：]$/.test(each),
    );
    if (answer === undefined) return [];
    return [
      {
        template: 'chat',
        captions: { ask: capitalize(text), answer, reply: phrases.regret },
        signal: index === 0 ? answered.titled : answered.headed,
        // Repeated words show that it is the answer.
        fixed: ['ask', 'reply'],
      },
    ];
  });
}
