import { captionNames, captionParts, lifeNames } from '../../languages/class-names.ts';
import { joinFigures } from '../../languages/patterns.ts';
import { getTagName, readInlineText } from '../blocks/inline-text.ts';
import { listElements } from './elements.ts';
import type { PageMeasure } from './measure.ts';
import { isCredit } from './noise-words.ts';

const maxCardChars = 340;
const maxPriceChars = 24;
const currency = String.raw`\p{Sc}|EUR|USD|GBP|CHF|SEK|NOK|DKK|PLN|${joinFigures('shopCurrencies')}`;
const price = new RegExp(
  String.raw`^[^\d\n]{0,12}(?:\p{Sc}\s?\d[\d.,’']*|\d[\d.,’']*\s?(?:${currency}))[^\d\n]{0,12}$`,
  'u',
);
const digit = /\d/;
const minCards = 2;
const maxSoldShare = 0.25;

const maxLifeChars = 1500;
const namesLife = new RegExp(`(?:^|[^a-z])(?:${lifeNames})(?:$|[^a-z])`);

export const isLife = (names: string, { text }: PageMeasure): boolean => text <= maxLifeChars && namesLife.test(names);

export const listClasses = (element: Element): string[] =>
  (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);

export function findShopCards(elements: readonly Element[], measures: ReadonlyMap<Element, PageMeasure>): Set<Element> {
  const { priced, pairs } = findPriced(elements, measures);
  const rows = new Map<Element, Element[]>();
  const alone: Element[] = [];
  for (const card of priced) {
    const row = card.parentElement;
    if (!row || card.querySelector('a[href],button,[role=button]') === null) continue;
    if (!priced.has(row) && pairs.some((pair) => card.contains(pair))) alone.push(card);
    rows.set(row, [...(rows.get(row) ?? []), card]);
  }
  const cards = [...[...rows.values()].filter((row) => areOneMake(row) && !areColumns(row)).flat(), ...alone];
  const outer = cards.filter((card) => !cards.some((other) => other !== card && other.contains(card)));
  const [body] = elements;
  const page = body ? readInlineText(body).length : 0;
  const sold = outer.reduce((sum, card) => sum + readInlineText(card).length, 0);
  return new Set(sold <= page * maxSoldShare ? outer : []);
}

function findPriced(elements: readonly Element[], measures: ReadonlyMap<Element, PageMeasure>) {
  const priced = new Set<Element>();
  const others = new Set<Element>();
  const over = new Set<Element>();
  const pairs: Element[] = [];
  for (const element of elements) {
    const { text = 0 } = measures.get(element) ?? {};
    if (text === 0 || text > maxPriceChars || !digit.test(element.textContent ?? '')) continue;
    const child = element.firstElementChild;
    const isWrapper = child !== null && measures.get(child)?.text === text;
    if (isWrapper || isInText(element) || !price.test(readInlineText(element))) continue;
    if (element.closest('table') !== null) continue;
    const { parentElement } = element;
    if (parentElement && over.has(parentElement)) pairs.push(parentElement);
    else if (parentElement) over.add(parentElement);
    let part: Element | null = element;
    for (; part && !priced.has(part) && !others.has(part) && isCard(part, measures); part = part.parentElement)
      priced.add(part);
    if (part && !priced.has(part)) others.add(part);
  }
  return { priced, pairs };
}

const isInText = ({ previousSibling, nextSibling }: Element): boolean =>
  [previousSibling, nextSibling].some((beside) => beside?.nodeType === 3 && (beside.nodeValue ?? '').trim() !== '');

const isCard = (element: Element, measures: ReadonlyMap<Element, PageMeasure>): boolean =>
  (measures.get(element)?.text ?? Number.POSITIVE_INFINITY) <= maxCardChars * 10 &&
  readInlineText(element).length <= maxCardChars;

function areOneMake(cards: readonly Element[]): boolean {
  const [first] = cards;
  if (first === undefined || cards.length < minCards) return false;
  const classes = listClasses(first);
  return cards.every(
    (card) =>
      getTagName(card) === getTagName(first) &&
      (classes.length === 0 || listClasses(card).some((name) => classes.includes(name))),
  );
}

/** From this share of lines common to all cards they are a table's labels, unless there are fewer than `minLines`. */
const mostlyShared = 1 / 3;
const minLines = 6;

function areColumns(cards: readonly Element[]): boolean {
  const lines = cards.map((card) => new Set(listLines(card)));
  const [first, ...others] = lines;
  if (first === undefined || first.size < minLines) return false;
  return [...first].filter((line) => others.every((other) => other.has(line))).length >= first.size * mostlyShared;
}

const listLines = (element: Element): string[] =>
  element.children.length === 0
    ? [(element.textContent ?? '').trim()].filter(Boolean)
    : Array.from(element.children).flatMap(listLines);

const namesCaption = new RegExp(`(?:^|[^a-z])(?:${captionNames})(?:$|[^a-z])`, 'i');
const maxCaptionChars = 300;
const maxBesideChars = 80;
const maxRise = 4;

export function markFigures(body: Element): void {
  // Matched here, since selectors of parts of a class take several times as long.
  for (const caption of listElements(body)) {
    const name = caption.getAttribute('class')?.toLowerCase() ?? '';
    if (!captionParts.some((part) => name.includes(part)) || !namesCaption.test(name)) continue;
    if (caption.closest('figure,table,a,button') !== null) continue;
    const text = readInlineText(caption);
    if (text === '' || text.length > maxCaptionChars || caption.querySelector('img,h1,h2,h3,p + p') !== null) continue;
    const box = findPictureBox(caption, text.length);
    if (box === undefined) continue;
    rename(caption, 'figcaption');
    rename(box, 'figure');
  }
}

function findPictureBox(caption: Element, length: number): Element | undefined {
  let box = caption.parentElement;
  for (let rise = 0; rise < maxRise && box !== null && !/^(?:body|main|article)$/.test(getTagName(box)); rise++) {
    if (readInlineText(box).length > length + maxBesideChars || box.querySelector('figure') !== null) return undefined;
    const isSpoken = Array.from(box.querySelectorAll('p,li')).some(
      (line) =>
        !line.contains(caption) &&
        !caption.contains(line) &&
        readInlineText(line) !== '' &&
        !isCredit.test(readInlineText(line)),
    );
    // A short step beside its image is not a credit.
    if (isSpoken) return undefined;
    if (box.querySelector('img') !== null) return box;
    box = box.parentElement;
  }
  return undefined;
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}
