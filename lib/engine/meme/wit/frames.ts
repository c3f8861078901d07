import { share } from './chance.ts';
import { bare } from './frames-bare.ts';
import { eastern } from './frames-eastern.ts';
import { english } from './frames-english.ts';
import { germanic } from './frames-germanic.ts';
import { iberian } from './frames-iberian.ts';
import { romance } from './frames-romance.ts';
import { slavic } from './frames-slavic.ts';
import type { Genre } from './genres.ts';

/**
 * The words that templates bring along, in one language: each frame is a template and the captions of its slots in order,
 * set apart by bars. `{h}` stands for a short statement of the source, `{H}` for its headline alone, `{t}` for what it is
 * about; all else speaks of the reader, never of anyone in the source.
 */
export interface Frames {
  /** Around a statement. */
  readonly told: readonly string[];
  /** Around a statement of something going wrong, going down, or of an opinion. */
  readonly trouble: readonly string[];
  readonly fall: readonly string[];
  readonly opinion: readonly string[];
  /** About the topic. */
  readonly about: readonly string[];
  /** Either, for sources of one genre. */
  readonly genres?: Partial<Readonly<Record<Genre, readonly string[]>>>;
}

const frames: Readonly<Record<string, Frames>> = {
  en: english,
  ...germanic,
  ...romance,
  ...iberian,
  ...slavic,
  ...eastern,
};

/** The frames of a BCP 47 language; for one we have no phrases of those that need none. */
export function framesFor(language: string): Frames {
  const key = language.slice(0, 2).toLowerCase();
  return Object.hasOwn(frames, key) ? (frames[key] ?? bare) : bare;
}

/** Roles in the order in which a frame names their captions. */
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
};

/** A frame with its captions filled in; `fixed` are the roles whose words are the frame's alone. */
interface Filled {
  readonly template: string;
  readonly captions: Readonly<Record<string, string>>;
  readonly fixed: readonly string[];
}

/** What a frame's gaps are filled with. A frame that needs what is not there is left out. */
interface Gaps {
  readonly statement?: string;
  /** Whether the statement is the source's own headline. */
  readonly isHeadline?: boolean;
  readonly topic?: string;
}

export function fill(frame: string, { statement, isHeadline = false, topic }: Gaps): Filled[] {
  const [template = '', ...texts] = frame.split('|').map((part) => part.trim());
  if (/\{h\}/i.test(frame) && (statement === undefined || (frame.includes('{H}') && !isHeadline))) return [];
  if (frame.includes('{t}') && topic === undefined) return [];
  const named = (roles[template] ?? [])
    .map((role, index) => ({ role, text: texts[index] ?? '' }))
    .filter(({ text }) => text !== '');
  const filled = named.map(({ role, text }) => [
    role,
    // By function: what is filled in may hold a dollar sign.
    text.replace(/\{h\}/i, () => statement ?? '').replace(gap(topic), () => topic ?? ''),
  ]);
  const fixed = named.filter(({ text }) => !/\{[ht]\}/i.test(text)).map(({ role }) => role);
  return [{ template, captions: Object.fromEntries(filled.map(([role, text]) => [role, opened(text ?? '')])), fixed }];
}

/** The gap of a topic, with the quotation marks around it where the topic brings its own. */
const gap = (topic = '') => (topic.startsWith('“') ? /[„“«‘「]?\u00a0?\{t\}\u00a0?[“”»’」]?/u : '{t}');

/** A topic may be the first word of a caption. */
const opened = (text: string) => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/** Of each template's frames one, by chance, but always the same for the same source. */
export function oneOfEach(all: readonly string[], source: string): string[] {
  const best = new Map<string, { frame: string; luck: number }>();
  for (const frame of all) {
    const template = frame.slice(0, frame.indexOf(' '));
    const luck = share(`${source} ${frame}`);
    if (luck >= (best.get(template)?.luck ?? 0)) best.set(template, { frame, luck });
  }
  return [...best.values()].map(({ frame }) => frame);
}
