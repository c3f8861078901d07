import {
  capitalize,
  countTextWords,
  listTerms,
  measureDrawnLength,
  overlap,
  tidy,
  wordsIn,
} from '../../brief/text/text.ts';
import { findLanguage } from '../../languages/index.ts';
import { perLanguage } from '../../languages/patterns.ts';
import { isPhrase, type Material } from '../material/material.ts';
import { toCaptionText } from '../words/caption-text.ts';
import { pageLabel } from '../words/phrase-signs.ts';
import type { JokeCandidate } from './score.ts';

const toListCaption = (item: string) =>
  toCaptionText(
    tidy(item.replace(/^\s*(?:\d{1,2}\s*[.):：、-]|[•*–-])\s*/u, '').split(/\s*[:：]\s|\s[–—-]\s|[（(]/u)[0] ?? ''),
  );

const maxItems = 14;

interface ItemRow {
  readonly items: readonly string[];
  readonly ordered: boolean;
  readonly lead: string;
  readonly isLabelled: boolean;
}

const minKinship = 0.2;
const minShortItems = 0.7;

function listRows({ outline, title, words }: Material, max: number): ItemRow[] {
  const topic = new Set(listTerms(title, words));
  const lists = outline.lists
    .filter(
      ({ lead, summary }) =>
        summary || /[:：]$/.test(lead) || overlap(topic, new Set(listTerms(lead, words))) > minKinship,
    )
    .map(({ items, ordered, lead }) => ({
      items: items.map(toListCaption),
      ordered,
      lead,
      isLabelled: items.filter((item) => /[:：]\s/u.test(item)).length * 2 > items.length,
    }));
  return lists.filter(
    ({ items }) =>
      items.length >= 4 &&
      items.length <= maxItems &&
      new Set(items).size === items.length &&
      items.filter((item) => pageLabel.test(item)).length <= 1 &&
      items.filter((item) => countTextWords(item) <= max && measureDrawnLength(item) <= max * 8).length >=
        items.length * minShortItems,
  );
}

/** Signals of a starter pack of the source's list, and of the things that it names most. */
const packed = { listed: 1.15, gathered: 0.62 } as const;

const four = ['one', 'two', 'three', 'four'] as const;
const toCaptions = (items: readonly string[]) =>
  Object.fromEntries(four.map((role, index) => [role, items[index] ?? '']));

export function findPacks(material: Material): JokeCandidate[] {
  const { phrases, topic } = material;
  if (phrases === undefined || topic === undefined || topic.startsWith('“')) return [];
  const name = topic.replace(/^the /, '');
  const title = phrases.starter.replace('{}', name);
  const listed = listRows(material, 4).flatMap(({ items, lead, isLabelled }): JokeCandidate[] => {
    if (isLabelled || !lead.toLowerCase().includes(name.toLowerCase())) return [];
    const fit = items.filter((item) => isPhrase(item, material, 4) && !/[?!؟]/.test(item)).slice(0, 4);
    return fit.length === 4
      ? [{ template: 'starter', captions: { title, ...toCaptions(fit) }, signal: packed.listed, fixed: ['title'] }]
      : [];
  });
  const named = listThings(material);
  const gathered: JokeCandidate[] =
    named.length === 4
      ? [{ template: 'starter', captions: { title, ...toCaptions(named) }, signal: packed.gathered, fixed: ['title'] }]
      : [];
  return [...listed, ...gathered];
}

interface Pack {
  readonly iconOf: ReadonlyMap<string, string>;
  readonly things: ReadonlySet<string>;
  readonly plural: RegExp;
}

const readPack = perLanguage(([language]): Pack | undefined => {
  const { icons, jokes } = language ?? {};
  if (jokes?.pack === undefined) return undefined;
  const named = Object.entries(icons?.words ?? {});
  return {
    iconOf: new Map(named.flatMap(([icon, list]) => list.split(' ').map((word) => [word, icon] as const))),
    things: new Set(jokes.pack.things.split(' ')),
    plural: new RegExp(`${jokes.pack.plural}$`, 'u'),
  };
});

function listThings({ language, sentences, topic = '' }: Material): string[] {
  const own = findLanguage(language);
  const pack = own && readPack(own);
  if (pack === undefined) return [];
  const { iconOf, things, plural } = pack;
  const counts = new Map<string, { count: number; word: string }>();
  for (const word of sentences.flatMap((sentence) => wordsIn(sentence))) {
    const lower = word.toLowerCase();
    const single = things.has(lower) ? lower : lower.replace(plural, '');
    const icon = iconOf.get(single);
    if (icon === undefined || !things.has(single) || topic.toLowerCase().includes(lower.replace(plural, ''))) continue;
    counts.set(icon, { word: lower, count: (counts.get(icon)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
    .map(({ word }) => capitalize(word));
}

/** The source's first three steps, and a last one that everybody knows. */
export function findLadders(material: Material): JokeCandidate[] {
  const { phrases } = material;
  if (phrases === undefined) return [];
  return listRows(material, 7)
    .filter(({ ordered }) => ordered)
    .flatMap(({ items }): JokeCandidate[] => {
      const fit = items.filter((item) => isPhrase(item, material, 7)).slice(0, 3);
      if (fit.length < 3) return [];
      return [{ template: 'levels', captions: toCaptions([...fit, phrases.lastStep]), signal: 1.1, fixed: ['four'] }];
    });
}
