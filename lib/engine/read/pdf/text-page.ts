import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextContent } from 'pdfjs-dist/types/src/display/api.js';
import type { TextItem, TextPage } from './page.ts';

/** More are a map or a data dump. */
const maxItems = 12_000;
/** In points; larger text is a drawing, smaller is illegible. */
const sizes = { min: 2, max: 400 };

type TextMatrix = readonly [number, number, number, number, number, number];

const multiply = (m: TextMatrix, n: TextMatrix): TextMatrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

const toMatrix = (values: readonly number[]): TextMatrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values;
  return [a, b, c, d, e, f];
};

const minSlant = 0.1;

/** Reads a page's text upright, also vertical Chinese and Japanese; other angles (axis labels, watermarks) are left out. */
export async function readTextPage(pdf: PDFDocumentProxy, index: number): Promise<TextPage> {
  const page = await pdf.getPage(index + 1);
  try {
    const { transform, width, height } = page.getViewport({ scale: 1 });
    const view = toMatrix(transform);
    const { items, styles } = await readTextContent(page);
    const turned: [TextItem[], TextItem[], TextItem[], TextItem[]] = [[], [], [], []];
    const weights = [0, 0, 0, 0];
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      const [a, b, c, d, x, y] = multiply(view, toMatrix(item.transform));
      const size = Math.hypot(c, d);
      const isVertical = styles[item.fontName]?.vertical === true;
      const quarter = isVertical ? 1 : Math.round(Math.atan2(b, a) / (Math.PI / 2)) & 3;
      const isSlanted = Math.min(Math.abs(a), Math.abs(b)) > minSlant * Math.hypot(a, b);
      if (![x, y, size, item.width].every(Number.isFinite) || size < sizes.min || size > sizes.max || isSlanted)
        continue;
      const [left, top] = turn(quarter, x, y, width, height);
      const length = isVertical ? item.height : item.width;
      turned[quarter]?.push({ text: item.str, x: left, y: top, width: length, size, font: item.fontName });
      weights[quarter] = (weights[quarter] ?? 0) + item.str.length;
    }
    const main = weights.indexOf(Math.max(...weights));
    const isAcross = main % 2 === 1;
    return { index, width: isAcross ? height : width, height: isAcross ? width : height, items: turned[main] ?? [] };
  } finally {
    page.cleanup();
  }
}

async function readTextContent(page: PDFPageProxy): Promise<Pick<TextContent, 'items' | 'styles'>> {
  const content: Pick<TextContent, 'items' | 'styles'> = { items: [], styles: {} };
  const reader = page.streamTextContent({ disableNormalization: false }).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const { items, styles }: TextContent = read.value;
    content.items.push(...items.slice(0, maxItems - content.items.length));
    Object.assign(content.styles, styles);
    if (content.items.length >= maxItems) {
      await reader.cancel(new Error('There is more text than is read.'));
      break;
    }
  }
  return content;
}

function turn(quarter: number, x: number, y: number, width: number, height: number): [number, number] {
  switch (quarter) {
    case 1:
      return [y, width - x];
    case 2:
      return [width - x, height - y];
    case 3:
      return [height - y, x];
    default:
      return [x, y];
  }
}
