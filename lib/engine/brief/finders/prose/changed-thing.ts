import type { Language } from '../../../languages/index.ts';
import { perLanguage } from '../../../languages/patterns.ts';
import type { Reading } from '../../reading/reading.ts';
import { isWholeOpening } from '../../standing/dangling.ts';
import { endsWhole, isHedged } from '../../text/borders.ts';
import { getFirstWord, isUnspaced, listTerms, measureDrawnLength, tidy, wordsIn } from '../../text/text.ts';
import type { LanguageWords } from '../../text/words.ts';
import { labelBudgetChars } from './amounts.ts';

interface Changed {
  /** Its name, and the clause before the values. */
  readonly name: string;
  readonly clause: string;
  readonly span: string;
  /** Whether its noun is one of counts ("the number of members"). */
  readonly isCounted: boolean;
}

const none = '(?!)';

const getSigns = perLanguage((among) => {
  const [language] = among;
  const data = among.length === 1 ? language?.brief?.fromTo : undefined;
  if (language === undefined || data === undefined) return undefined;
  const isClose = language.hasWordBorders === false;
  const gap = isClose ? '' : String.raw`\s`;
  const edge = isClose ? '' : String.raw`(?!\p{L})`;
  const adverbs = `(?:${gap}(?:${data.adverbs ?? none}))*`;
  const verbs = `(?:${data.verbs ?? none})`;
  return {
    isClose,
    needsVerb: data.verbs !== undefined || data.lastVerbs !== undefined,
    border: isClose ? /[、，,；;。：]/u : /[,;:؛،]\s|\s[–—-]\s|[()]/u,
    /** The subject → verb. */
    behind: new RegExp(`^(?<name>.+?)${gap}${verbs}${adverbs}$`, 'iu'),
    spanned: new RegExp(String.raw`^(?<name>.+?)${gap}${verbs}${adverbs}\s(?<span>.{3,40})$`, 'iu'),
    verb: new RegExp(String.raw`(?<!\p{L})${verbs}(?!\p{L})`, 'iu'),
    /** Verb → what changed. */
    ahead: new RegExp(String.raw`^(?<lead>.*?)(?:^|\s)${verbs}\s(?<name>.+)$`, 'iu'),
    changing: new RegExp(String.raw`(?:^|\s)(?:${data.changing ?? none})\s(?<name>.+)$`, 'iu'),
    /** The subject → auxiliary → … → verb. */
    last: isClose
      ? new RegExp(`^(?:.*(?:${data.auxiliaries ?? none}))?(?<name>.+?)(?:${data.auxiliaries ?? none})$`, 'iu')
      : new RegExp(String.raw`^(?<name>.+?)\s(?:${data.auxiliaries ?? none})(?<span>\s.+)?$`, 'iu'),
    adverbial: new RegExp(`^(?:${data.adverbs ?? none}|${data.spans ?? none})${edge}`, 'iu'),
    object: new RegExp(`^(?:${data.objects ?? none})\\s`, 'iu'),
    any: new RegExp(
      `(?:${[data.verbs, data.changing, data.lastVerbs].filter((one) => one !== undefined).join('|') || data.to})${edge}`,
      'iu',
    ),
    plans: new RegExp(isClose ? (data.plans ?? none) : `(?<!\\p{L})(?:${data.plans ?? none})(?!\\p{L})`, 'iu'),
    trailing: new RegExp(`(?:${data.adverbs ?? none})+$`, 'iu'),
    opener: new RegExp(`^(?:(?:${data.openers ?? none})${gap})+`, 'iu'),
    generic: new RegExp(`^(?:${data.generic})$`, 'iu'),
    counted: new RegExp(isClose ? `(?:${data.generic})$` : String.raw`(?<!\p{L})(?:${data.generic})(?!\p{L})`, 'iu'),
  };
});
type Signs = NonNullable<ReturnType<typeof getSigns>>;

function withoutReport(name: string, { reporting, speech }: LanguageWords): string {
  const parts = name.split(/\s/);
  const at = parts.findLastIndex((word) => reporting.has(word.toLowerCase()) || speech.has(word.toLowerCase()));
  return at < 0 ? name : parts.slice(at + 1).join(' ');
}

const isAdverbial = (text: string, { adverbial }: Signs, { joints }: LanguageWords): boolean =>
  text === '' || joints.has(getFirstWord(text)) || adverbial.test(text);

type Part = Pick<Changed, 'name' | 'span'>;

function findLastVerbs(clause: string, signs: Signs, words: LanguageWords): Part | undefined {
  const { name = '', span = '' } = signs.last.exec(clause)?.groups ?? {};
  const own = tidy(span);
  if (signs.object.test(own)) return { name: own.replace(signs.object, ''), span: '' };
  return isAdverbial(own, signs, words) ? { name, span: own } : undefined;
}

function findPart(clause: string, hasLastVerb: boolean, signs: Signs, words: LanguageWords): Part | undefined {
  if (!signs.needsVerb) return { name: clause.replace(signs.trailing, ''), span: '' };
  const behind = signs.behind.exec(clause)?.groups?.name;
  if (behind !== undefined) return { name: behind, span: '' };
  if (hasLastVerb) return findLastVerbs(clause, signs, words);
  const changed = signs.changing.exec(clause)?.groups?.name;
  if (changed !== undefined) return { name: changed, span: '' };
  const { name: named = '', span = '' } = signs.spanned.exec(clause)?.groups ?? {};
  if (named !== '' && !signs.object.test(span) && isAdverbial(span, signs, words)) return { name: named, span };
  const { lead = '', name = '' } = signs.ahead.exec(clause)?.groups ?? {};
  return isAdverbial(tidy(lead), signs, words) ? { name, span: tidy(lead) } : undefined;
}

function withoutJoined(name: string, { verb }: Signs, { and }: LanguageWords): string {
  const parts = name.split(/\s/);
  const at = parts.findLastIndex((word, index) => {
    const before = parts.slice(0, index).join(' ');
    return and.has(word.toLowerCase()) && (/\p{N}/u.test(before) || verb.test(before));
  });
  return at < 0 ? name : parts.slice(at + 1).join(' ');
}

function isWhole(name: string, signs: Signs, { words, fullTitle }: Reading): boolean {
  const own = wordsIn(name.toLowerCase());
  const bare = words.stop.has(getFirstWord(name)) ? name.replace(/^\p{L}+(?:\s|['’])/u, '') : name;
  const isNamed =
    !signs.generic.test(bare) || listTerms(name, words).some((term) => new Set(listTerms(fullTitle, words)).has(term));
  const pointing = signs.isClose
    ? [...words.backward].some((word) => name.startsWith(word))
    : words.backward.has(getFirstWord(name)) && !isWholeOpening(name, words);
  return (
    name.length > 1 &&
    isNamed &&
    !pointing &&
    measureDrawnLength(name) <= labelBudgetChars &&
    endsWhole(name, words) &&
    !signs.verb.test(name) &&
    !/\p{N}/u.test(name) &&
    !isHedged(name, words) &&
    !own.some((word) => words.personal.has(word) || (words.relative.has(word) && !words.joints.has(word)))
  );
}

export function createSubjectFinder(language: Language | undefined) {
  const signs = getSigns(language);
  if (signs === undefined) return undefined;
  return (head: string, hasLastVerb: boolean, reading: Reading): Changed | undefined => {
    const { words } = reading;
    const clause = tidy(
      head
        .replace(/[\s,、，]+$/u, '')
        .split(signs.border)
        .at(-1) ?? '',
    );
    if (isUnspaced(clause) !== signs.isClose) return undefined;
    const found = findPart(clause, hasLastVerb, signs, words);
    if (found === undefined) return undefined;
    const name = withoutJoined(withoutReport(tidy(found.name), words), signs, words).replace(signs.opener, '');
    return isWhole(name, signs, reading)
      ? { name, clause, span: found.span, isCounted: signs.counted.test(name) }
      : undefined;
  };
}

/** Whether a sentence says that something changed, and not only that it may; undefined where a language has no words for it. */
export function saysChange(text: string, language: Language | undefined): boolean | undefined {
  const signs = getSigns(language);
  return signs === undefined ? undefined : signs.any.test(text) && !signs.plans.test(text);
}
