import type { Point } from '../../brief.ts';
import type { Block } from '../../document.ts';
import type { Language } from '../../languages/language.ts';
import { joinAlternatives, joinForms, matchWords, perPageLanguage } from '../../languages/patterns.ts';
import { toItemPoint } from '../lists/list-item.ts';
import { listItems } from '../outline/outline-text.ts';
import { countTextWords, measureDrawnLength, tidy } from '../text/text.ts';
import type { LanguageWords } from '../text/words.ts';

/** "[3.2.0] - 2026-09-14", "Version 12.1", "Lantern 4.0 (May 2026)" */
const release =
  /^\[?(?:[\p{L}@/.-]{1,24}\s){0,2}v?\d{1,4}\.\d{1,4}(?:\.\d{1,4}){0,2}(?:[-.]?(?:alpha|beta|rc|dev)[.\d]{0,6})?\]?(?:$|\s*[-–—,(:|]\s*|\s+(?=\d))/iu;
/** Words of a release's heading; a chapter's "1.2 How to …" has more. */
const maxWords = 8;
const getPatterns = perPageLanguage((among) => {
  const join = (field: Parameters<typeof joinForms>[0]) => joinForms(field, among);
  const matchAnywhere = (field: Parameters<typeof joinForms>[0]) => new RegExp(join(field), 'iu');
  const groups: readonly (readonly [RegExp, number])[] = [
    [matchAnywhere('releaseMain'), 3],
    [matchAnywhere('releaseNew'), 2],
    [matchAnywhere('releaseImproved'), 1],
  ];
  return {
    unreleased: new RegExp(
      String.raw`^\[?(?:${joinAlternatives(({ brief }) => brief?.changelog?.unreleased, among)})\]?`,
      'iu',
    ),
    named: matchWords(({ brief }) => brief?.changelog?.named, 'iu', among),
    groups,
    internal: new RegExp(`^(?:${join('internalWork')})`, 'iu'),
    /** Issue numbers, commits and thanks after an item. */
    references: new RegExp(
      String.raw`(?:\s*[,;]?\s*(?:\(\s*)?(?:${join('creditsBehind')})?(?:@[\w-]{1,39}|\[?#\d{1,6}\]?(?:\([^)\s]{0,200}\))?|\[[0-9a-f]{7,40}\](?:\([^)\s]{0,200}\)?)?|\([0-9a-f]{7,40}\))\s*\)?)+[\s.,;]*$`,
      'iu',
    ),
    mended: matchAnywhere('releaseMended'),
    mends: new RegExp(String.raw`^(?:${join('mendsOpening')})|(?<!\p{L})(?:${join('mendsAnywhere')})(?!\p{L})`, 'iu'),
  };
});
/** A Markdown link that was not parsed. */
const address = /\s*\(?\[[^\]]{1,60}\]\(https?:[^\s)]*\)?\)?/giu;

const min = { items: 3, releases: 3 };
const [newest, maxBlocks] = [4, 60];

interface Release {
  readonly name: string;
  readonly items: { text: string; weight: number; group: string }[];
}

function cleanEntry(text: string, references: RegExp): string {
  const bare = tidy(text.replace(address, ''));
  return bare.length > 600 ? '' : bare.replace(references, '').replace(/[\s(]+$/, '');
}

function listReleases(blocks: readonly Block[], language: Language | undefined): Release[] {
  const { groups, internal, references, unreleased } = getPatterns(language);
  const releases: Release[] = [];
  let [weight, group] = [0, ''];
  let read = 0;
  for (const block of blocks) {
    if (block.type === 'heading') {
      const text = tidy(block.text);
      const isRelease = release.test(text) && countTextWords(text) <= maxWords;
      if (isRelease && releases.length === newest) break;
      if (isRelease) releases.push({ name: text.replace(/[[\]]/g, '').replace(/\s*\(https?:\S*$/, ''), items: [] });
      if (unreleased.test(text)) releases.length = 0;
      weight = isRelease ? 0 : (groups.find(([pattern]) => pattern.test(text))?.[1] ?? 0);
      group = isRelease ? '' : text;
      read = 0;
      continue;
    }
    if (++read > maxBlocks) continue;
    const texts = block.type === 'list' ? listItems(block).map((item) => item.split('\n')[0] ?? '') : [];
    if (block.type === 'paragraph') texts.push(block.text);
    for (const text of texts.map((one) => cleanEntry(one, references)))
      if (/^[\p{L}\p{N}`"“]/u.test(text) && !internal.test(text)) releases.at(-1)?.items.push({ text, weight, group });
  }
  return releases;
}

interface Changes {
  readonly points: readonly Point[];
  readonly release?: string;
}

export function listChangelogPoints(
  blocks: readonly Block[],
  title: string,
  max: number,
  language: string,
  words: LanguageWords,
): Changes | undefined {
  const { mended, mends, named } = getPatterns(words.language);
  const heads = blocks.filter(
    (block) => block.type === 'heading' && release.test(tidy(block.text)) && countTextWords(block.text) <= maxWords,
  );
  if (heads.length < (named.test(title) ? 1 : min.releases)) return undefined;
  const releases = listReleases(blocks, words.language);
  const listPoints = ({ items }: Release) =>
    items
      .toSorted((a, b) => b.weight - a.weight)
      .flatMap(({ text, group }): Point[] => {
        const point = toItemPoint(text, language, words);
        if (point === undefined) return [];
        // "Crash on start" was fixed and is not new.
        const isFault = point.body === undefined && mended.test(group) && !mends.test(text);
        return isFault ? [{ heading: `${group}: ${point.heading}`, sentence: `${group}\n${point.sentence}` }] : [point];
      })
      .filter(({ heading }) => countTextWords(heading) >= 2);
  const full = releases.slice(0, 2).find((one) => listPoints(one).length >= min.items);
  if (full !== undefined) return { points: listPoints(full).slice(0, max), release: full.name };
  const lines = releases.flatMap((one): Point[] => {
    const [first] = listPoints(one);
    if (first === undefined || measureDrawnLength(first.heading) > 100) return [];
    return [{ heading: one.name, body: first.heading, sentence: `${one.name}\n${first.sentence}` }];
  });
  return lines.length >= min.releases ? { points: lines.slice(0, max) } : undefined;
}
