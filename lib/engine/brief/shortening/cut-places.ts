import { isBalanced } from '../text/borders.ts';

export interface CutPlace {
  readonly kind: 'end' | 'opening' | 'inner';
  readonly from: number;
  readonly to: number;
}

const word = /[\p{L}\p{M}\p{N}$€£%°"“”„«»'’()[\]]\S*/gu;
const minKeptWords = 4;
const maxOpeningWords = 16;
const marks = /[,–—()]|\s-\s/gu;

export const listWords = (text: string): readonly { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(word)].map(({ 0: own, index }) => ({ from: index, to: index + own.length }));

const isNumberMark = (text: string, at: number): boolean => /\p{N}/u.test(text.charAt(at + 1));

const listMarks = (text: string): readonly { readonly at: number; readonly mark: string }[] =>
  [...text.matchAll(marks)]
    .filter(({ index }) => !isNumberMark(text, index))
    .map(({ 0: own, index }) => ({ at: own.length > 1 ? index + 1 : index, mark: own.length > 1 ? '–' : own }));

const pairs: Readonly<Record<string, string>> = { ',': ',', '–': '–', '—': '—', '(': ')' };

export function listCutPlaces(text: string): readonly CutPlace[] {
  const places: CutPlace[] = [];
  const words = listWords(text);
  for (const [index, { to }] of words.entries()) {
    if (index + 1 < minKeptWords || index + 1 >= words.length) continue;
    if (isBalanced(text.slice(0, to).replace(/[,;:–—-]+$/u, '')))
      places.push({ kind: 'end', from: to, to: text.length });
  }
  const found = listMarks(text);
  for (const [index, { at, mark }] of found.entries()) {
    const before = words.filter(({ to }) => to <= at + 1).length;
    const isOpening = mark === ',' && before <= maxOpeningWords && before < words.length - minKeptWords;
    if (isOpening && isBalanced(text.slice(0, at))) places.push({ kind: 'opening', from: 0, to: at + 1 });
    const close = found.slice(index + 1).find((other) => other.mark === pairs[mark]);
    if (close === undefined || !isBalanced(text.slice(at + 1, close.at))) continue;
    places.push({ kind: 'inner', from: at, to: mark === '(' ? close.at + 1 : close.at + 1 });
    // A comma pair may skip one comma inside ("the mayor, a painter, not a clerk, said").
    const later = mark === ',' ? found.slice(found.indexOf(close) + 1).find((other) => other.mark === ',') : undefined;
    if (later !== undefined && isBalanced(text.slice(at + 1, later.at)))
      places.push({ kind: 'inner', from: at, to: later.at + 1 });
  }
  return places;
}
