import { endsWhole } from '../../brief/text/borders.ts';
import { countTextWords, getFirstWord } from '../../brief/text/text.ts';
import { collective } from '../../brief/text/words.ts';
import type { Steering } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { getLanguage } from '../../language.ts';
import { type Material, readMaterial } from '../material/material.ts';
import { hasVerbSign, isTitleCase } from '../material/statements.ts';
import { findSituations } from '../situations/index.ts';
import { thresholds } from '../situations/score.ts';
import type { Mechanism } from '../situations/situation.ts';
import { namesGroup } from '../words/generalisations.ts';
import { findSigns } from '../words/signs.ts';
import { findBestLines } from './best-lines.ts';
import { findLadders, findPacks } from './collections.ts';
import { adaptGenre, favorTopic } from './current-topic.ts';
import { listAskedFormats, listFormatsInFashion, listSpareFormats } from './formats.ts';
import { findIcebergs } from './icebergs.ts';
import { listLastResorts } from './last-resorts.ts';
import { findChains, findChoices, findShifts, findVerdicts } from './opposites.ts';
import { listPlainLines } from './plain-lines.ts';
import { findHeadlines, findRemarks } from './remarks.ts';
import { findReplies } from './replies.ts';
import { type JokeCandidate, scoreMeme } from './score.ts';
import { findSocial, listLinesOnTopic } from './social.ts';
import { type JokeWishes, readWishes } from './steer.ts';
import { findStep, type JokeKind, type Step } from './steps.ts';
import { findAnswers, findTitled, findWarnings } from './title-jokes.ts';

export interface Judged extends JokeCandidate {
  readonly score: number;
  /** "Another idea" changes it first. */
  readonly mechanism: Mechanism;
  /** On a page, ideas of the first step that has any come first; undefined: never. */
  readonly step?: Step;
  readonly isInVogue?: boolean;
  readonly isSpare?: boolean;
}

/** Factor for a currently popular format. */
const inVogue = 1.6;

/** Factors by kind. Frames around a headline and ladders of headings made readers smile least. */
const worth = {
  situation: 1.8,
  reaction: 1,
  remark: 0.9,
  bestLine: 1,
  quote: 0.3,
  choice: 1,
  pattern: 1.6,
  question: 0.5,
  genre: 0.85,
  audience: 1.15,
  trouble: 1.5,
  spoken: 0.7,
  claimed: 0.8,
  named: 0.6,
  reply: 1.3,
  headline: 0.5,
  list: 1.3,
  iceberg: 0.66,
  ladder: 0.45,
  consequence: 1.6,
  stock: 0.6,
  asked: 1.4,
  keyword: 0.35,
  title: 1,
  label: 0.4,
  spare: 0.45,
} as const;

const listKinds = (candidates: readonly JokeCandidate[], mechanism: Mechanism, factor: number): readonly JokeKind[] =>
  candidates.map((candidate) => ({ ...candidate, mechanism, signal: candidate.signal * factor }));

const situationWorths: Partial<Readonly<Record<Mechanism, number>>> = {
  // A quotation is a reaction only beside its headline.
  quote: worth.quote,
  reaction: worth.reaction,
  remark: worth.remark,
  choice: worth.choice,
};

/** Sure lines below the headline rank above replies to its thing, others above lines on its topic. */
const quipped: ReadonlySet<Mechanism> = new Set(['quip', 'titled-quote', 'tag']);
const quips = { min: 1.35, slope: 2, max: 1.75 } as const;
/** Lines as an editor would choose them: of seven that strangers saw none made them smile, of ten replies six did. */
const punchline = { min: 0.95, from: 0.9, slope: 0.4, max: 1.5 } as const;

function findSignal(mechanism: Mechanism, score: number): number {
  if (mechanism === 'punchline')
    return Math.min(punchline.max, punchline.min + (score - punchline.from) * punchline.slope);
  return quipped.has(mechanism)
    ? Math.min(quips.max, quips.min + (score - thresholds.quip) * quips.slope)
    : score + (situationWorths[mechanism] ?? worth.situation) - 0.5;
}

function listSituations(material: Material, document: SourceDocument): readonly JokeKind[] {
  return findSituations(material, document).map(({ mechanism, template, captions, score }) => ({
    mechanism,
    template,
    captions,
    signal: findSignal(mechanism, score),
  }));
}

function listSpares(material: Material, inFashion: ReadonlySet<string>): readonly JokeKind[] {
  const { alone, replied } = listPlainLines(material);
  const ofFashion = listKinds(listFormatsInFashion(material, inFashion), 'frame', worth.asked);
  const behind = [
    ...listKinds(alone, 'own-line', worth.spare),
    ...listKinds(replied, 'remark', worth.spare),
    ...listSpareFormats(material).flatMap(({ mechanism, candidates }) => listKinds(candidates, mechanism, worth.spare)),
  ];
  return [...ofFashion, ...behind.map((each) => ({ ...each, isSpare: true }))];
}

function listCandidates(
  document: SourceDocument,
  material: Material,
  hot: string | undefined,
  steering: Steering,
  wishes: JokeWishes,
) {
  const { ofGenre, trouble, ofAudience, stock, stockTopical } = findRemarks(material, wishes.audience);
  const { claimed, named, spoken, ofGenre: namedOfGenre } = findSocial(material);
  const { toThing, toPremise, toTurn, toSubject } = findReplies(material, hot);
  return [
    ...listKinds(listAskedFormats(material, steering, wishes), 'frame', worth.asked),
    ...listSituations(material, document),
    ...listKinds(findVerdicts(material), 'swap', worth.pattern),
    ...listKinds(findChoices(material), 'choice', worth.pattern),
    ...listKinds(findShifts(material), 'change', worth.pattern),
    ...listKinds(findAnswers(material), 'question', worth.question),
    ...listKinds(ofAudience, 'audience', worth.audience),
    ...listKinds([...findWarnings(material), ...findTitled(material)], 'title', worth.audience),
    ...listKinds(ofGenre, 'genre', worth.genre),
    ...listKinds(trouble, 'trouble', worth.trouble),
    ...listKinds(hot === undefined ? [] : listLinesOnTopic(hot, material), 'topic', worth.audience),
    ...listKinds(toThing, 'thing', worth.reply),
    ...listKinds(toPremise, 'premise', worth.reply),
    ...listKinds(toTurn, 'turn', worth.reply),
    ...listKinds(toSubject, 'subject', worth.reply),
    ...listKinds(spoken, 'spoken', worth.spoken),
    ...listKinds(claimed, 'social', worth.claimed),
    ...listKinds(named, 'named', worth.named),
    ...listKinds(namedOfGenre, 'genre', worth.genre),
    ...listKinds(
      findHeadlines(material, (template) => wishes.templateWeight(template) > 1),
      'headline',
      worth.headline,
    ),
    ...listKinds(findBestLines(material), 'own-line', worth.bestLine),
    ...listKinds(findPacks(material), 'list', worth.list),
    ...listKinds(findIcebergs(material, wishes.templateWeight('iceberg') > 1), 'list', worth.iceberg),
    ...listKinds(findLadders(material), 'list', worth.ladder),
    ...listKinds(findChains(material), 'swap', worth.consequence),
    ...listKinds(stock, 'frame', worth.stock),
    ...listKinds(stockTopical, 'obsession', worth.keyword),
  ];
}

export function judgeMemes(document: SourceDocument, topics: readonly string[], steering: Steering): Judged[] {
  const whole = readMaterial(document, getLanguage(document));
  const wishes = readWishes(steering, whole.words);
  const hot = topics.find((topic) => !topic.startsWith('format:') && wishes.allows(topic));
  const material = adaptGenre(whole, hot);
  const inFashion = new Set(topics.filter((topic) => topic.startsWith('format:')).map((topic) => topic.slice(7)));
  const candidates = [...listCandidates(document, material, hot, steering, wishes), ...listSpares(material, inFashion)];
  const isBrief = material.outline.sentences.length < manySentences;
  const isAttached = isBrief || hasStatement(material);
  const isRepeatable = isBrief || canBeSaid(material);
  const resorts = listKinds(listLastResorts(material), 'headline', isAttached ? worth.title : worth.label);
  return judge(
    favorTopic(candidates, hot, material)
      .filter(
        ({ mechanism, template }) =>
          wishes.templateWeight(template) > 1 ||
          ((isAttached || !unattached.has(mechanism)) && (isRepeatable || !ofTitle.has(mechanism))),
      )
      .concat(resorts.map((each) => ({ ...each, isResort: true })))
      .map((each) =>
        inFashion.has(each.template) ? { ...each, signal: each.signal * inVogue, isInVogue: true } : each,
      ),
    material,
    wishes,
  );
}

const unattached: ReadonlySet<Mechanism> = new Set(['frame', 'obsession', 'headline']);
/** They need only a title that can be said. */
const ofTitle: ReadonlySet<Mechanism> = new Set(['social', 'named']);
const manySentences = 3;
const minWords = 3;

/** Whether others can say the title: no "we" or "I", no quotation without its speaker, nothing cut off. */
function canBeSaid({ title, words }: Material): boolean {
  const first = getFirstWord(title);
  // A name in quotation marks goes on.
  const isQuoted = /^["“„«「](?!\p{Lu}[^"”“»」]{0,30}["”“»」]\s\p{L})/u.test(title);
  const isOwnVoice = words.personal.has(first) || collective.has(first) || isQuoted;
  return !isOwnVoice && !/(?:…|\.\.\.)$/u.test(title) && endsWhole(title, words);
}

function hasStatement(material: Material): boolean {
  const { statements, title, language } = material;
  const hasVerb = hasVerbSign(title, language, findSigns(language));
  const headlines = statements.filter(({ isHeadline }) => isHeadline);
  return (
    canBeSaid(material) &&
    // The list may lack a verb, but names have capitals.
    (hasVerb !== false || !isTitleCase(title)) &&
    (headlines.length === 0
      ? countTextWords(title) >= minWords
      : hasVerb === undefined || headlines.some(({ isName }) => !isName))
  );
}

/** A face over a headline on a group of people, and nothing else, reads as a sneer. */
const isStaredAt = (captions: readonly string[], tag: string): boolean =>
  captions.length === 1 && namesGroup(captions[0] ?? '', tag);

function judge(candidates: readonly JokeKind[], material: Material, wishes: JokeWishes): Judged[] {
  return candidates
    .map((candidate) => ({ ...candidate, score: scoreMeme(candidate, material, wishes) }))
    .filter(({ score, captions }) => score > 0 && !isStaredAt(Object.values(captions), material.language))
    .map((candidate) => ({ ...candidate, step: findStep(candidate, material) }))
    .sort((a, b) => b.score - a.score);
}
