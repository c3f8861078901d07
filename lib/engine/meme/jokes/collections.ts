import { capitalize, drawnLength, listTerms, overlap, tidy, wordCount, wordsIn } from '../../brief/text/text.ts';
import { en } from '../../languages/en.ts';
import type { JokeCandidate } from './candidate.ts';
import { isPhrase, type Material } from './material.ts';
import { pageLabel, promised } from './signs.ts';
import { asCaption } from './topic.ts';

const plain = (item: string) =>
  asCaption(
    tidy(item.replace(/^\s*(?:\d{1,2}\s*[.):：、-]|[•*–-])\s*/u, '').split(/\s*[:：]\s|\s[–—-]\s|[（(]/u)[0] ?? ''),
  );

const maxItems = 14;

interface Row {
  readonly items: readonly string[];
  readonly ordered: boolean;
  readonly lead: string;
  readonly isLabelled: boolean;
}

function rows({ outline, title, words }: Material, max: number): Row[] {
  const topic = new Set(listTerms(title, words));
  const lists = outline.lists
    .filter(
      ({ lead, summary }) => summary || /[:：]$/.test(lead) || overlap(topic, new Set(listTerms(lead, words))) > 0.2,
    )
    .map(({ items, ordered, lead }) => ({
      items: items.map(plain),
      ordered,
      lead,
      isLabelled: items.filter((item) => /[:：]\s/u.test(item)).length * 2 > items.length,
    }));
  const levels = (promised.test(title) ? [2, 3] : []).map((level) => ({
    items: outline.sections
      .filter((section) => section.level === level && section.heading !== title)
      .map(({ heading }) => plain(heading)),
    ordered: false,
    lead: title,
    isLabelled: false,
  }));
  return [...lists, ...levels].filter(
    ({ items }) =>
      items.length >= 4 &&
      items.length <= maxItems &&
      new Set(items).size === items.length &&
      items.filter((item) => pageLabel.test(item)).length <= 1 &&
      items.filter((item) => wordCount(item) <= max && drawnLength(item) <= max * 8).length >= items.length * 0.7,
  );
}

const four = ['one', 'two', 'three', 'four'] as const;
const asCaptions = (items: readonly string[]) =>
  Object.fromEntries(four.map((role, index) => [role, items[index] ?? '']));

/** The source's own list, else the things it names most. */
export function packs(material: Material): JokeCandidate[] {
  const { phrases, topic } = material;
  if (phrases === undefined || topic === undefined || topic.startsWith('“')) return [];
  const title = phrases.starter.replace('{}', topic.replace(/^the /, ''));
  const listed = rows(material, 4).flatMap(({ items, lead, isLabelled }): JokeCandidate[] => {
    // Lists of another thing, or of labels and values, are skipped.
    if (isLabelled || !lead.toLowerCase().includes(topic.replace(/^the /, '').toLowerCase())) return [];
    const fit = items.filter((item) => isPhrase(item, material, 4) && !/[?!؟]/.test(item)).slice(0, 4);
    return fit.length === 4
      ? [{ template: 'starter', captions: { title, ...asCaptions(fit) }, signal: 1.15, fixed: ['title'] }]
      : [];
  });
  const named = things(material);
  const gathered: JokeCandidate[] =
    named.length === 4
      ? [{ template: 'starter', captions: { title, ...asCaptions(named) }, signal: 0.62, fixed: ['title'] }]
      : [];
  return [...listed, ...gathered];
}

const iconOf = new Map(
  Object.entries(en.icons?.words ?? {}).flatMap(([icon, list]) => list.split(' ').map((word) => [word, icon] as const)),
);
/** Words with an icon that name a thing for a toy's pack. */
const holdable = new Set(
  'airplane plane battery bed bell bicycle bike bird book novel textbook broom insect calculator calendar camera photo photograph car bus cat kitten coffee espresso tea coin cash compass chip computer laptop phone smartphone dog puppy door water egg email letter newspaper fish flower meal dinner lunch breakfast recipe game petrol gift headphones house passport key password plant vegetable lamp lightbulb map microphone mountain song album pencil package parcel pill vitamin seed crop socket charger puzzle robot rocket spacecraft satellite shield boat ship snow ice suitcase luggage shirt dress stethoscope television tv film movie thermometer boiler trophy prize train tree truck lorry video wallet beach router turbine'.split(
    ' ',
  ),
);

function things({ language, sentences, topic = '' }: Material): string[] {
  if (!/^en\b/i.test(language)) return [];
  const counts = new Map<string, { count: number; word: string }>();
  for (const word of sentences.flatMap((sentence) => wordsIn(sentence))) {
    const lower = word.toLowerCase();
    const single = holdable.has(lower) ? lower : lower.replace(/s$/, '');
    const icon = iconOf.get(single);
    if (icon === undefined || !holdable.has(single) || topic.toLowerCase().includes(lower.replace(/s$/, ''))) continue;
    counts.set(icon, { word: lower, count: (counts.get(icon)?.count ?? 0) + 1 });
  }
  return [...counts.values()]
    .filter(({ count }) => count >= 2)
    .sort((a, b) => b.count - a.count)
    .slice(0, 4)
    .map(({ word }) => capitalize(word));
}

/** The source's first three steps, and a last one that everybody knows. */
export function ladders(material: Material): JokeCandidate[] {
  const { phrases } = material;
  if (phrases === undefined) return [];
  return rows(material, 7)
    .filter(({ ordered }) => ordered)
    .flatMap(({ items }): JokeCandidate[] => {
      const fit = items.filter((item) => isPhrase(item, material, 7)).slice(0, 3);
      if (fit.length < 3) return [];
      return [{ template: 'levels', captions: asCaptions([...fit, phrases.lastStep]), signal: 1.1, fixed: ['four'] }];
    });
}
