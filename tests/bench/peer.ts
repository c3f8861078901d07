import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Brief } from '../../lib/engine/brief.ts';
import type { IconPaths } from '../../lib/engine/compose/icons.ts';

/** The texts of the poster that both sides draw: ours is made from the text, this side from what ours took from it. */
export type PosterContent = Pick<
  Brief,
  'kicker' | 'title' | 'subtitle' | 'statistics' | 'points' | 'source' | 'host'
> & {
  /** One for each point. */
  readonly icons: readonly IconPaths[];
};

/** The weights the poster needs: satori reads woff and not woff2, takumi the other way about. */
export const fontsIn = (format: 'woff' | 'woff2') =>
  ([400, 600, 700, 800] as const).map((weight) => {
    const file = `@fontsource/inter/files/inter-latin-${weight}-normal.${format}`;
    return {
      name: 'Inter',
      weight,
      style: 'normal' as const,
      data: readFileSync(fileURLToPath(import.meta.resolve(file))),
    };
  });

type Style = Readonly<Record<string, string | number>>;
/** A box with text or boxes in it, or a drawing. */
export interface Element {
  readonly type: 'div' | 'img';
  readonly props: { readonly style: Style; readonly children?: string | readonly Element[]; readonly src?: string };
}
const div = (style: Style, children: string | readonly Element[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});
const column = (style: Style, children: readonly Element[]) => div({ flexDirection: 'column', ...style }, children);

/** satori takes SVG drawings as images. */
function drawing(svg: string, width: number, height: number, style: Style = {}): Element {
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  return { type: 'img', props: { src, style: { width, height, ...style } } };
}

function icon({ paths, viewBox }: IconPaths): Element {
  const drawn = paths.map(({ d, opacity }) => `<path d="${d}" fill="#0f766e" opacity="${opacity}"/>`).join('');
  const box = `width="${viewBox}" height="${viewBox}" viewBox="0 0 ${viewBox} ${viewBox}"`;
  return drawing(`<svg xmlns="http://www.w3.org/2000/svg" ${box}>${drawn}</svg>`, 68, 68);
}

const ring = (radius: number) =>
  `<circle cx="400" cy="0" r="${radius}" fill="none" stroke="#0b3f3a" stroke-width="${radius / 5}"/>`;
const rings = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400">${ring(120)}${ring(240)}</svg>`;

/** The same poster as a flex tree of the kind satori takes, at 1080×1920, with all that ours draws, at the sizes it draws it. */
export function poster({
  kicker = '',
  title,
  subtitle,
  statistics,
  points,
  icons,
  source,
  host,
}: PosterContent): Element {
  const head = column(
    { background: '#04312d', padding: '154px 64px 128px', gap: 26, color: '#fff', position: 'relative' },
    [
      drawing(rings, 400, 400, { position: 'absolute', top: 0, right: 0 }),
      div({ alignItems: 'center', gap: 16 }, [
        div({ width: 52, height: 8, borderRadius: 4, background: '#fdbc3b' }, ''),
        div({ fontSize: 28, fontWeight: 700, letterSpacing: 2.8, color: '#fdbc3b' }, kicker.toUpperCase()),
      ]),
      div({ fontSize: 116, fontWeight: 800, lineHeight: 1.04, letterSpacing: -2.3 }, title),
      ...(subtitle ? [div({ fontSize: 35, lineHeight: 1.35, color: '#d0e5e1' }, subtitle)] : []),
    ],
  );
  const numbers = div(
    { gap: 20, padding: '0 64px', marginTop: -80, position: 'relative' },
    statistics.map(({ value, label }, index) =>
      column(
        {
          flexGrow: 1,
          flexBasis: 0,
          background: index ? '#fff' : '#fdbc3b',
          border: `2px solid ${index ? '#cfdedb' : '#fdbc3b'}`,
          borderRadius: 24,
          padding: 28,
        },
        [
          div({ fontSize: 80, fontWeight: 800, color: index ? '#0f766e' : '#2a1a00' }, value),
          div({ fontSize: 32, fontWeight: 600, color: '#41504d' }, label),
        ],
      ),
    ),
  );
  const badge = (count: number) =>
    div(
      {
        position: 'absolute',
        top: -14,
        right: -18,
        width: 44,
        height: 44,
        borderRadius: 22,
        background: '#fdbc3b',
        alignItems: 'center',
        justifyContent: 'center',
        fontSize: 26,
        fontWeight: 800,
      },
      String(count),
    );
  const tile = (mark: IconPaths | undefined, count: number) =>
    div(
      {
        width: 116,
        height: 116,
        borderRadius: 32,
        background: '#cfeee8',
        alignItems: 'center',
        justifyContent: 'center',
        position: 'relative',
      },
      [...(mark ? [icon(mark)] : []), badge(count)],
    );
  const list = column(
    { flexGrow: 1, justifyContent: 'space-between', padding: '66px 64px 24px' },
    points.flatMap(({ heading, body }, index) => [
      ...(index > 0 ? [div({ height: 2, background: '#cfdedb' }, '')] : []),
      div({ gap: 44, alignItems: 'center' }, [
        tile(icons[index], index + 1),
        column({ flexGrow: 1, flexBasis: 0, gap: 4 }, [
          div({ fontSize: 44, fontWeight: 700, color: '#10201d' }, heading),
          ...(body ? [div({ fontSize: 32, lineHeight: 1.36, color: '#41504d' }, body)] : []),
        ]),
      ]),
    ]),
  );
  const foot = div({ padding: '22px 64px 88px', fontSize: 26, justifyContent: 'space-between', color: '#41504d' }, [
    div({}, source === host ? '' : (source ?? '')),
    div({ fontWeight: 700, color: '#0f766e' }, host ?? ''),
  ]);
  return column({ width: 1080, height: 1920, background: '#f6fbfa' }, [head, numbers, list, foot]);
}

const fonts = fontsIn('woff');

/** Draws the poster as satori + resvg do; answers PNG bytes. */
export async function drawWithPeer(content: PosterContent): Promise<Uint8Array> {
  const svg = await satori(poster(content) as Parameters<typeof satori>[0], { width: 1080, height: 1920, fonts });
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}
