import type { Item } from '../../modules.ts';
import { type Candidate, maxItems } from '../candidate.ts';
import type { Section } from '../outline.ts';
import type { Reading } from '../reading/reading.ts';
import { pointsOfItems, pointsOfSection } from '../reading/section-points.ts';
import { drawnLength, tidy } from '../text.ts';

interface Side {
  readonly name: string;
  readonly items: Item[];
}

/** Names of the two sides, for and against, each pair in one language's words. */
const pairs: readonly (readonly [RegExp, RegExp])[] = [
  [
    /(?<!\p{L})(?:pros?|benefits?|advantages?|upsides?|strengths?|positives?|what we like(?:d)?|the good|arguments? for|in favou?r)(?!\p{L})/iu,
    /(?<!\p{L})(?:cons?|drawbacks?|disadvantages?|downsides?|weaknesses|negatives?|risks?|limitations?|what we (?:don['’]t|didn['’]t) like|the bad|arguments? against)(?!\p{L})/iu,
  ],
  [/^(?:the )?(?:do|dos|do['’]s)(?!\p{L})(?!\s+not)/iu, /^(?:the )?(?:don['’]?ts?|don['’]t['’]?s|do not)(?!\p{L})/iu],
  [
    /(?<!\p{L})(?:vorteile?|pro|stärken|dafür spricht|chancen)(?!\p{L})/iu,
    /(?<!\p{L})(?:nachteile?|contra|kontra|schwächen|dagegen spricht|risiken)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:avantages?|points? forts?|les plus|pour)(?!\p{L})/iu,
    /(?<!\p{L})(?:inconvénients?|points? faibles?|les moins|contre)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:ventajas?|pros|beneficios|puntos fuertes|a favor)(?!\p{L})/iu,
    /(?<!\p{L})(?:desventajas?|inconvenientes?|contras?|riesgos|puntos débiles|en contra)(?!\p{L})/iu,
  ],
  [
    /(?:^|\s)(?:vantagens?|prós|benefícios|pontos fortes|a favor)(?!\p{L})/iu,
    /(?:^|\s)(?:desvantagens?|contras?|riscos|pontos fracos)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:vantaggi\w?|pro|punti di forza|benefici)(?!\p{L})/iu,
    /(?<!\p{L})(?:svantaggi\w?|contro|punti deboli|rischi)(?!\p{L})/iu,
  ],
  [
    /(?<!\p{L})(?:voordelen|voordeel|pluspunten|sterke punten)(?!\p{L})/iu,
    /(?<!\p{L})(?:nadelen|nadeel|minpunten|zwakke punten)(?!\p{L})/iu,
  ],
  [/メリット(?<!デメリット)|長所|利点|良い点/u, /デメリット|短所|欠点|悪い点/u],
  [/优点|優點|好处|优势|利$/u, /缺点|缺點|坏处|劣势|弊$/u],
  [/مزايا|إيجابيات|فوائد|مميزات/u, /عيوب|سلبيات|أضرار|مخاطر/u],
];

/** Longer headings tell rather than name a side. */
const maxNameChars = 48;

/** Which pair names `one` as its first side and `other` as its second; each name must not fit both. */
function isPair(one: string, other: string): boolean {
  return pairs.some(([good, bad]) => good.test(one) && !bad.test(one) && bad.test(other) && !good.test(other));
}

const bare = (text: string) => tidy(text).replace(/\s*[:：]$/, '');

/** Named groups of points, in order: sections, lists led by a name, and tables of two columns. */
function listGroups(reading: Reading): { name: string; points: () => Side['items'] }[] {
  const { sections, lists } = reading.outline;
  const named = sections.map((section: Section) => ({
    name: bare(section.heading),
    points: () => pointsOfSection(section, reading),
  }));
  const led = lists.map(({ lead, items }) => ({ name: bare(lead), points: () => pointsOfItems(items, reading) }));
  return [...named, ...led].filter(({ name }) => name !== '' && drawnLength(name) <= maxNameChars);
}

/** What speaks for and against one thing: sections or lists with a pair's names, or a table headed with them. */
export function findProsCons(reading: Reading): Candidate[] {
  const why = 'two groups named for and against';
  const found = (sides: [Side, Side]): Candidate[] => [
    { module: { kind: 'sides', form: 'pros-cons', sides, sure: 0.92, weight: 1, why } },
  ];
  for (const { block } of reading.outline.tables) {
    const [one = '', other = ''] = block.header.map(bare);
    if (block.header.length !== 2 || !(isPair(one, other) || isPair(other, one))) continue;
    const column = (index: number) =>
      pointsOfItems(block.rows.map((row) => tidy(row[index] ?? '')).filter(Boolean), reading).slice(0, maxItems);
    const [left, right] = [column(0), column(1)];
    if (left.length > 0 && right.length > 0)
      return found([
        { name: one, items: left },
        { name: other, items: right },
      ]);
  }
  const groups = listGroups(reading);
  // By pair, so that thousands of groups are not each compared with every other.
  const goodNames = pairs.map(([good, bad]) => groups.map(({ name }) => good.test(name) && !bad.test(name)));
  const firstBad = pairs.map(([good, bad]) => groups.findIndex(({ name }) => bad.test(name) && !good.test(name)));
  for (const [index, one] of groups.entries()) {
    const others = firstBad.filter((place, pair) => place >= 0 && goodNames[pair]?.[index]);
    const other = groups[Math.min(...others)];
    if (other === undefined) continue;
    const [good, bad] = [one.points().slice(0, maxItems), other.points().slice(0, maxItems)];
    if (good.length > 0 && bad.length > 0 && good.length + bad.length >= 3)
      return found([
        { name: one.name, items: good },
        { name: other.name, items: bad },
      ]);
  }
  return [];
}
