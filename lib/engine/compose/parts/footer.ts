import type { Design } from '../design.ts';
import { column, type LayoutNode, row, type Stack } from '../tree.ts';

/** A longer part may be broken after all: it would not fit a line. */
const longestPart = 30;

/** Breaks "Publication · Author · date" between its parts rather than within a name. */
function keepParts(source: string): string {
  const keep = (part: string) => (part.length <= longestPart ? part.replaceAll(' ', '\u00a0') : part);
  return source.split(' · ').map(keep).join('\u00a0· ');
}

/** Source and host on one line, under one another where it is narrow; undefined when neither is known. */
export function footer(design: Design, ground: 'paper' | 'deep', shape: 'line' | 'narrow' = 'line'): Stack | undefined {
  const { brief, palette, measures, px, text } = design;
  const style = {
    family: 'body',
    size: px(measures.source),
    lineHeight: 1.3,
    ground: palette[ground],
    role: 'source',
  } as const;
  const colors =
    ground === 'paper'
      ? { source: palette.muted, host: palette.main }
      : { source: palette.onDeepMuted, host: palette.onDeep };
  const children: LayoutNode[] = [];
  const source = brief.source === brief.host ? undefined : brief.source;
  if (source) {
    const wrap = shape === 'line' ? 'fill' : 'balance';
    children.push(text(keepParts(source), { ...style, weight: 400, color: colors.source, grow: 1, maxLines: 2, wrap }));
  }
  if (brief.host) {
    children.push(text(brief.host, { ...style, weight: 700, color: colors.host, maxLines: 1, maxWidth: 420 }));
  }
  if (children.length === 0) return undefined;
  return shape === 'line' ? row({ gap: 32, align: 'end' }, children) : column({ gap: 4 }, children);
}
