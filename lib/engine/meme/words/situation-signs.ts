import type { Language, MemeWords } from '../../languages/language.ts';
import { matchAny, splitAlternatives, toAlternatives, withGaps } from './sign-patterns.ts';

export interface SituationSigns {
  /** Groups: before the turn, and the rest with its turning word; the last two where the first clause's ending turns. */
  readonly turn: RegExp;
  readonly shift: RegExp;
  /** Groups: a headline before the word that turns it, and the rest. */
  readonly titleTurn: RegExp;
  readonly upshot: RegExp;
  readonly foregone: RegExp;
  readonly pastOpener: RegExp;
  readonly presentOpener: RegExp;
  readonly stage: RegExp;
  readonly amounts: RegExp;
  readonly masks: readonly RegExp[];
  readonly reversal: RegExp;
  readonly reversalOpener: RegExp;
  readonly lasts: readonly RegExp[];
}

const mark = '[,;:–—،、，；]';

function compileTurns(hasSpaces: boolean, words: MemeWords) {
  const end = hasSpaces ? '(?!\\p{L})\\s+' : '';
  const opens = `(?:${toAlternatives(words.turns)})${end}`;
  const endings = splitAlternatives(words.situations.turnEnds);
  const ended = endings.length === 0 ? '' : `|^(.{4,}?(?:${toAlternatives(endings)}))[、，,]\\s*(.+)$`;
  return {
    turn: new RegExp(`^(.{${hasSpaces ? 8 : 4},}?)${mark}\\s*(${opens}.+)$${ended}`, 'iu'),
    shift: new RegExp(
      `^(.{${hasSpaces ? 8 : 4},}?)${mark}\\s*((?:${opens})?(?:${toAlternatives(words.present)})${hasSpaces ? '(?!\\p{L})' : ''}.+)$`,
      'iu',
    ),
  };
}

/** At a comma or dash before one of the words. */
const breakTitle = (list: readonly string[], hasSpaces: boolean): RegExp =>
  new RegExp(
    `^(.{6,}?)\\s*(?:[,;、，،…]|[–—]|\\s-\\s|\\.\\.\\.)\\s*((?:${toAlternatives(list)})${hasSpaces ? '(?!\\p{L})' : ''}.+)$`,
    'iu',
  );

/** At a comma before one of the words, or at a dash before a few words. */
const breakBefore = (list: readonly string[]): RegExp =>
  new RegExp(
    `^(.{12,}?)(?:[,;:]\\s+(?=(?:${toAlternatives(list)})(?!\\p{L}))|\\s[–—]\\s(?=(?:\\S+\\s?){1,9}$))(.+)$`,
    'iu',
  );

function compileLasts(hasSpaces: boolean, { about, lasts, units, situations }: MemeWords): readonly RegExp[] {
  const space = hasSpaces ? '\\s+' : '\\s*';
  const { numerals } = situations;
  const nearly = about.length > 0 ? `(?:(?:${toAlternatives(about)})${space})?` : '';
  const size = hasSpaces
    ? '(?:\\s(?:million|billion|Millionen|millions?|millones))?[\\s-]?'
    : numerals === undefined
      ? ''
      : `[${numerals}]?`;
  const amount = `${nearly}[\\d.,]*\\d${size}(?:${toAlternatives(units)})`;
  const verbs = toAlternatives(lasts);
  const behind = splitAlternatives(situations.lastsBehind);
  return [
    ...(lasts.length === 0
      ? []
      : [
          hasSpaces
            ? `^(.{6,90}?(?<!\\p{L})(?:${verbs})(?:\\s.{0,30}?)?)\\s+(${amount})(?![\\p{L}\\d])(.*)$`
            : `^(.{3,40}?(?:${verbs}))(${amount})(.*)$`,
        ]),
    // A particle may stand between.
    ...(behind.length === 0
      ? []
      : [`^(.{3,60}?)(${hasSpaces ? '(?<=\\s)' : ''}${amount}\\p{L}{0,2}\\s?(?:${toAlternatives(behind)}))(.*)$`]),
  ].map((source) => new RegExp(source, 'iu'));
}

export function compileSituations({ hasSpaces }: Language, words: MemeWords): SituationSigns {
  const { upshots, foregone, stages, masks, reversals } = words.situations;
  const quote = '^["“„«]?';
  return {
    ...compileTurns(hasSpaces, words),
    titleTurn: breakTitle(splitAlternatives(words.situations.titleTurns), hasSpaces),
    upshot: matchAny(splitAlternatives(upshots), hasSpaces, quote),
    foregone: matchAny(splitAlternatives(foregone), hasSpaces, quote),
    pastOpener: matchAny(words.past, hasSpaces, '^'),
    presentOpener: matchAny(words.present, hasSpaces, '^'),
    stage: matchAny(splitAlternatives(stages), hasSpaces),
    amounts: new RegExp(`([$€£¥₩])?\\s?(\\d[\\d.,]*)[\\s-]?(${toAlternatives(words.units)}|[€£¥₩%])?`, 'giu'),
    masks: splitAlternatives(masks).map((pattern) => withGaps(pattern, hasSpaces)),
    reversal: breakBefore(splitAlternatives(reversals)),
    reversalOpener: matchAny(splitAlternatives(reversals), hasSpaces, quote),
    lasts: compileLasts(hasSpaces, words),
  };
}
