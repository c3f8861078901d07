import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinFigures, perPageLanguage } from '../../languages/patterns.ts';
import { countTextWords, tidy } from '../text/text.ts';

const getPatterns = perPageLanguage((among) => {
  const partOf = joinFigures('partOf', among);
  const paging = new RegExp(
    String.raw`\s*[(（]\s*(?:\p{L}+\s)?\d{1,2}\s?(?:/|${partOf})\s?\d{1,2}\s?\p{L}*\s*[)）]$|\s[-–|]\s\p{L}+\s\d{1,2}\s(?:${partOf})\s\d{1,2}$`,
    'u',
  );
  const breaking = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.breaking, among)})(?:\s*[:：!]\s*|\s[-–—|•]\s)(?=\S)`,
    'iu',
  );
  /** "Reblogged from Coast Letters: Title" */
  const reposted = new RegExp(
    String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.reposted, among)})\s[^:]{2,50}:\s+(?=\S)`,
    'iu',
  );
  const categories = joinAlternatives(({ brief }) => brief?.title?.category, among);
  /** "… – Lexikon und Wiki", "… (+ Video)" */
  const category = new RegExp(
    String.raw`(?<=.{6})\s*(?:[-–—|｜·:»]\s*(?:${categories})(?:\s(?:\p{L}{1,3}|&|\+)\s(?:${categories}))?|[[(（]\s?\+?\s?(?:\p{Ll}{1,4}\s)?(?:${categories})\s?[\])）])$`,
    'iu',
  );
  const medium = new RegExp(
    `^(?:${categories}|${joinAlternatives(({ brief }) => brief?.title?.breaking, among)})$`,
    'iu',
  );
  const episodes = joinAlternatives(({ brief }) => brief?.title?.episode, among);
  const numbered = String.raw`(?:#\s?\d{1,4}|(?:${episodes})\s?(?:#|no?\.?|nr\.?)?\s?\d{1,4})`;
  /** "Folge 12: ", "#48 – ", "… | Episode 3" */
  const episode = new RegExp(
    String.raw`^${numbered}\s*[:：.–—|｜-]+\s*(?=\S)|\s*(?:[:：–—|｜·-]\s*${numbered}|[[(（]${numbered}[\])）])$`,
    'giu',
  );
  /** "Blog archive » Title", "Site » Blog » Title" */
  const pathBefore = new RegExp(
    String.raw`^(?:[^«»]{2,30}\s»\s)?[^«»]{0,30}?(?<!\p{L})(?:${categories})(?:\s\p{L}+)?\s»\s(?=[^»]{8,}$)`,
    'iu',
  );
  const loneAnd = new RegExp(
    String.raw`(?<=\p{L}{3})\s(?=\p{L}{2})(?:${joinAlternatives(({ brief }) => brief?.common?.and, among)})$`,
    'iu',
  );
  const hour = joinAlternatives(({ clock }) => clock?.behind, among);
  const stamp = new RegExp(
    String.raw`\s*[:|–-]\s*\d{1,2}[./]\d{1,2}[./]\d{2,4}(?:,?\s\d{1,2}[.:]\d{2}(?:\s?(?:${hour}))?)?$`,
    'u',
  );
  return { stamp, reposted, medium, paging, breaking, pathBefore, episode, category, loneAnd };
});

const getIssues = perPageLanguage((among) => {
  const kinds = joinAlternatives(({ brief }) => brief?.title?.kinds, among);
  /** "Climate report 2025" */
  const kindOfDocument = new RegExp(
    String.raw`(?:^|\s)(?:${kinds})(?:\s(?:\p{Ll}{2,4}\s)?(?:\p{L}+\s)?(?:\d{1,2}\.?\s?[-–]\s?)?(?:\d{1,2}\.?\s)?(?:\p{L}+,?\s)?(?:Q[1-4]\s)?(?:19|20)\d{2}(?:[-/–]\d{2,4})?)?$`,
    'iu',
  );
  const yearly = joinAlternatives(({ brief }) => brief?.title?.yearly, among);
  /** "Annual results 2024", "2024 annual results" */
  const kindOfYear = new RegExp(
    String.raw`(?:^|\s)(?:${yearly})(?:\s\p{L}{1,4})?\s(?:19|20)\d{2}(?:[-/–]\d{2,4})?$|^(?:19|20)\d{2}\s(?:\p{L}+\s){0,2}(?:${yearly}|${kinds})$`,
    'iu',
  );
  const published = joinAlternatives(({ brief }) => brief?.title?.published, among);
  const edition = joinAlternatives(({ brief }) => brief?.title?.edition, among);
  /** "… (Published 2016)", "… - 3rd edition", "… (2. Auflage)" */
  const issue = new RegExp(
    String.raw`(?<=.{6})(?:\s*[(\[](?:${published})(?:[^()[\]]{0,24}\d{1,4}\.?)?[)\]]|\s*(?:[-–—|,]\s|[(\[])\d{1,2}\p{L}{0,3}[.ªº°]?\s(?:${edition})[)\]]?)$`,
    'iu',
  );
  const sections = joinAlternatives(({ brief }) => brief?.title?.sections, among);
  /** "Introduction", "Chapter 4" */
  const partOfDocument = new RegExp(String.raw`^(?:${sections})(?:\s?(?:\d{1,2}|[IVX]{1,4}))?$`, 'iu');
  return { issue, kindOfDocument, kindOfYear, partOfDocument };
});

/** "[News]", "【？】" */
const sort = /^(?:\[[^\]]{1,14}\]|【[^】]{1,3}】)\s*(?=\S)/u;
const sortAtEnd = /(?<=\S)\s*[[【]\p{L}{2,14}[\]】]$/u;
export const isRepost = (title: string, language: Language | undefined): boolean =>
  getPatterns(language).reposted.test(title);

export const isMedium = (label: string, language: Language | undefined): boolean =>
  getPatterns(language).medium.test(label.trim());
/** "Title » Blog - Site", unless a quotation opens. */
const path = /^([^«»]{12,}?)\s»\s[^«]*$/u;

/** "23.01.2022 - Title", "(16) Title" */
const stampBefore = /^(?:\d{1,2}\.\d{1,2}\.(?:19|20)?\d{2}\s[-–—|:]|\(\d{1,4}\))\s(?=.{12,})/u;
/** "Title - site.example - Slogan", "Title - 26 October 2010 - Blog - Slogan" */
const siteBehind =
  /(?<=.{6})\s[-–—|·»]\s(?:(?:[\p{L}\d-]{1,40}\.){0,2}[\p{L}\d-]{3,40}\.\p{Ll}{2,7}|\d{1,2}\.?\s\p{L}{3,12}\s(?:19|20)\d{2})\s[-–—|·»]\s.*$/u;

const sectionTwice = /^(.{3,60}?)\s[-–—|·»]\s.{1,60}\s[-–—|·»]\s\1$/u;

/** "shop.example: Lime paint: Ada Lund: Books": the shop, and its shelf at the end. */
const shopBefore = /^(?:[\p{L}\d-]{2,40}\.){1,2}\p{Ll}{2,4}\s?[:|]\s+(?=.{8,})/u;
const shelf = /(?<=.{8})\s?[:|]\s\p{Lu}[\p{L} &,]{2,30}$/u;

const bars = /[│┃┆∣¦]/gu;

/** Any opening quotation mark; languages differ ("„…”", "»…«"). */
const opens = /[„“‚‘"«»「](?=.)/u;
const pairs = ['«»', '“”', '„“', '「」'] as const;

function withoutLoneMark(title: string): string {
  const [lone] = pairs.flatMap(([open = '', close = '']) => {
    const [opened, closed] = [title.includes(open), title.includes(close)];
    if (opened && !closed && title.startsWith(open)) return [title.slice(open.length)];
    // Swedish opens and closes with one mark: two of it are a pair.
    const isLone = closed && !opened && !opens.test(title) && title.split(close).length === 2;
    return isLone && title.endsWith(close) && !title.includes('»') === (close !== '»')
      ? [title.slice(0, -close.length)]
      : [];
  });
  return lone ?? title.replace(/^([^«»]+)«$/u, '$1');
}

/** ":. Title", of a site's name before a row of dots. */
const openingDots = /^[:.|]+\s+(?=\p{L})/u;
/** A dash at either end; "and" that a cut left behind. */
const loneDash = /^[|–—-]\s+|\s[|–—-]$/gu;
/** "… // #lake #wall @ada" */
const tags = /\s+(?:\/\/\s*)?[#@][\p{L}\p{N}_]+(?:\s+[#@][\p{L}\p{N}_]+)+$/u;
/** "*From Monday*": typed emphasis; not "reader*s". */
const emphasis = /(?<![\p{L}\p{N}*])\*([^*]{2,60})\*(?![\p{L}\p{N}*])/gu;
/** Removes a pattern where a title has what it needs: most titles have not, and patterns of many words are slow to compile. */
const cut = (title: string, needed: RegExp, pattern: RegExp): string =>
  needed.test(title) ? title.replace(pattern, '') : title;

export function cleanTitle(title: string, language: Language | undefined): string {
  const { breaking, category, episode, loneAnd, paging, pathBefore, reposted, stamp } = getPatterns(language);
  const whole = tidy(title).replace(bars, '|');
  const product = whole.replace(shopBefore, '');
  const opened = (product === whole ? whole : product.replace(shelf, ''))
    .replace(emphasis, '$1')
    .replace(tags, '')
    .replace(paging, '')
    .replace(getIssues(language).issue, '')
    .replace(stamp, '')
    .replace(sort, '')
    .replace(sortAtEnd, '')
    .replace(breaking, '')
    .replace(reposted, '');
  const bare = cut(opened, /»/, pathBefore)
    .replace(path, '$1')
    .replace(stampBefore, '')
    .replace(siteBehind, '')
    .replace(sectionTwice, '$1');
  const named = cut(cut(bare, /\d/, episode), /[-–—|｜·:»[(（]/, category);
  return withoutLoneMark(tidy(named).replace(openingDots, '').replace(loneDash, '').replace(loneAnd, '')) || title;
}

export const isSlug = (title: string): boolean => /^[\p{Ll}\d]+(?:[-_][\p{Ll}\d]+){2,}$/u.test(title);

/** Endings of files whose names may have spaces, and of files whose names have none. */
const [documentEndings, textEndings] = [
  ['doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'pdf'],
  ['txt', 'md', 'htm', 'html', 'rtf', 'odt', 'pages', 'key', 'indd'],
];

/** "report_final_v3.docx": the name that its writer gave the file. */
export function isFileName(title: string): boolean {
  const [, name = '', ending = ''] = /^(.{1,120})\.(\p{L}{2,5})$/u.exec(title.trim().toLowerCase()) ?? [];
  return documentEndings.includes(ending) || (textEndings.includes(ending) && !/\s/u.test(name));
}

/** "Eva Lind • 2nd": a person in a network, whose page has no title of its own. */
const contact = /\s[•·]\s[1-3]\p{Ll}{2}\+?(?:\s[|–-]\s.{1,40})?$/u;
export const isContact = (title: string): boolean => contact.test(title.trim());

const maxLabelWords = 7;

/** "Minutes of the meeting of 3 May" */
const getDatedDocument = perPageLanguage((among) => {
  const months =
    among
      .flatMap((language) => language.months ?? [])
      .join('|')
      .replaceAll(',', '|') || '(?!)';
  const kinds = joinAlternatives(({ brief }) => brief?.title?.kinds, among);
  return new RegExp(
    String.raw`^(?:\p{L}+\s)?(?:${kinds})\s(?:[\p{L}’'.-]+\s){1,6}?(?:\d{1,2}\.?\s(?:\p{Ll}{2}\s)?(?:${months})|(?:${months})\s\d{1,2}(?:\p{Ll}{2})?)(?:,?\s(?:\p{Ll}{2}\s)?(?:19|20)\d{2})?$`,
    'iu',
  );
});

export function isDocumentLabel(title: string, language: Language | undefined): boolean {
  if (/[?!:：？！]/.test(title)) return false;
  const { kindOfDocument, kindOfYear, partOfDocument } = getIssues(language);
  const isKind = kindOfDocument.test(title) || kindOfYear.test(title) || partOfDocument.test(title);
  return getDatedDocument(language).test(title) || (countTextWords(title) <= maxLabelWords && isKind);
}

const minThesisWords = 3;

export function findOpeningThesis(blocks: readonly Block[], language: Language | undefined): string | undefined {
  const first = blocks.find(({ type }) => type !== 'figure');
  if (first?.type !== 'heading' || countTextWords(first.text) < minThesisWords || /[?？؟:：]$/u.test(first.text))
    return undefined;
  const isAlone = blocks.every((block) => block === first || block.type !== 'heading' || block.level > first.level);
  return isAlone && !isDocumentLabel(first.text, language) ? tidy(first.text) : undefined;
}
