import { endsWhole, isBalanced } from '../../brief/borders.ts';
import { isBoilerplate } from '../../brief/noise.ts';
import { quantitiesIn } from '../../brief/quantities.ts';
import type { RankedSentence } from '../../brief/rank.ts';
import { shortenings } from '../../brief/shorten.ts';
import { standing } from '../../brief/standing.ts';
import { drawnLength, firstWord, isUnspaced, listTerms, overlap, wordCount, wordsIn } from '../../brief/text.ts';
import { type LanguageWords, wordsFor } from '../../brief/words.ts';
import { findLanguage } from '../../languages/index.ts';
import { joinAlternatives, pickSigns } from '../../languages/patterns.ts';
import { isShort } from '../pairs.ts';
import { findSigns, isDelicate, type Signs } from '../situations/words.ts';
import { hasSmallVerb, isNounPhrase } from './names.ts';
import { hanging } from './signs.ts';
import { asCaption } from './topic.ts';

/** A short sentence of the source that stands alone. */
export interface Statement {
  readonly text: string;
  /** How good a punch line it is, 0 to about 1.5: it stands alone, is short, and surprises. */
  readonly value: number;
  readonly hasNumber: boolean;
  readonly isTrouble: boolean;
  readonly isFall: boolean;
  readonly isOpinion: boolean;
  /** Whether it is the source's title. */
  readonly isHeadline: boolean;
  /** Whether it is a title that asks, or says what the text will tell, rather than what is so. */
  readonly isAsked?: boolean;
  /** Whether it is a title that names something and says nothing of it. */
  readonly isName?: boolean;
  /** Whether it is a title with a label or in two halves, set as it is. */
  readonly isBordered?: boolean;
}

/** How many statements are kept. */
const kept = 24;

/** Whether a title is written as a name is: with capitals inside, too. Three words in small letters are a headline. */
export const isTitleCase = (title: string) => {
  const inner = (title.match(/[\p{L}\p{M}'’-]+/gu) ?? []).slice(1).filter((word) => word.length > 3);
  return inner.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= inner.length;
};

/** A caption's punch: a few words say it. */
const wordy = 9;

/** Words of a label in front of a headline. */
const maxLabelWords = 5;

/** What a title may have to be a punch line, in words and drawn letters. */
const headline = { least: 4, most: 15, mostUnspaced: 24, letters: 92 };

const markSigns = (text: string, signs: Signs | undefined) => ({
  hasNumber: quantitiesIn(text).length > 0,
  isTrouble: signs?.trouble.test(text) === true,
  isFall: signs?.fall.test(text) === true,
  isOpinion: signs?.opinion.test(text) === true,
});

const isExtreme = (text: string, signs: Signs | undefined) =>
  signs?.extreme.test(text) === true || signs?.surprise.test(text) === true;

/** Whether a title behind an article has a verb, where the language shows one. */
function isClause(title: string, language: string, signs: Signs | undefined): boolean {
  if (signs?.hasVerbs) return signs.hasVerb(title);
  return findLanguage(language)?.drawings?.hasCapitalNouns === true && hasSmallVerb(wordsIn(title), wordsFor(language));
}

/** Whether a title has a verb; undefined where its language shows none. */
export const findVerb = (title: string, language: string, signs: Signs | undefined): boolean | undefined => {
  const shows = signs?.hasVerbs === true || findLanguage(language)?.drawings?.hasCapitalNouns === true;
  return shows ? isClause(title, language, signs) : undefined;
};

/** What a title's part is worth that stands for the whole, and a title that is set with its label or its two halves. */
const forms = { whole: 1, bordered: 0.9 } as const;

/**
 * The title as a statement: what everybody would retell, without its label where the rest stands alone, else as it is.
 * `isSubject`: whether a label is what the text is about; without it nobody knows what is meant.
 */
export function readHeadline(
  title: string,
  language: string,
  words: LanguageWords,
  isSubject: (label: string) => boolean = () => false,
): Statement[] {
  const bare = title.replace(/\s*[([（【][^)\]）】]{0,40}[)\]）】]\s*$/, '');
  const [label = ''] = bare.split(/:\s/u);
  const short = label !== bare && isSubject(label) ? bare : withoutLabel(language, bare);
  const isLeaning = short !== bare && leansBack(short, words);
  const found = isLeaning ? [] : readForm(asCaption(short), false, language, words);
  return found.length > 0 ? found : readForm(asCaption(bare), true, language, words);
}

/** Whether what stood behind a label points back to it ("… wachsen sie viel schneller"). */
const leansBack = (text: string, words: LanguageWords) =>
  wordsIn(text.toLowerCase()).some(
    (word) => words.backward.has(word) && !words.joints.has(word) && !words.and.has(word),
  );

const joinAny = (field: Parameters<typeof pickSigns>[0]) => joinAlternatives(pickSigns(field));

const instructs = new RegExp(
  String.raw`^(?:${joinAny('instructs')}) (?:(?:${joinAny('instructsNot')}) )?(?:${joinAny('infinitives')})(?!\p{L})`,
  'iu',
);

const asks = new RegExp(String.raw`^(?:${joinAny('asking')})(?!\p{L})`, 'iu');

/** A title's form as a statement; an instruction is none. `isWhole`: with its label or halves, where nothing else stands. */
function readForm(text: string, isWhole: boolean, language: string, words: LanguageWords): Statement[] {
  const length = wordCount(text);
  const isInstruction = instructs.test(text);
  const isAsked = /[?？؟]/.test(text) || asks.test(text);
  const most = isUnspaced(text) ? headline.mostUnspaced : headline.most;
  const isShortName = /\p{N}/u.test(text) && length > 1;
  if ((length < headline.least && !isShortName) || length > most || drawnLength(text) > headline.letters) return [];
  const isBordered = /[:：|]|[?？؟](?=.)|\s[–—-]\s|\d{2}\.\d{2}/.test(text);
  if ((isBordered && !isWhole) || isInstruction || isDelicate(text, language) || !isBalanced(text)) return [];
  // "The Art of Doing Nothing" names a thing; a title of a few more words says something of it.
  const signs = findSigns(language);
  const opensName = words.subjects.has(firstWord(text)) && length < 7 && !isClause(text, language, signs);
  const isNamed = (length < 5 && isTitleCase(text)) || opensName;
  const isName = !isAsked && (isNamed || isNounPhrase(text, language, words, signs));
  const brevity = length <= wordy ? 1 : 1 - (length - wordy) * 0.04;
  const form = isBordered ? forms.bordered : forms.whole;
  const worth = isName ? 0.78 : isAsked || length < 5 ? 1.05 : 1.35;
  const value = worth * form * brevity * (isExtreme(text, signs) ? 1.1 : 1);
  const kind = { ...(isAsked && { isAsked }), ...(isName && { isName }), ...(isBordered && { isBordered }) };
  return [{ text, value, isHeadline: true, ...kind, ...markSigns(text, signs) }];
}

/**
 * "Review: the keyboard is fine" without its label, when what follows stands alone: a clause, where verbs are known. A
 * label of more words is part of what is said.
 */
function withoutLabel(language: string, title: string): string {
  const [, label = '', rest = ''] = /^([^:]{2,40}):\s+(.+)$/u.exec(title) ?? [];
  if (wordCount(rest) < headline.least + 1) return title;
  const signs = findSigns(language);
  const isClause = signs?.hasVerbs === true && signs.hasVerb(rest);
  return wordCount(label) <= 2 || (wordCount(label) <= maxLabelWords && isClause) ? rest : title;
}

/** Whether a form is its sentence as it stands, but for its stop. */
const isUncut = (form: string, sentence: string) => asCaption(form) === asCaption(sentence);

export function listStatements(
  ranked: readonly RankedSentence[],
  title: string,
  language: string,
  words: LanguageWords,
): Statement[] {
  const signs = findSigns(language);
  const top = Math.max(...ranked.map(({ score }) => score), 0.01);
  const said = new Set(listTerms(title, words));
  return ranked
    .flatMap((sentence): Statement[] => {
      // Whole or not at all: a clause cut out of its sentence is seldom understood.
      const text = shortenings(sentence.text, words).find((form) => isShort(form) && isUncut(form, sentence.text));
      if (text === undefined || wordCount(text) < 3 || !isBalanced(text) || !endsWhole(text, words)) return [];
      const stands = standing(sentence.text, text, words) * (namesSomebody(text, title) ? 0.5 : 1);
      if (
        stands < 0.35 ||
        words.backward.has(firstWord(text)) ||
        hanging.test(text) ||
        isDelicate(text, language) ||
        signs?.instruction.test(text) === true ||
        isBoilerplate(text)
      )
        return [];
      const terms = new Set(listTerms(text, words));
      const retold = overlap(terms, said);
      const hasNumber = quantitiesIn(text).length > 0;
      const length = wordCount(text);
      const brevity = length <= wordy ? 1 : 1 - (length - wordy) * 0.06;
      // A little kinship with the title, so that one knows what it is about; much of it, and nothing is new.
      const news = retold > 0.7 ? 0.4 : retold > 0 ? 1.1 : 0.9;
      const value =
        stands *
        brevity *
        news *
        (0.65 + 0.35 * (Math.max(0, sentence.score) / top)) *
        (1 + (hasNumber ? 0.2 : 0) + (isExtreme(text, signs) ? 0.25 : 0));
      return [
        {
          text: asCaption(text),
          value,
          isHeadline: false,
          ...markSigns(text, signs),
        },
      ];
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, kept);
}

/** Whether a text seems to name a person whom the title does not: two capitals in a row. */
function namesSomebody(text: string, title: string): boolean {
  const names = text.match(/(?<=^|[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => !title.includes(name));
}
