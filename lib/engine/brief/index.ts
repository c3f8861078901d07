import type { Brief, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import type { BriefModule } from '../modules.ts';
import { finders } from './finders/index.ts';
import { upload } from './finders/picture.ts';
import { withFigures } from './finders/statement-figures.ts';
import { chooseSubtitle, chooseTitle } from './headline.ts';
import { withMarks } from './numbers/marks.ts';
import { type Reading, readDocument } from './reading/reading.ts';
import type { Candidate } from './selection/candidate.ts';
import { findFields } from './selection/fields.ts';
import { createMatter } from './selection/matter.ts';
import { isSaidBelow, withSummary } from './selection/repeats.ts';
import { selectModules } from './selection/select.ts';
import { findShortSource } from './selection/short-source.ts';
import { withStrongQuote } from './selection/weak-list.ts';
import { readSteering } from './steering.ts';
import { setQuotes, withQuotes } from './text/quotes.ts';
import { findKicker, formatSource } from './titles/source-line.ts';

/** Typed or pasted text has no title and few paragraphs; up to so many statements are all kept. */
const passage = { paragraphs: 3, statements: 5 };

function findPassage(reading: Reading): Candidate[] {
  const { blocks, metadata } = reading.document;
  const isPassage = metadata.url === undefined && metadata.title === undefined && blocks.length <= passage.paragraphs;
  if (!isPassage || blocks.some(({ type }) => type !== 'paragraph')) return [];
  return findShortSource(reading).filter(
    ({ module }) => module.kind === 'statements' && module.items.length <= passage.statements,
  );
}

export function findCandidates(reading: Reading): Candidate[] {
  const found = withStrongQuote(finders.flatMap((find) => find(reading)));
  const all = findPassage(reading);
  if (all.length > 0)
    return [...found.filter(({ module }) => module.kind !== 'statements' && module.kind !== 'thesis'), ...all];
  const says = found.some(({ module }) => module.kind !== 'picture' && module.kind !== 'thesis');
  return says ? found : [...found, ...findShortSource(reading)];
}

function withoutWeak(modules: readonly BriefModule[], chosen: readonly Candidate[]): readonly BriefModule[] {
  const [first, ...others] = modules;
  const weak = chosen.find(({ module }) => module.kind === 'statements')?.weak;
  if (first?.kind !== 'statements' || weak === undefined) return modules;
  const items = first.items.filter(({ sentence = '' }) => !weak.has(sentence));
  return items.length === 0 ? modules : [{ ...first, items }, ...others];
}

function finishModules(modules: readonly BriefModule[], title: string, reading: Reading): BriefModule[] {
  const { language, gravity } = reading;
  const isOfMatter = createMatter(reading);
  return withFigures(
    withMarks(withQuotes(modules, language), { title, language, isOfMatter, isGrave: gravity === 'grave' }),
    reading,
  );
}

/** @throws {EngineError} `too_little_text` for nothing but a picture that was not uploaded. */
function findLeadImage(modules: readonly BriefModule[]): string | undefined {
  const image = modules.find((module) => module.kind === 'picture')?.image;
  if (image !== upload && modules.every(({ kind }) => kind === 'picture')) throw new EngineError('too_little_text');
  return image;
}

/** Every text is the source's own, cut at clause borders only. Throws {@link EngineError} `too_little_text`. */
export function makeBrief(source: SourceDocument, steering: Steering): Brief {
  const wishes = readSteering(steering);
  const reading = readDocument(source, wishes);
  const candidates = findCandidates(reading);
  const chosen = selectModules(candidates, wishes.shape);

  const titled = chooseTitle(reading, chosen);
  const headed = chooseSubtitle(titled, reading, chosen, candidates);
  const summary = headed.subtitle === reading.line ? reading.opening : [];
  const { title } = titled;
  const { genre, gravity, language, direction, host, definition, statementLimit: limit, words } = reading;
  const left = withSummary(withoutWeak(headed.modules, chosen), summary, { title, limit, words });
  const modules = finishModules(left, title, reading);
  const leadImage = findLeadImage(modules);

  const { metadata } = reading.document;
  const fields = findFields(modules, wishes.layout);
  const isDrawnBelow = (subtitle: string) =>
    (summary.length > 0 && headed.modules[0]?.kind === 'statements') ||
    (subtitle !== definition && isSaidBelow(subtitle, modules, words)) ||
    fields.points.some(({ heading }) => heading === setQuotes(subtitle, language));
  const { subtitle } = headed;
  return {
    modules,
    genre,
    gravity,
    ...fields,
    kicker: titled.replaced ?? findKicker(metadata, title, { genre, language, persons: reading.persons }),
    title: setQuotes(title, language),
    subtitle: subtitle === undefined || isDrawnBelow(subtitle) ? undefined : setQuotes(subtitle, language),
    source: formatSource(metadata, language),
    address: metadata.url,
    host,
    language,
    direction,
    leadImage,
    themeColor: metadata.themeColor,
  };
}
