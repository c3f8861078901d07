import { isUnspaced, wordsIn } from '../brief/text/text.ts';
import { getWords } from '../brief/text/words.ts';
import type { MemeIdea, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import {
  assessGravity,
  assessHarm,
  type GravityText,
  joinTexts,
  mentionsGravity,
  refuseMemeSource,
  toGravityText,
} from '../gate/index.ts';
import { getLanguage } from '../language.ts';
import { findLanguage } from '../languages/index.ts';
import { unspacedLetters } from '../letters.ts';
import { judgeMemes } from './jokes/choose.ts';
import { ownWords } from './jokes/own-words.ts';
import { isSpeech } from './jokes/said-title.ts';
import { readWishes } from './jokes/steer.ts';
import { castShortText } from './situations/cast.ts';
import { isPublicNotice, isRequest } from './situations/public-notice.ts';
import { isDialogue, readShortText, readTitledText, type ShortText } from './situations/short-text.ts';
import type { Mechanism } from './situations/situation.ts';
import { findLeadIdeas, sortByFreshness, varyIdeas } from './varied.ts';
import { dwellsOnDelicate, isDelicate, mocks } from './words/delicate.ts';
import { mourns, namesLoss } from './words/generalisations.ts';
import { findSigns } from './words/signs.ts';

/** With this many blocks, or `minChars`, a source without ideas gives `no_meme` instead of `too_little_text`. */
const minBlocks = 3;
const minChars = 600;
const minPageChars = 600;
const ownMechanisms: ReadonlySet<Mechanism> = new Set([
  'thing',
  'premise',
  'turn',
  'subject',
  'social',
  'trouble',
  'audience',
]);

function isPicture({ blocks: [first] }: SourceDocument): boolean {
  return first?.type === 'figure' && first.image === 'sourceImage';
}

/** No two alike in a row; `recent` come last. @throws {EngineError} `no_joke`, `no_meme`, `harmful`, `self_harm` */
export function matchMemes(
  document: SourceDocument,
  topics: readonly string[],
  steering: Steering,
  recent: readonly MemeIdea[] = [],
): MemeIdea[] {
  refuseMemeSource(document);
  const language = getLanguage(document);
  const ideas = findAllowed(document, topics, steering, language, recent);
  return ideas.filter(({ captions }) => !assessHarm(Object.values(captions), language));
}

/** Where a source is about nothing else, what the notes avoid is avoided in their own words only, and reported as unmet. */
function findAllowed(document: SourceDocument, topics: readonly string[], ...rest: Rest): MemeIdea[] {
  const [steering, language, recent] = rest;
  const findLiterally = () => findIdeas(document, topics, { ...steering, avoidsOnlyWords: true }, language, recent);
  if (!steering.avoidNote?.trim()) return findIdeas(document, topics, ...rest);
  try {
    const ideas = findIdeas(document, topics, ...rest);
    return ideas.length > 0 ? ideas : findLiterally();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no_meme') return findLiterally();
    throw error;
  }
}

type Rest = readonly [steering: Steering, language: string, recent: readonly MemeIdea[]];

/** Of a delicate subject only the bare headline would remain, without a joke. */
const isDelicateMatter = (text: GravityText, language: string): boolean =>
  isDelicate(text.title, language) || dwellsOnDelicate(text, language);

function findIdeas(
  document: SourceDocument,
  topics: readonly string[],
  steering: Steering,
  language: string,
  recent: readonly MemeIdea[],
) {
  if (isPicture(document)) {
    if (mocks(joinTexts(document.blocks), language)) throw new EngineError('harmful');
    return sortByFreshness(ownWords(document, steering), recent);
  }
  const wishes = readWishes(steering, getWords(language));
  const short = readShortText(document, language) ?? readTitledTalk(document, language);
  const set = short?.parts.map(({ label = '', text }) => `${label} ${text}`).join(' ');
  if (set !== undefined && (isPublicNotice(set, language) || isRequest(set, language)))
    throw new EngineError('no_meme');
  // Without the gate’s words nobody knows what a page is about.
  if (short && document.metadata.url !== undefined && findLanguage(language)?.gate === undefined)
    throw new EngineError('no_meme');
  if (short && mourns(joinTexts(document.blocks), language)) throw new EngineError('no_joke');
  const text = toGravityText(document);
  const isAvoided = !wishes.allows(`${text.title} ${text.lead} ${text.body}`);
  const verbatim = short ? keepAllowed(castShortText(short, language), steering, language, recent) : [];
  // A short text is the joke as it stands.
  if (verbatim.length > 0) return verbatim;
  if (short && isAvoided) throw createAvoided();
  const { title, lead, body } = text;
  if (namesLoss(joinTexts(document.blocks), language)) throw new EngineError('no_joke');
  // A service, a prison or an accusation is no joke, and need not be painful.
  if (isDelicateMatter(text, language))
    throw new EngineError(mentionsGravity(`${title} . ${lead}`, language) ? 'no_joke' : 'no_meme');
  // Without a language's signs of jokes a page's bare headline would be the joke.
  const isUnread = findSigns(language) === undefined || !isIn(language, `${lead} ${body}`);
  const isFromPage = document.metadata.url !== undefined;
  if (isUnread && (isFromPage || document.blocks.length >= minBlocks)) throw new EngineError('no_meme');
  const isAsked = (template: string) => wishes.templateWeight(template) > 1;
  const judged = judgeMemes(document, topics, steering);
  const isOfSite = isFromPage && document.blocks.length >= minBlocks;
  const isPage = isOfSite || body.length >= minPageChars;
  const isSerious = isPage && assessGravity(text, language) !== 'light';
  // A joke on a quotation would take sides.
  if (isSerious && isSpeech(title)) throw new EngineError('no_joke');
  // Under a serious title (health, law, politics) stand its own words only.
  const isQuoted = isSerious && assessGravity({ title, lead: '', body: '' }, language) !== 'light';
  const said = isQuoted
    ? judged.filter(
        ({ mechanism, template, isSpare }) => (!ownMechanisms.has(mechanism) && isSpare !== true) || isAsked(template),
      )
    : judged;
  const leads = isPage
    ? findLeadIdeas(said, isSerious, isAsked)
    : new Set(said.filter(({ isSpare }) => isSpare !== true));
  const isBare = [...leads].every(({ step }) => step === 'headline');
  const asGiven = isBare ? keepAllowed(castUnderTitle(document, language), steering, language, recent) : [];
  if (asGiven.length > 0) return asGiven;
  const ideas = leads.size > 0 ? varyIdeas(said, recent, isAsked, leads) : [];
  if (ideas.length === 0 && isAvoided) throw createAvoided();
  if (ideas.length === 0 && (document.blocks.length >= minBlocks || body.length >= minChars))
    throw new EngineError('no_meme');
  return ideas;
}

const createAvoided = () => new EngineError('no_meme', { detail: 'The text itself says what the notes avoid.' });

function castUnderTitle(document: SourceDocument, language: string): MemeIdea[] {
  const short = readTitledText(document, language);
  return short ? castShortText(short, language) : [];
}

/** Speakers' first line is no title. */
function readTitledTalk(document: SourceDocument, language: string): ShortText | undefined {
  const text = readTitledText(document, language);
  return text !== undefined && isDialogue(text) ? text : undefined;
}

/** Drawings that a text's own layout asks for. */
const laidOut: ReadonlySet<string> = new Set(['exchange', 'chat', 'dialogue', 'nobody', 'starter', 'levels']);

function keepAllowed(
  ideas: readonly MemeIdea[],
  steering: Steering,
  language: string,
  recent: readonly MemeIdea[],
): MemeIdea[] {
  const wishes = readWishes(steering, getWords(language));
  const isLaidOut = laidOut.has(ideas[0]?.template ?? '');
  return (isLaidOut ? ideas : sortByFreshness(ideas, recent))
    .filter((idea) => Object.values(idea.captions).every((text) => wishes.allows(text)))
    .map((idea) => ({ idea, weight: wishes.templateWeight(idea.template) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ idea }) => idea);
}

/** Characters of a text that are read for its language, and the number of different words from which they show it. */
const sample = { chars: 3000, minWords: 40 } as const;
/** A shorter list of small words proves nothing, as in languages that attach them. */
const minListed = 100;
/** Share of articles, prepositions and pronouns among the different words, below which a text is in another language. */
const minSmallWords = 0.04;

/** Share of signs of scripts without spaces among the letters, and letters from which it shows another language. */
const maxWide = 0.3;
const minLetters = 60;

/** Whether a text is in the language that its page claims. `tag`: BCP 47. */
export function isIn(tag: string, text: string): boolean {
  const { stop } = getWords(tag);
  const part = text.slice(0, sample.chars);
  const words = new Set(wordsIn(part.toLowerCase()));
  const letters = part.match(/\p{L}/gu)?.length ?? 0;
  const isWide = (part.match(unspacedLetters)?.length ?? 0) > letters * maxWide;
  // Most Chinese and Japanese signs are in no language that parts its words.
  if (isWide && letters >= minLetters && findLanguage(tag)?.hasSpaces === true) return false;
  if (stop.size < minListed || isUnspaced(part) || words.size < sample.minWords) return true;
  return [...words].filter((word) => stop.has(word)).length >= words.size * minSmallWords;
}
