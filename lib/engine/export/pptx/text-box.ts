import type { Platform } from '../../platform.ts';
import type { Font, TextLine, TextNode } from '../../scene.ts';
import { escapeXml } from '../xml.ts';
import type { Bounds } from './geometry.ts';
import { toEmu, writeSolidXml } from './paint.ts';

const pointsPerPx = 0.75;
const minBold = 600;
/** The meme face is heavy at its only weight. */
const isBold = ({ family, weight }: Font) => family === 'meme' || weight >= minBold;
const minScale = 0.72;
const minLetters = 4;
const slackShare = 0.12;
const comparedSize = 100;

/** Available in every office program, or one with the same widths; users can change them for the whole deck. */
export const themeFonts = { headline: 'Arial', body: 'Arial', meme: 'Arial Narrow' } as const;
const typefaces = { headline: '+mj-lt', body: '+mn-lt', meme: themeFonts.meme } as const;
const standIns = { headline: 'Liberation Sans', body: 'Liberation Sans', meme: 'Liberation Sans Narrow' } as const;

export type TextParts = readonly [TextNode, ...TextNode[]];

export function isPhraseOf(next: TextNode, text: TextNode): boolean {
  const { font } = text;
  const isSame = next.font.size === font.size && next.font.family === font.family && next.role === text.role;
  const slack = font.size * 0.5;
  const isInside =
    next.x >= text.x - slack &&
    next.x + next.width <= text.x + text.width + slack &&
    next.y + next.height <= text.y + text.height + slack &&
    next.y >= text.y - slack;
  return isSame && isInside && next.lines.length === 1 && text.lines.length > 0;
}

interface LinePiece extends TextLine {
  readonly node: TextNode;
}

function toLines(parts: TextParts): readonly (readonly LinePiece[])[] {
  const [{ direction }] = parts;
  const pieces = parts.flatMap((node) => node.lines.map((line): LinePiece => ({ ...line, node })));
  const lines = Map.groupBy(pieces, ({ baseline }) => Math.round(baseline));
  return [...lines]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) => line.toSorted((a, b) => (direction === 'rtl' ? b.x - a.x : a.x - b.x)));
}

export function writeTextBox(
  parts: TextParts,
  {
    id,
    isTitle,
    scale,
    move,
  }: { id: number; isTitle: boolean; scale: number; move: (x: number, y: number) => Coordinates },
  platform: Platform,
): { readonly xml: string; readonly bounds: Bounds } {
  const [{ font, direction, lines: own }] = parts;
  const lines = toLines(parts);
  const edges = lines.map((line) => ({
    left: Math.min(...line.map(({ x }) => x)),
    right: Math.max(...line.map(({ x, width }) => x + width)),
  }));
  const left = Math.min(...edges.map((edge) => edge.left));
  const right = Math.max(...edges.map((edge) => edge.right));
  const size = font.size * fitFont(lines, edges, platform);
  const baselines = lines.map(([piece]) => piece?.baseline ?? own[0]?.baseline ?? 0);
  const [first = 0, last = first] = [baselines[0], baselines.at(-1)];
  const pitch = lines.length > 1 ? (last - first) / (lines.length - 1) : font.size * 1.2;
  // With exact spacing, office programs put the baseline about four fifths down the line.
  const top = first - pitch * 0.8;
  const [x, y] = move(left, top);
  const bounds = { minX: x, minY: y, maxX: x + (right - left) * scale, maxY: y + pitch * lines.length * scale };
  const align = findAlign(edges, direction);
  const slack = (right - left) * slackShare * scale;
  const box = {
    minX: bounds.minX - { l: 0, ctr: slack / 2, r: slack }[align],
    maxX: bounds.maxX + { l: slack, ctr: slack / 2, r: 0 }[align],
  };
  const paragraph = [
    `<a:pPr algn="${align}"${direction === 'rtl' ? ' rtl="1"' : ''} marL="0" indent="0">`,
    `<a:lnSpc><a:spcPts val="${Math.round(pitch * scale * pointsPerPx * 100)}"/></a:lnSpc>`,
    '<a:spcBef><a:spcPts val="0"/></a:spcBef><a:spcAft><a:spcPts val="0"/></a:spcAft><a:buNone/></a:pPr>',
  ].join('');
  const runs = lines.map((line) => line.map((piece) => writeRun(piece, size * scale, scale)).join(''));
  const name = parts[0].role[0]?.toUpperCase() + parts[0].role.slice(1);
  const xml = [
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${name} ${id}"/>`,
    isTitle ? '<p:cNvSpPr/><p:nvPr><p:ph type="title"/></p:nvPr>' : '<p:cNvSpPr txBox="1"/><p:nvPr/>',
    `</p:nvSpPr><p:spPr><a:xfrm><a:off x="${toEmu(box.minX)}" y="${toEmu(bounds.minY)}"/>`,
    `<a:ext cx="${toEmu(box.maxX - box.minX)}" cy="${toEmu(bounds.maxY - bounds.minY)}"/></a:xfrm>`,
    '<a:prstGeom prst="rect"><a:avLst/></a:prstGeom><a:noFill/></p:spPr>',
    '<p:txBody><a:bodyPr wrap="none" lIns="0" tIns="0" rIns="0" bIns="0" anchor="t"><a:noAutofit/></a:bodyPr><a:lstStyle/>',
    `<a:p>${paragraph}${runs.join('<a:br/>')}</a:p></p:txBody></p:sp>`,
  ].join('');
  return { xml, bounds };
}

type Coordinates = readonly [x: number, y: number];

function writeRun({ text, node }: LinePiece, size: number, scale: number): string {
  const { font, color, outline } = node;
  const tracking = (font.tracking ?? 0) * scale * pointsPerPx;
  const attributes = [
    font.language ? ` lang="${escapeXml(font.language)}"` : '',
    ` sz="${Math.round(size * pointsPerPx * 100)}"`,
    ` b="${isBold(font) ? 1 : 0}"`,
    tracking === 0 ? '' : ` spc="${Math.round(tracking * 100)}"`,
  ].join('');
  const line = outline ? `<a:ln w="${toEmu((outline.width * scale) / 2)}">${writeSolidXml(outline.color)}</a:ln>` : '';
  const typeface = `<a:latin typeface="${typefaces[font.family]}"/>`;
  return `<a:r><a:rPr${attributes}>${line}${writeSolidXml(color)}${typeface}</a:rPr><a:t>${escapeXml(text)}</a:t></a:r>`;
}

interface Edges {
  readonly left: number;
  readonly right: number;
}

function findAlign(edges: readonly Edges[], direction: TextNode['direction']): 'l' | 'r' | 'ctr' {
  const side = direction === 'rtl' ? 'r' : 'l';
  if (edges.length < 2) return side;
  const spread = (value: (edges: Edges) => number) => {
    const all = edges.map(value);
    return Math.max(...all) - Math.min(...all);
  };
  const [start, middle, end] = [
    spread(({ left }) => left),
    spread(({ left, right }) => (left + right) / 2),
    spread(({ right }) => right),
  ];
  if (middle < start && middle < end) return 'ctr';
  if (start === end) return side;
  return start < end ? 'l' : 'r';
}

function fitFont(lines: readonly (readonly LinePiece[])[], edges: readonly Edges[], platform: Platform): number {
  const { context } = platform.createSurface(1, 1);
  const scales = lines.map((line, index) => {
    const width = line.reduce((sum, { text, node: { font } }) => {
      const names = `"${themeFonts[font.family]}", "${standIns[font.family]}", Helvetica, sans-serif`;
      context.font = `${isBold(font) ? 700 : 400} ${comparedSize}px ${names}`;
      const tracking = (font.tracking ?? 0) * text.length;
      return sum + (context.measureText(text).width * font.size) / comparedSize + tracking;
    }, 0);
    const { left, right } = edges[index] ?? { left: 0, right: 0 };
    const isLong = line.some(({ text }) => text.length >= minLetters);
    return width > 0 && isLong ? (right - left) / width : 1;
  });
  return Math.max(minScale, Math.min(1, ...scales));
}
