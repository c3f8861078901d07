import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { column, type LayoutNode, present, row, type Stack } from '../tree.ts';
import { clearSpace, logoMark } from './logo.ts';

/** A longer part may be broken after all: it would not fit a line. */
const longestPart = 30;

/** Breaks "Publication · Author · date" between its parts rather than within a name. */
function keepParts(source: string): string {
  const keep = (part: string) => (part.length <= longestPart ? part.replaceAll(' ', '\u00a0') : part);
  return source.split(' · ').map(keep).join('\u00a0· ');
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

/** Logo, source and host on one line, under one another where it is narrow; undefined when there is none of them. */
export function footer(design: Design, surface: Surface, shape: 'line' | 'narrow' = 'line'): Stack | undefined {
  const { brief, measures, px, text, theme } = design;
  const style = {
    family: 'body',
    size: px(measures.source),
    lineHeight: 1.3,
    ground: surface.ground,
    role: 'source',
  } as const;
  const children: LayoutNode[] = [];
  const logo = logoMark(design, surface, shape);
  const source = brief.source === brief.host ? undefined : brief.source;
  if (source) {
    const wrap = shape === 'line' ? 'fill' : 'balance';
    children.push(text(keepParts(source), { ...style, weight: 400, color: surface.muted, grow: 1, maxLines: 2, wrap }));
  }
  if (brief.host) {
    const color = surface.strong === surface.hot ? surface.ink : surface.strong;
    children.push(text(brief.host, { ...style, weight: 700, color, maxLines: 1, maxWidth: 420 }));
  }
  if (children.length === 0 && !logo) return undefined;
  const said = shape === 'line' ? row({ gap: 32, align: 'end' }, children) : column({ gap: 4 }, children);
  const words = logo ? besideLogo(logo, said, shape) : said;
  if (theme.look !== 'editorial') return words;
  return column({ gap: 20 }, [column({ height: 2, fill: surface.line }, []), words]);
}
