import { withoutWww } from '../../../contract/host.ts';
import type { Surface } from '../../brand/palette.ts';
import type { Design } from '../design.ts';
import { createColumn, createRow, keepPresent, type LayoutNode, type Stack } from '../tree.ts';
import { clearSpace, createLogoMark } from './logo.ts';

const gap = 32;
/** A longer host has a line of its own. */
const maxHostPx = 420;
const maxLines = 2;

function breakLines(parts: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last} · ${part}`;
    if (last === undefined || !fits(longer)) lines.push(part);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

/** Lines that each fit; beside the site's address, which says where the text is from, without parts that would be cut. */
function layParts(
  parts: readonly string[],
  fits: (line: string) => boolean,
  max: number,
  hasHost: boolean,
): readonly string[] | undefined {
  const lines = breakLines(parts, fits);
  if (lines.length <= max && lines.every(fits)) return lines;
  if (!hasHost || parts.length < 2) return undefined;
  const longest = Math.max(...parts.map((part) => part.length));
  const left = parts.toSpliced(
    parts.findIndex((part) => part.length === longest),
    1,
  );
  return layParts(left, fits, max, hasHost);
}

function placeBesideLogo(
  logo: NonNullable<ReturnType<typeof createLogoMark>>,
  words: Stack,
  shape: 'line' | 'narrow',
): Stack {
  const apart = clearSpace(logo.height);
  if (shape === 'narrow') return createColumn({ gap: apart, align: 'start' }, keepPresent([logo, keepFilled(words)]));
  const isAlone = words.children.every(({ grow }) => !grow);
  const beside = keepFilled(isAlone ? words : { ...words, grow: 1 });
  return createRow({ gap: apart, align: 'center', justify: 'between' }, keepPresent([logo, beside]));
}

const keepFilled = (stack: Stack): Stack | undefined => (stack.children.length > 0 ? stack : undefined);

/** Characters from which a part of the source line may be a repetition of the title. */
const minTitleChars = 12;

/** Longer credits are captions. */
const maxCreditChars = 80;

function findSource({ brief, image }: Design): string | undefined {
  const { source, kicker, host, title } = brief;
  const toBareHost = (text: string) => withoutWww(text.toLowerCase()).replace(/\.[a-z]{2,6}$|[^\p{L}\p{N}]/gu, '');
  const createLine = [kicker, host].flatMap((text) => (text ? [toBareHost(text)] : []));
  const credit = image?.credit !== undefined && image.credit.length <= maxCreditChars ? [image.credit] : [];
  const isOfTitle = (part: string) => part.length >= minTitleChars && toBareHost(title).startsWith(toBareHost(part));
  const parts = [...(source?.split(' · ') ?? []), ...credit].filter(
    (part) => !createLine.includes(toBareHost(part)) && !isOfTitle(part),
  );
  return parts.length > 0 ? parts.join(' · ') : undefined;
}

export function createFooter(
  design: Design,
  surface: Surface,
  shape: 'line' | 'narrow' = 'line',
  width = design.width - 2 * design.measures.margin,
): Stack | undefined {
  const { brief, measures, px, text, measureWidth } = design;
  const style = { family: 'body', size: px(measures.source), lineHeight: 1.3, surface, role: 'source' } as const;
  const children: LayoutNode[] = [];
  const logo = createLogoMark(design, surface, shape);
  const color = surface.strong === surface.hot ? surface.ink : surface.strong;
  const hostStyle = { ...style, weight: 700, color, maxLines: 1 } as const;
  const isLongHost = brief.host !== undefined && measureWidth(text(brief.host, hostStyle)) > maxHostPx;
  const isStacked = shape === 'narrow' || isLongHost;
  const host = brief.host && text(brief.host, isStacked ? hostStyle : { ...hostStyle, maxWidth: maxHostPx });
  const widthOfLogo = logo && shape === 'line' ? clearSpace(logo.height) + logo.width : 0;
  const widthOfHost = host && !isStacked ? gap + Math.min(maxHostPx, measureWidth(host)) : 0;
  const source = findSource(design);
  if (source) {
    const createLine = (line: string, lines: number) =>
      text(line, { ...style, weight: 400, color: surface.muted, maxLines: lines, wrap: 'fill' });
    const fits = (line: string) => measureWidth(createLine(line, 1)) <= width - widthOfHost - widthOfLogo;
    const lines = layParts(source.split(' · '), fits, maxLines + (shape === 'narrow' ? 1 : 0), host !== undefined);
    const texts = lines?.map((line) => createLine(line, 1)) ?? [createLine(source, maxLines)];
    children.push(createColumn({ grow: isStacked ? 0 : 1 }, texts));
  } else if (host && !isStacked) children.push(createColumn({ grow: 1 }, []));
  if (host) children.push(host);
  if (children.length === 0 && !logo) return undefined;
  const createLine = isStacked ? createColumn({ gap: 4 }, children) : createRow({ gap, align: 'end' }, children);
  return logo ? placeBesideLogo(logo, createLine, shape) : createLine;
}
