import type { SourceDocument } from '../../document.ts';
import { assessDocumentGravity, withoutHarm } from '../../gate/index.ts';
import { findDirection, getLanguage } from '../../language.ts';
import type { Gravity } from '../../modules.ts';
import { findIntroduction, type Interview, introduces, readInterview } from '../genres/interview.ts';
import { withoutStage } from '../genres/slides.ts';
import { readFields } from '../lists/record-fields.ts';
import { asksWhat, findAnswer, isOffer } from '../main-point/answer.ts';
import { findLeads, type Lead } from '../main-point/lead.ts';
import { findOpening } from '../main-point/opening-line.ts';
import { adaptToName, findDefinition, isOnlyName, readThesis } from '../main-point/thesis.ts';
import { withVerdicts } from '../main-point/verdict.ts';
import { findWholeSummary, maxSummaryChars } from '../main-point/whole-summary.ts';
import { markFindings, readAbstract } from '../outline/abstract.ts';
import { joinLetters } from '../outline/drop-caps.ts';
import { withoutOldVersions } from '../outline/old-versions.ts';
import { makeOutline, type Outline } from '../outline/outline.ts';
import { createTiming } from '../standing/background.ts';
import { createLeaning } from '../standing/leaning.ts';
import { findPersons, findStrangers } from '../standing/names.ts';
import { isUnowned } from '../standing/ownership.ts';
import { findPeople, type Person } from '../standing/people.ts';
import { createResolver, type Resolved } from '../standing/references.ts';
import { createReliance, type Reliance } from '../standing/reliance.ts';
import { rateStanding } from '../standing/standing.ts';
import { createJudge } from '../statements/body-model.ts';
import { makePrivacyFilter } from '../statements/fairness.ts';
import { createStatementModel, type Rating, type Stands } from '../statements/statement-model.ts';
import type { Wishes } from '../steering.ts';
import { type RankedSentence, rankSentences } from '../text/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { tidy, wordsIn } from '../text/text.ts';
import { addressed, collective, getWords, type LanguageWords, toSingular } from '../text/words.ts';
import { findSubtitle, listSummarySentences } from '../titles/subtitle.ts';
import { findHost, findTitle } from '../titles/title.ts';
import { findGenre, type Genre } from './genre.ts';
import { findParallels, type Parallel } from './parallels.ts';

export interface Reading {
  readonly document: SourceDocument;
  readonly outline: Outline;
  /** Sentences of the main text, without those that would name a private person. */
  readonly ranked: readonly RankedSentence[];
  readonly fullTitle: string;
  readonly title: string | undefined;
  /** Lines under the title: the source's own; a definition of its subject. */
  readonly standfirst: string | undefined;
  readonly definition: string | undefined;
  readonly line: string | undefined;
  readonly opening: readonly string[];
  readonly above: readonly string[];
  readonly leads: readonly Lead[];
  readonly thesis: string | undefined;
  /** Whether a text is the source's own statement rather than hearsay. */
  readonly isOwned: (text: string) => boolean;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: LanguageWords;
  readonly statementWords: LanguageWords;
  readonly parallels: readonly Parallel[];
  readonly genre: Genre;
  readonly gravity: Gravity;
  readonly host: string | undefined;
  readonly interview: Interview | undefined;
  readonly asked: Wishes['layout'];
  readonly limit: number;
  readonly statementLimit: number;
  readonly minStatements: number;
  /** Whether a text names a person who is not introduced. */
  readonly isStranger: (text: string) => boolean;
  readonly people: readonly Person[];
  readonly persons: ReadonlySet<string>;
  /** A ranked sentence, by index, with its opening pronoun replaced by a name where that is certain. */
  readonly resolve: (place: number) => Resolved;
  readonly ratings: readonly Rating[];
  /** Whether a text, by index in `ranked`, depends on something not shown before it. */
  readonly leans: Reliance;
  /** The same only of nouns whose article presumes them known ("the move"). */
  readonly relies: Reliance;
  readonly stands: Stands;
}

const unnamed = 'Image';

/** Share of sentences with "we" or "you" from which on that is the text's own voice (a company's, an adviser's). */
const ownVoice = 0.12;

function getVoiceWords(ranked: readonly RankedSentence[], words: LanguageWords, isDefined: boolean): LanguageWords {
  const speaks = ranked.filter(({ text }) =>
    wordsIn(text.toLowerCase()).some((word) => collective.has(word) || addressed.has(word)),
  );
  const voiced = speaks.length >= ranked.length * ownVoice ? toSingular(words) : words;
  return isDefined ? adaptToName(voiced) : voiced;
}

function readWholeText(source: SourceDocument) {
  const kept = withoutOldVersions(withoutHarm(withoutStage(source)));
  const language = getLanguage(kept);
  const words = getWords(language);
  const whole = joinLetters(kept, words);
  const interview = readInterview(whole, words);
  const { document, conclusions } = readAbstract(interview?.document ?? whole, words.language);
  const { metadata } = document;
  const outline = markFindings(makeOutline(document, language, interview?.speakers), conclusions);
  const body = outline.sentences.map(({ text }) => text);
  const host = findHost(metadata.url);
  const title = findTitle(document, body, host, words);
  const isPrivate = makePrivacyFilter(metadata.title ?? '', body, words.language);
  const ranked = rankSentences(outline.sentences, words).filter(({ text }) => !isPrivate(text));
  const drawnTitle = title ?? unnamed;
  const summary = listSummarySentences(metadata, drawnTitle, body, language, words).filter((text) => !isPrivate(text));
  const description = splitSentences(metadata.description ?? '', language);
  const persons = findPersons(body, words);
  const people = findPeople(
    ranked.map(({ text }) => text),
    (family) => persons.has(family),
    words,
  );
  const fullTitle = tidy(metadata.title ?? drawnTitle);
  const time = createTiming(fullTitle, metadata.date, language);
  const isOwned = (text: string) => !isUnowned(text, language, words) && !isOffer(drawnTitle, text, words.language);
  const isAble = (text: string) => isOwned(text) && !isPrivate(text);
  const summed = { metadata, title: drawnTitle, body, blocks: document.blocks, language, words, isAble, time };
  const wholeSummary = findWholeSummary({ ...summed, maxChars: maxSummaryChars.line });
  const leadSummary = wholeSummary && findWholeSummary({ ...summed, maxChars: maxSummaryChars.lead });
  return {
    document,
    wholeSummary,
    leadSummary,
    outline,
    body,
    language,
    words,
    interview,
    host,
    title,
    drawnTitle,
    fullTitle,
    description,
    ranked,
    summary,
    persons,
    people,
    isOwned,
    time,
  };
}

type Text = ReturnType<typeof readWholeText>;

function readOpening(text: Text) {
  const { interview, description, ranked, summary, drawnTitle, language, words, body, isOwned } = text;
  const { sections } = text.outline;
  const introduced = interview && findIntroduction(interview, drawnTitle, description, ranked, words);
  const answer = interview ? undefined : findAnswer({ title: drawnTitle, ranked, summary, sections, language, words });
  const definition = findDefinition(drawnTitle, ranked, words);
  const isDefined = definition !== undefined && isOnlyName(drawnTitle, ranked, words);
  const described =
    text.wholeSummary ??
    findSubtitle({ summary: summary.filter(isOwned), description, title: drawnTitle, body, words, time: text.time });
  const isNews = described !== undefined && (interview === undefined || introduces(described, drawnTitle, words));
  const standfirst = introduced ?? answer ?? (isDefined ? definition : undefined) ?? (isNews ? described : undefined);
  // Only a definition answers "What is it?".
  const thesis = asksWhat(drawnTitle, words.language) ? undefined : readThesis(drawnTitle, ranked, isOwned, words);
  const line = standfirst ?? definition ?? thesis;
  const isPublished = line !== undefined && line === described;
  const opening = isPublished ? findOpening({ ...text, line }) : [];
  const above = isPublished ? opening : [line].filter((one) => one !== undefined);
  const statementWords = getVoiceWords(ranked, words, isDefined);
  return { standfirst, definition, thesis, line, opening, above, statementWords };
}

function readStatements(text: Text, statementWords: LanguageWords, said: readonly string[]) {
  const { ranked, drawnTitle, fullTitle, summary, description, outline, people, isOwned, language, words, time } = text;
  const relies = createReliance(ranked, language, statementWords);
  const leans = createLeaning(relies, language, statementWords);
  const rules = ranked.map(({ text }) => rateStanding(text, text, statementWords));
  const resolve = createResolver(ranked, drawnTitle, people, words);
  const { stands, rate } = createStatementModel({
    ranked,
    outline,
    title: fullTitle,
    description,
    language,
    words,
    statementWords,
    rules,
  });
  const shown = said.join('\n');
  const ratings = ranked.map((sentence, place) => {
    const { text } = resolve(place);
    return rate({ sentence, text, source: text, shown });
  });
  const leads = findLeads({ summary, title: fullTitle, ranked, ratings, rate, shown, words, time });
  return {
    leans,
    relies,
    resolve,
    ratings,
    stands,
    leads: leads.filter(({ sentence }) => isOwned(sentence.text) && readFields(sentence.text) === undefined),
  };
}

export function readDocument(source: SourceDocument, wishes: Wishes): Reading {
  const text = readWholeText(source);
  const { document, outline, ranked, title, drawnTitle, fullTitle, language, words, interview } = text;
  const { standfirst, definition, thesis, line, opening, above, statementWords } = readOpening(text);
  const said = [drawnTitle, ...above];
  const statements = readStatements(text, statementWords, said);
  const limit = wishes.max.parallel;
  const judge = createJudge({ ranked, title: drawnTitle, language, words, stands: statements.stands });
  const parallels = findParallels({ document, outline, fullTitle, limit, language, words, judge });
  const genre = interview ? 'interview' : findGenre(document, outline, parallels, words);
  // A review's own verdict is its main fact.
  const judged = withVerdicts(statements.leads, { outline, ranked, ratings: statements.ratings }, words.language);
  return {
    document,
    outline,
    ranked,
    title,
    fullTitle,
    language,
    words,
    interview,
    standfirst,
    definition,
    thesis,
    ...statements,
    leads: genre === 'review' ? judged.filter(({ sentence }) => text.isOwned(sentence.text)) : statements.leads,
    line,
    opening,
    above,
    isOwned: text.isOwned,
    people: text.people,
    persons: text.persons,
    host: text.host,
    statementWords,
    direction: findDirection(language),
    asked: wishes.layout,
    limit,
    statementLimit: wishes.max.statements,
    minStatements: wishes.minStatements,
    parallels,
    genre,
    gravity: assessDocumentGravity(document),
    isStranger: findStrangers(text.persons, said, words),
  };
}
