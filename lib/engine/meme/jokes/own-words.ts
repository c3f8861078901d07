import { isBoilerplate } from '../../brief/outline/noise.ts';
import { splitSentences } from '../../brief/text/sentences.ts';
import { capitalize, countTextWords, getFirstWord, isUnspaced, tidy, wordsIn } from '../../brief/text/text.ts';
import { getWords, type LanguageWords } from '../../brief/text/words.ts';
import type { MemeIdea, Steering } from '../../brief.ts';
import type { SourceDocument } from '../../document.ts';
import { getLanguage } from '../../language.ts';
import { defaultLanguage, findLanguage, languages } from '../../languages/index.ts';
import { toShare } from '../../random.ts';
import { getBlockText } from '../../read/clean-text.ts';
import { isFileName } from '../../read/image.ts';
import { splitShortText, type TextPart } from '../situations/short-text.ts';
import { countWords, isShort } from '../words/caption-text.ts';
import { splitAtPhrase, splitHalves, toCaption } from './icebergs.ts';
import { readWishes } from './steer.ts';

type Captions = MemeIdea['captions'];

const maxBelow = 7;
/** More words beside a picture are its surrounding text, not a caption. */
const maxTyped = 45;
const besides = { min: 4, max: 13, count: 4 };
/** Words up to which the text of a page is about the picture beside it, and of one sentence of it. */
const near = { text: 60, min: 3, max: 18 } as const;
const maxShown = 9;
const minShown = 4;

/** Words typed with it, else its description, its title, or sentences beside it; never its file's name. */
export function ownWords(document: SourceDocument, steering: Steering): MemeIdea[] {
  const language = getLanguage(document);
  const words = getWords(language);
  const wishes = readWishes(steering, words);
  const { figure, lines } = listParts(document);
  const count = lines.reduce((sum, line) => sum + countWords(line), 0);
  const isFromPage = document.metadata.site !== undefined;
  const isTyped = count > 0 && count <= maxTyped && !isFromPage;
  const { title } = document.metadata;
  const named =
    title === undefined || title === figure?.fileName || isFileName(title) || isKeywords(tidy(title))
      ? undefined
      : title;
  // A caption adds to a picture; its description repeats it.
  const described = [figure?.caption, figure?.alt].find(
    (text) => text !== undefined && isDescriptive(withoutCredit(tidy(text)), words),
  );
  const shown = withoutPicture(withoutCredit(tidy(described ?? '')), language);
  // Behind a bar a page's title names its site.
  const spoken = shown || withoutCredit(tidy(named ?? '').replace(/\s[|·•]\s.*$/u, ''));
  const isCaption = shown !== '' && described === figure?.caption;
  const isWhole = isCaption ? isQuip(spoken, words) || words.verbSign?.test(spoken) === true : isQuip(spoken, words);
  const isAlt = shown !== '' && !isCaption;
  // Words in a language that is not known get no opener of another.
  const isKnown = document.metadata.language !== undefined || !isForeign(spoken);
  const isFirst = isCaption || (isAlt && isQuip(spoken, words));
  const beside = isFromPage && count <= near.text ? listNear(lines, language, words) : [];
  const said = spoken ? listWaysToSay(spoken, words) : [];
  const ways = isTyped
    ? listVerbatim(lines, language)
    : [
        ...(isFirst ? said : beside),
        ...(isKnown && (isAlt || !isWhole) ? listInMemeVoice(spoken, language, words) : []),
        ...(isFirst ? beside : said),
        ...listBesides(lines, language),
      ];
  const allowed = ways.filter((captions) => Object.values(captions).every((text) => wishes.allows(text)));
  const unique = [...new Map(allowed.map((captions) => [JSON.stringify(captions), captions])).values()];
  return (unique.length > 0 ? unique : withoutLine(figure?.caption, language)).map((captions) => ({
    template: 'own-image',
    captions,
  }));
}

/** A page's courtesy is a line, too; else what fits any picture. */
function withoutLine(caption: string | undefined, language: string): Captions[] {
  const courtesy = withoutCredit(tidy(caption ?? '')).replace(/(?<!\.)[.。]$/u, '');
  if (countTextWords(courtesy) >= besides.min && !isFileName(courtesy) && !/©/u.test(courtesy))
    return [{ top: courtesy }];
  const { mood = '', wordless = '' } = findLanguage(language)?.jokes?.phrases ?? {};
  const [first = ''] = mood.split('|');
  return [first.replace(/\s?[:：]$/u, ''), wordless].filter(Boolean).map((top) => ({ top }));
}

function listParts({ blocks }: SourceDocument) {
  const figure = blocks.find((block) => block.type === 'figure');
  const lines = blocks
    .filter((block) => block.type !== 'figure' && block.type !== 'table' && block.type !== 'code')
    .flatMap((block) => getBlockText(block).split('\n'))
    .map((line) => line.trim())
    .filter(Boolean);
  return { figure, lines };
}

/** "image", "logo" and who took it say nothing of what is shown. */
const isDescriptive = (text: string, { language }: LanguageWords) =>
  countWords(tidy(text)) > 1 &&
  !isFileName(text) &&
  !/©/u.test(text) &&
  !isKeywords(tidy(text)) &&
  !isBoilerplate(tidy(text), language);

const minKeywords = 5;
const small: ReadonlySet<string> = new Set(languages.flatMap(({ code }) => [...getWords(code).stop]));

/** "wedding photographer normandy country estate": words for search engines, without a small word among them. */
const isKeywords = (text: string): boolean =>
  /^\p{Ll}[\p{L}\p{M}\s\p{N}-]+$/u.test(text) &&
  countTextWords(text) >= minKeywords &&
  !wordsIn(text).some((word) => small.has(word));

/** Whether a text has more small words of another language than of the default one. */
function isForeign(text: string): boolean {
  const found = wordsIn(text.toLowerCase());
  const countSmall = (code: string) => found.filter((word) => getWords(code).stop.has(word)).length;
  const own = countSmall(defaultLanguage.code);
  return languages.some(({ code }) => countSmall(code) > own);
}

const maxCreditWords = 6;

/** Removes a last "Photo: its maker", in any language. */
function withoutCredit(caption: string): string {
  const credit = /(?:^|[.!?。]["”»]?\s+|\s[–—|]\s|\s\()(\p{L}+(?: \p{L}+)?\s?[:：]\s?\p{Lu}[^:]*)$/u.exec(caption);
  const isLast = credit !== null && credit.index > 0 && countTextWords(credit[1] ?? '') <= maxCreditWords;
  return isLast ? tidy(caption.slice(0, credit.index + 1)).replace(/\s[–—|(]$/u, '') : caption;
}

function withoutPicture(shown: string, language: string): string {
  const opener = findLanguage(language)?.jokes?.pictured;
  if (opener === undefined) return shown;
  const rest = shown.replace(new RegExp(`^(?:${opener})\\s*(?=\\S)`, 'iu'), '');
  return countWords(rest) > 1 ? capitalize(rest) : shown;
}

function listVerbatim(lines: readonly string[], language: string): Captions[] {
  const writeSaid = ({ label, text }: TextPart) => (label === undefined ? text : `${label}: ${text}`);
  const split = splitShortText(lines, language);
  const parts = split.parts.map(writeSaid);
  // Speakers keep their lines.
  const isTalk = lines.length > 1 && split.parts.every(({ label }) => label !== undefined);
  const join = (texts: readonly string[]) => texts.join(isTalk ? '\n' : isUnspaced(lines.join('')) ? '' : ' ');
  const whole = join(lines);
  const bottom = parts.at(-1) ?? '';
  const at = isTalk ? 0 : whole.lastIndexOf(bottom);
  const top = at > 0 ? whole.slice(0, at).replace(/[\s,;:，、]+$/u, '') : join(parts.slice(0, -1));
  const apart: Captions[] = parts.length > 1 ? [{ top, bottom }] : [];
  return [...apart, { top: whole }, { bottom: whole }];
}

const isQuip = (title: string, words: LanguageWords) =>
  title === '' ||
  words.personal.has(getFirstWord(title)) ||
  /[「『“„«]/u.test(title) ||
  /[,،、，]/u.test(title) ||
  splitHalves(title, words) !== undefined;

function splitAtConjunction(text: string, { and }: LanguageWords): string | undefined {
  const [first = '', ...rest] = text.split(/(?<=\p{L}),?\s(?=\p{L}+\s)/u);
  const at = rest.findIndex((word) => and.has(getFirstWord(word)));
  return at < minShown - 1 ? undefined : [first, ...rest.slice(0, at)].join(' ');
}

function listInMemeVoice(shown: string, language: string, words: LanguageWords): Captions[] {
  const phrases = findLanguage(language)?.jokes?.phrases;
  const writeSaid = shown.replace(/(?<!\.)[.。]$/u, '');
  const whole = toCaption(writeSaid, words);
  // The subject without a second act.
  const isLong = whole === undefined || countWords(whole) > maxShown;
  const phrase = isLong ? splitAtConjunction(writeSaid, words) : whole;
  if (phrases === undefined || phrase === undefined || countWords(phrase) > maxShown) return [];
  const isPhrase = countTextWords(phrase) > 1 && !/[.!?…:。！？：]/u.test(phrase);
  const moods = phrases.mood.split('|');
  const first = Math.floor(toShare(phrase) * moods.length);
  return isPhrase
    ? [...moods.slice(first), ...moods.slice(0, first), `${phrases.me}:`].map((top) => ({ top, bottom: phrase }))
    : [];
}

function listWaysToSay(spoken: string, words: LanguageWords): Captions[] {
  const caption = toCaption(spoken, words);
  const places = countTextWords(caption ?? '') > maxBelow ? ['top', 'bottom'] : ['bottom', 'top'];
  const read = splitAtPhrase(spoken, words);
  return [
    splitHalves(spoken, words),
    ...places.map((place) => (caption ? { [place]: caption } : undefined)),
    read !== undefined && isShort(read.top) && isShort(read.bottom) ? read : undefined,
  ].filter((captions) => captions !== undefined);
}

const isSaying = (text: string, { min, max }: { readonly min: number; readonly max: number }) =>
  countWords(text) >= min && countWords(text) <= max;

const toLine = (text: string): Captions => ({ top: text.replace(/(?<!\.)[.。]$/u, '') });

function listBesides(lines: readonly string[], language: string): Captions[] {
  return lines
    .flatMap((line) => splitSentences(line, language))
    .filter((text) => isSaying(text, besides))
    .slice(0, besides.count)
    .map(toLine);
}

/** The few words of a page beside its picture, which shows them in another light; the last sentence first. */
function listNear(lines: readonly string[], language: string, words: LanguageWords): Captions[] {
  return lines
    .flatMap((line) => splitSentences(withoutCredit(line), language))
    .filter((text) => isSaying(text, near) && !/[:：©]$|©/u.test(text) && !isBoilerplate(tidy(text), words.language))
    .toReversed()
    .slice(0, besides.count)
    .map(toLine);
}
