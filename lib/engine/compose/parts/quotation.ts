import { getQuotationMarks } from '../../language.ts';
import type { Command, Shape } from '../shapes.ts';

export function addQuotationMarks(text: string, language: string): string {
  const [open, close] = getQuotationMarks(language);
  return text.startsWith(open.trim()) ? text : `${open}${text}${close}`;
}

/** Pairs that texts of any language may have. */
const foreignMarks = ['“”', '„“', '«»', '»«', '「」', '""'].map((pair) => [...pair]);

export function withoutQuotes(text: string, language: string): string {
  const pairs = [getQuotationMarks(language), ...foreignMarks].map((pair) => pair.map((mark) => mark.trim()));
  for (const [open, close] of pairs) {
    if (!open || !close || !text.startsWith(open) || !text.endsWith(close)) continue;
    const said = text.slice(open.length, -close.length).trim();
    return said.includes(open) || said.includes(close) ? text : said;
  }
  return text;
}

type DrawMark = (scale: number) => readonly (readonly Command[])[];

export const markSize = { width: 168, height: 120 } as const;
const { width, height } = markSize;

const toPolygon = (points: readonly (readonly [number, number])[], scale: number): readonly Command[] => [
  ...points.map(([x, y], index): Command => [index === 0 ? 'M' : 'L', x * scale, y * scale]),
  ['Z'],
];

/** “; turned over, „ and ”. */
const createWedges =
  (isTurned: boolean): DrawMark =>
  (scale) =>
    [0, 92].map((left) => {
      const toPoint = (x: number, y: number): [number, number] =>
        isTurned ? [(width - left - x) * scale, (height - y) * scale] : [(left + x) * scale, y * scale];
      return [
        ['M', ...toPoint(22, 0)],
        ['L', ...toPoint(72, 0)],
        ['L', ...toPoint(56, height)],
        ['L', ...toPoint(0, height)],
        ['C', ...toPoint(0, 70), ...toPoint(6, 30), ...toPoint(22, 0)],
        ['Z'],
      ];
    });

const drawAngles: DrawMark = (scale) =>
  [0, 84].map((left) =>
    toPolygon(
      [
        [left + 44, 0],
        [left + 82, 0],
        [left + 40, 60],
        [left + 82, height],
        [left + 44, height],
        [left, 60],
      ],
      scale,
    ),
  );

const drawBracket: DrawMark = (scale) => [
  toPolygon(
    [
      [0, 0],
      [100, 0],
      [100, 26],
      [26, 26],
      [26, height],
      [0, height],
    ],
    scale,
  ),
];

const draws: Readonly<Record<string, DrawMark>> = {
  '„': createWedges(true),
  '”': createWedges(true),
  '«': drawAngles,
  '「': drawBracket,
};

export function drawOpeningMark(language: string, color: string, scale: number): Shape {
  const [open] = getQuotationMarks(language);
  return { commands: (draws[open.trim()] ?? createWedges(false))(scale).flat(), fill: color };
}
