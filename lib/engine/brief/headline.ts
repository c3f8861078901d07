import type { BriefModule, Item } from '../modules.ts';
import type { Reading } from './reading/reading.ts';
import type { Candidate } from './selection/candidate.ts';
import { isLabelled, isOfTitle, withoutRepeats } from './selection/repeats.ts';
import { saysFact } from './selection/select.ts';
import { weights } from './selection/weights.ts';
import { splitAttribution } from './shortening/attribution.ts';
import { listShortenings } from './shortening/shorten.ts';
import { isWholeOpening } from './standing/dangling.ts';
import {
  capitalize,
  countTextWords,
  getFirstWord,
  listTerms,
  measureDrawnLength,
  overlap,
  wordsIn,
} from './text/text.ts';
import type { LanguageWords } from './text/words.ts';
import { isNameless } from './titles/title.ts';
import { findOpeningThesis, isDocumentLabel } from './titles/title-clean.ts';

const unnamed = 'Image';

const maxTitleChars = 100;
const minLeft = 2;

function findWorthiest({ module, worth = [] }: Candidate): Item | undefined {
  return module.kind === 'statements' ? module.items[worth.indexOf(Math.max(...worth))] : undefined;
}

/** A statement as a title: without "…, the report says" where the label over it names that report; cut as statements are. */
function toTitle(statement: string, label: string, words: LanguageWords): string | undefined {
  if (measureDrawnLength(statement) <= maxTitleChars) return statement;
  const said = splitAttribution(statement, words);
  const named = new Set(listTerms(label, words));
  const isOfLabel = said !== undefined && !said.isQuoted && overlap(named, new Set(listTerms(said.speaker, words))) > 0;
  const whole = isOfLabel ? capitalize(said.claim) : statement;
  return [whole, ...listShortenings(whole, words)].find((form) => measureDrawnLength(form) <= maxTitleChars);
}

function withThesis(
  modules: readonly BriefModule[],
  chosen: readonly Candidate[],
  label: string,
  words: LanguageWords,
) {
  const statements = chosen.find(({ module }) => module.kind === 'statements');
  const lead = statements?.lead ?? (statements && findWorthiest(statements));
  const fact = statements?.fact ?? lead;
  const title = fact === undefined || fact.body !== undefined ? undefined : toTitle(fact.heading, label, words);
  if (title === undefined) return undefined;
  const left = modules.map((module) =>
    module.kind === 'statements' ? { ...module, items: module.items.filter((item) => item !== lead) } : module,
  );
  const isEnough = left.every((module) => module.kind !== 'statements' || module.items.length >= minLeft);
  return isEnough ? { title, modules: left } : undefined;
}

/** A title of up to so many words may be a bare name ("Ada Lund"). */
const maxNameWords = 2;

/** "Tarn Future" at tarn.example: the name of a newsletter or column. */
const isOfSite = (title: string, { host, document }: Reading): boolean =>
  countTextWords(title) <= maxNameWords &&
  wordsIn(title).some((word) => isNameless(word, document.metadata.site, host?.split('.').at(-2)));

function isBareName(title: string, chosen: readonly Candidate[], reading: Reading): boolean {
  const { genre, definition, words } = reading;
  const lead = chosen[0]?.module.kind === 'statements' ? chosen[0].lead : undefined;
  if (lead === undefined || genre !== 'news' || definition !== undefined || countTextWords(title) > maxNameWords)
    return false;
  const said = new Set(listTerms(lead.heading, words));
  const terms = listTerms(title, words);
  return isOfSite(title, reading) || (terms.length > 0 && terms.every((term) => said.has(term)));
}

const maxFactChars = { line: 110, band: 150 };

function withFact(modules: readonly BriefModule[], candidates: readonly Candidate[], words: LanguageWords) {
  const isLed = modules[0]?.kind === 'statements' || modules.some(({ kind }) => kind === 'thesis');
  const found = isLed ? undefined : candidates.find(({ lead }) => lead !== undefined);
  const isFigure = modules.some(
    (one) => one.kind === 'numbers' && one.figures.some((figure) => saysFact(figure, found?.fact)),
  );
  if (isFigure) return undefined;
  const fact = found?.fact;
  const length = measureDrawnLength(fact?.heading ?? '');
  if (!found || !fact || fact.body !== undefined || length > maxFactChars.band) return undefined;
  const opens = getFirstWord(fact.heading);
  // "It is the first …" has its subject in the text, not in the title.
  if (words.dependent.has(opens) || (words.backward.has(opens) && !isWholeOpening(fact.heading, words)))
    return undefined;
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

interface Titled {
  readonly title: string;
  readonly replaced: string | undefined;
  readonly modules: readonly BriefModule[];
}

export function chooseTitle(reading: Reading, chosen: readonly Candidate[]): Titled {
  const { language } = reading.words;
  const title = reading.title ?? chosen[0]?.title ?? unnamed;
  const modules = chosen.map(({ module }) => module);
  const isLabel = isDocumentLabel(title, language);
  const thesis = isLabel ? findOpeningThesis(reading.document.blocks, language) : undefined;
  if (thesis !== undefined) return { title: thesis, replaced: title, modules };
  const fact =
    isLabel || isBareName(title, chosen, reading) ? withThesis(modules, chosen, title, reading.words) : undefined;
  // The site's name stands in the source line.
  return fact
    ? { ...fact, replaced: isOfSite(title, reading) ? undefined : title }
    : { title, replaced: undefined, modules };
}

interface Headed {
  readonly subtitle: string | undefined;
  readonly modules: readonly BriefModule[];
}

export function chooseSubtitle(
  { title, replaced, modules }: Titled,
  reading: Reading,
  chosen: readonly Candidate[],
  candidates: readonly Candidate[],
): Headed {
  const { standfirst, definition, thesis, language, words } = reading;
  const [lead] = chosen;
  const selected = chosen.map(({ module }) => module);
  const own = lead?.subtitle ?? standfirst ?? definition;
  const fact = own === undefined && replaced === undefined ? withFact(selected, candidates, words) : undefined;
  // A line that answers the title stands over statements, not beside sides or rows that repeat it.
  const line = own ?? fact?.subtitle ?? (lead?.module.kind === 'statements' ? thesis : undefined);
  const isAgain = line !== undefined && (isLabelled(line, selected, words) || isOfTitle(line, title, language, words));
  return {
    subtitle: isAgain ? undefined : line,
    modules: withoutRepeats(fact?.modules ?? modules, title, line, words),
  };
}
