import { listQuantities } from '../../brief/numbers/quantities.ts';
import { isBoilerplate } from '../../brief/outline/noise.ts';
import { listShortenings } from '../../brief/shortening/shorten.ts';
import { rateStanding } from '../../brief/standing/standing.ts';
import { endsWhole, isBalanced } from '../../brief/text/borders.ts';
import type { RankedSentence } from '../../brief/text/rank.ts';
import {
  countTextWords,
  getFirstWord,
  isUnspaced,
  listTerms,
  measureDrawnLength,
  overlap,
  wordsIn,
} from '../../brief/text/text.ts';
import { getWords, type LanguageWords } from '../../brief/text/words.ts';
import { findLanguage } from '../../languages/index.ts';
import { joinSigns } from '../../languages/patterns.ts';
import { isShort, toCaptionText } from '../words/caption-text.ts';
import { isDelicate } from '../words/delicate.ts';
import { hasSmallVerb, isNounPhrase } from '../words/noun-phrases.ts';
import { hanging } from '../words/phrase-signs.ts';
import { leansOutside } from '../words/pointing.ts';
import { findSigns, type JokeSigns } from '../words/signs.ts';

export interface JokeStatement {
  readonly text: string;
  readonly value: number;
  readonly hasNumber: boolean;
  readonly isTrouble: boolean;
  readonly isFall: boolean;
  readonly isOpinion: boolean;
  readonly isHeadline: boolean;
  readonly isAsked?: boolean;
  readonly isName?: boolean;
  /** A title with a label or in two halves, kept whole. */
  readonly isBordered?: boolean;
}

const kept = 24;
export const dotted = /\s[·•]\s/u;

/** Capitals inside; three words in lower case are a headline. */
export const isTitleCase = (title: string) => {
  const inner = (title.match(/[\p{L}\p{M}'’-]+/gu) ?? []).slice(1).filter((word) => word.length > 3);
  return inner.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= inner.length;
};

const wordy = 9;

const maxLabelWords = 5;

const headline = { min: 4, max: 15, maxUnspaced: 24, letters: 92 };

const markSigns = (text: string, signs: JokeSigns | undefined, { language }: LanguageWords) => ({
  hasNumber: listQuantities(text, language).length > 0,
  isTrouble: signs?.trouble.test(text) === true,
  isFall: signs?.fall.test(text) === true,
  isOpinion: signs?.opinion.test(text) === true,
});

const isExtreme = (text: string, signs: JokeSigns | undefined) =>
  signs?.extreme.test(text) === true || signs?.surprise.test(text) === true;

function isClause(title: string, language: string, signs: JokeSigns | undefined): boolean {
  if (signs?.hasVerbs) return signs.hasVerb(title);
  return findLanguage(language)?.hasCapitalNouns === true && hasSmallVerb(wordsIn(title), getWords(language));
}

/** Undefined in languages without signs of verbs. */
export const hasVerbSign = (title: string, language: string, signs: JokeSigns | undefined): boolean | undefined => {
  const shows = signs?.hasVerbs === true || findLanguage(language)?.hasCapitalNouns === true;
  return shows ? isClause(title, language, signs) : undefined;
};

/** Worth of a title: one that only names, one that asks or is short, and a sentence; factors of its form. */
const titles = { named: 0.78, asked: 1.05, said: 1.35 } as const;
const forms = { whole: 1, bordered: 0.9 } as const;
/** Loss per word beyond `wordy`, in a title and in a sentence of the text. */
const wordLoss = { title: 0.04, body: 0.06 } as const;
const extremeTitle = 1.1;

/** Limits of a sentence of the text: how well it stands alone, and the share of its terms in the title from which it is not news. */
const limits = { standing: 0.35, titleShare: 0.7 } as const;
/** Factors by what a sentence shares with the title: some gives context, much is nothing new. */
const news = { repeated: 0.4, related: 1.1, apart: 0.9 } as const;
/** The shares of a sentence's worth that any has, and that its rank adds. */
const rank = { base: 0.65, share: 0.35 } as const;
const added = { number: 0.2, extreme: 0.25 } as const;

/** Without its label where the rest stands alone. `isSubject`: the label is the text's subject and must stay. */
export function readHeadline(
  title: string,
  language: string,
  words: LanguageWords,
  isSubject: (label: string) => boolean = () => false,
): JokeStatement[] {
  // "Author · Work" is a label.
  if (dotted.test(title)) return [];
  const bare = title.replace(/\s*[([（【][^)\]）】]{0,40}[)\]）】]\s*$/, '');
  const [label = ''] = bare.split(/:\s/u);
  const short = label !== bare && isSubject(label) ? bare : withoutLabel(language, bare);
  const isLeaning = short !== bare && leansBack(short, words);
  const found = isLeaning ? [] : readForm(toCaptionText(short), false, language, words);
  return found.length > 0 ? found : readForm(toCaptionText(bare), true, language, words);
}

/** "… wachsen sie viel schneller" refers to its label. */
const leansBack = (text: string, words: LanguageWords) =>
  wordsIn(text.toLowerCase()).some(
    (word) => words.backward.has(word) && !words.joints.has(word) && !words.and.has(word),
  );

const instructs = new RegExp(
  String.raw`^(?:${joinSigns('instructs')}) (?:(?:${joinSigns('instructsNot')}) )?(?:${joinSigns('infinitives')})(?!\p{L})`,
  'iu',
);

const asks = new RegExp(String.raw`^(?:${joinSigns('asking')})(?!\p{L})`, 'iu');

function readForm(text: string, isWhole: boolean, language: string, words: LanguageWords): JokeStatement[] {
  const length = countTextWords(text);
  const isInstruction = instructs.test(text);
  const isAsked = /[?？؟]/.test(text) || asks.test(text);
  const max = isUnspaced(text) ? headline.maxUnspaced : headline.max;
  const isShortName = /\p{N}/u.test(text) && length > 1;
  if ((length < headline.min && !isShortName) || length > max || measureDrawnLength(text) > headline.letters) return [];
  const isBordered = /[:：|]|[?？؟](?=.)|\s[–—-]\s|\d{2}\.\d{2}/.test(text);
  if ((isBordered && !isWhole) || isInstruction || isDelicate(text, language) || !isBalanced(text)) return [];
  // "The Art of Doing Nothing" is a name; longer titles say something.
  const signs = findSigns(language);
  const opensName = words.subjects.has(getFirstWord(text)) && length < 7 && !isClause(text, language, signs);
  const isNamed = (length < 5 && isTitleCase(text)) || opensName;
  const isName = !isAsked && (isNamed || isNounPhrase(text, language, words, signs));
  const brevity = length <= wordy ? 1 : 1 - (length - wordy) * wordLoss.title;
  const form = isBordered ? forms.bordered : forms.whole;
  const worth = isName ? titles.named : isAsked || length < 5 ? titles.asked : titles.said;
  const value = worth * form * brevity * (isExtreme(text, signs) ? extremeTitle : 1);
  const kind = { ...(isAsked && { isAsked }), ...(isName && { isName }), ...(isBordered && { isBordered }) };
  return [{ text, value, isHeadline: true, ...kind, ...markSigns(text, signs, words) }];
}

function withoutLabel(language: string, title: string): string {
  const [, label = '', rest = ''] = /^([^:]{2,40}):\s+(.+)$/u.exec(title) ?? [];
  if (countTextWords(rest) < headline.min + 1) return title;
  const signs = findSigns(language);
  const isClause = signs?.hasVerbs === true && signs.hasVerb(rest);
  return countTextWords(label) <= 2 || (countTextWords(label) <= maxLabelWords && isClause) ? rest : title;
}

const isUncut = (form: string, sentence: string) => toCaptionText(form) === toCaptionText(sentence);

export function listStatements(
  ranked: readonly RankedSentence[],
  title: string,
  language: string,
  words: LanguageWords,
): JokeStatement[] {
  const signs = findSigns(language);
  const top = Math.max(...ranked.map(({ score }) => score), 0.01);
  const said = new Set(listTerms(title, words));
  return ranked
    .flatMap((sentence): JokeStatement[] => {
      const text = listShortenings(sentence.text, words).find((form) => isShort(form) && isUncut(form, sentence.text));
      if (text === undefined || countTextWords(text) < 3 || !isBalanced(text) || !endsWhole(text, words)) return [];
      const stands = rateStanding(sentence.text, text, words) * (namesSomebody(text, title) ? 0.5 : 1);
      if (
        stands < limits.standing ||
        words.backward.has(getFirstWord(text)) ||
        hanging.test(text) ||
        leansOutside(text, words, language) ||
        isDelicate(text, language) ||
        signs?.instruction.test(text) === true ||
        isBoilerplate(text, words.language)
      )
        return [];
      const terms = new Set(listTerms(text, words));
      const titleOverlap = overlap(terms, said);
      const hasNumber = listQuantities(text, words.language).length > 0;
      const length = countTextWords(text);
      const brevity = length <= wordy ? 1 : 1 - (length - wordy) * wordLoss.body;
      const newness = titleOverlap > limits.titleShare ? news.repeated : titleOverlap > 0 ? news.related : news.apart;
      const value =
        stands *
        brevity *
        newness *
        (rank.base + rank.share * (Math.max(0, sentence.score) / top)) *
        (1 + (hasNumber ? added.number : 0) + (isExtreme(text, signs) ? added.extreme : 0));
      return [
        {
          text: toCaptionText(text),
          value,
          isHeadline: false,
          ...markSigns(text, signs, words),
        },
      ];
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, kept);
}

function namesSomebody(text: string, title: string): boolean {
  const names = text.match(/(?<=^|[\p{Ll},] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => !title.includes(name));
}
