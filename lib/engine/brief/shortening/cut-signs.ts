import type { Language } from '../../languages/language.ts';
import { type CutClass, cutClasses, cutEndings } from '../../languages/words/cut-words.ts';
import { isHedged } from '../text/borders.ts';
import { verb } from '../text/clause-signs.ts';
import { keepByWords, type LanguageWords } from '../text/words.ts';
import { type CutPlace, listWords } from './cut-places.ts';

const classesOf = new WeakMap<Language, ReadonlyMap<string, CutClass>>();
const noClasses: ReadonlyMap<string, CutClass> = new Map();

function getClasses(language: Language | undefined): ReadonlyMap<string, CutClass> {
  if (language?.cuts === undefined) return noClasses;
  const known = classesOf.get(language);
  if (known !== undefined) return known;
  const { cuts } = language;
  const made = new Map<string, CutClass>(
    cutClasses
      .toReversed()
      .flatMap((name) => (cuts[name] ?? '').split(' ').map((own): [string, CutClass] => [own, name])),
  );
  classesOf.set(language, made);
  return made;
}

export interface CutToken {
  readonly from: number;
  readonly to: number;
  readonly class: CutClass | undefined;
  readonly isVerb: boolean;
  readonly isNumber: boolean;
  readonly isCapital: boolean;
  readonly isBinding: boolean;
  readonly isSpeech: boolean;
  /** Ends as participles and infinitives do ("-ed", "-ing", "-t", "-en"). */
  readonly ending: string;
  readonly isGerund: boolean;
  readonly isPast: boolean;
  /** Looks like a verb that may end its clause. */
  readonly isLast: boolean;
  readonly letters: number;
  readonly mark: string;
}

const endings = new RegExp(`(?:${cutEndings.join('|')})$`, 'u');

function readEndings(language: Language | undefined) {
  const [gerund, past, last] = (['gerund', 'past', 'last'] as const).map(
    (field) => new Set((language?.cuts?.[field] ?? '').split(' ').filter(Boolean)),
  );
  return { gerund: gerund ?? none, past: past ?? none, last: last ?? none };
}
const none: ReadonlySet<string> = new Set();

export const readTokens = keepByWords((text: string, words: LanguageWords): readonly CutToken[] => {
  const classes = getClasses(words.language);
  const { gerund, past, last } = readEndings(words.language);
  return listWords(text).map(({ from, to }, index): CutToken => {
    const raw = text.slice(from, to);
    const bare = raw.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const [first = ''] = bare.toLowerCase().split(/['’]/u);
    const lower = bare.toLowerCase();
    const own = classes.get(lower) ?? classes.get(first);
    const ending = own === undefined && /^\p{Ll}/u.test(bare) ? (endings.exec(lower)?.[0] ?? '') : '';
    return {
      from,
      to,
      class: own,
      isVerb: own === 'auxiliary' || (own === undefined && verb.test(`${bare} `)),
      isNumber: /\p{N}/u.test(bare),
      isCapital: index > 0 && /^\p{Lu}/u.test(bare),
      isBinding: isHedged(lower, words),
      isSpeech: words.speech.has(lower),
      ending,
      isGerund: gerund.has(ending),
      isPast: past.has(ending),
      isLast: last.has(ending),
      letters: bare.length,
      mark: /[,;:–—.!?](?=["”’)]?$)/u.exec(raw)?.[0] ?? (/^\s[–—-]\s/u.test(text.slice(to, to + 3)) ? '–' : ''),
    };
  });
});

type CutSigns = Readonly<Record<string, number>>;

const count = (tokens: readonly CutToken[], is: (token: CutToken) => boolean): number => tokens.filter(is).length;

const toFlag = (is: boolean): number => (is ? 1 : 0);

function addPart(signs: Record<string, number>, name: string, tokens: readonly CutToken[]): void {
  signs[`${name}Words`] = tokens.length;
  signs[`${name}Verbs`] = count(tokens, ({ isVerb }) => isVerb);
  signs[`${name}Numbers`] = count(tokens, ({ isNumber }) => isNumber);
  signs[`${name}Capitals`] = count(tokens, ({ isCapital }) => isCapital);
  signs[`${name}Binding`] = count(tokens, ({ isBinding }) => isBinding);
  signs[`${name}Speech`] = count(tokens, ({ isSpeech }) => isSpeech);
  signs[`${name}Commas`] = count(tokens, ({ mark }) => mark === ',');
  signs[`${name}Pairs`] = count(tokens, (token) => token.class === 'pair');
}

function addToken(signs: Record<string, number>, name: string, token: CutToken | undefined): void {
  if (token === undefined) return;
  if (token.class !== undefined) signs[`${name}:${token.class}`] = 1;
  signs[`${name}Verb`] = toFlag(token.isVerb);
  signs[`${name}Number`] = toFlag(token.isNumber);
  signs[`${name}Capital`] = toFlag(token.isCapital);
  signs[`${name}Content`] = toFlag(token.class === undefined && !token.isVerb);
  signs[`${name}Letters`] = token.letters;
  if (token.ending !== '') signs[`${name}-${token.ending}`] = 1;
}

export function readCutSigns(text: string, place: CutPlace, words: LanguageWords): CutSigns {
  const tokens = readTokens(text, words);
  const head = tokens.filter(({ to }) => to <= Math.max(place.from, 0) + 1 && place.kind !== 'opening');
  const cut = tokens.filter(({ from, to }) => from >= place.from && to <= place.to);
  const rest = tokens.filter(({ from }) => from >= place.to);
  const signs: Record<string, number> = { total: tokens.length, verbSecond: toFlag(words.isVerbSecond) };
  addPart(signs, 'head', head);
  addPart(signs, 'cut', cut);
  addPart(signs, 'rest', rest);
  const last = head.at(-1);
  addToken(signs, 'last', last);
  addToken(signs, 'before', head.at(-2));
  addToken(signs, 'next', cut[0]);
  addToken(signs, 'second', cut[1]);
  addToken(signs, 'third', cut[2]);
  addToken(signs, 'end', cut.at(-1));
  addToken(signs, 'rest', rest[0]);
  addToken(signs, 'restSecond', rest[1]);
  const mark = place.kind === 'inner' ? text.charAt(place.from) : (last?.mark ?? '');
  if (mark !== '') signs[`mark${mark === '—' ? '–' : mark}`] = 1;
  // The word behind the last mark of the head: it may open a clause that is still open.
  const opened = head.findLastIndex((token, index) => index < head.length - 1 && token.mark !== '');
  const clause = head.slice(opened + 1);
  addToken(signs, 'clause', clause[0]);
  signs.clauseWords = clause.length;
  signs.clauseVerbs = count(clause, ({ isVerb }) => isVerb);
  addToken(signs, 'first', tokens[0]);
  signs.toMark = cut.findIndex((token) => token.mark !== '');
  signs.firstVerb = head.findIndex(({ isVerb }) => isVerb);
  const lastVerb = head.findLastIndex(({ isVerb }) => isVerb);
  signs.sinceVerb = lastVerb < 0 ? -1 : head.length - 1 - lastVerb;
  const lastClass = head.findLastIndex((token) => token.class !== undefined && token.class !== 'article');
  addToken(signs, 'joint', head[lastClass]);
  signs.sinceJoint = lastClass < 0 ? -1 : head.length - 1 - lastClass;
  signs.headAuxiliaries = count(head, (token) => token.class === 'auxiliary');
  signs.clauseAuxiliaries = count(clause, (token) => token.class === 'auxiliary');
  signs.cutAuxiliaries = count(cut, (token) => token.class === 'auxiliary');
  signs.toVerb = cut.findIndex(({ isVerb }) => isVerb);
  signs.toClass = cut.findIndex((token, index) => index > 0 && token.class !== undefined && token.class !== 'article');
  signs.share = head.length / tokens.length;
  for (const name of ['who', 'that', 'condition', 'time', 'reason', 'and', 'but', 'than', 'pronoun'] as const) {
    signs[`cutHas:${name}`] = count(cut, (token) => token.class === name);
    signs[`headHas:${name}`] = count(head, (token) => token.class === name);
  }
  return signs;
}
