import { drawnLength, wordCount } from '../text.ts';
import { pointsOfItems } from './items.ts';
import type { Finding, Reading } from './reading.ts';

/** Words for the parts of one thing. */
const made =
  /(?<!\p{L})(?:parts? of|components?|elements? of|anatomy|ingredients of|building blocks|pieces of|layers of|consists? of|made up of|what['’]?s in(?:side)?|bestandteile|teile (?:der|des|von|eines|einer)|bausteine|komponenten|besteht aus|composants?|parties d|éléments d|se compose de|partes? d|componentes?|elementos d|parti d|componenti|elementi d|si compone|onderdelen|bouwstenen|componenten|bestaat uit)(?!\p{L})|構成|部品|要素|部分|组成|构成|أجزاء|مكونات|عناصر/iu;

const count = { least: 4, most: 8 };
/** Drawn letters and words of a part's name. */
const name = { letters: 34, words: 4 };

/** One thing's parts, four to eight, each as "Name: what it is". */
export function findParts(reading: Reading): Finding | undefined {
  const { outline, fullTitle, limit } = reading;
  for (const { items, lead } of outline.lists) {
    if (items.length < count.least || items.length > count.most) continue;
    if (!made.test(fullTitle) && !made.test(lead)) continue;
    const points = pointsOfItems(items, reading);
    const isParted =
      points.length === items.length &&
      points.every(
        ({ heading, body }) =>
          body !== undefined && drawnLength(heading) <= name.letters && wordCount(heading) <= name.words,
      );
    if (isParted) return { layout: 'parts', score: 0.85, points: points.slice(0, limit), ordered: false };
  }
  return undefined;
}
