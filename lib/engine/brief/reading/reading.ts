import type { SourceDocument } from '../../document.ts';
import { assessDocumentGravity, withoutHarm } from '../../gate/index.ts';
import type { Gravity } from '../../modules.ts';
import { asksWhat, findAnswer, isOffer } from '../answer.ts';
import { makePrivacyFilter } from '../fairness.ts';
import { findIntroduction, type Interview, introduces, readInterview } from '../interview.ts';
import { findDirection, getLanguage } from '../language.ts';
import { findLeads, type Lead } from '../lead.ts';
import { createLeaning } from '../leaning.ts';
import { findStrangers, personsIn } from '../names.ts';
import { makeOutline, type Outline } from '../outline.ts';
import { isUnowned } from '../ownership.ts';
import { findPeople, type Person } from '../people.ts';
import { type RankedSentence, rankSentences } from '../rank.ts';
import { readFields } from '../record-fields.ts';
import { createResolver, type Resolved } from '../references.ts';
import type { Reliance } from '../reliance.ts';
import { splitSentences } from '../sentences.ts';
import { withoutStage } from '../slides.ts';
import { standing } from '../standing.ts';
import { createJudge, createStands, type Stands } from '../statement-model.ts';
import type { Wishes } from '../steering.ts';
import { findSubtitle, summarySentences } from '../subtitle.ts';
import { tidy, wordsIn } from '../text.ts';
import { findDefinition, isName, readThesis, underName } from '../thesis.ts';
import { findHost, findTitle } from '../title.ts';
import { withVerdicts } from '../verdict.ts';
import { findWholeSummary, maxSummaryChars } from '../whole-summary.ts';
import { addressed, collective, type LanguageWords, singular, wordsFor } from '../words.ts';
import { createRating, type Rating } from '../worth-model.ts';
import { findGenre, type Genre } from './genre.ts';
import { findParallels, type Parallel } from './parallels.ts';

/** What every finder looks in: computed once a document. */
export interface Reading {
  readonly document: SourceDocument;
  readonly outline: Outline;
  /** Sentences of the main text with what they are worth; none that would name a private person. */
  readonly ranked: readonly RankedSentence[];
  /** The source's whole title, and the one that is drawn; undefined when the source has no word. */
  readonly fullTitle: string;
  readonly title: string | undefined;
  /** The source's own line under its title; a line that says what the title's subject is; one that answers the title. */
  readonly standfirst: string | undefined;
  readonly definition: string | undefined;
  /** The publisher's own summary, whole: as long as a line under the title may be, and as a main fact may be. */
  readonly wholeSummary: string | undefined;
  readonly leadSummary: string | undefined;
  /** Sentences that may say the main fact, the likeliest first; a summary's own has no place among the ranked ones. */
  readonly leads: readonly Lead[];
  readonly thesis: string | undefined;
  /** Whether a text is what the source itself says, rather than what some believe. */
  readonly isOwned: (text: string) => boolean;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly words: LanguageWords;
  /** Words for sentences under a title that names their subject: its pronouns are no riddle. */
  readonly statementWords: LanguageWords;
  /** Points of one kind that the source itself sets side by side. */
  readonly parallels: readonly Parallel[];
  readonly genre: Genre;
  readonly gravity: Gravity;
  readonly host: string | undefined;
  readonly interview: Interview | undefined;
  /** The layout that the user named. */
  readonly asked: Wishes['layout'];
  /** The most points that the user wants, parallel ones and statements. */
  readonly limit: number;
  readonly statementLimit: number;
  /** Whether a text names a person whom nothing drawn brings in. */
  readonly isStranger: (text: string) => boolean;
  /** Whom the ranked sentences name in full and speak of as persons. */
  readonly people: readonly Person[];
  /** A ranked sentence, by its place in `ranked`, with the name for the pronoun that it opens with, where that is sure. */
  readonly resolve: (place: number) => Resolved;
  /** What each ranked sentence is worth, in their order. */
  readonly ratings: readonly Rating[];
  /** Whether a text, by its place in `ranked`, leans on what the texts shown before it do not say. */
  readonly leans: Reliance;
  /** How likely a ranked sentence stands alone as it is drawn. */
  readonly stands: Stands;
}

/** A picture that came without a word still needs a name. */
const unnamed = 'Image';

/** Share of a text's sentences that say "we" or "you" from which on that is its own voice: a company's, an adviser's. */
const ownVoice = 0.12;

/** The words for sentences that must stand alone: what a text says throughout, or its title explains, is no riddle. */
function wordsOfVoice(ranked: readonly RankedSentence[], words: LanguageWords, isDefined: boolean): LanguageWords {
  const speaks = ranked.filter(({ text }) =>
    wordsIn(text.toLowerCase()).some((word) => collective.has(word) || addressed.has(word)),
  );
  const voiced = speaks.length >= ranked.length * ownVoice ? singular(words) : words;
  return isDefined ? underName(voiced) : voiced;
}

/** The text of a document, its title, and who is named in it. */
function readText(source: SourceDocument) {
  const whole = withoutHarm(withoutStage(source));
  const language = getLanguage(whole);
  const words = wordsFor(language);
  const interview = readInterview(whole, words);
  const document = interview?.document ?? whole;
  const { metadata } = document;
  const outline = makeOutline(document, language, interview?.speakers);
  const body = outline.sentences.map(({ text }) => text);
  const host = findHost(metadata.url);
  const title = findTitle(document, body, host, words);
  const isPrivate = makePrivacyFilter(metadata.title ?? '', body);
  const ranked = rankSentences(outline.sentences, words).filter(({ text }) => !isPrivate(text));
  const drawnTitle = title ?? unnamed;
  const summary = summarySentences(metadata, drawnTitle, body, language, words).filter((text) => !isPrivate(text));
  const description = splitSentences(metadata.description ?? '', language);
  const persons = personsIn(body, language, words);
  const people = findPeople(
    ranked.map(({ text }) => text),
    (family) => persons.has(family),
    words,
  );
  const fullTitle = tidy(metadata.title ?? drawnTitle);
  const isOwned = (text: string) => !isUnowned(text, language, words) && !isOffer(drawnTitle, text);
  const isAble = (text: string) => isOwned(text) && !isPrivate(text);
  const summed = { metadata, title: drawnTitle, body, blocks: document.blocks, language, words, isAble };
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
  };
}

type Text = ReturnType<typeof readText>;

/** The lines under the title: the source's own, what the title's subject is, what answers it. */
function readOpening(text: Text) {
  const { interview, description, ranked, summary, drawnTitle, language, words, body, isOwned } = text;
  const { sections } = text.outline;
  const introduced = interview && findIntroduction(interview, drawnTitle, description, ranked, words);
  const answer = interview ? undefined : findAnswer({ title: drawnTitle, ranked, summary, sections, language, words });
  const definition = findDefinition(drawnTitle, ranked, words);
  const isDefined = definition !== undefined && isName(drawnTitle, ranked, words);
  const described =
    text.wholeSummary ??
    findSubtitle({ summary: summary.filter(isOwned), description, title: drawnTitle, body, words });
  const isNews = described !== undefined && (interview === undefined || introduces(described, drawnTitle, words));
  const standfirst = introduced ?? answer ?? (isDefined ? definition : undefined) ?? (isNews ? described : undefined);
  // Any other sentence with the title's words is no answer to "What is it?".
  const thesis = asksWhat(drawnTitle) ? undefined : readThesis(drawnTitle, ranked, isOwned, words);
  return { standfirst, definition, thesis, statementWords: wordsOfVoice(ranked, words, isDefined) };
}

/** What each ranked sentence is worth, and whether it stands alone; `said` is the title and the line under it. */
function readStatements(text: Text, statementWords: LanguageWords, said: readonly string[]) {
  const { ranked, drawnTitle, fullTitle, summary, description, outline, people, isOwned, language, words } = text;
  const leans = createLeaning(ranked, language, statementWords);
  const rules = ranked.map(({ text }) => standing(text, text, statementWords));
  const resolve = createResolver(ranked, drawnTitle, people, words);
  const rate = createRating({ ranked, title: fullTitle, shown: said.join('\n'), description, language, words });
  const ratings = ranked.map((sentence, place) => {
    const { text } = resolve(place);
    const own = text === sentence.text ? rules[place] : undefined;
    return rate({ sentence, text, rules: own ?? standing(text, text, statementWords) });
  });
  const stands = createStands({ ranked, outline, language, words, statementWords, leans, rules });
  const leads = findLeads({ summary, title: fullTitle, ranked, ratings, rate, words });
  return {
    leans,
    resolve,
    ratings,
    stands,
    leads: leads.filter(({ sentence }) => isOwned(sentence.text) && readFields(sentence.text) === undefined),
  };
}

/** Reads a document for the finders: its outline, ranked sentences, title and the lines under it. */
export function readDocument(source: SourceDocument, wishes: Wishes): Reading {
  const text = readText(source);
  const { document, outline, ranked, title, drawnTitle, fullTitle, language, words, interview } = text;
  const { standfirst, definition, thesis, statementWords } = readOpening(text);
  const said = [drawnTitle, standfirst ?? definition ?? thesis ?? ''];
  const statements = readStatements(text, statementWords, said);
  const limit = wishes.most.parallel;
  const judge = createJudge(ranked, drawnTitle, statements.stands);
  const parallels = findParallels({ document, outline, fullTitle, limit, language, words, judge });
  const genre = interview ? 'interview' : findGenre(document, outline, parallels, words);
  // A test's own judgement is its main fact.
  const judged = withVerdicts(statements.leads, { outline, ranked, ratings: statements.ratings });
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
    wholeSummary: text.wholeSummary,
    leadSummary: text.leadSummary,
    isOwned: text.isOwned,
    people: text.people,
    host: text.host,
    statementWords,
    direction: findDirection(language),
    asked: wishes.layout,
    limit,
    statementLimit: wishes.most.statements,
    parallels,
    genre,
    gravity: assessDocumentGravity(document),
    isStranger: findStrangers(text.persons, said, words),
  };
}
