import type { Brief, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import type { BriefModule, Item } from '../modules.ts';
import { finders } from './finders/index.ts';
import { upload } from './finders/picture.ts';
import { withFigures } from './finders/statement-figures.ts';
import { withMarks } from './numbers/marks.ts';
import { type Reading, readDocument } from './reading/reading.ts';
import type { Candidate } from './selection/candidate.ts';
import { findFields } from './selection/fields.ts';
import { createMatter } from './selection/matter.ts';
import { isLabelled, isOfTitle, isSaidBelow, withoutRepeats, withSummary } from './selection/repeats.ts';
import { saysFact, selectModules } from './selection/select.ts';
import { shortSource } from './selection/short-source.ts';
import { withStrongQuote } from './selection/weak-list.ts';
import { weights } from './selection/weights.ts';
import { isUnnamed, isWholeOpening } from './standing/dangling.ts';
import { readSteering } from './steering.ts';
import { splitSentences } from './text/sentences.ts';
import { drawnLength, firstWord, listTerms, numbersIn, wordCount } from './text/text.ts';
import type { LanguageWords } from './text/words.ts';
import { findKicker, formatSource } from './titles/source-line.ts';
import { findOpeningThesis, isDocumentLabel } from './titles/title-clean.ts';

const unnamed = 'Image';

const maxTitleChars = 90;
const minLeft = 2;

function findWorthiest({ module, worth = [] }: Candidate): Item | undefined {
  return module.kind === 'statements' ? module.items[worth.indexOf(Math.max(...worth))] : undefined;
}

/** The main fact as the title, and the modules without it; undefined where it is uncertain or too little remains. */
function withThesis(modules: readonly BriefModule[], chosen: readonly Candidate[]) {
  const statements = chosen.find(({ module }) => module.kind === 'statements');
  const lead = statements?.lead ?? (statements && findWorthiest(statements));
  const fact = statements?.fact ?? lead;
  if (fact === undefined || fact.body !== undefined || drawnLength(fact.heading) > maxTitleChars) return undefined;
  const left = modules.map((module) =>
    module.kind === 'statements' ? { ...module, items: module.items.filter((item) => item !== lead) } : module,
  );
  const isEnough = left.every((module) => module.kind !== 'statements' || module.items.length >= minLeft);
  return isEnough ? { title: fact.heading, modules: left } : undefined;
}

/** A title of up to so many words may be a bare name ("Ada Lund"). */
const maxNameWords = 2;

function isBareName(title: string, chosen: readonly Candidate[], { genre, definition, words }: Reading): boolean {
  const lead = chosen[0]?.module.kind === 'statements' ? chosen[0].lead : undefined;
  if (lead === undefined || genre !== 'news' || definition !== undefined || wordCount(title) > maxNameWords)
    return false;
  const said = new Set(listTerms(lead.heading, words));
  const terms = listTerms(title, words);
  return terms.length > 0 && terms.every((term) => said.has(term));
}

const maxFactChars = { line: 110, band: 150 };

/** The main fact as the subtitle (as a thesis if long) and the modules without it; undefined where statements lead. */
function withFact(modules: readonly BriefModule[], candidates: readonly Candidate[], words: LanguageWords) {
  const isLed = modules[0]?.kind === 'statements' || modules.some(({ kind }) => kind === 'thesis');
  const found = isLed ? undefined : candidates.find(({ lead }) => lead !== undefined);
  const isFigure = modules.some(
    (one) => one.kind === 'numbers' && one.figures.some((figure) => saysFact(figure, found?.fact)),
  );
  if (isFigure) return undefined;
  const fact = found?.fact;
  const length = drawnLength(fact?.heading ?? '');
  if (!found || !fact || fact.body !== undefined || length > maxFactChars.band) return undefined;
  const opens = firstWord(fact.heading);
  // "It is the first …" has its subject in the text, not in the title.
  if (words.dependent.has(opens) || (words.backward.has(opens) && !isWholeOpening(fact.heading, words)))
    return undefined;
  // A statement under one of several names is about that name only.
  if (modules.some((module) => 'items' in module && module.items.some(({ body }) => body === fact.heading)))
    return undefined;
  const others = modules.map((module) =>
    module.kind === 'statements'
      ? { ...module, items: module.items.filter((item) => item !== found.lead && item !== fact) }
      : module,
  );
  const left = others.filter((module) => module.kind !== 'statements' || module.items.length > 0);
  if (length <= maxFactChars.line) return { subtitle: fact.heading, modules: left };
  const { sure } = found.module;
  const thesis = { kind: 'thesis', text: fact.heading, sentence: fact.sentence, sure, weight: weights.fact } as const;
  return {
    subtitle: undefined,
    modules: [...left, { ...thesis, why: 'the main fact, which the structure does not say' }],
  };
}

/** Drawn letters of an informative summary; shorter ones without a number are teasers. */
const minSummary = 95;
/** Whether a summary can be the first statement: its subject is named and its numbers are in the text. */
const canLead = (summary: string, { ranked, words }: Reading): boolean =>
  !isUnnamed(summary, words) &&
  (drawnLength(summary) >= minSummary || /\p{N}{2}/u.test(summary)) &&
  numbersIn(summary).every((number) => ranked.some(({ text }) => text.includes(number)));

/** Typed or pasted text has no title and few paragraphs; up to so many statements are all kept. */
const passage = { paragraphs: 3, statements: 5 };

function findPassage(reading: Reading): Candidate[] {
  const { blocks, metadata } = reading.document;
  const isPassage = metadata.url === undefined && metadata.title === undefined && blocks.length <= passage.paragraphs;
  if (!isPassage || blocks.some(({ type }) => type !== 'paragraph')) return [];
  return shortSource(reading).filter(
    ({ module }) => module.kind === 'statements' && module.items.length <= passage.statements,
  );
}

export function findCandidates(reading: Reading): Candidate[] {
  const found = withStrongQuote(finders.flatMap((find) => find(reading)));
  const all = findPassage(reading);
  if (all.length > 0)
    return [...found.filter(({ module }) => module.kind !== 'statements' && module.kind !== 'thesis'), ...all];
  const says = found.some(({ module }) => module.kind !== 'picture' && module.kind !== 'thesis');
  return says ? found : [...found, ...shortSource(reading)];
}

/**
 * The content of a document's picture. Extractive: every text is the source's own, cut at clause borders only.
 * Throws {@link EngineError} `too_little_text` when there is neither a point nor an uploaded picture.
 */
export function makeBrief(source: SourceDocument, steering: Steering): Brief {
  const wishes = readSteering(steering);
  const reading = readDocument(source, wishes);
  const candidates = findCandidates(reading);
  const chosen = selectModules(candidates, wishes.shape);
  const { document, standfirst, definition, thesis, genre, gravity, language, direction } = reading;
  const [lead] = chosen;
  const own = reading.title ?? lead?.title ?? unnamed;
  const selected = chosen.map(({ module }) => module);
  const isOpen = isDocumentLabel(own, reading.words.language) || isBareName(own, chosen, reading);
  const thesisOver = isDocumentLabel(own, reading.words.language)
    ? findOpeningThesis(document.blocks, reading.words.language)
    : undefined;
  const found = isOpen ? withThesis(selected, chosen) : undefined;
  const named = thesisOver === undefined ? found : { title: thesisOver, modules: selected };
  const title = named?.title ?? own;
  const under = lead?.subtitle ?? standfirst ?? definition;
  const fact = under === undefined && named === undefined ? withFact(selected, candidates, reading.words) : undefined;
  // A line that answers the title stands over statements, not beside sides or rows that repeat it.
  const line = under ?? fact?.subtitle ?? (lead?.module.kind === 'statements' ? thesis : undefined);
  const isLineAgain =
    line !== undefined &&
    (isLabelled(line, selected, reading.words) || isOfTitle(line, title, language, reading.words));
  const below = isLineAgain ? undefined : line;
  const left = withoutRepeats(named?.modules ?? fact?.modules ?? selected, title, line, reading.words);
  const isSummed = below !== undefined && below === reading.wholeSummary && canLead(below, reading);
  const summary = isSummed ? splitSentences(reading.leadSummary ?? below, language) : [];
  const isSaid = summary.length > 0 && left[0]?.kind === 'statements';
  const summed = withSummary(left, summary, { title, limit: reading.statementLimit, words: reading.words });
  const isOfMatter = createMatter(reading);
  const modules = withFigures(
    withMarks(summed, { title, language, isOfMatter, isGrave: gravity === 'grave' }),
    reading,
  );
  const picture = modules.find((module) => module.kind === 'picture');
  if (modules.every(({ kind }) => kind === 'picture') && picture?.image !== upload)
    throw new EngineError('too_little_text');
  const isAgain = isSaid || (below !== undefined && below !== definition && isSaidBelow(below, modules, reading.words));
  const { metadata } = document;
  const fields = findFields(modules, wishes.layout);
  return {
    modules,
    genre,
    gravity,
    ...fields,
    kicker: named === undefined ? findKicker(metadata, title, { genre, language }) : own,
    title,
    subtitle: isAgain || fields.points.some(({ heading }) => heading === below) ? undefined : below,
    source: formatSource(metadata, language),
    address: metadata.url,
    host: reading.host,
    language,
    direction,
    leadImage: picture?.image,
    themeColor: metadata.themeColor,
  };
}
