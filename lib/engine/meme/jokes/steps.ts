import { countTextWords, getFirstWord, listTerms, overlap, toStems } from '../../brief/text/text.ts';
import { addressed, type LanguageWords } from '../../brief/text/words.ts';
import { toFirstClause } from '../material/core-title.ts';
import type { Material } from '../material/material.ts';
import type { Mechanism } from '../situations/situation.ts';
import { toCaptionText } from '../words/caption-text.ts';
import { isSpeech } from './said-title.ts';
import type { JokeCandidate } from './score.ts';
import { isNameTitle } from './social.ts';

/**
 * A situation in the source's own words; its own quip; our reply to its headline or subject; a question, quotation, choice or list of
 * its own; a frame of its genre; an everyday situation around its headline; its best line, which seldom stands without the sentences
 * before it (readers smiled less at it); its headline alone; a frame around its name, which suits any.
 */
export const steps = ['own', 'quip', 'joke', 'quoted', 'genre', 'everyday', 'line', 'headline', 'name'] as const;
export type Step = (typeof steps)[number];

export interface JokeKind extends JokeCandidate {
  readonly mechanism: Mechanism;
  readonly isResort?: boolean;
  /** Whether it never comes first, but fills the list of ideas. */
  readonly isSpare?: boolean;
  readonly isInVogue?: boolean;
}

const minScores: Partial<Readonly<Record<Mechanism, number>>> = {
  list: 1,
  question: 1,
  swap: 1,
  title: 1.2,
  choice: 0.8,
};
/** Where there is no joke, the source's own words from these scores. */
const minLineScores: Partial<Readonly<Record<Mechanism, number>>> = {
  'own-line': 0.72,
  quip: 0.72,
  tag: 0.72,
  punchline: 1.1,
};
const minQuipScores: Partial<Readonly<Record<Mechanism, number>>> = { quip: 1.62, tag: 1.62 };
/** From here a quotation does, whatever found it, and any other line is worth more than none. */
const minQuoteScore = 1.3;
const minSpoken = 0.4;
const fitting: ReadonlySet<Mechanism> = new Set([
  'headline',
  'frame',
  'obsession',
  'named',
  'spoken',
  'genre',
  'social',
]);
const sure: ReadonlySet<Mechanism> = new Set([
  'thing',
  'premise',
  'turn',
  'subject',
  'audience',
  'trouble',
  'title',
  'topic',
]);
/** All their panels are the source's. */
const ofOwnWords: ReadonlySet<Mechanism> = new Set([
  'turned-title',
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
const maxSaidWords = 14;

type ScoredJoke = JokeKind & { readonly score: number };

const findHeadline = ({ statements }: Material) => statements.find(({ isHeadline }) => isHeadline);

function isSlight({ mechanism, template, score, captions }: ScoredJoke, material: Material): boolean {
  // Names on a rope or a list's items are a form without a joke.
  if (template === 'tug' || template === 'starter' || template === 'domino') return true;
  // An opinion on a sign, and "just saying": of any headline.
  if (mechanism === 'trouble' && template === 'sign' && findHeadline(material)?.isTrouble !== true) return true;
  if (fitting.has(mechanism) || score < (minScores[mechanism] ?? 0)) return true;
  return mechanism === 'trouble' && !Object.values(captions).includes(findHeadline(material)?.text ?? '');
}

function suitsEveryday({ mechanism, captions }: ScoredJoke, material: Material): boolean {
  const headline = findHeadline(material);
  // Shorter titles that name nothing are torn, or infinitives ("Nachhaltiger leben").
  if (headline === undefined && mechanism !== 'named') return false;
  const { text = toCaptionText(material.title), isAsked } = headline ?? {};
  if (text === '' || isAsked || isNameTitle(material) !== (mechanism === 'named')) return false;
  // A dated or numbered title, or one that opens with "From", is nobody's hobby.
  if (mechanism === 'named' && (/\d/u.test(text) || material.words.joints.has(getFirstWord(text)))) return false;
  const short = toFirstClause(text, [], material.language);
  return countTextWords(short) <= maxSaidWords && Object.values(captions).some((said) => said.includes(short));
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
const maxEcho = 0.5;

export function isEcho(captions: readonly string[], words: LanguageWords): boolean {
  const [first, second] = captions.map((text) => toStems(listTerms(text, words)));
  if (first === undefined || second === undefined || captions.length > 2) return false;
  return Math.max(overlap(first, second), overlap(second, first)) >= maxEcho;
}

export function findStep(scored: ScoredJoke, material: Material): Step | undefined {
  const step = findPlainStep(scored, material);
  // On a topic, or in a format, of the day.
  return step !== undefined && (scored.isInVogue === true || scored.topic !== undefined) ? 'own' : step;
}

function findPlainStep(scored: ScoredJoke, material: Material): Step | undefined {
  const { mechanism, score, captions, isResort, isSpare } = scored;
  if (isSpare === true) return undefined;
  const texts = Object.values(captions);
  if (ofSource.has(mechanism)) {
    const isOffer = texts.some((text) => addressed.has(getFirstWord(text)) && !isSpeech(text));
    const isLine = score >= (minLineScores[mechanism] ?? minQuoteScore) && !isOffer;
    if (!isLine || isEcho(texts, material.words)) return undefined;
    const isQuoted = texts.some((text) => isSpeech(text));
    if (score >= (minQuipScores[mechanism] ?? Infinity) || (isQuoted && score >= minQuoteScore)) return 'quip';
    return 'line';
  }
  // A sentence in the title's place seldom suits a reply to its topic.
  if (scored.isOfLead === true && mechanism === 'subject') return 'line';
  if (!isSlight(scored, material)) return ofOwnWords.has(mechanism) ? 'own' : sure.has(mechanism) ? 'joke' : 'quoted';
  if (mechanism === 'social' || mechanism === 'named') return suitsEveryday(scored, material) ? 'everyday' : undefined;
  // A line beside the name of what it is about.
  if (mechanism === 'spoken') return score >= minSpoken ? 'line' : undefined;
  return mechanism === 'genre' ? 'genre' : isResort ? 'headline' : undefined;
}
