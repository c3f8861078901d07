import { isUnnamed } from '../standing/dangling.ts';
import { pointsAway } from '../standing/leaning.ts';
import { verb } from '../text/clause-signs.ts';
import type { RankedSentence } from '../text/rank.ts';
import { splitSentences } from '../text/sentences.ts';
import { isUnspaced, listNumbers, listTerms, measureDrawnLength, overlap, toStems, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** Drawn letters of a line that says something without a number: of shorter ones outside the text readers wanted one in four. */
const minLetters = { sentence: 58, outside: 95 } as const;
const sameSentence = 0.75;
const minBorneOut = 0.5;
/** A line that has so much of the title, and fewer new stems, says it again. */
const resaid = { share: 0.55, newStems: 5 } as const;
/** Letters at the end of a line by which it is found in the description, since its start may be shortened. */
const tail = 24;
const stopped = /[.。．！？!?؟][”"’»」]?$/u;
const longNumber = /\p{N}{2}/u;
const year = /^(?:1\d|20)\d\d$/u;

export interface LineSource {
  readonly line: string;
  readonly drawnTitle: string;
  /** That line where it is the publisher's whole summary; and a longer one, for statements. */
  readonly wholeSummary: string | undefined;
  readonly leadSummary: string | undefined;
  readonly description: readonly string[];
  readonly ranked: readonly RankedSentence[];
  readonly language: string;
  readonly words: LanguageWords;
}

/** "By Ada Lund", "A kiosk guide": labels have neither verb nor stop. */
const isSentenceOrQuoted = (line: string, description: readonly string[]): boolean =>
  verb.test(`${line} `) || description.some((text) => stopped.test(text) && text.includes(line.slice(-tail)));

/** Whether a line speaks of its writer or to its reader; a lower-case "sie" in a German sentence is a third person. */
const isPersonal = (line: string, { personal, backward }: LanguageWords): boolean =>
  wordsIn(line).some((word, place) => {
    const known = word.toLowerCase();
    return personal.has(known) && (!backward.has(known) || (place > 0 && word !== known));
  });

/** Words between an article and its verb: "The new owner of the salon said". */
const maxRoleWords = 5;

/** "The owner said …": only the text has a name for that one; "A study finds …" needs none. */
function hasNamelessSpeaker(line: string, { speech, indefinite, language }: LanguageWords): boolean {
  const [article = '', ...behind] = wordsIn(line).slice(0, maxRoleWords + 2);
  const said = behind.findIndex((word) => speech.has(word.toLowerCase()));
  const role = behind.slice(0, Math.max(0, said));
  const isRole = language?.hasCapitalNouns === true || role.every((word) => !/^\p{Lu}/u.test(word));
  const opener = article.toLowerCase();
  const isArticle = (language?.cuts?.article ?? '').split(' ').includes(opener) && !indefinite.has(opener);
  return said > 0 && isRole && isArticle;
}

function isBorneOut({ line, ranked, words }: LineSource): boolean {
  const used = toStems(ranked.flatMap(({ terms }) => [...terms]));
  return isUnspaced(line) || overlap(toStems(listTerms(line, words)), used) >= minBorneOut;
}

function isInText({ line, ranked, words }: LineSource): boolean {
  const own = new Set(listTerms(line, words));
  return ranked.some(({ terms }) => overlap(own, terms) >= sameSentence);
}

function addsToTitle({ line, drawnTitle, words }: LineSource): boolean {
  const own = toStems(listTerms(line, words));
  const titled = toStems(listTerms(drawnTitle, words));
  const known = new Set(listNumbers(drawnTitle));
  const isNumbered = listNumbers(line).some((number) => !known.has(number) && !year.test(number));
  const added = [...own].filter((stem) => !titled.has(stem)).length;
  return isNumbered || added >= resaid.newStems || overlap(titled, own) < resaid.share;
}

/** An editor wrote the line to be read first. None where it is a label, a teaser or the writer's own affair. */
export function findOpening(source: LineSource): readonly string[] {
  const { line, wholeSummary, leadSummary, description, ranked, language, words } = source;
  if (isUnnamed(line, words) || isPersonal(line, words) || hasNamelessSpeaker(line, words)) return [];
  if (!listNumbers(line).every((number) => ranked.some(({ text }) => text.includes(number)))) return [];
  const isWhole = line === wholeSummary;
  const sentences = isWhole ? splitSentences(leadSummary ?? line, language) : [line];
  const isSingle = splitSentences(line, language).length === 1 && isSentenceOrQuoted(line, description);
  const letters = measureDrawnLength(line);
  const min = isInText(source) ? minLetters.sentence : minLetters.outside;
  if ((letters < min && !longNumber.test(line)) || !isBorneOut(source)) return [];
  if (isWhole && letters >= minLetters.outside) return sentences;
  return isSingle && !pointsAway(line, words) && addsToTitle(source) ? sentences : [];
}
