import { getLanguage } from '../brief/language.ts';
import { firstWord } from '../brief/text.ts';
import { addressed, wordsFor } from '../brief/words.ts';
import type { MemeIdea, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { assessGravity, assessHarm, refuseMemeSource, toGravityText } from '../gate/index.ts';
import { type Judged, judgedMemes } from './jokes/choose.ts';
import { ownWords } from './jokes/own-words.ts';
import { readWishes } from './jokes/steer.ts';
import { castShortText } from './situations/cast.ts';
import { readShortText } from './situations/short-text.ts';
import type { Mechanism } from './situations/situation.ts';
import { dwellsOnDelicate, isDelicate } from './situations/words.ts';

/** From so many blocks on a source has something to say, though nothing to laugh at. */
const minBlocks = 3;
/** Letters of a text that are not too little, in however few blocks. */
const minChars = 600;
/** From so many letters behind its opening on a text is a page to read, and no note that somebody wants a picture of. */
const minPageChars = 600;
/** How many ideas are kept, and how many of them may share a template. */
const kept = { ideas: 24, alike: 2 };
/** Lines of the source that come before what is said of its whole topic, and what they are worth at least. */
const ownLines: ReadonlySet<Mechanism> = new Set(['own-line', 'remark', 'reaction', 'question', 'quip']);
const minOwnLineScore = 0.72;
/** Lines of our own on what a headline is about or does. */
const ofOurs: ReadonlySet<Mechanism> = new Set(['thing', 'premise', 'turn', 'subject', 'social', 'trouble']);
/** Share of the best idea's worth that is as good. */
const nearly = 0.85;
/** What an idea is worth beside one that has its template, or one of its captions. */
const staler = { template: 0.75, caption: 0.62, mechanism: 0.6, frame: 0.45, recent: 0.78 };

/** Whether the source is a picture of the user's own, whatever text it stood in. */
function isPicture({ blocks: [first] }: SourceDocument): boolean {
  return first?.type === 'figure' && first.image === 'sourceImage';
}

/**
 * Memes that the document offers, best first and no two in a row alike; for a picture of the user's own ways to set its
 * own words, under the template `own-image`. What was drawn lately (`recent`) comes last.
 * @throws {EngineError} `no_joke` on a grave subject, `no_meme` where no idea would be understood, `harmful` or `self_harm` on what the source says.
 */
export function matchMemes(
  document: SourceDocument,
  topics: readonly string[],
  steering: Steering,
  recent: readonly MemeIdea[] = [],
): MemeIdea[] {
  refuseMemeSource(document);
  const language = getLanguage(document);
  const ideas = findIdeas(document, topics, steering, language, recent);
  return ideas.filter(({ captions }) => !assessHarm(Object.values(captions), language));
}

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
  const verbatim = short ? allowed(castShortText(short, language), steering, language) : [];
  // A short text is the joke as it stands: frames around it would only take it apart.
  if (verbatim.length > 0) return verbatim;
  // Of what is delicate only the bare headline could be shown: a meme without a joke.
  const text = toGravityText(document);
  const { title, lead, body } = text;
  if (isDelicate(title, language) || dwellsOnDelicate(`${title} . ${lead} . ${body}`, language))
    throw new EngineError('no_joke');
  const isAsked = (template: string) => wishes.templateWeight(template) > 1;
  const judged = judgedMemes(document, topics, steering);
  const isPage = body.length >= minPageChars;
  // On health, law or politics nobody wants to read what a stranger's phone looks like: its own words, or nothing.
  const isOfSite = document.metadata.url !== undefined && document.blocks.length >= minBlocks;
  const isSerious = (isPage || isOfSite) && assessGravity(text, language) !== 'light';
  const said = isSerious
    ? judged.filter(({ mechanism, template }) => !ofOurs.has(mechanism) || isAsked(template))
    : judged;
  const leads = findLeads(said, isPage || isSerious, isAsked);
  const ideas = leads.size > 0 ? varied(said, recent, isAsked, leads) : [];
  const asGiven = ideas.length === 0 ? allowed(castUnderTitle(document, language), steering, language) : [];
  if (asGiven.length > 0) return asGiven;
  // Nothing that would be understood: no meme is better than one without sense.
  if (ideas.length === 0 && (document.blocks.length >= minBlocks || body.length >= minChars))
    throw new EngineError('no_meme');
  return ideas;
}

/**
 * Ideas that may come first. Of a page a frame around its headline, or a line on its whole topic, is worse than no meme: of
 * nine that strangers saw none made them smile. A drawing that is asked for is drawn.
 */
function findLeads(judged: readonly Judged[], isPage: boolean, isAsked: (template: string) => boolean) {
  if (!isPage) return new Set(judged);
  const own = judged.filter(({ isSlight, template }) => !isSlight || isAsked(template));
  if (own.length > 0) return new Set(own);
  // A plain line of the source's own is about it; what is said of a whole topic made sense on 4 of 20 pages.
  const said = judged.filter(
    ({ mechanism, score, captions }) =>
      ownLines.has(mechanism) &&
      score >= minOwnLineScore &&
      // Who says "you" makes an offer.
      !Object.values(captions).some((text) => addressed.has(firstWord(text))),
  );
  return new Set(said);
}

/** A short text that somebody wrote or pasted, with its own heading as its first line. */
function castUnderTitle({ blocks, metadata, ...rest }: SourceDocument, language: string): MemeIdea[] {
  const { title = '', url } = metadata;
  if (url !== undefined || title === '') return [];
  const heading = { type: 'paragraph', text: title } as const;
  const own = { ...rest, metadata: { ...metadata, title: undefined }, blocks: [heading, ...blocks] };
  const short = readShortText(own, language);
  return short ? castShortText(short, language) : [];
}

/** The drawings that the notes ask for first, those to be avoided not at all. */
function allowed(ideas: readonly MemeIdea[], steering: Steering, language: string): MemeIdea[] {
  const wishes = readWishes(steering, wordsFor(language));
  return ideas
    .filter((idea) => Object.values(idea.captions).every((text) => wishes.allows(text)))
    .map((idea) => ({ idea, weight: wishes.templateWeight(idea.template) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ idea }) => idea);
}

/** Whether it is a frame around a keyword, which any source could have. */
const isStock = ({ mechanism }: { readonly mechanism: string }) => mechanism === 'obsession';

/**
 * What comes first instead of the best: a line of the source instead of a stock frame; instead of a bare headline a frame
 * of the genre that is worth nearly as much.
 */
export function firstInstead<Idea extends { readonly mechanism: string; readonly worth: number }>(
  best: Idea,
  all: readonly Idea[],
): Idea | undefined {
  const ranked = all.toSorted((a, b) => b.worth - a.worth);
  if (isStock(best)) return ranked.find((idea) => !isStock(idea) && idea.worth > 0);
  if (best.mechanism !== 'headline') return undefined;
  return ranked.find(({ mechanism, worth }) => mechanism === 'genre' && worth >= best.worth * nearly);
}

/** What makes the next idea: one of a mechanism that was not there yet, while such a one is worth so much of the best. */
const fresh = { among: 8, least: 0.45 };

/** The best first; then what is good and not like those before it: no two in a row of one mechanism. `isAsked`: whether the notes ask for a template; `leads`: those that may come first. */
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
      !before.has(mechanism) && worth >= found.worth * fresh.least;
    const isOther = ({ mechanism }: (typeof left)[number]) => mechanism !== last?.mechanism;
    // A drawing that was just there comes again only where there is no other.
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

/** Below 1 for a template that was drawn lately, and much below for one of our own frames that was. */
function freshness({ template, captions, fixed = [] }: Judged, recent: readonly MemeIdea[]): number {
  const said = new Set(recent.flatMap((idea) => Object.values(idea.captions)));
  const isSaid = fixed.some((role) => said.has(captions[role] ?? ''));
  const times = recent.filter((idea) => idea.template === template).length;
  return (isSaid ? staler.frame : 1) * staler.recent ** Math.min(times, 3);
}
