import { withoutWww } from '../../contract/host.ts';
import type { Metadata, SourceDocument } from '../document.ts';
import { namedGenres } from '../languages/brief-words.ts';
import { findLanguage } from '../languages/index.ts';
import { joinAlternatives } from '../languages/patterns.ts';
import { isBalanced } from './borders.ts';
import { cleanByline } from './byline.ts';
import { isUnnamed, selfContained } from './dangling.ts';
import { shortenTitle } from './headline.ts';
import { isBoilerplate } from './noise.ts';
import { takesBack } from './ownership.ts';
import { splitSentences } from './sentences.ts';
import { shortenings } from './shorten.ts';
import { standing } from './standing.ts';
import { capitalize, drawnLength, firstWord, isUnspaced, listTerms, overlap, tidy, wordCount } from './text.ts';
import { cleanTitle, isSlug } from './title-clean.ts';
import type { LanguageWords } from './words.ts';

/** Budgets, in drawn letters. */
const budgets = { subtitle: 110, kicker: 32 };

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Share of a title's last part that the site's name must be: "Acme at the fair" says something, "Acme Magazine" does not. */
const minShareOfSite = 0.4;

/** "Title | Section - Site": names behind a bar, with a dash between them. */
const sectionAndSite = /^(.{20,}?)\s[|｜]\s((?:\p{Lu}[\p{L}.'’&]*\s)+[-–—](?:\s\p{L}[\p{L}.'’&]*)+)$/u;
const maxChainWords = 7;

/** The title without the site's name, a file's ending or a section label hung on it by " | ", " - " or " · ". */
export function withoutSite(title: string, site: string | undefined, host: string | undefined): string {
  const names = [site, host, host?.split('.').at(-2)]
    .filter((name) => name !== undefined)
    .map(bare)
    .filter((name) => name.length > 1);
  let text = cleanTitle(title).replace(/(?<=.{4})\s*[＜【〈][^＞】〉]{2,40}[＞】〉]$/u, '');
  const [, own, chain = ''] = sectionAndSite.exec(text) ?? [];
  if (own !== undefined && wordCount(chain) <= maxChainWords) text = own;
  for (;;) {
    const parts = /^(.+?)\s*(?:\s[|·•»\-–—]\s|\s?[｜＜]\s?|_)\s*([^|·•»｜_]{2,50}?)[＞>]?$/u.exec(text);
    const [head, tail] = [parts?.[1], parts?.[2]];
    if (head === undefined || tail === undefined || drawnLength(head) < 8) break;
    const isSite = names.some(
      (name) =>
        (bare(tail).includes(name) && name.length >= bare(tail).length * minShareOfSite) ||
        (bare(tail).length > 3 && name.includes(bare(tail))),
    );
    const isLabel = /[|｜_＜]/.test(text.slice(head.length, text.length - tail.length)) && wordCount(tail) <= 4;
    if (!isSite && !isLabel) break;
    text = head.trim();
  }
  const labelled = /^([^|｜]{2,24}?)\s*[|｜:]\s*(.{12,})$/u.exec(text);
  if (labelled && (names.includes(bare(labelled[1] ?? '')) || /[|｜]/.test(text.slice(0, 28))))
    text = labelled[2] ?? text;
  // What stood before the site's name.
  return cleanTitle(text);
}

/** Names that a file or page has until a person gives it one, and names of a site's sections. */
const noTitle = new RegExp(`^(?:${joinAlternatives(({ brief }) => brief?.title?.none)})$`, 'i');

/** Whether a text names only the site, one of its sections, or nothing. */
export function isNameless(text: string, site: string | undefined, host: string | undefined): boolean {
  const name = bare(text);
  const isOf = (whole: string) => whole === name || whole === `the${name}`;
  return name === '' || isSlug(text) || noTitle.test(text.trim()) || isOf(bare(site ?? '')) || isOf(bare(host ?? ''));
}

/**
 * What stands for the title: the source's own, unless that only names the site or a section, else its first heading, first sentence, picture's caption, or host;
 * undefined when there is not a word.
 */
export function findTitle(
  document: SourceDocument,
  sentences: readonly string[],
  host: string | undefined,
  words: LanguageWords,
): string | undefined {
  const { title, site } = document.metadata;
  const named = title === undefined ? '' : withoutSite(title, site, host);
  const headings = document.blocks.flatMap((block) => (block.type === 'heading' ? [tidy(block.text)] : []));
  const heading = headings.find((text) => text.length > 2 && !isNameless(text, site, host)) ?? '';
  const chosen =
    (isNameless(named, site, host) && heading) ||
    headingOver(document, named, sentences, words) ||
    named ||
    sentences[0] ||
    figureWords(document) ||
    host;
  const lead = new Set(sentences.slice(0, 5).flatMap((sentence) => listTerms(sentence, words)));
  if (!chosen) return undefined;
  // A picture's name is often its file's, without a capital.
  const isPicture = document.blocks.every((block) => block.type === 'figure');
  return shortenTitle(isPicture ? capitalize(chosen) : chosen, lead, words);
}

/**
 * The heading a text stands under, where its title is a chain of names ("Site - Book") that the text does not speak of and
 * the heading is what it does; empty otherwise.
 */
function headingOver(
  { blocks }: SourceDocument,
  title: string,
  sentences: readonly string[],
  words: LanguageWords,
): string {
  const first = blocks.find(({ type }) => type !== 'figure');
  const isChain =
    /\s[-–—|·]\s/.test(title) &&
    title.split(/\s+/).every((word) => /^[\p{Lu}–—|·-]/u.test(word) || words.joints.has(word));
  if (first?.type !== 'heading' || first.level > (isChain ? 2 : 3)) return '';
  const heading = tidy(first.text);
  const isShort = wordCount(title) <= maxSiteWords && wordCount(title) <= wordCount(heading);
  // One of several headings stands over its section alone.
  const isOnly = blocks.filter((block) => block.type === 'heading' && block.level === first.level).length === 1;
  if (!isChain && (!isOnly || !isShort || !isNeverSaid(title, sentences, words))) return '';
  const lead = new Set(sentences.slice(0, 5).flatMap((sentence) => listTerms(sentence, words)));
  const [own, titled] = [heading, title].map((text) => new Set(listTerms(text, words)));
  const isSpokenOf = own !== undefined && own.size >= 2 && overlap(own, lead) >= 0.5;
  return isSpokenOf && overlap(titled ?? own, lead) < 0.4 && overlap(own, titled ?? own) < 0.4 ? heading : '';
}

/** Words of a site's or a column's name. */
const maxSiteWords = 4;

/** Whether no sentence of a text has a term of its title: that names a site, or plays with words. */
function isNeverSaid(title: string, sentences: readonly string[], words: LanguageWords): boolean {
  const terms = listTerms(title, words);
  const said = new Set(sentences.flatMap((sentence) => listTerms(sentence, words)));
  return terms.length > 0 && !terms.some((term) => said.has(term));
}

function figureWords({ blocks }: SourceDocument): string | undefined {
  const figure = blocks.find((block) => block.type === 'figure');
  return figure?.type === 'figure' ? figure.caption || figure.alt : undefined;
}

/** Whether a description ends where a sentence of the body goes on: sites cut them by length, often without a sign. */
function isCutOff(description: string, body: readonly string[]): boolean {
  const end = description.slice(-24);
  return (
    !/[.!?。！？]["”’]?$/.test(description) &&
    body.some((sentence) => /^["”’]?\s?[\p{L}\p{N}"“]/u.test(sentence.split(end)[1] ?? ''))
  );
}

/** Descriptions that call rather than tell. */
const invitation = new RegExp(String.raw`^(?:${joinAlternatives(({ brief }) => brief?.title?.invitation)})\b`, 'i');

/** "SEE: …": a link to another page. */
const linked = /^\p{Lu}{3,12}:\s/u;

/** Whether a sentence of a description names its site, which the text never does: it speaks of the site. */
function isOfSite(sentence: string, { site, url }: Metadata, body: readonly string[]): boolean {
  const host = findHost(url)?.split('.').at(-2) ?? '';
  return [bare(site ?? ''), bare(host)].some(
    (name) => name.length >= minSiteName && bare(sentence).includes(name) && !bare(body.join(' ')).includes(name),
  );
}
/** Shorter names are found in other words. */
const minSiteName = 5;

/** Sentences of a description that are looked at. */
const described = 3;

/** Whether a sentence opens with "But": the one before it is only half of what is meant. */
const opposes = (sentence: string | undefined, words: LanguageWords): boolean =>
  sentence !== undefined &&
  (takesBack(sentence) ||
    (words.second.has(firstWord(sentence)) &&
      words.binding.has(firstWord(sentence)) &&
      !words.dependent.has(firstWord(sentence))));

const findNext = (body: readonly string[], sentence: string): string | undefined => {
  const at = body.indexOf(sentence);
  return at < 0 ? undefined : body[at + 1];
};

/** The sentence without the "But" that it opens with, where a name or a noun stands behind that. */
function withoutOpposition(sentence: string, words: LanguageWords): string {
  if (!opposes(sentence, words)) return sentence;
  const rest = sentence.replace(/^\P{L}*\p{L}+,?\s/u, '');
  return words.backward.has(firstWord(rest)) || takesBack(sentence) ? sentence : capitalize(rest);
}

/** The whole sentences of a source's description that tell something besides its title: no call, question, slogan or cut end. */
export function summarySentences(
  metadata: Metadata,
  title: string,
  body: readonly string[],
  language: string,
  words: LanguageWords,
): string[] {
  // Some sites put their title and name around it.
  const parts = tidy(metadata.description ?? '').split(/\s+[|·]\s+/);
  const description = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  // A description cut off by the site ends in dots: its last sentence is no sentence.
  const all = splitSentences(description, language);
  const sentences = all.slice(0, described).flatMap((sentence, index) => {
    if (/(?:…|\.\.\.|\[…\]|&hellip;)(?:$|,)|\ufffd/.test(sentence)) return [];
    // "Lectures begin. But not all have a room.": the first is half of the thought, the second is its point.
    if (takesBack(sentence) || linked.test(sentence)) return [];
    return opposes(all[index + 1] ?? findNext(body, sentence), words) ? [] : [withoutOpposition(sentence, words)];
  });
  return sentences.filter((sentence) => {
    const isTemplate =
      sentence.length > title.length && sentence.toLowerCase().startsWith(title.toLowerCase()) && wordCount(title) > 2;
    if (isTemplate || isCutOff(sentence, body) || !isBalanced(sentence) || isOfSite(sentence, metadata, body))
      return false;
    // A call or a slogan has its mark; a day's number at the end has lost its month.
    const isCall = /[?？؟!！]|(?<!\d)\d{1,2}\.$/.test(sentence) || invitation.test(sentence) || isBoilerplate(sentence);
    return !isCall && !words.personal.has(firstWord(sentence));
  });
}

/** Letters by which two words of a title and a line under it are one word, whatever their endings. */
const stemChars = 4;
const stems = (terms: Iterable<string>) => new Set([...terms].map((term) => term.slice(0, stemChars)));
/** Share of a line's stems in the title from which on it repeats that. */
const repeatedStems = 0.75;
/** Share of a line's stems in the text below which it is a site's slogan. */
const minBorneOut = 0.25;
/** How well a standfirst does without the text. */
const minContained = 0.5;
/** Words of one that is not the description's first sentence. */
const minLaterWords = 6;

/** The standfirst: what the description says in one short sentence besides the title, which the text itself speaks of. */
export function findSubtitle(
  summary: readonly string[],
  title: string,
  body: readonly string[],
  words: LanguageWords,
): string | undefined {
  const said = new Set(listTerms(title, words));
  const bodyTerms = stems(summary.length === 0 ? [] : body.flatMap((text) => listTerms(text, words)));
  const found = summary.flatMap((sentence, place): { form: string; near: number }[] => {
    const form = shortenings(sentence, words).find((shorter) => drawnLength(shorter) <= budgets.subtitle);
    if (form === undefined || wordCount(form) < 4) return [];
    const terms = new Set(listTerms(form, words));
    if (overlap(terms, said) >= 0.8 || words.backward.has(firstWord(form)) || isUnnamed(form)) return [];
    if (selfContained(form, words) < minContained) return [];
    // Behind the first, what has no verb is an aside of the publisher ("With many pictures").
    if (place > 0 && standing(sentence, form, words) < minContained) return [];
    if (place > 0 && (words.verbSign?.test(form) === false || wordCount(form) < minLaterWords)) return [];
    if (!isUnspaced(form) && overlap(stems(terms), stems(said)) >= repeatedStems) return [];
    if (bodyTerms.size > 0 && overlap(terms, said) === 0 && overlap(stems(terms), bodyTerms) < minBorneOut) return [];
    // A second sentence goes on with the first, unless it speaks of the title's subject itself.
    const near = isUnspaced(form) ? overlap(said, terms) : overlap(stems(said), stems(terms));
    if (place > 0 && near === 0) return [];
    return /^\p{Ll}/u.test(form) && !/^\p{Ll}/u.test(title) ? [] : [{ form, near }];
  });
  // A first sentence that shares nothing with the title sets a scene.
  return (found.find(({ near }) => near > 0) ?? found[0])?.form;
}

/** "3 May 2026" in the source's language, from an ISO date; undefined when it is none. */
function formatDate(date: string | undefined, language: string): string | undefined {
  const day = /^(?:19|20)\d{2}-\d{2}-\d{2}/.exec(date ?? '')?.[0];
  if (day === undefined) return undefined;
  const time = Date.parse(`${day}T12:00:00Z`);
  return Number.isNaN(time)
    ? undefined
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(time);
}

/** The publication's name as a person would say it: without a slogan or second name behind a bar; never an address. */
function siteName(metadata: Metadata): string | undefined {
  const name = (tidy(metadata.site ?? '').split(/\s+[|·–—]\s+/)[0] ?? '').replace(/[\s|·–—-]+$/u, '');
  return name === '' ? undefined : (findHost(name) ?? name);
}

/** "The Example Times · A. Writer · 3 May 2026": what is known of where it comes from, apart from its host. */
export function formatSource(metadata: Metadata, language: string): string | undefined {
  const parts = [siteName(metadata), cleanByline(metadata.author, metadata.site), formatDate(metadata.date, language)];
  return parts.filter((part) => part !== undefined).join(' · ') || undefined;
}

/** A title's label before its colon ("Dear Abby: …"), which the drawn title leaves out. */
const titleLabel = /^(?<label>[^:："'“”‘’«»]{3,32})[:：]\s+(?<rest>\S.*)$/u;

/** The line over the title: its own label where that is left out of it, the site's section, else the kind of text. */
export function findKicker(
  metadata: Metadata,
  title: string,
  { genre, language }: { readonly genre: string; readonly language: string },
): string | undefined {
  const { label, rest = '' } = titleLabel.exec(tidy(metadata.title ?? ''))?.groups ?? {};
  if (label !== undefined && !bare(title).includes(bare(label)) && bare(rest).startsWith(bare(title).slice(0, 20)))
    return label;
  const section = tidy(metadata.section ?? '');
  const isTopic =
    wordCount(section) <= 4 &&
    drawnLength(section) <= budgets.kicker &&
    /\p{L}{3}/u.test(section) &&
    // A section's name begins with a capital where there are any; a key of the site's system seldom does.
    !/^\p{Ll}/u.test(section) &&
    !/\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}/u.test(section);
  if (isTopic && !noTitle.test(section) && bare(section) !== bare(metadata.site ?? '')) return section;
  // The site stands in the source line.
  const known = namedGenres.find((one) => one === genre);
  const kind = known && findLanguage(language)?.brief?.kicker?.[known];
  return kind === undefined || bare(title).includes(bare(kind)) ? undefined : kind;
}

/** Host of an address without "www.", or undefined when it is no http(s) address. */
export function findHost(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  return withoutWww(new URL(url).hostname) || undefined;
}
