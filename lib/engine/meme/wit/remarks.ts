import { capitalize, drawnLength, firstWord, tidy, wordCount } from '../../brief/text.ts';
import { isShort } from '../pairs.ts';
import type { Candidate } from './candidate.ts';
import { isPhrase, type Material, type Statement } from './material.ts';
import * as signs from './signs.ts';
import { asCaption } from './topic.ts';

/** How many of the best statements are tried in each template. */
const tried = 6;

/** Templates that one surprising statement of the source carries alone. */
export function remarks(material: Material, hot: string | undefined): Candidate[] {
  const { phrases, statements, topic, site } = material;
  if (phrases === undefined) return [];
  const best = statements.slice(0, tried);
  // The colon as the language sets it.
  const speaker =
    site === undefined ? phrases.article : capitalize(site) + (/\s?[:：]$/.exec(phrases.nobody)?.[0] ?? ':');
  const opening = hot === undefined ? phrases.nobody : phrases.everyone;
  const each = best.flatMap(({ text, value, hasNumber }): Candidate[] => [
    {
      template: 'nobody',
      captions: { nobody: opening, who: hot ?? speaker, said: text },
      signal: value * (hot === undefined ? (wordCount(text) <= 8 ? 0.75 : 0.68) : 0.98),
      fixed: ['nobody', 'who'],
    },
    {
      template: 'thoughts',
      captions: {
        first: phrases.goodNight,
        second: topic === undefined || text.includes(topic) ? phrases.wait : `${capitalize(topic)} …`,
        third: text,
      },
      signal: value * (hasNumber ? 0.76 : 0.7),
      fixed: ['first', 'second'],
    },
    {
      template: 'chat',
      captions: { ask: phrases.smallTalk, answer: text, reply: phrases.polite },
      signal: value * (wordCount(text) > 8 ? 0.74 : 0.67),
      fixed: ['ask', 'reply'],
    },
  ]);
  const told = best.slice(0, 2).flatMap(({ text, value }): Candidate[] => [
    { template: 'proclaim', captions: { top: phrases.hear, bottom: text }, signal: value * 0.72, fixed: ['top'] },
    {
      template: 'domino',
      captions: { cause: phrases.glance, effect: text },
      signal: value * (wordCount(text) <= 7 ? 0.72 : 0.5),
      fixed: ['cause'],
    },
    {
      template: 'scale',
      captions: { light: phrases.needed, heavy: text },
      signal: value * (wordCount(text) <= 8 ? 0.74 : 0.66),
      fixed: ['light'],
    },
  ]);
  return [
    ...each,
    ...told,
    ...tempted(material),
    ...statements.flatMap((statement) => pointed(statement, material)),
    ...plans(statements, phrases.planned),
  ];
}

/** What one ought to do, against what the source is about. */
function tempted({ phrases, topic, language, sentences }: Material): Candidate[] {
  if (phrases === undefined || topic === undefined) return [];
  const isSeveral = /\s|[\p{Script=Han}\p{Script=Katakana}]{3}/u.test(topic);
  // One English word may be any thing; a name or a plural says what is meant.
  const isNamed =
    !language.startsWith('en') ||
    /s$/.test(topic) ||
    sentences.some((text) => /^\p{Lu}/u.test(topic) && text.includes(` ${topic}`));
  if (!isSeveral && !isNamed) return [];
  const signal = isSeveral ? 0.73 : 0.58;
  const [one, two, three, four] = phrases.ladder;
  const wanted = phrases.read.replace('{}', topic);
  return [
    {
      template: 'buttons',
      captions: { left: phrases.sleep, right: wanted, who: phrases.me },
      signal,
      fixed: ['left', 'who'],
    },
    { template: 'verdict', captions: { reject: phrases.duty, approve: wanted }, signal, fixed: ['reject'] },
    {
      template: 'tug',
      captions: { left: phrases.sleep, right: wanted, rope: phrases.me },
      signal,
      fixed: ['left', 'rope'],
    },
    {
      template: 'levels',
      captions: { one, two, three, four: four.replace('{}', topic) },
      signal,
      fixed: ['one', 'two', 'three'],
    },
  ];
}

/** Opinions on a sign, falls on a chart. */
function pointed({ text, value, isOpinion, isFall, hasNumber }: Statement, material: Material): Candidate[] {
  const { phrases } = material;
  return [
    ...(isOpinion && !hasNumber && phrases
      ? [
          {
            template: 'sign',
            captions: { sign: text, below: phrases.insisted },
            signal: value * 0.98,
            fixed: ['below'],
          },
        ]
      : []),
    ...(isFall && hasNumber && phrases
      ? [
          {
            template: 'chart',
            captions: { plan: phrases.planned, result: text },
            signal: value * 1.05,
            fixed: ['plan'],
          },
        ]
      : []),
  ];
}

/** Trouble, taken calmly. */
function plans(statements: readonly Statement[], calm: string): Candidate[] {
  return statements
    .filter(({ isTrouble, text }) => isTrouble && wordCount(text) <= 12)
    .map(({ text, value }) => ({
      template: 'calm',
      captions: { chaos: text, calm },
      signal: value * 0.92,
      fixed: ['calm'],
    }));
}

/** "How to X": one does not simply. */
export function warnings(material: Material): Candidate[] {
  const { phrases, title, language, outline } = material;
  const pattern = signs.howTo[language.slice(0, 2)];
  if (phrases?.simply === undefined || pattern === undefined) return [];
  const simply = phrases.simply;
  return [title, ...outline.sections.map(({ heading }) => heading)].flatMap((text, index): Candidate[] => {
    const what = pattern.exec(tidy(text))?.[1]?.split(/\s*[:：(|]|\s[–—-]\s|[.?!]/u)[0];
    if (what === undefined || !isPhrase(what, material, 9)) return [];
    return [
      {
        template: 'proclaim',
        captions: { top: simply, bottom: tidy(what) },
        signal: index === 0 ? 1.15 : 0.85,
        fixed: ['top'],
      },
    ];
  });
}

/** A question of the source and its answer. */
export function answers(material: Material): Candidate[] {
  const { phrases, outline, title, statements, words } = material;
  if (phrases === undefined) return [];
  const asked = [
    { text: title, answers: statements.map(({ text }) => text) },
    ...outline.sections.map(({ heading, sentences }) => ({ text: heading, answers: sentences.map(asCaption) })),
  ];
  return asked.flatMap(({ text, answers: given }, index): Candidate[] => {
    if (
      !/[?？؟]$/.test(text) ||
      !signs.asks.test(text) ||
      wordCount(text) > 12 ||
      drawnLength(text) > 84 ||
      wordCount(text) < 3
    )
      return [];
    const answer = given.find(
      (each) => isShort(each) && wordCount(each) >= 2 && !words.backward.has(firstWord(each)) && !/[?？؟]$/.test(each),
    );
    if (answer === undefined) return [];
    return [
      {
        template: 'chat',
        captions: { ask: capitalize(text), answer, reply: phrases.regret },
        signal: index === 0 ? 1.02 : 0.82,
        // An answer repeats its question's words.
        fixed: ['ask', 'reply'],
      },
    ];
  });
}
