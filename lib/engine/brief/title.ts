import type { Metadata, SourceDocument } from '../document.ts';
import { isBalanced } from './borders.ts';
import { shortenTitle } from './headline.ts';
import { isBoilerplate } from './noise.ts';
import { splitSentences } from './sentences.ts';
import { shortenings } from './shorten.ts';
import { capitalize, drawnLength, firstWord, overlap, termsOf, tidy, wordCount } from './text.ts';
import type { LanguageWords } from './words.ts';

/** Budgets of visual-spec.md, in drawn letters. */
const budgets = { subtitle: 90, kicker: 32 };

const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** The title without the site's name, a file's ending or a section label hung on it by " | ", " - " or " · ". */
export function withoutSite(title: string, site: string | undefined, host: string | undefined): string {
  const names = [site, host, host?.split('.').at(-2)]
    .filter((name) => name !== undefined)
    .map(bare)
    .filter((name) => name.length > 1);
  let text = tidy(title).replace(/(?<=.{4})\s*[＜【〈][^＞】〉]{2,40}[＞】〉]$/u, '');
  for (;;) {
    const parts = /^(.+?)\s*(?:\s[|·•»\-–—]\s|\s?[｜＜]\s?|_)\s*([^|·•»｜_]{2,50}?)[＞>]?$/u.exec(text);
    const [head, tail] = [parts?.[1], parts?.[2]];
    if (head === undefined || tail === undefined || drawnLength(head) < 8) break;
    const isSite = names.some(
      (name) => bare(tail).includes(name) || (bare(tail).length > 3 && name.includes(bare(tail))),
    );
    const isLabel = /[|｜_＜]/.test(text.slice(head.length, text.length - tail.length)) && wordCount(tail) <= 4;
    if (!isSite && !isLabel) break;
    text = head.trim();
  }
  const labelled = /^([^|｜]{2,24}?)\s*[|｜:]\s*(.{12,})$/u.exec(text);
  if (labelled && (names.includes(bare(labelled[1] ?? '')) || /[|｜]/.test(text.slice(0, 28))))
    text = labelled[2] ?? text;
  return tidy(text);
}

/** Names that a file or page has until a person gives it one, and names of a site's sections. */
const noTitle =
  /^(?:home(?: ?page)?|news|latest(?: news)?|blogs?|articles?|stories|story|posts?|index|main page|untitled(?: document)?|documents?\d*|title slide|slide ?\d*|presentation\d*|powerpoint presentation|startseite|aktuelles|nachrichten|accueil|actualités|inicio|noticias|início|notícias|notizie|nieuws|ohne titel|sans titre|sin título|sem título|senza titolo|präsentation\d*|présentation\d*|presentación\d*|ホーム|ニュース|无标题|首页|新闻|الرئيسية|أخبار)$/i;

/** Whether a text names only the site, one of its sections, or nothing. */
function isNameless(text: string, site: string | undefined, host: string | undefined): boolean {
  const name = bare(text);
  const isOf = (whole: string) => whole === name || whole === `the${name}`;
  return name === '' || noTitle.test(text.trim()) || isOf(bare(site ?? '')) || isOf(bare(host ?? ''));
}

/**
 * What stands for the title: the source's own, unless that only names the site or a section, else its first heading, first sentence, picture's caption, or host;
 * undefined when there is not a word.
 */
export function titleOf(
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
  const lead = new Set(sentences.slice(0, 5).flatMap((sentence) => termsOf(sentence, words)));
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
  const [first] = blocks;
  const isChain =
    /\s[-–—|·]\s/.test(title) &&
    title.split(/\s+/).every((word) => /^[\p{Lu}–—|·-]/u.test(word) || words.joints.has(word));
  if (!isChain || first?.type !== 'heading' || first.level > 2) return '';
  const heading = tidy(first.text);
  const lead = new Set(sentences.slice(0, 5).flatMap((sentence) => termsOf(sentence, words)));
  const [own, titled] = [heading, title].map((text) => new Set(termsOf(text, words)));
  const isSpokenOf = own !== undefined && own.size >= 2 && overlap(own, lead) >= 0.5;
  return isSpokenOf && overlap(titled ?? own, lead) < 0.4 && overlap(own, titled ?? own) < 0.4 ? heading : '';
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
const invitation =
  /^(?:welcome|read|learn|find out|discover|see|watch|get the|here['’]s?|willkommen|erfahren|découvrez|bienvenue|descubr\w+|bienvenid\w+|descubra|scopri|ontdek)\b/i;

/** The standfirst: the description, or what the source says first when that is one short sentence; not what is said already. */
export function subtitleOf(
  metadata: Metadata,
  title: string,
  body: readonly string[],
  language: string,
  words: LanguageWords,
): string | undefined {
  // Some sites put their title and name around it.
  const parts = tidy(metadata.description ?? '').split(/\s+[|·]\s+/);
  const description = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  // A description cut off by the site ends in dots: its last sentence is no sentence.
  const sentences = splitSentences(description, language).filter(
    (sentence) => !/(?:…|\.\.\.|\[…\]|&hellip;)(?:$|,)|\ufffd/.test(sentence),
  );
  const said = new Set(termsOf(title, words));
  for (const sentence of sentences.slice(0, 2)) {
    const isTemplate =
      sentence.length > title.length && sentence.toLowerCase().startsWith(title.toLowerCase()) && wordCount(title) > 2;
    if (isTemplate || isCutOff(sentence, body) || !isBalanced(sentence)) continue;
    if (
      /[?？؟]/.test(sentence) ||
      invitation.test(sentence) ||
      isBoilerplate(sentence) ||
      words.personal.has(firstWord(sentence))
    )
      continue;
    const form = shortenings(sentence, words).find((shorter) => drawnLength(shorter) <= budgets.subtitle);
    if (form === undefined || wordCount(form) < 4) continue;
    const terms = new Set(termsOf(form, words));
    if (overlap(terms, said) >= 0.8 || words.backward.has(firstWord(form))) continue;
    if (/^\p{Ll}/u.test(form) && !/^\p{Ll}/u.test(title)) continue;
    return form;
  }
  return undefined;
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
  const name = tidy(metadata.site ?? '').split(/\s+[|·–—]\s+/)[0] ?? '';
  return name === '' ? undefined : (hostOf(name) ?? name);
}

/** A byline that is a name: no address, date, digits or bare "By". */
function authorName(metadata: Metadata): string | undefined {
  const name = tidy(metadata.author ?? '').replace(/^(?:by|von|par|por|di|door)\s+/i, '');
  const usable = name.length > 3 && drawnLength(name) <= 40 && !/https?:|@|\d/.test(name);
  return usable && bare(name) !== bare(metadata.site ?? '') ? name : undefined;
}

/** "The Example Times · A. Writer · 3 May 2026": what is known of where it comes from, apart from its host. */
export function sourceOf(metadata: Metadata, language: string): string | undefined {
  const parts = [siteName(metadata), authorName(metadata), formatDate(metadata.date, language)];
  return parts.filter((part) => part !== undefined).join(' · ') || undefined;
}

export function kickerOf(metadata: Metadata, title: string): string | undefined {
  const site = siteName(metadata);
  return site !== undefined && drawnLength(site) <= budgets.kicker && !bare(title).includes(bare(site))
    ? site
    : undefined;
}

/** Host of an address without "www.", or undefined when it is no http(s) address. */
export function hostOf(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  return new URL(url).hostname.replace(/^www\./, '') || undefined;
}
