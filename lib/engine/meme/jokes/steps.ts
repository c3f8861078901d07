import { firstWord, listTerms, overlap, stems, wordCount } from '../../brief/text/text.ts';
import { addressed, type LanguageWords } from '../../brief/text/words.ts';
import type { Mechanism } from '../situations/situation.ts';
import type { JokeCandidate } from './candidate.ts';
import { toFirstClause } from './core-title.ts';
import type { Material } from './material.ts';
import { isNameTitle } from './social.ts';
import { asCaption } from './topic.ts';

/**
 * A reply to its headline or subject, or a turn of its own; a question, quotation or list of its own; a frame of its genre; an
 * everyday situation around its headline; its best line; its headline alone. Of 60 memes strangers smiled at six of our replies,
 * at no line of the source.
 */
export const steps = ['joke', 'quoted', 'genre', 'everyday', 'line', 'headline'] as const;
export type Step = (typeof steps)[number];

export interface JokeKind extends JokeCandidate {
  readonly mechanism: Mechanism;
  /** Whether it is drawn where there is no joke. */
  readonly isResort?: boolean;
  /** Whether its format is popular now. */
  readonly isInVogue?: boolean;
}

const minScores: Partial<Readonly<Record<Mechanism, number>>> = {
  list: 1,
  question: 1,
  swap: 1,
  title: 1.2,
};
/** Where there is no joke, the source's own words from these scores. */
const minLineScores: Partial<Readonly<Record<Mechanism, number>>> = { 'own-line': 0.72, quip: 0.72, tag: 0.72 };
const minSpoken = 0.5;
const fitting: ReadonlySet<Mechanism> = new Set([
  'headline',
  'frame',
  'obsession',
  'named',
  'spoken',
  'genre',
  'social',
]);
/** Our replies, and turns of the source that need no sentence before them. */
const sure: ReadonlySet<Mechanism> = new Set([
  'thing',
  'premise',
  'turn',
  'subject',
  'audience',
  'trouble',
  'title',
  'topic',
  'later',
  'number',
  'same',
  'expectation',
  'change',
  'swap',
  'escalation',
  'mask',
  'consequence',
]);
/** Longer headlines are no answer to "What's new?". */
const maxSaidWords = 14;

type Scored = JokeKind & { readonly score: number };

const findHeadline = ({ statements }: Material) => statements.find(({ isHeadline }) => isHeadline);

/** Whether a meme would suit other sources as well (bare headline, frame). */
function isSlight({ mechanism, template, score, captions }: Scored, material: Material): boolean {
  // Names on a rope, a list's items or two options are a form without a joke.
  if (template === 'tug' || template === 'starter' || template === 'domino' || mechanism === 'choice') return true;
  // An opinion on a sign, and "just saying": of any headline.
  if (mechanism === 'trouble' && template === 'sign' && findHeadline(material)?.isTrouble !== true) return true;
  if (fitting.has(mechanism) || score < (minScores[mechanism] ?? 0)) return true;
  // Calm and panic have to be about the headline.
  return mechanism === 'trouble' && !Object.values(captions).includes(findHeadline(material)?.text ?? '');
}

/** Whether the headline can be said in an everyday situation: news, or a name, whole and short. */
function isSaid({ mechanism, captions }: Scored, material: Material): boolean {
  const { text = asCaption(material.title), isAsked } = findHeadline(material) ?? {};
  if (text === '' || isAsked || isNameTitle(material) !== (mechanism === 'named')) return false;
  const short = toFirstClause(text, [], material.language);
  return wordCount(short) <= maxSaidWords && Object.values(captions).some((said) => said.includes(short));
}

/** Lines of the source, mostly below its headline: they seldom stand without the sentences before them. */
const ofSource: ReadonlySet<Mechanism> = new Set([
  'punchline',
  'quip',
  'tag',
  'reaction',
  'remark',
  'quote',
  'own-line',
]);
/** Share of a line's terms in its headline from which it says it again. */
const maxEcho = 0.5;

/** Whether one of two captions only repeats the other ("What is glass?", "What's the matter with glass?"). */
export function isEcho(captions: readonly string[], words: LanguageWords): boolean {
  const [first, second] = captions.map((text) => stems(listTerms(text, words)));
  if (first === undefined || second === undefined || captions.length > 2) return false;
  return Math.max(overlap(first, second), overlap(second, first)) >= maxEcho;
}

/** Returns the step of a page's ideas that one belongs to; undefined: it never comes first. */
export function findStep(scored: Scored, material: Material): Step | undefined {
  const { mechanism, score, captions, isResort, isInVogue } = scored;
  const texts = Object.values(captions);
  if (ofSource.has(mechanism)) {
    // "You" at the start is an offer.
    const isOffer = texts.some((text) => addressed.has(firstWord(text)));
    const isLine = score >= (minLineScores[mechanism] ?? Infinity) && !isOffer;
    return isLine && !isEcho(texts, material.words) ? 'line' : undefined;
  }
  if (!isSlight(scored, material)) return sure.has(mechanism) ? 'joke' : 'quoted';
  if (mechanism === 'social' || mechanism === 'named') {
    // A topic of the title, where nothing can be said of the whole.
    if (mechanism === 'named' && !isNameTitle(material)) return 'line';
    if (!isSaid(scored, material)) return undefined;
    return isInVogue ? 'joke' : 'everyday';
  }
  // A line beside the name of what it is about.
  if (mechanism === 'spoken') return score >= minSpoken ? 'line' : undefined;
  return mechanism === 'genre' ? 'genre' : isResort ? 'headline' : undefined;
}
