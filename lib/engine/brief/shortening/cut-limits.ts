import { joinAlternatives, joinProse, perLanguage } from '../../languages/patterns.ts';
import type { CutClass } from '../../languages/words/cut-words.ts';
import { isBinding, isHedged } from '../text/borders.ts';
import { bindsNumber } from '../text/brackets.ts';
import type { LanguageWords } from '../text/words.ts';
import type { CutPlace } from './cut-places.ts';
import { type CutToken, readTokens } from './cut-signs.ts';
import { isListed, relatives } from './enumeration.ts';
import { leavesHalf } from './half-said.ts';

const fronting: ReadonlySet<CutClass> = new Set([
  'place',
  'with',
  'for',
  'by',
  'as',
  'about',
  'to',
  'reason',
  'time',
  'condition',
  'although',
  'who',
]);
const subjects: ReadonlySet<CutClass | undefined> = new Set<CutClass>(['article', 'pronoun']);
const sentenceMarks: ReadonlySet<string> = new Set([':', ';', '.', '!', '?']);
const maxItemWords = 4;

const isFronted = (first: CutToken | undefined): boolean => first?.class !== undefined && fronting.has(first.class);

/** "knew | that it rained", "more | than before": the cut is what the head needs. */
const completes = (head: readonly CutToken[], [next]: readonly CutToken[], { isVerbSecond }: LanguageWords): boolean =>
  next?.class === 'than' || (next?.class === 'that' && (isVerbSecond || head.at(-1)?.mark !== ','));

/** "named Ada Lund, a painter, | to the council", "the whale's attempts | to take fish": the verb or the noun waits for it. */
function awaitsTo(text: string, head: readonly CutToken[], [next]: readonly CutToken[]): boolean {
  const [owner, last] = head.slice(-2);
  if (owner === undefined || last === undefined || (next?.class !== 'to' && next?.class !== 'as')) return false;
  if (last.mark === ',') {
    const opened = head.slice(0, -1).findLastIndex(({ mark }) => mark === ',');
    return opened >= 0 && head[opened + 1]?.class === 'article';
  }
  const isOwned = owner.class === 'pronoun' || /['’]s$/u.test(text.slice(owner.from, owner.to));
  return last.mark === '' && next.class === 'to' && isOwned;
}

const resumes = (cut: readonly CutToken[]): boolean =>
  cut.some(({ mark }, index) => {
    const next = cut[index + 1];
    return mark !== '' && mark !== '.' && next !== undefined && (next.isVerb || next.isPast || next.isLast);
  });

/** "dizziness, fatigue | and breathlessness": the last item of a list, or all but the first. */
function isPartOfList(head: readonly CutToken[], cut: readonly CutToken[]): boolean {
  const [next] = cut;
  const before = head.slice(0, -1).findLastIndex(({ mark }) => mark === ',');
  const isItem = before >= 0 && head.length - 1 - before <= maxItemWords;
  if (next?.class === 'and') return isItem || head.at(-1)?.mark === '';
  if (head.at(-1)?.mark !== ',' || next === undefined) return false;
  const joint = cut.findIndex((token) => token.class === 'and');
  const close = cut.findIndex(({ mark }) => mark === ',');
  const isBare =
    next.class === undefined || next.class === 'article' || next.class === 'pronoun' || next.class === 'of';
  const isShort = (joint >= 0 && joint <= maxItemWords) || (close >= 0 && close < maxItemWords && joint >= 0);
  return isBare && !next.isGerund && isShort;
}

/** "In May, | it rained": the end would be all but the opening. */
function isAllBut(head: readonly CutToken[], cut: readonly CutToken[], { isVerbSecond }: LanguageWords): boolean {
  const [first] = head;
  const isFirst = head.findIndex(({ mark }) => mark === ',') === head.length - 1;
  const hasVerb = head.some(({ isVerb }) => isVerb);
  const opens = !hasVerb || (!isVerbSecond && (isFronted(first) || first?.isPast === true || first?.isGerund === true));
  return isFirst && opens && (subjects.has(cut[0]?.class) || cut[0]?.isVerb === true || cut[0]?.isCapital === true);
}

/** "an hour | before sunset" */
const getMeasured = perLanguage((among) => new RegExp(`(?:${joinProse('measuredBefore', among)})$`, 'iu'));

const clauses: ReadonlySet<CutClass | undefined> = new Set<CutClass>([
  'article',
  'who',
  'reason',
  'time',
  'condition',
  'although',
  'about',
]);

/** "hat den Film | als wichtig gewürdigt": the verb stands at the end. */
function losesFinalVerb(head: readonly CutToken[], cut: readonly CutToken[]): boolean {
  const isClause = head.at(-1)?.mark === ',' && clauses.has(cut[0]?.class);
  const last = cut.at(-1);
  const isFinal = last?.class === 'auxiliary' || last?.isLast === true;
  return isFinal && !isClause && head.at(-1)?.mark !== '.';
}

const hasMainVerb = (tokens: readonly CutToken[]): boolean => {
  let isClause = false;
  return tokens.some((token, index) => {
    if (index === 0 || tokens[index - 1]?.mark !== '') isClause = relatives.has(token.class);
    return token.isVerb && !isClause;
  });
};

/** "Ada Lund, who sold the boat | in May, denied it." */
const losesMainVerb = (tokens: readonly CutToken[], head: readonly CutToken[]): boolean =>
  hasMainVerb(tokens) && !hasMainVerb(head);

/** "two things – the boat, | and the pier": the first of those behind a dash or colon. */
function isInList(head: readonly CutToken[]): boolean {
  const opened = head.slice(0, -1).findLast(({ mark }) => mark !== '')?.mark;
  return head.at(-1)?.mark === ',' && (opened === '–' || opened === ':');
}

const hasNumber = (tokens: readonly CutToken[]): boolean => tokens.some(({ isNumber }) => isNumber);

/** "Most boats, when it rains, | the ferry": the clause before the comma waits for its main clause. */
function opensClause(head: readonly CutToken[], [next]: readonly CutToken[]): boolean {
  const opened = head.slice(0, -1).findLastIndex(({ mark }) => mark !== '');
  const [first, second] = head.slice(opened + 1);
  const opens = first?.class === 'but' || first?.class === 'and' ? second : first;
  const isDependent = opens?.class === 'time' || opens?.class === 'condition' || opens?.class === 'although';
  return isDependent && head.at(-1)?.mark === ',' && subjects.has(next?.class);
}

function isBrokenAtEnd(head: readonly CutToken[], cut: readonly CutToken[], words: LanguageWords): boolean {
  const [last, next] = [head.at(-1), cut[0]];
  if (last === undefined || next === undefined) return true;
  // "Philip H.", "May etc.": a short form, and no end.
  if (last.mark === '.' && (last.letters === 1 || !next.isCapital)) return true;
  // "both …", "from 12 to | 15": the other half would be lost.
  if (head.some((token) => token.class === 'pair') || (hasNumber(head) && hasNumber(cut))) return true;
  if (next.mark !== '' && next.class !== undefined) return true;
  if (words.isVerbSecond && losesFinalVerb(head, cut)) return true;
  return (
    (last.mark === '–' && cut.some(({ mark }) => mark === '–')) ||
    isInList(head) ||
    opensClause(head, cut) ||
    completes(head, cut, words) ||
    resumes(cut) ||
    isPartOfList(head, cut) ||
    isAllBut(head, cut, words)
  );
}

/** Maximum words of a subject that a clause behind it may restrict. */
const maxSubjectWords = 4;

function isBrokenWithin(head: readonly CutToken[], cut: readonly CutToken[], after: readonly CutToken[]): boolean {
  const [rest] = after;
  if (cut.some(({ mark }) => sentenceMarks.has(mark)) || isListed(head, cut, after)) return true;
  // "The mayor, Ada Lund, said": a name stays.
  if (cut.every(({ isCapital, class: own }) => isCapital && own === undefined)) return true;
  // "Two of the boats, which sank in May, were …": it says which ones.
  if (head.length <= maxSubjectWords && head[0]?.isCapital !== true && relatives.has(cut[0]?.class)) return true;
  if (head.length <= maxSubjectWords && cut[0]?.class === 'article' && cut.some(({ isVerb }) => isVerb)) return true;
  // "In May, the port, a small one, opened": what is left would have no subject.
  return rest?.isVerb === true && !head.slice(0, -1).some(({ mark }) => mark !== '') && isFronted(head[0]);
}

/** Words in quotation marks keep their owner: “… in May,” | the harbour master reported. */
const losesSpeaker = (head: string, cut: readonly CutToken[]): boolean =>
  /["”»“]$/u.test(head) && cut.some(({ isSpeech }) => isSpeech);

const getParties = perLanguage(
  (among) =>
    new RegExp(
      String.raw`(?<!\p{L})(?:${joinAlternatives(({ brief }) => brief?.ownership?.parties, among)})(?!\p{L})`,
      'iu',
    ),
);

/** "… to his wife – | according to the alleged wife": without its owner a claim is printed as a fact. */
const losesOwner = (cut: string, words: LanguageWords): boolean =>
  getParties(words.language).test(cut) && isBinding(cut, words);

/** Whether a cut breaks a sentence or its truth, whatever the model says. */
export function isForbiddenCut(text: string, { kind, from, to }: CutPlace, words: LanguageWords): boolean {
  const tokens = readTokens(text, words);
  const head = tokens.filter((token) => token.to <= from + 1);
  const cut = tokens.filter((token) => token.from >= from && token.to <= to);
  const rest = tokens.filter((token) => token.from >= to);
  const removed = text.slice(from, to);
  if (isHedged(removed, words) || losesOwner(removed, words)) return true;
  if (kind === 'inner') return bindsNumber(removed, words) || isBrokenWithin(head, cut, rest);
  if (kind === 'opening') {
    const [next] = rest;
    // "In Sweden, one in three …": where and when make a number true.
    const isBound = cut[0]?.class === 'place' && hasNumber(rest);
    return next === undefined || next.isVerb || next.class === 'and' || next.class === 'such' || isBound;
  }
  const isMeasured = cut[0]?.class === 'time' && getMeasured(words.language).test(text.slice(0, from));
  return (
    isMeasured ||
    losesSpeaker(text.slice(0, from), cut) ||
    awaitsTo(text, head, cut) ||
    losesMainVerb(tokens, head) ||
    isBrokenAtEnd(head, cut, words) ||
    leavesHalf(text.slice(0, from), text.slice(from), words)
  );
}
