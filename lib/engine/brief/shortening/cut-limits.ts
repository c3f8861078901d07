import type { CutClass } from '../../languages/cut-words.ts';
import { isHedged } from '../text/borders.ts';
import type { LanguageWords } from '../text/words.ts';
import type { CutPlace } from './cut-places.ts';
import { readTokens, type Token } from './cut-signs.ts';

/** Openers of a phrase that stands before its sentence. */
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
/** Openers of what a verb needs ("knew | that it rained"), and of a comparison's other side. */
const completes: ReadonlySet<CutClass | undefined> = new Set<CutClass>(['that', 'than']);
const sentenceMarks: ReadonlySet<string> = new Set([':', ';', '.', '!', '?']);
/** Words of the longest item of a list. */
const maxItemWords = 4;

const isFronted = (first: Token | undefined): boolean => first?.class !== undefined && fronting.has(first.class);

/** Whether a verb goes on right behind one of the marks: what stands before it was an insertion. */
const resumes = (cut: readonly Token[]): boolean =>
  cut.some(({ mark }, index) => {
    const next = cut[index + 1];
    return mark !== '' && mark !== '.' && next !== undefined && (next.isVerb || next.ending === 'ed');
  });

/** "dizziness, fatigue | and breathlessness": the last item of a list, or all but the first. */
function partsList(head: readonly Token[], cut: readonly Token[]): boolean {
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
  return isBare && !next.ending.endsWith('ing') && isShort;
}

/** "In May, | it rained": the end would be all but the opening. */
function isAllBut(head: readonly Token[], cut: readonly Token[]): boolean {
  const [first] = head;
  const isFirst = head.findIndex(({ mark }) => mark === ',') === head.length - 1;
  const opens = isFronted(first) || /ed|ing/u.test(first?.ending ?? '') || !head.some(({ isVerb }) => isVerb);
  return isFirst && opens && (subjects.has(cut[0]?.class) || cut[0]?.isVerb === true || cut[0]?.isCapital === true);
}

/** Openers of a clause that has a verb of its own. */
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
function losesFinalVerb(head: readonly Token[], cut: readonly Token[]): boolean {
  const isClause = head.at(-1)?.mark === ',' && clauses.has(cut[0]?.class);
  const last = cut.at(-1);
  const isFinal = last?.class === 'auxiliary' || /^(?:t|te|en|st)$/u.test(last?.ending ?? '');
  return isFinal && !isClause && head.at(-1)?.mark !== '.';
}

const relatives: ReadonlySet<CutClass | undefined> = new Set<CutClass>([
  'who',
  'that',
  'reason',
  'time',
  'condition',
  'although',
]);

/** Whether some part between marks that opens no clause of its own has a verb. */
const hasMainVerb = (tokens: readonly Token[]): boolean => {
  let isClause = false;
  return tokens.some((token, index) => {
    if (index === 0 || tokens[index - 1]?.mark !== '') isClause = relatives.has(token.class);
    return token.isVerb && !isClause;
  });
};

/** "Ada Lund, who sold the boat | in May, denied it." */
const losesMainVerb = (tokens: readonly Token[], head: readonly Token[]): boolean =>
  hasMainVerb(tokens) && !hasMainVerb(head);

/** "two things – the boat, | and the pier": the first of those behind a dash or colon. */
function isInList(head: readonly Token[]): boolean {
  const opened = head.slice(0, -1).findLast(({ mark }) => mark !== '')?.mark;
  return head.at(-1)?.mark === ',' && (opened === '–' || opened === ':');
}

/** Whether a cut breaks a sentence or its truth, whatever the model says. */
export function isForbiddenCut(text: string, { kind, from, to }: CutPlace, words: LanguageWords): boolean {
  const tokens = readTokens(text, words);
  const head = tokens.filter((token) => token.to <= from + 1);
  const cut = tokens.filter((token) => token.from >= from && token.to <= to);
  const [rest] = tokens.filter((token) => token.from >= to);
  if (isHedged(text.slice(from, to), words)) return true;
  // "Philip H.": an initial, and no end.
  if (kind === 'end' && head.at(-1)?.mark === '.' && head.at(-1)?.letters === 1) return true;
  if (kind === 'opening') return rest === undefined || rest.isVerb || rest.class === 'and' || rest.class === 'such';
  // "In May, the port, a small one, opened": what is left would have no subject.
  if (kind === 'inner' && cut.some(({ mark }) => sentenceMarks.has(mark))) return true;
  if (kind === 'inner')
    return rest?.isVerb === true && !head.slice(0, -1).some(({ mark }) => mark !== '') && isFronted(head[0]);
  if (cut[0]?.mark !== '' && cut[0]?.class !== undefined) return true;
  if (words.isVerbSecond && losesFinalVerb(head, cut)) return true;
  if (losesMainVerb(tokens, head) || isInList(head)) return true;
  const isAside = head.at(-1)?.mark === '–' && cut.some(({ mark }) => mark === '–');
  return isAside || completes.has(cut[0]?.class) || resumes(cut) || partsList(head, cut) || isAllBut(head, cut);
}
