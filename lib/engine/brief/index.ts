import type { Brief, Steering } from '../brief.ts';
import type { SourceDocument } from '../document.ts';
import { EngineError } from '../errors.ts';
import { privacyOf } from './fairness.ts';
import { genrePoints } from './genres/index.ts';
import { directionOf, languageOf } from './language.ts';
import { findLayouts } from './layouts/choose.ts';
import { ledNumbers } from './layouts/led-numbers.ts';
import { strangersOf } from './names.ts';
import { besidePoints, chooseStatistics } from './numbers.ts';
import { outlineOf } from './outline.ts';
import { listPoints, sectionPoints } from './parallel.ts';
import { type RankedSentence, rankSentences } from './rank.ts';
import { shortSource } from './short-source.ts';
import { slidePoints, withoutStage } from './slides.ts';
import { chooseStatements } from './statements.ts';
import { readSteering } from './steering.ts';
import { tablePoints } from './table-points.ts';
import { tidy } from './text.ts';
import { definitionOf, isName, thesisOf, underName } from './thesis.ts';
import { hostOf, kickerOf, sourceOf, subtitleOf, titleOf } from './title.ts';
import { wordsFor } from './words.ts';

/** Fewer statements than this make no list. */
const leastPoints = 3;

/** The asset that an uploaded picture is. */
const upload = 'sourceImage';

/** A picture that came without a word still needs a name. */
const unnamed = 'Image';

/**
 * What a picture of this document says. Extraction only: every text is the source's own, at most cut at clause borders.
 * Throws {@link EngineError} `too_little_text` when there is neither a point nor a picture that is sure to be there: an
 * upload is, an address may bring nothing.
 */
export function makeBrief(source: SourceDocument, steering: Steering): Brief {
  const document = withoutStage(source);
  const { metadata } = document;
  const language = languageOf(document);
  const words = wordsFor(language);
  const wishes = readSteering(steering);
  const host = hostOf(metadata.url);
  const outline = outlineOf(document, language);
  const body = outline.sentences.map(({ text }) => text);
  const found = titleOf(document, body, host, words);
  const title = found ?? unnamed;
  const isPrivate = privacyOf(metadata.title ?? '', body);
  const ranked = rankSentences(outline.sentences, words).filter(({ text }) => !isPrivate(text));
  const standfirst = subtitleOf(metadata, title, body, language, words);
  const isTold = standfirst !== undefined && !isPrivate(standfirst);
  const given = isTold ? standfirst : undefined;
  const definition = definitionOf(title, ranked, words);
  const subtitle = given ?? definition ?? thesisOf(title, ranked, words);
  const fullTitle = tidy(metadata.title ?? title);
  const limit = wishes.most.parallel;
  const slides = slidePoints(document, fullTitle, limit, words);
  const genre = slides ? undefined : genrePoints(document, fullTitle, limit, language, words);
  const parallel =
    (slides && { points: slides, ordered: false }) ??
    (genre && { points: genre.points, ordered: false }) ??
    sectionPoints(outline, fullTitle, limit, language, words) ??
    listPoints(outline, fullTitle, limit, language, words);
  const said = [title, subtitle ?? ''];
  const isDefined = definition !== undefined && isName(title, ranked, words);
  const toldWords = isDefined ? underName(words) : words;
  const isStranger = strangersOf(said, body, language, words);
  const state = (sentences: readonly RankedSentence[]) =>
    chooseStatements(sentences, said, Math.min(limit, wishes.most.statements), isStranger, toldWords);
  const told = parallel?.points ?? state(ranked);
  const shown = told.map(({ sentence }) => sentence);
  const salient = chooseStatistics(ranked, title, shown, language, words);
  const beside = besidePoints(salient);
  // A sentence whose number stands above is not told again, as long as others are left.
  const counted = new Set(beside.map(({ sentence }) => sentence));
  const others = parallel || counted.size === 0 ? [] : state(ranked.filter(({ text }) => !counted.has(text)));
  const chosen = others.length >= leastPoints ? others : told;
  const few = chosen.length < leastPoints;
  const reading = { document, outline, ranked, fullTitle, title, language, words, limit, few };
  const led = parallel && !genre ? ledNumbers(parallel.points) : undefined;
  const layouts = findLayouts(reading, parallel, salient, led, wishes.layout);
  const asked = layouts.find(({ layout }) => layout === wishes.layout);
  const drawn = wishes.layout === 'list' ? undefined : (asked ?? layouts[0]);
  const isBare = chosen.length === 0 && drawn === undefined;
  const tabled = isBare && found !== undefined ? tablePoints(outline, fullTitle, limit) : undefined;
  const events = tabled?.events;
  const short = isBare && !tabled ? shortSource(document, found, limit, language) : undefined;
  const points = tabled?.points ?? short?.points ?? drawn?.points ?? chosen;
  const leadImage = leadImageOf(document);
  if (isBare && !tabled && !short && leadImage !== upload) throw new EngineError('too_little_text');
  // Points of one layout are no other's.
  const fitting = layouts.filter((other) => other.points === undefined || other.points === points);
  return {
    layout: drawn?.layout ?? (events && wishes.layout !== 'list' ? 'timeline' : 'list'),
    fitting: [...(events ? ['timeline' as const] : []), ...fitting.map(({ layout }) => layout), 'list'],
    ...Object.assign({ events }, ...fitting.map(({ facts }) => facts)),
    ordered: short?.ordered ?? drawn?.ordered ?? parallel?.ordered ?? false,
    kicker: kickerOf(metadata, title),
    title: short?.title ?? title,
    // What a title leaves open is answered by sentences, not beside sides or rows that say it again.
    subtitle:
      genre?.subtitle ??
      given ??
      tabled?.subtitle ??
      (drawn?.facts || parallel ? (drawn?.facts?.subtitle ?? definition) : subtitle),
    points: [...points],
    statistics: fitting.some(({ layout }) => layout === 'statistics') ? [...(led?.statistics ?? salient)] : beside,
    source: sourceOf(metadata, language),
    address: metadata.url,
    host,
    language,
    direction: directionOf(language),
    leadImage,
    themeColor: metadata.themeColor,
  };
}

/** The picture that leads: the one the source names, else its first figure. */
function leadImageOf({ metadata, blocks }: SourceDocument): string | undefined {
  return metadata.leadImage ?? blocks.find((block) => block.type === 'figure')?.image;
}
