import { getLanguage } from '../brief/text/language.ts';
import { wordsFor } from '../brief/text/words.ts';
import type { MemeIdea, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { assessGravity, assessHarm, refuseMemeSource, toGravityText } from '../gate/index.ts';
import { type Judged, judgedMemes } from './jokes/choose.ts';
import { ownWords } from './jokes/own-words.ts';
import { isSpeech } from './jokes/said-title.ts';
import { readWishes } from './jokes/steer.ts';
import { findLeadIdeas } from './leads.ts';
import { castShortText } from './situations/cast.ts';
import { isPublicNotice } from './situations/public-notice.ts';
import { readShortText } from './situations/short-text.ts';
import type { Mechanism } from './situations/situation.ts';
import { dwellsOnDelicate, findSigns, isDelicate } from './situations/words.ts';

/** With this many blocks, or `minChars`, a source without ideas gives `no_meme` instead of `too_little_text`. */
const minBlocks = 3;
const minChars = 600;
/** Characters after the opening from which a text is a page, not a user's note. */
const minPageChars = 600;
/** Ideas kept, and how many of them may share a template. */
const kept = { ideas: 24, alike: 2 };
/** Prepared lines on a headline's subject. */
const ofOurs: ReadonlySet<Mechanism> = new Set([
  'thing',
  'premise',
  'turn',
  'subject',
  'social',
  'trouble',
  'audience',
]);
/** Factor of the best idea's worth that counts as equal. */
const nearly = 0.85;
/** Factors for an idea that shares its template, caption … with an earlier one. */
const staler = { template: 0.75, caption: 0.62, mechanism: 0.6, frame: 0.45, recent: 0.78 };

function isPicture({ blocks: [first] }: SourceDocument): boolean {
  return first?.type === 'figure' && first.image === 'sourceImage';
}

/**
 * Returns the document's memes, best first, no two alike in a row; for a user's own picture ways to set its words, under the
 * template `own-image`. Recently drawn ones (`recent`) come last. @throws {EngineError} `no_joke` (grave subject), `no_meme` (no
 * idea would be understood), `harmful` or `self_harm`.
 */
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
  const literally = () => findIdeas(document, topics, { ...steering, avoidsOnlyWords: true }, language, recent);
  if (!steering.avoidNote?.trim()) return findIdeas(document, topics, ...rest);
  try {
    const ideas = findIdeas(document, topics, ...rest);
    return ideas.length > 0 ? ideas : literally();
  } catch (error) {
    if (error instanceof EngineError && error.code === 'no_meme') return literally();
    throw error;
  }
}

type Rest = readonly [steering: Steering, language: string, recent: readonly MemeIdea[]];

function findIdeas(
  document: SourceDocument,
  topics: readonly string[],
  steering: Steering,
  language: string,
  recent: readonly MemeIdea[],
) {
  if (isPicture(document)) return ownWords(document, steering);
  const wishes = readWishes(steering, wordsFor(language));
  const short = readShortText(document, language);
  if (short && isPublicNotice(short.parts.map(({ label = '', text }) => `${label} ${text}`).join(' '), language))
    throw new EngineError('no_meme');
  const text = toGravityText(document);
  const isAvoided = !wishes.allows(`${text.title} ${text.lead} ${text.body}`);
  const verbatim = short ? drawn(castShortText(short, language), steering, recent, language) : [];
  // A short text is the joke as it stands.
  if (verbatim.length > 0) return verbatim;
  if (short && isAvoided) throw avoided();
  // Of a delicate subject only the bare headline remains, without a joke.
  const { title, lead, body } = text;
  if (isDelicate(title, language) || dwellsOnDelicate(`${title} . ${lead} . ${body}`, language))
    throw new EngineError('no_joke');
  // Without a language's signs of jokes a page's bare headline would be the joke.
  if (findSigns(language) === undefined && document.blocks.length >= minBlocks) throw new EngineError('no_meme');
  const isAsked = (template: string) => wishes.templateWeight(template) > 1;
  const judged = judgedMemes(document, topics, steering);
  const isOfSite = document.metadata.url !== undefined && document.blocks.length >= minBlocks;
  const isPage = isOfSite || body.length >= minPageChars;
  const isSerious = isPage && assessGravity(text, language) !== 'light';
  // A joke on a quotation would take sides.
  if (isSerious && isSpeech(title)) throw new EngineError('no_joke');
  // Under a serious title (health, law, politics) stand its own words only.
  const isQuoted = isSerious && assessGravity({ title, lead: '', body: '' }, language) !== 'light';
  const said = isQuoted
    ? judged.filter(({ mechanism, template }) => !ofOurs.has(mechanism) || isAsked(template))
    : judged;
  const leads = isPage ? findLeadIdeas(said, isSerious, isAsked) : new Set(said);
  const isBare = [...leads].every(({ step }) => step === 'headline');
  const asGiven = isBare ? drawn(castUnderTitle(document, language), steering, recent, language) : [];
  if (asGiven.length > 0) return asGiven;
  const ideas = leads.size > 0 ? varied(said, recent, isAsked, leads) : [];
  if (ideas.length === 0 && isAvoided) throw avoided();
  if (ideas.length === 0 && (document.blocks.length >= minBlocks || body.length >= minChars))
    throw new EngineError('no_meme');
  return ideas;
}

const avoided = () => new EngineError('no_meme', { detail: 'The text itself says what the notes avoid.' });

function castUnderTitle({ blocks, metadata, ...rest }: SourceDocument, language: string): MemeIdea[] {
  const { title = '', url } = metadata;
  if (url !== undefined || title === '') return [];
  const heading = { type: 'paragraph', text: title } as const;
  const own = { ...rest, metadata: { ...metadata, title: undefined }, blocks: [heading, ...blocks] };
  const short = readShortText(own, language);
  return short ? castShortText(short, language) : [];
}

/** Drawings that a text's own layout asks for. */
const laidOut: ReadonlySet<string> = new Set(['exchange', 'chat', 'dialogue', 'nobody', 'starter', 'levels']);
/** Places that a drawing moves back for each recent picture of it. */
const places = 2;

/**
 * Moves requested drawings first and recent ones back, and removes those to be avoided.
 */
function drawn(
  ideas: readonly MemeIdea[],
  steering: Steering,
  recent: readonly MemeIdea[],
  language: string,
): MemeIdea[] {
  const wishes = readWishes(steering, wordsFor(language));
  const times = ({ template }: MemeIdea) =>
    laidOut.has(template) ? 0 : recent.filter((each) => each.template === template).length;
  return ideas
    .filter(({ captions }) => Object.values(captions).every((text) => wishes.allows(text)))
    .map((idea, index) => ({
      idea,
      weight: wishes.templateWeight(idea.template),
      place: index + places * times(idea),
    }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ idea }) => idea);
}

/** A frame around a keyword, which fits any source. */
const isStock = ({ mechanism }: { readonly mechanism: string }) => mechanism === 'obsession';

/** Prefers a line of the source to a stock frame, and a genre's frame of nearly equal worth to a bare headline. */
export function firstInstead<Idea extends { readonly mechanism: string; readonly worth: number }>(
  best: Idea,
  all: readonly Idea[],
): Idea | undefined {
  const ranked = all.toSorted((a, b) => b.worth - a.worth);
  if (isStock(best)) return ranked.find((idea) => !isStock(idea) && idea.worth > 0);
  if (best.mechanism !== 'headline') return undefined;
  return ranked.find(({ mechanism, worth }) => mechanism === 'genre' && worth >= best.worth * nearly);
}

/** Prefers a new mechanism among the next ideas, from this factor of the best's worth. */
const fresh = { among: 8, min: 0.45 };

/**
 * Returns the best first, then ideas unlike those before. `isAsked`: whether the notes ask for a template; `leads`: ideas that
 * may come first.
 */
function varied(
  judged: readonly Judged[],
  recent: readonly MemeIdea[],
  isAsked: (template: string) => boolean,
  leads: ReadonlySet<Judged>,
): MemeIdea[] {
  const left = judged.slice(0, kept.ideas * 8).map((idea) => {
    const { template, captions, fixed = [], score, mechanism } = idea;
    return {
      mechanism,
      mayLead: leads.has(idea),
      template,
      captions,
      own: Object.entries(captions).flatMap(([role, text]) => (fixed.includes(role) ? [] : [text])),
      words: Object.values(captions).join(' / '),
      worth: score * freshness(idea, recent),
    };
  });
  const chosen: typeof left = [];
  const used = () => new Set(chosen.map(({ mechanism }) => mechanism));
  while (chosen.length < kept.ideas) {
    const ranked = left
      .filter(({ worth, mayLead }) => worth > 0 && (chosen.length > 0 || mayLead))
      .toSorted((a, b) => b.worth - a.worth);
    const [found] = ranked;
    if (found === undefined) break;
    const before = used();
    const last = chosen.at(-1);
    const isNew = ({ mechanism, worth }: (typeof left)[number]) =>
      !before.has(mechanism) && worth >= found.worth * fresh.min;
    const isOther = ({ mechanism }: (typeof left)[number]) => mechanism !== last?.mechanism;
    const unlike = ranked.filter(({ template }) => template !== last?.template);
    const unused = unlike.find(isNew) ?? unlike.find(isOther) ?? ranked.find(isNew);
    const other = ranked.find(isOther);
    const best =
      chosen.length === 0
        ? isAsked(found.template)
          ? found
          : (firstInstead(
              found,
              left.filter(({ mayLead }) => mayLead),
            ) ?? found)
        : ((chosen.length < fresh.among ? unused : undefined) ?? other ?? found);
    chosen.push({ ...best });
    const isFull = chosen.filter(({ template }) => template === best.template).length >= kept.alike;
    for (const each of left) {
      const isAlike = each.template === best.template;
      const sharesWords = each.own.some((text) => best.own.includes(text));
      const isSameJoke = each.mechanism === best.mechanism;
      each.worth *=
        (isAlike ? staler.template : 1) * (sharesWords ? staler.caption : 1) * (isSameJoke ? staler.mechanism : 1);
      if (isAlike && (isFull || each.words === best.words)) each.worth = 0;
    }
  }
  return chosen.map(({ template, captions }) => ({ template, captions: { ...captions } }));
}

/** Below 1 for a recent template, much below for a recent frame of stock captions. */
function freshness({ template, captions, fixed = [] }: Judged, recent: readonly MemeIdea[]): number {
  const said = new Set(recent.flatMap((idea) => Object.values(idea.captions)));
  const isSaid = fixed.some((role) => said.has(captions[role] ?? ''));
  const times = recent.filter((idea) => idea.template === template).length;
  return (isSaid ? staler.frame : 1) * staler.recent ** Math.min(times, 3);
}
