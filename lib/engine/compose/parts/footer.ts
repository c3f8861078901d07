import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, present, row, type Stack } from '../tree.ts';
import { clearSpace, logoMark } from './logo.ts';

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

function besideLogo(logo: NonNullable<ReturnType<typeof logoMark>>, words: Stack, shape: 'line' | 'narrow'): Stack {
  const apart = clearSpace(logo.height);
  if (shape === 'narrow') return column({ gap: apart, align: 'start' }, present([logo, filled(words)]));
  // The host alone stands opposite.
  const isAlone = words.children.every(({ grow }) => !grow);
  const beside = filled(isAlone ? words : { ...words, grow: 1 });
  return row({ gap: apart, align: 'center', justify: 'between' }, present([logo, beside]));
}

const filled = (stack: Stack): Stack | undefined => (stack.children.length > 0 ? stack : undefined);

/** Logo, source and host on one line in `width` pixels, under one another where it is narrow; undefined when there is none. */
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
  const logo = logoMark(design, surface, shape);
  const color = surface.strong === surface.hot ? surface.ink : surface.strong;
  const host = brief.host && text(brief.host, { ...style, weight: 700, color, maxLines: 1, maxWidth: widestHost });
  const widthBeside =
    (host ? gap + Math.min(widestHost, widthOf(host)) : 0) + (logo ? clearSpace(logo.height) + logo.width : 0);
  const source = brief.source === brief.host ? undefined : brief.source;
  if (source) {
    const said = (line: string, lines: number) =>
      text(line, { ...style, weight: 400, color: surface.muted, maxLines: lines, wrap: 'fill' });
    const taken = shape === 'line' ? widthBeside : 0;
    const lines = linesOf(source, (line) => widthOf(said(line, 1)) <= width - taken);
    const whole = lines.length <= mostLines + (shape === 'narrow' ? 1 : 0);
    const texts = whole
      ? lines.map((line) => said(line, lines.length === 1 ? mostLines : 1))
      : [said(source, mostLines)];
    children.push(column({ grow: shape === 'line' ? 1 : 0 }, texts));
  }
  if (host) children.push(host);
  if (children.length === 0 && !logo) return undefined;
  const said = shape === 'line' ? row({ gap, align: 'end' }, children) : column({ gap: 4 }, children);
  const words = logo ? besideLogo(logo, said, shape) : said;
  if (theme.look !== 'editorial') return words;
  return column({ gap: 20 }, [column({ height: 2, fill: surface.line }, []), words]);
}
