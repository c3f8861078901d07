import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';

/** Between source and host. */
const gap = 32;
/** A longer host leaves the source too little room. */
const widestHost = 420;
/** Of the source; more would be a text of its own. */
const mostLines = 2;

/** "Publication · Author · date" in lines that break between its parts: no line begins or ends with the dot. */
function linesOf(source: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of source.split(' · ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last} · ${part}`;
    if (last === undefined || !fits(longer)) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Source and host on one line in `width` pixels, under one another where it is narrow; undefined when neither is known. */
export function footer(
  design: Design,
  surface: Surface,
  shape: 'line' | 'narrow' = 'line',
  width = design.width - 2 * design.measures.margin,
): Stack | undefined {
  const { brief, measures, px, text, theme, widthOf } = design;
  const style = {
    family: 'body',
    size: px(measures.source),
    lineHeight: 1.3,
    ground: surface.ground,
    role: 'source',
  } as const;
  const children: LayoutNode[] = [];
  const color = surface.strong === surface.hot ? surface.ink : surface.strong;
  const host = brief.host && text(brief.host, { ...style, weight: 700, color, maxLines: 1, maxWidth: widestHost });
  const source = brief.source === brief.host ? undefined : brief.source;
  if (source) {
    const said = (line: string, lines: number) =>
      text(line, { ...style, weight: 400, color: surface.muted, maxLines: lines, wrap: 'fill' });
    const taken = host && shape === 'line' ? gap + Math.min(widestHost, widthOf(host)) : 0;
    const lines = linesOf(source, (line) => widthOf(said(line, 1)) <= width - taken);
    const whole = lines.length <= mostLines + (shape === 'narrow' ? 1 : 0);
    const texts = whole
      ? lines.map((line) => said(line, lines.length === 1 ? mostLines : 1))
      : [said(source, mostLines)];
    children.push(column({ grow: shape === 'line' ? 1 : 0 }, texts));
  }
  if (host) children.push(host);
  if (children.length === 0) return undefined;
  const words = shape === 'line' ? row({ gap, align: 'end' }, children) : column({ gap: 4 }, children);
  if (theme.look !== 'editorial') return words;
  return column({ gap: 20 }, [column({ height: 2, fill: surface.line }, []), words]);
}
