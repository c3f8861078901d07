import { getLanguage } from '../../brief/language.ts';
import { firstWord, wordCount } from '../../brief/text.ts';
import { collective } from '../../brief/words.ts';
import type { Steering } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { findSituations } from '../situations/index.ts';
import { thresholds } from '../situations/score.ts';
import type { Mechanism } from '../situations/situation.ts';
import { findSigns } from '../situations/words.ts';
import { bestLines } from './best-lines.ts';
import type { Candidate } from './candidate.ts';
import { ladders, packs } from './collections.ts';
import { icebergs, lastResorts } from './icebergs.ts';
import { type Material, readMaterial } from './material.ts';
import { chains, choices, contrasts, shifts, verdicts } from './opposites.ts';
import { headlines, remarks } from './remarks.ts';
import { replies } from './replies.ts';
import { scoreMeme } from './score.ts';
import { social } from './social.ts';
import { findVerb, isTitleCase } from './statements.ts';
import { readWishes, type Wishes } from './steer.ts';
import { hasThings } from './things.ts';
import { answers, titled, warnings } from './title-jokes.ts';

/** A candidate and what it is worth. */
export interface Judged extends Candidate {
  readonly score: number;
  /** What the joke is made of: "another idea" changes it first. */
  readonly mechanism: Mechanism;
  /** Whether any source could have it, or nothing in it is a joke: it never comes first. */
  readonly isSlight: boolean;
}

/** What a format that is going round is worth beside others. */
const inVogue = 1.6;

/**
 * What each kind of joke is worth beside the others: jokes that the source itself holds come first, then what a reader says
 * to what its headline does or is about, then its own best line in a drawing that carries the mood. Frames around a pasted
 * headline and ladders of headings made readers smile least.
 */
const worth = {
  situation: 1.8,
  reaction: 1.3,
  remark: 0.9,
  bestLine: 1,
  quote: 0.3,
  choice: 0.55,
  pattern: 1.6,
  question: 0.5,
  genre: 0.85,
  audience: 1.15,
  /** Around what failed, fell or is an opinion: the drawing shows it. */
  trouble: 1.5,
  /** A dry line of the source and what it is about, in a situation that everybody knows. */
  spoken: 0.7,
  claimed: 0.8,
  named: 0.7,
  /** What a reader says to a headline: to what its words bear out, to what it does, to what it is about. */
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
} as const;

const kinds = (candidates: readonly Candidate[], mechanism: Mechanism, factor: number): readonly Kind[] =>
  candidates.map((candidate) => ({ ...candidate, mechanism, signal: candidate.signal * factor }));

interface Kind extends Candidate {
  readonly mechanism: Mechanism;
}

const worthOfSituation: Partial<Readonly<Record<Mechanism, number>>> = {
  // Beside its headline a quotation is a reaction; alone nobody knows what it is about.
  quote: worth.quote,
  reaction: worth.reaction,
  remark: worth.remark,
  choice: worth.choice,
};

/**
 * Lines of the source below its headline: a sure one comes before what a reader says to the headline's thing, any other before
 * what is said of its whole topic.
 */
const quipped: ReadonlySet<Mechanism> = new Set(['quip', 'titled-quote', 'tag']);
const quips = { least: 1.5, slope: 4, most: 2.1 } as const;

/** Jokes that the source itself holds; all their panels are its own words. */
function situations(material: Material, document: SourceDocument): readonly Kind[] {
  return findSituations(material, document).map(({ mechanism, template, captions, score }) => ({
    mechanism,
    template,
    captions,
    signal: quipped.has(mechanism)
      ? Math.min(quips.most, quips.least + (score - thresholds.quip) * quips.slope)
      : score + (worthOfSituation[mechanism] ?? worth.situation) - 0.5,
  }));
}

/** Every meme the document offers, best first; `topics` are what is talked about now and has to do with it. */
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
    ...kinds(lastResorts(material), 'headline', worth.title),
  ];
  const isAttached = material.outline.sentences.length < manySentences || saysSomething(material);
  return judge(
    candidates
      .filter(
        ({ mechanism, template }) => isAttached || !unattached.has(mechanism) || wishes.templateWeight(template) > 1,
      )
      .map((each) => (formats.has(each.template) ? { ...each, signal: each.signal * inVogue } : each)),
    material,
    wishes,
  );
}

/** Frames that any headline fits: they need one that says something. */
const unattached: ReadonlySet<Mechanism> = new Set(['social', 'named', 'frame', 'obsession', 'headline']);
/** From so many sentences on there is more than a title to go by. */
const manySentences = 3;
/** Words of a title too short to be sorted that may say something. */
const minWords = 3;

/**
 * Whether the source's title says something that can be repeated: no name of a thing or an event, nothing that is said as
 * "we" or "I", no quotation whose speaker is missing.
 */
function saysSomething({ statements, title, words, language }: Material): boolean {
  const first = firstWord(title);
  const isOwnVoice = words.personal.has(first) || collective.has(first) || /^["“„«「]/u.test(title);
  const hasVerb = findVerb(title, language, findSigns(language));
  // A verb may be missing in the list, but then names have their capitals.
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

/** What some kinds have to be worth to be more than a line that happens to stand there. */
const minScores: Partial<Readonly<Record<Mechanism, number>>> = {
  'own-line': 1,
  choice: 1.5,
  list: 1,
  remark: 1.05,
  question: 1,
  swap: 1,
  escalation: 1,
  title: 1.2,
};
/** Frames around whatever a title says: without a joke, or with one that fits everything. */
const fitting: ReadonlySet<Mechanism> = new Set(['headline', 'frame', 'obsession', 'named', 'spoken', 'genre']);
/** A headline that can be shouted, or said where nobody asked; in so many words. */
const shouted = { ends: /[!！]$/u, words: 8 } as const;

/**
 * Whether a meme would be none of this source, where the language has lines for things: a bare headline, a frame that takes
 * any of them, a line said of a whole topic. A frame about speaking needs what is called out.
 */
function isSlight(
  { mechanism, template, score, captions }: Omit<Judged, 'isSlight'>,
  { language, statements }: Material,
): boolean {
  if (!hasThings(language)) return false;
  // Two names on a rope, or what happens to stand in a list, are a form without a joke.
  if (template === 'tug' || template === 'starter') return true;
  if (mechanism === 'subject' || fitting.has(mechanism) || score < (minScores[mechanism] ?? 0)) return true;
  // A cause and its consequence are a fact, however they fall over.
  if (template === 'domino') return true;
  const headline = statements.find(({ isHeadline }) => isHeadline);
  // One keeps calm about what the headline says, not about some sentence.
  if (mechanism === 'trouble') return !Object.values(captions).includes(headline?.text ?? '');
  if (mechanism !== 'social') return false;
  const { text = '', isName, isAsked, isBordered } = headline ?? {};
  return isName || isAsked || isBordered || !shouted.ends.test(text) || wordCount(text) > shouted.words;
}

function judge(candidates: readonly Kind[], material: Material, wishes: Wishes): Judged[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: scoreMeme(candidate, material, wishes) }))
    .filter(({ score }) => score > 0)
    .map((candidate) => ({ ...candidate, isSlight: isSlight(candidate, material) }))
    .sort((a, b) => b.score - a.score);
}
