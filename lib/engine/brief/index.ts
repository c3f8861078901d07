import type { Brief, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import type { BriefModule, Item } from '../modules.ts';
import type { Candidate } from './candidate.ts';
import { isUnnamed } from './dangling.ts';
import { findFields } from './fields.ts';
import { finders } from './finders/index.ts';
import { upload } from './finders/picture.ts';
import { withMarks } from './marks.ts';
import { createMatter } from './matter.ts';
import { type Reading, readDocument } from './reading/reading.ts';
import { isLabelled, isOfTitle, isSaidBelow, withoutRepeats, withSummary } from './repeats.ts';
import { saysFact, selectModules } from './select.ts';
import { splitSentences } from './sentences.ts';
import { shortSource } from './short-source.ts';
import { findKicker, formatSource } from './source-line.ts';
import { readSteering } from './steering.ts';
import { drawnLength, firstWord, listTerms, numbersIn, wordCount } from './text.ts';
import { isDocumentLabel } from './title-clean.ts';
import { weights } from './weights.ts';
import type { LanguageWords } from './words.ts';

/** A picture that came without a word still needs a name. */
const unnamed = 'Image';

/** Drawn letters of a sentence that can be a title. */
const maxTitleChars = 90;
/** Statements that are left under a title which was one of them. */
const minLeft = 2;

/** The statement that is worth most to its text. */
function findWorthiest({ module, worth = [] }: Candidate): Item | undefined {
  return module.kind === 'statements' ? module.items[worth.indexOf(Math.max(...worth))] : undefined;
}

/** The main fact as the title, and the modules without it; undefined where none is sure or too little would be left. */
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

/** Words of a title that is a bare name: "Ada Lund" over a report says nothing of what happened. */
const maxNameWords = 2;

/** Whether a report is titled with a bare name, and its main fact names that: the fact says what the title leaves open. */
function isBareName(title: string, chosen: readonly Candidate[], { genre, definition, words }: Reading): boolean {
  const lead = chosen[0]?.module.kind === 'statements' ? chosen[0].lead : undefined;
  if (lead === undefined || genre !== 'news' || definition !== undefined || wordCount(title) > maxNameWords)
    return false;
  const said = new Set(listTerms(lead.heading, words));
  const terms = listTerms(title, words);
  return terms.length > 0 && terms.every((term) => said.has(term));
}

/** Drawn letters of a main fact that stands under the title, and of one that stands across the picture. */
const maxFactChars = { line: 110, band: 150 };

/**
 * The main fact as the line under the title, or as a thesis where it is longer, and the modules without it, where a
 * structure leads that does not say it; undefined where the statements lead, which begin with it.
 */
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
  if (words.dependent.has(firstWord(fact.heading))) return undefined;
  // What stands under one of several names is about that one.
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

/** Drawn letters of a summary that says who did what; a shorter one without a figure only teases. */
const minSummary = 95;
/** Whether a summary can be the first statement: one of "the company" needs the title right above it, and numbers the text's word. */
const canLead = (summary: string, { ranked }: Reading): boolean =>
  !isUnnamed(summary) &&
  (drawnLength(summary) >= minSummary || /\p{N}{2}/u.test(summary)) &&
  numbersIn(summary).every((number) => ranked.some(({ text }) => text.includes(number)));

/** A passage that somebody typed or pasted has no title and so few paragraphs, and all its statements are meant up to so many. */
const passage = { paragraphs: 3, statements: 5 };

/** What a passage says, whole. */
function findPassage(reading: Reading): Candidate[] {
  const { blocks, metadata } = reading.document;
  const isPassage = metadata.url === undefined && metadata.title === undefined && blocks.length <= passage.paragraphs;
  if (!isPassage || blocks.some(({ type }) => type !== 'paragraph')) return [];
  return shortSource(reading).filter(
    ({ module }) => module.kind === 'statements' && module.items.length <= passage.statements,
  );
}

/** Every finder's offers for a document. */
export function findCandidates(reading: Reading): Candidate[] {
  const found = finders.flatMap((find) => find(reading));
  const all = findPassage(reading);
  if (all.length > 0)
    return [...found.filter(({ module }) => module.kind !== 'statements' && module.kind !== 'thesis'), ...all];
  const says = found.some(({ module }) => module.kind !== 'picture' && module.kind !== 'thesis');
  return says ? found : [...found, ...shortSource(reading)];
}

/**
 * What a picture of this document says. Extraction only: every text is the source's own, at most cut at clause borders.
 * Throws {@link EngineError} `too_little_text` when there is neither a point nor a picture that is sure to be there: an
 * upload is, an address may bring nothing.
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
  const isOpen = isDocumentLabel(own) || isBareName(own, chosen, reading);
  const named = isOpen ? withThesis(selected, chosen) : undefined;
  const title = named?.title ?? own;
  const under = lead?.subtitle ?? standfirst ?? definition;
  const fact = under === undefined && named === undefined ? withFact(selected, candidates, reading.words) : undefined;
  // What a title leaves open is answered by sentences, not beside sides or rows that say it again.
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
  const modules = withMarks(summed, { title, language, isOfMatter: createMatter(reading) });
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
