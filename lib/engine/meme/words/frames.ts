import { findLanguage } from '../../languages/index.ts';
import type { Frames } from '../../languages/words/joke-words.ts';
import { toShare } from '../../random.ts';

/** For languages without phrases: templates whose drawing alone is the joke, around the source's own words. */
const bare: Frames = {
  stated: ['sign | {h}', 'proclaim | | {h}', 'thoughts | … | … | {h}'],
  trouble: ['calm | {h} | …'],
  fall: [],
  opinion: ['sign | {h}'],
  about: [],
};

export const getFrames = (language: string): Frames => findLanguage(language)?.jokes?.frames ?? bare;

const roles: Readonly<Record<string, readonly string[]>> = {
  chat: ['ask', 'answer', 'reply'],
  nobody: ['nobody', 'who', 'said'],
  thoughts: ['first', 'second', 'third'],
  proclaim: ['top', 'bottom'],
  scale: ['light', 'heavy'],
  calm: ['chaos', 'calm'],
  chart: ['plan', 'result'],
  sign: ['sign', 'below'],
  verdict: ['reject', 'approve'],
  buttons: ['left', 'right', 'who'],
  tug: ['left', 'right', 'rope'],
  levels: ['one', 'two', 'three', 'four'],
  reality: ['labelOne', 'first', 'labelTwo', 'second'],
  'before-after': ['labelOne', 'before', 'labelTwo', 'after'],
  domino: ['cause', 'effect'],
  fork: ['left', 'right', 'top'],
  iceberg: ['top', 'bottom'],
  exchange: ['ask', 'answer'],
  dialogue: ['ask', 'answer', 'reply', 'last'],
  panic: ['panic', 'calm', 'again'],
  backfire: ['one', 'two', 'three', 'four'],
  clown: ['one', 'two', 'three', 'four'],
  shocked: ['moment', 'below'],
  proud: ['moment', 'below'],
  weary: ['moment', 'below'],
  doubtful: ['moment', 'below'],
  delighted: ['moment', 'below'],
  exit: ['ahead', 'exit', 'car'],
  handshake: ['left', 'right', 'both'],
  tempted: ['who', 'old', 'new'],
  butterfly: ['who', 'thing', 'label'],
  unmasking: ['left', 'right'],
  same: ['left', 'right'],
};

/** `fixed`: roles with the frame's own words. */
interface Filled {
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  readonly fixed: readonly string[];
}

interface Gaps {
  readonly statement?: string;
  readonly isHeadline?: boolean;
  readonly topic?: string;
  readonly line?: string;
  readonly sum?: string;
  readonly lines?: readonly string[];
}

export function fill(frame: string, { statement, isHeadline = false, topic, line, lines = [], sum }: Gaps): Filled[] {
  const [template = '', ...texts] = frame.split('|').map((part) => part.trim());
  if (/\{h\}/i.test(frame) && (statement === undefined || (frame.includes('{H}') && !isHeadline))) return [];
  if (frame.includes('{t}') && topic === undefined) return [];
  if (frame.includes('{l}') && line === undefined) return [];
  if (frame.includes('{n}') && sum === undefined) return [];
  if (lines.length < 2 && numbered.test(frame)) return [];
  const named = (roles[template] ?? [])
    .map((role, index) => ({ role, text: texts[index] ?? '' }))
    .filter(({ text }) => text !== '');
  const filled = named.map(({ role, text }) => [
    role,
    // By function, as the text may hold `$`.
    text
      .replace(findGap(topic), () => topic ?? '')
      .replace(/\{h\}/i, () => statement ?? '')
      .replace('{l}', () => line ?? '')
      .replace('{n}', () => sum ?? '')
      .replace(numbered, (_, place) => lines[Number(place) - 1] ?? ''),
  ]);
  const fixed = named.filter(({ text }) => !/\{[htln12]\}/i.test(text)).map(({ role }) => role);
  return [
    {
      template,
      captions: Object.fromEntries(filled.map(([role, text]) => [role, openWithCapital(text ?? '')])),
      fixed,
    },
  ];
}

const numbered = /\{([12])\}/;

/** Includes the quotation marks around a topic that has its own. */
const findGap = (topic = '') => (topic.startsWith('“') ? /[„“«‘「]?\u00a0?\{t\}\u00a0?[“”»’」]?/u : '{t}');

const openWithCapital = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

export function listOnePerTemplate(all: readonly string[], source: string): string[] {
  const best = new Map<string, { frame: string; luck: number }>();
  for (const frame of all) {
    const template = frame.slice(0, frame.indexOf(' '));
    const luck = toShare(`${source} ${frame}`);
    if (luck >= (best.get(template)?.luck ?? 0)) best.set(template, { frame, luck });
  }
  return [...best.values()].map(({ frame }) => frame);
}
