import { getLanguage } from '../../brief/text/language.ts';
import { firstWord, listTerms, overlap, stems, wordCount } from '../../brief/text/text.ts';
import { addressed, collective, type LanguageWords } from '../../brief/text/words.ts';
import type { Steering } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { findSituations } from '../situations/index.ts';
import { thresholds } from '../situations/score.ts';
import type { Mechanism } from '../situations/situation.ts';
import { findSigns } from '../situations/words.ts';
import { bestLines } from './best-lines.ts';
import type { Candidate } from './candidate.ts';
import { ladders, packs } from './collections.ts';
import { icebergs } from './icebergs.ts';
import { lastResorts } from './last-resorts.ts';
import { type Material, readMaterial } from './material.ts';
import { chains, choices, contrasts, shifts, verdicts } from './opposites.ts';
import { headlines, remarks } from './remarks.ts';
import { replies } from './replies.ts';
import { scoreMeme } from './score.ts';
import { social } from './social.ts';
import { findVerb, isTitleCase } from './statements.ts';
import { type JokeWishes, readWishes } from './steer.ts';
import { answers, titled, warnings } from './title-jokes.ts';

/** The source's joke, its best line, a frame of its genre, its headline. */
export const steps = ['joke', 'line', 'genre', 'headline'] as const;
export type Step = (typeof steps)[number];

export interface Judged extends Candidate {
  readonly score: number;
  /** "Another idea" changes it first. */
  readonly mechanism: Mechanism;
  /** On a page, ideas of the first step that has any come first; undefined: never. */
  readonly step?: Step;
}

/** Factor for a currently popular format. */
const inVogue = 1.6;

/**
 * Factors by kind: the source's own jokes first, then replies to its headline, then its best line. Frames around a headline and
 * ladders of headings made readers smile least.
 */
const worth = {
  situation: 1.8,
  reaction: 1,
  remark: 0.9,
  bestLine: 1,
  quote: 0.3,
  choice: 0.55,
  pattern: 1.6,
  question: 0.5,
  genre: 0.85,
  audience: 1.15,
  trouble: 1.5,
  spoken: 0.7,
  claimed: 0.8,
  named: 0.7,
  reply: 1.3,
  headline: 0.5,
  list: 1.3,
  iceberg: 0.66,
  contrast: 1.6,
  ladder: 0.45,
  consequence: 1.6,
  stock: 0.6,
  keyword: 0.35,
  title: 1,
  label: 0.4,
} as const;

const kinds = (candidates: readonly Candidate[], mechanism: Mechanism, factor: number): readonly Kind[] =>
  candidates.map((candidate) => ({ ...candidate, mechanism, signal: candidate.signal * factor }));

interface Kind extends Candidate {
  readonly mechanism: Mechanism;
  /** Whether it is drawn where there is no joke. */
  readonly isResort?: boolean;
}

const worthOfSituation: Partial<Readonly<Record<Mechanism, number>>> = {
  // A quotation is a reaction only beside its headline.
  quote: worth.quote,
  reaction: worth.reaction,
  remark: worth.remark,
  choice: worth.choice,
};

/** Sure lines below the headline rank above replies to its thing, others above lines on its topic. */
const quipped: ReadonlySet<Mechanism> = new Set(['quip', 'titled-quote', 'tag']);
const quips = { min: 1.35, slope: 2, max: 1.75 } as const;
/**
 * Lines as an editor would choose them, below sure replies to the headline's thing or premise: of seven lines of the source that
 * strangers saw none made them smile, of ten such replies six did.
 */
const wit = { min: 0.95, from: 0.9, slope: 0.4, max: 1.5 } as const;

function findSignal(mechanism: Mechanism, score: number): number {
  if (mechanism === 'wit') return Math.min(wit.max, wit.min + (score - wit.from) * wit.slope);
  return quipped.has(mechanism)
    ? Math.min(quips.max, quips.min + (score - thresholds.quip) * quips.slope)
    : score + (worthOfSituation[mechanism] ?? worth.situation) - 0.5;
}

function situations(material: Material, document: SourceDocument): readonly Kind[] {
  return findSituations(material, document).map(({ mechanism, template, captions, score }) => ({
    mechanism,
    template,
    captions,
    signal: findSignal(mechanism, score),
  }));
}

/** Returns every meme of the document, best first. `topics`: related current topics. */
export function judgedMemes(document: SourceDocument, topics: readonly string[], steering: Steering): Judged[] {
  const material = readMaterial(document, getLanguage(document));
  const wishes = readWishes(steering, material.words);
  const hot = topics.find((topic) => !topic.startsWith('format:') && wishes.allows(topic));
  const formats = new Set(topics.filter((topic) => topic.startsWith('format:')).map((topic) => topic.slice(7)));
  const { ofGenre, trouble, topical, ofAudience, stock, stockTopical } = remarks(material, hot, wishes.audience);
  const { claimed, named, spoken, ofGenre: namedOfGenre } = social(material);
  const { toThing, toPremise, toTurn, toSubject } = replies(material);
  const candidates = [
    ...situations(material, document),
    ...kinds(verdicts(material), 'swap', worth.pattern),
    ...kinds(choices(material), 'choice', worth.pattern),
    ...kinds(shifts(material), 'change', worth.pattern),
    ...kinds(answers(material), 'question', worth.question),
    ...kinds(ofAudience, 'audience', worth.audience),
    ...kinds(warnings(material), 'title', worth.audience),
    ...kinds(titled(material), 'title', worth.audience),
    ...kinds(ofGenre, 'genre', worth.genre),
    ...kinds(trouble, 'trouble', worth.trouble),
    ...kinds(topical, 'topic', worth.audience),
    ...kinds(toThing, 'thing', worth.reply),
    ...kinds(toPremise, 'premise', worth.reply),
    ...kinds(toTurn, 'turn', worth.reply),
    ...kinds(toSubject, 'subject', worth.reply),
    ...kinds(spoken, 'spoken', worth.spoken),
    ...kinds(claimed, 'social', worth.claimed),
    ...kinds(named, 'named', worth.named),
    ...kinds(namedOfGenre, 'genre', worth.genre),
    ...kinds(
      headlines(material, (template) => wishes.templateWeight(template) > 1),
      'headline',
      worth.headline,
    ),
    ...kinds(bestLines(material), 'own-line', worth.bestLine),
    ...kinds(packs(material), 'list', worth.list),
    ...kinds(icebergs(material, wishes.templateWeight('iceberg') > 1), 'list', worth.iceberg),
    ...kinds(contrasts(material), 'expectation', worth.contrast),
    ...kinds(ladders(material), 'escalation', worth.ladder),
    ...kinds(chains(material), 'swap', worth.consequence),
    ...kinds(stock, 'frame', worth.stock),
    ...kinds(stockTopical, 'obsession', worth.keyword),
  ];
  const isAttached = material.outline.sentences.length < manySentences || hasStatement(material);
  const resorts = kinds(lastResorts(material), 'headline', isAttached ? worth.title : worth.label);
  return judge(
    candidates
      .filter(
        ({ mechanism, template }) => isAttached || !unattached.has(mechanism) || wishes.templateWeight(template) > 1,
      )
      .concat(resorts.map((each) => ({ ...each, isResort: true })))
      .map((each) => (formats.has(each.template) ? { ...each, signal: each.signal * inVogue } : each)),
    material,
    wishes,
  );
}

const unattached: ReadonlySet<Mechanism> = new Set(['social', 'named', 'frame', 'obsession', 'headline']);
const manySentences = 3;
const minWords = 3;

/** Whether the title can be repeated: no bare name, "we" or "I", or quotation without its speaker. */
function hasStatement({ statements, title, words, language }: Material): boolean {
  const first = firstWord(title);
  const isOwnVoice = words.personal.has(first) || collective.has(first) || /^["“„«「]/u.test(title);
  const hasVerb = findVerb(title, language, findSigns(language));
  // The list may lack a verb, but names have capitals.
  const isWhole = !/(?:…|\.\.\.)$/u.test(title) && (hasVerb !== false || !isTitleCase(title));
  const headlines = statements.filter(({ isHeadline }) => isHeadline);
  return (
    !isOwnVoice &&
    isWhole &&
    (headlines.length === 0
      ? wordCount(title) >= minWords
      : hasVerb === undefined || headlines.some(({ isName }) => !isName))
  );
}

const minScores: Partial<Readonly<Record<Mechanism, number>>> = {
  'own-line': 1,
  wit: 1.25,
  reaction: 1.3,
  choice: 1.5,
  list: 1,
  remark: 1.05,
  question: 1,
  swap: 1,
  escalation: 1,
  title: 1.2,
};
/** Where there is no joke, the source's own words from these scores. */
const minLineScores: Partial<Readonly<Record<Mechanism, number>>> = {
  wit: 0.85,
  'own-line': 0.72,
  remark: 0.72,
  reaction: 0.72,
  question: 0.72,
  quip: 0.72,
};
const fitting: ReadonlySet<Mechanism> = new Set(['headline', 'frame', 'obsession', 'named', 'spoken', 'genre']);
const shouted = { ends: /[!！]$/u, words: 8 } as const;

type Scored = Kind & Pick<Judged, 'score'>;

/** Whether a meme would suit other sources as well (bare headline, frame, line on a topic that the title doesn't name). */
function isSlight({ mechanism, template, score, captions, isUnnamed }: Scored, { statements }: Material): boolean {
  // Names on a rope, or a list's items, are a form without a joke.
  if (template === 'tug' || template === 'starter') return true;
  if (isUnnamed || fitting.has(mechanism) || score < (minScores[mechanism] ?? 0)) return true;
  if (template === 'domino') return true;
  const headline = statements.find(({ isHeadline }) => isHeadline);
  // Calm and panic have to be about the headline.
  if (mechanism === 'trouble') return !Object.values(captions).includes(headline?.text ?? '');
  if (mechanism !== 'social') return false;
  const { text = '', isName, isAsked, isBordered } = headline ?? {};
  return isName || isAsked || isBordered || !shouted.ends.test(text) || wordCount(text) > shouted.words;
}

/** Lines of the source below its headline. */
const repliesOfSource: ReadonlySet<Mechanism> = new Set(['wit', 'quip', 'reaction', 'remark']);
/** Share of a line's terms in its headline from which it says it again. */
const maxEcho = 0.5;

/** Whether one of two captions only repeats the other ("What is glass?", "What's the matter with glass?"). */
export function isEcho(captions: readonly string[], words: LanguageWords): boolean {
  const [first, second] = captions.map((text) => stems(listTerms(text, words)));
  if (first === undefined || second === undefined || captions.length > 2) return false;
  return Math.max(overlap(first, second), overlap(second, first)) >= maxEcho;
}

function findStep(scored: Scored, material: Material): Step | undefined {
  const { mechanism, score, captions, isResort } = scored;
  const isOwn = repliesOfSource.has(mechanism);
  const texts = Object.values(captions);
  // "You" at the start is an offer.
  const isOffer = texts.some((text) => addressed.has(firstWord(text)));
  if (isOwn && isEcho(texts, material.words)) return undefined;
  if (!isSlight(scored, material) && !(isOwn && isOffer)) return 'joke';
  if (score >= (minLineScores[mechanism] ?? Infinity) && !isOffer) return 'line';
  return mechanism === 'genre' ? 'genre' : isResort ? 'headline' : undefined;
}

function judge(candidates: readonly Kind[], material: Material, wishes: JokeWishes): Judged[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: scoreMeme(candidate, material, wishes) }))
    .filter(({ score }) => score > 0)
    .map((candidate) => ({ ...candidate, step: findStep(candidate, material) }))
    .sort((a, b) => b.score - a.score);
}
