export interface Layer {
  readonly d: string;
  readonly fill: string;
  readonly share: number;
  readonly isEvenOdd: boolean;
  /** Stroke width; the shape is then not filled. */
  readonly line?: number;
  readonly opacity?: number;
}

export interface Drawing {
  readonly name: string;
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly layers: readonly Layer[];
  /** Indexes of large layers (≥ 4 %) that touch. */
  readonly touching: readonly (readonly [number, number])[];
}

const layerPattern = /^(#[\da-f]{6}) (\d+) (e?)(?:l([\d.]+))?(?:o([\d.]+))? (.*)$/s;

function parseLayer(text: string): Layer {
  const [, fill = '', share = '', rule = '', line, opacity, d = ''] = layerPattern.exec(text) ?? [];
  return {
    d,
    fill,
    share: Number(share) / 1000,
    isEvenOdd: rule === 'e',
    ...(line && { line: Number(line) }),
    ...(opacity && { opacity: Number(opacity) }),
  };
}

/**
 * Parses a packed drawing (`tests/tools/drawings.ts`): ink box, touching layers and layers, separated by `|`. A layer has fill,
 * visible share in thousandths, flags (`e` even-odd, `l` line width, `o` opacity) and path data.
 */
export function parseDrawing(name: string, packed: string): Drawing {
  const [box = '', touching = '', ...layers] = packed.split('|');
  const [x = 0, y = 0, width = 0, height = 0] = box.split(' ').map(Number);
  const pairs = touching.split(' ').filter(Boolean);
  return {
    name,
    box: { x, y, width, height },
    layers: layers.map(parseLayer),
    touching: pairs.map((pair) => pair.split('-').map(Number) as [number, number]),
  };
}
