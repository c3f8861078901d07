import { withoutWww } from '../../../contract/host.ts';
import type { SourceDocument } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives } from '../../languages/patterns.ts';
import { toLettersAndDigits } from '../../letters.ts';
import { capitalize, countTextWords, listTerms, measureDrawnLength, overlap, tidy, wordsIn } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';
import { shortenTitle } from './headline.ts';
import { cleanTitle, isContact, isFileName, isSlug } from './title-clean.ts';

/** Share of a title's last part that the site's name must have: "Acme Magazine", but not "Acme at the fair". */
const minShareOfSite = 0.4;

const sectionAndSite = /^(.{20,}?)\s[|｜]\s((?:\p{Lu}[\p{L}.'’&]*\s)+[-–—](?:\s\p{L}[\p{L}.'’&]*)+)$/u;

const maxChainWords = 7;
const minHostLabelChars = 8;
/** Words of a host, subdomain and domain, that a site's name repeats. */
const minHostWords = 2;
/** Words behind a bar that are a label; behind a title of some words also a list of topics. */
const [maxLabelWords, minHeadWords, maxRestWords] = [4, 5, 8];

export function withoutSite(
  title: string,
  site: string | undefined,
  host: string | undefined,
  language: Language | undefined,
): string {
  const labels = host?.split('.') ?? [];
  // "ministry.gov.example": where the last part but one is not a name, the first may be.
  const first = (labels[0] ?? '').length >= minHostLabelChars ? labels[0] : undefined;
  const names = [site, host, labels.at(-2), first]
    .filter((name) => name !== undefined)
    .map(toLettersAndDigits)
    .filter((name) => name.length > 1);
  const isName = (tail: string) =>
    names.some(
      (name) =>
        (toLettersAndDigits(tail).includes(name) && name.length >= toLettersAndDigits(tail).length * minShareOfSite) ||
        (toLettersAndDigits(tail).length > 3 && name.includes(toLettersAndDigits(tail))),
    );
  const parts = labels.slice(0, -1).filter((label) => label !== 'www');
  // "New wing - New wing Tarn Institute" at new-wing… or wing.tarn.example: the host's words.
  const namesHost = (tail: string) => {
    const own = new Set(wordsIn(tail.toLowerCase()));
    return parts.length >= minHostWords && own.size <= maxLabelWords && parts.every((label) => own.has(label));
  };
  let text = cleanTitle(title, language).replace(/(?<=.{4})\s*[＜【〈][^＞】〉]{2,40}[＞】〉]$/u, '');
  const [, own, chain = ''] = sectionAndSite.exec(text) ?? [];
  if (own !== undefined && countTextWords(chain) <= maxChainWords) text = own;
  for (;;) {
    const parts = /^(.+?)\s*(?:\s[|·•»\-–—]\s|\s?[｜＜：]\s?|(?<!_)_(?!_))\s*([^|·•»｜_]{2,50}?)[＞>]?$/u.exec(text);
    const [head, tail] = [parts?.[1], parts?.[2]];
    if (head === undefined || tail === undefined || measureDrawnLength(head) < 8) break;
    const isSite = isName(tail) || namesHost(tail);
    const isLabel =
      /[|｜_＜]/.test(text.slice(head.length, text.length - tail.length)) &&
      countTextWords(tail) <= (countTextWords(head) >= minHeadWords ? maxRestWords : maxLabelWords);
    if (!isSite && !isLabel) break;
    text = head.trim();
  }
  const [, before, behind = ''] = /^(.{12,}) : ([^:]{4,50})$/u.exec(text) ?? [];
  if (before !== undefined && isName(behind)) text = before;
  const labelled = /^([^|｜]{2,24}?)\s*[|｜:]\s*(.{12,})$/u.exec(text);
  if (labelled && (names.includes(toLettersAndDigits(labelled[1] ?? '')) || /[|｜]/.test(text.slice(0, 28))))
    text = labelled[2] ?? text;
  return cleanTitle(text, language);
}

export const noTitle = new RegExp(
  String.raw`^(?:(?:${joinAlternatives(({ brief }) => brief?.title?.every)})\s?)?(?:${joinAlternatives(({ brief }) => brief?.title?.none)})$`,
  'i',
);

/** "[english] [greek]": links to other languages. */
const links = /^(?:\[[^\]]{2,20}\]\s*)+$/u;

/** Whether a text only names the site, a section, or nothing. */
export function isNameless(text: string, site: string | undefined, host: string | undefined): boolean {
  const name = toLettersAndDigits(text);
  const isWhole = (whole: string) => whole === name || whole === `the${name}`;
  return (
    name === '' ||
    isSlug(text) ||
    links.test(text) ||
    noTitle.test(text.trim()) ||
    isWhole(toLettersAndDigits(site ?? '')) ||
    isWhole(toLettersAndDigits(host ?? ''))
  );
}

export function findTitle(
  document: SourceDocument,
  sentences: readonly string[],
  host: string | undefined,
  words: LanguageWords,
): string | undefined {
  const { title, site } = document.metadata;
  const isOfNothing = title !== undefined && (isFileName(title) || isContact(title) || isSlug(title));
  const named = title === undefined || isOfNothing ? '' : withoutSite(title, site, host, words.language);
  const headings = document.blocks.flatMap((block) => (block.type === 'heading' ? [tidy(block.text)] : []));
  const own = headings.find((text) => isSpokenAlone(text, named));
  const heading = headings.find((text) => text.length > 2 && !isNameless(text, site, host)) ?? '';
  const chosen =
    (isNameless(named, site, host) && heading) ||
    (noTitle.test(named) && sentences[0]) ||
    findHeadingOver(document, named, sentences, words) ||
    own ||
    named ||
    sentences[0] ||
    readFigureWords(document) ||
    title ||
    host;
  const lead = new Set(sentences.slice(0, 5).flatMap((sentence) => listTerms(sentence, words)));
  if (!chosen) return undefined;
  const isPicture = document.blocks.every((block) => block.type === 'figure');
  // Names may start in lower case, articles should not.
  const isSmall = isPicture || words.joints.has(/^\p{Ll}+(?=\s)/u.exec(chosen)?.[0] ?? '');
  return withDashes(shortenTitle(isSmall ? capitalize(chosen) : chosen, lead, words));
}

const minOwnWords = 3;

/** "Lime for the tower" in "Lime for the tower - Tarn Days 2022": a heading of the text before the name of its site. */
const isSpokenAlone = (heading: string, title: string): boolean =>
  countTextWords(heading) >= minOwnWords &&
  title.startsWith(heading) &&
  /^\s[-–—|·•»]\s\S/u.test(title.slice(heading.length));

/** A typed hyphen or dot between two parts of a title, which is set as a dash. */
const typedDash = /(?<=\S)\s[-•·]\s(?=\S)/gu;
const withDashes = (title: string): string => title.replace(typedDash, ' – ');

const minSaid = 0.4;

/** The text's heading, where its title is a chain of names ("Site - Book") that the text never uses; else empty. */
function findHeadingOver(
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
  const isShort = countTextWords(title) <= maxSiteWords && countTextWords(title) <= countTextWords(heading);
  // One of several headings belongs to its section only.
  const isOnly = blocks.filter((block) => block.type === 'heading' && block.level === first.level).length === 1;
  if (!isChain && (!isOnly || !isShort || !isNeverSaid(title, sentences, words))) return '';
  const lead = new Set(sentences.slice(0, 5).flatMap((sentence) => listTerms(sentence, words)));
  const [own, titled] = [heading, title].map((text) => new Set(listTerms(text, words)));
  const isSpokenOf = own !== undefined && own.size >= 2 && overlap(own, lead) >= 0.5;
  return isSpokenOf && overlap(titled ?? own, lead) < minSaid && overlap(own, titled ?? own) < minSaid ? heading : '';
}

const maxSiteWords = 4;

function isNeverSaid(title: string, sentences: readonly string[], words: LanguageWords): boolean {
  const terms = listTerms(title, words);
  const said = new Set(sentences.flatMap((sentence) => listTerms(sentence, words)));
  return terms.length > 0 && !terms.some((term) => said.has(term));
}

function readFigureWords({ blocks }: SourceDocument): string | undefined {
  const figure = blocks.find((block) => block.type === 'figure');
  return figure?.type === 'figure' ? figure.caption || figure.alt : undefined;
}

export function findHost(url: string | undefined): string | undefined {
  if (url === undefined || !/^https?:/i.test(url) || !URL.canParse(url)) return undefined;
  return withoutWww(new URL(url).hostname) || undefined;
}
