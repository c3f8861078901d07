import { findLanguage } from '../../languages/index.ts';
import type { Language, MemeWords } from '../../languages/language.ts';
import type { QuipWords } from '../../languages/words/situation-words.ts';
import { matchAny, never, splitAlternatives, toAlternatives, withGaps } from './sign-patterns.ts';
import { compileSituations, type SituationSigns } from './situation-signs.ts';

export interface JokeSigns extends SituationSigns {
  readonly language: Language;
  readonly opener: RegExp;
  readonly moment: RegExp;
  readonly hope: RegExp;
  readonly strongHope: RegExp;
  readonly outcome: RegExp;
  readonly past: RegExp;
  readonly present: RegExp;
  readonly promise: RegExp;
  readonly delay: RegExp;
  readonly negation: RegExp;
  readonly fear: RegExp;
  readonly anger: RegExp;
  readonly tired: RegExp;
  readonly trouble: RegExp;
  readonly fall: RegExp;
  readonly opinion: RegExp;
  readonly extreme: RegExp;
  readonly surprise: RegExp;
  readonly triumph: RegExp;
  readonly doubt: RegExp;
  readonly joy: RegExp;
  readonly everyday: RegExp;
  readonly abstract: RegExp;
  readonly instruction: RegExp;
  readonly notice: RegExp;
  /** Behind it a sentence without spaces may be parted; matches nothing elsewhere. */
  readonly clauseEnd: RegExp;
  /** The space before a turning word without a comma. */
  readonly joint: RegExp;
  readonly simile: RegExp;
  /** A few words that turn the previous ones; matches nothing without data for quips. */
  readonly tag: RegExp;
  readonly platitude: RegExp;
  readonly assent: RegExp;
  readonly laugh: RegExp;
  readonly contrast: RegExp;
  readonly comparison: RegExp;
  readonly hasQuips: boolean;
  readonly gerund: RegExp;
  /** An article's noun phrase without a noun, at the end. */
  readonly nounless: RegExp;
  readonly scrap: RegExp;
  /** Whether a text has a finite verb after its first word; true without a list of verbs. */
  hasVerb(text: string): boolean;
  readonly hasVerbs: boolean;
  readonly swaps: readonly RegExp[];
  readonly choices: readonly RegExp[];
  readonly sames: readonly RegExp[];
  readonly laters: readonly RegExp[];
}

const compileClauseEnd = (ends: readonly string[] | undefined): RegExp =>
  ends === undefined ? never : new RegExp(`(?<=${toAlternatives(ends)})[、，]|(?<=[^、，]${ends[0]})(?![、，])`, 'u');

function compileQuips(language: Language, quips: QuipWords | undefined) {
  const matchList = (list: readonly string[]) => matchAny(list, language.hasSpaces);
  return {
    tag: matchAny(splitAlternatives(quips?.tags), language.hasSpaces, '^["“„«]?'),
    platitude: matchList(splitAlternatives(quips?.platitudes)),
    assent: matchAny(splitAlternatives(quips?.assents), language.hasSpaces, '^'),
    laugh: matchList(splitAlternatives(quips?.laughs)),
    contrast: matchList(splitAlternatives(quips?.contrasts)),
    comparison: matchList(splitAlternatives(quips?.comparisons)),
    hasQuips: quips !== undefined,
  };
}

function compile(language: Language, words: MemeWords): JokeSigns {
  const matchList = (list: readonly string[]) => matchAny(list, language.hasSpaces);
  const denied = language.hasSpaces ? `(?<!(?<!\\p{L})(?:${toAlternatives(words.negations)})\\s)` : '';
  // "Not too late" is not a problem.
  const matchFelt = (list: readonly string[]) => matchAny(list, language.hasSpaces, denied);
  const compilePatterns = (list: readonly string[]) =>
    list.map((pattern) => withGaps(pattern, language.hasSpaces, words.situations.numerals));
  return {
    language,
    ...compileSituations(language, words),
    opener: new RegExp(`^(?:${toAlternatives(words.turns)})(?!\\p{L})${language.hasSpaces ? '\\s+' : '[、，]?'}`, 'iu'),
    joint: language.hasSpaces ? new RegExp(`\\s+(?=(?:${toAlternatives(words.turns)})(?!\\p{L}))`, 'giu') : /(?!)/gu,
    hasVerb: createVerbTest(words.verbs ?? []),
    hasVerbs: words.verbs !== undefined && words.verbs.length > 0,
    moment: matchAny(words.moments, language.hasSpaces, '^["“„«]?'),
    hope: matchList([...words.hopes, ...words.strongHopes]),
    strongHope: matchList(words.strongHopes),
    outcome: matchList(words.outcomes),
    past: matchList(words.past),
    present: matchList(words.present),
    promise: matchList(words.promises),
    delay: matchList(words.delays),
    negation: matchList(words.negations),
    fear: matchFelt(words.fears),
    anger: matchFelt(words.angers),
    tired: matchList(words.tired),
    trouble: matchFelt(words.troubles),
    fall: matchFelt(words.falls),
    opinion: matchFelt(words.opinions),
    extreme: matchList(words.extremes),
    surprise: matchList(words.surprises),
    triumph: matchFelt(words.triumphs),
    doubt: matchList(words.doubts),
    joy: matchFelt(words.joys),
    everyday: matchList(words.everyday),
    abstract: matchList(words.abstract),
    instruction: matchList(words.instructions),
    notice: matchList(words.notices ?? []),
    clauseEnd: compileClauseEnd(words.clauseEnds),
    simile: matchList(words.similes),
    ...compileQuips(language, words.quips),
    gerund: matchAny(words.gerunds ?? [], language.hasSpaces, '^'),
    nounless:
      words.articles === undefined
        ? never
        : new RegExp(`(?<!\\p{L})(?:${toAlternatives(words.articles)})(?:\\s\\p{Ll}[\\p{L}-]*)+$`, 'u'),
    scrap: words.particles === undefined ? never : new RegExp(`(?:${toAlternatives(words.particles)})$`, 'iu'),
    swaps: compilePatterns(words.swaps),
    choices: compilePatterns(words.choices),
    sames: compilePatterns(words.sames),
    laters: compilePatterns(words.laters),
  };
}

export const matchTurn = (text: string, signs: JokeSigns | undefined): readonly string[] | undefined =>
  signs?.turn
    .exec(text)
    ?.slice(1)
    .filter((side) => side !== undefined);

/** A leading `*` marks English endings of finite verbs and participles. */
function createVerbTest(verbs: readonly string[]): (text: string) => boolean {
  if (verbs.length === 0) return () => true;
  const matchList = matchAny(verbs, true);
  const first = new RegExp(`^["“”‘’']?${matchList.source}`, 'iu');
  return (text) => matchList.test(text) && !first.test(text);
}

const compiled = new Map<string, JokeSigns | undefined>();

export function findSigns(tag: string): JokeSigns | undefined {
  const language = findLanguage(tag);
  if (language?.memes === undefined) return undefined;
  const known = compiled.get(language.code);
  if (known) return known;
  const signs = compile(language, language.memes);
  compiled.set(language.code, signs);
  return signs;
}
