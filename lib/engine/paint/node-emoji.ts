import { createRequire } from 'node:module';
import { createCanvas, Image } from '@napi-rs/canvas';

/** Emoji in Node, where servers seldom have a font for them: draws and measures them from the set of the pictures' drawings. */

type Context = OffscreenCanvasRenderingContext2D;

const require = createRequire(import.meta.url);

/** Shares of the font's size: side, advance, and depth below the baseline. */
const side = 1.12;
const advance = 1.24;
const below = 0.2;
const decodedPx = 256;
const maxDecoded = 200;

/** Colour emoji, and signs that a text font may lack, which are drawn in the text's colour. */
const emoji = /\p{RGI_Emoji}|\p{Emoji_Presentation}|[[\u2600-\u27bf]&&\p{Emoji}]/gv;
const mayHave = /[\u2300-\u23ff\u25fd\u25fe\u2600-\u27bf\u2b1b\u2b1c\u2b50\u2b55\u{1f000}-\u{1faff}]|\ufe0f/u;
const isSign = (text: string) => /^[\u2600-\u27bf]$/u.test(text) && !/^\p{Emoji_Presentation}$/u.test(text);
/** Country flags are two letters; the set has none. */
const flag = /^[\u{1f1e6}-\u{1f1ff}]{2}$/u;
const toLetters = (text: string) =>
  Array.from(text, (one) => String.fromCodePoint((one.codePointAt(0) ?? 0) - 0x1f1e6 + 0x41)).join('');
/** Skin tones, variation selectors and region tags, ignored where the set lacks the variant. */
const modifiers = /[\u{1f3fb}-\u{1f3ff}]|\ufe0f|[\u{e0020}-\u{e007f}]/gu;
const unseen = /\u200d|\ufe0e|\ufe0f|\u20e3|[\u{e0020}-\u{e007f}]|[\u{1f3fb}-\u{1f3ff}]/gu;

interface Icons {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>;
}

let set: { readonly icons: Icons; readonly names: Readonly<Record<string, string>> } | undefined;

function loadSet() {
  set ??= {
    icons: require('@iconify-json/fluent-emoji-flat/icons.json'),
    names: require('@iconify-json/fluent-emoji-flat/chars.json'),
  };
  return set;
}

const toPoints = (text: string) =>
  Array.from(text, (one) => (one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')).join('-');

/** Drawing of an emoji, else of its base form, else of the first part of a joined one. */
function findBody(text: string): string | undefined {
  const { icons, names } = loadSet();
  const plain = text.replace(modifiers, '');
  const [first = ''] = plain.split('\u200d');
  for (const each of [text, text.replaceAll('\ufe0f', ''), plain, first]) {
    const name = names[toPoints(each)];
    const own = name === undefined ? undefined : (icons.aliases?.[name]?.parent ?? name);
    const body = own === undefined ? undefined : icons.icons[own]?.body;
    if (body !== undefined) return body;
  }
  return undefined;
}

const decoded = new Map<string, Image | undefined>();

function decodeEmoji(text: string): Image | undefined {
  if (decoded.has(text)) return decoded.get(text);
  const body = findBody(text);
  let image: Image | undefined;
  if (body !== undefined) {
    image = new Image();
    image.src = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${decodedPx}" height="${decodedPx}" viewBox="0 0 32 32">${body}</svg>`,
    );
  }
  if (decoded.size >= maxDecoded) decoded.clear();
  decoded.set(text, image);
  return image;
}

interface Run {
  readonly text: string;
  readonly image?: Image;
}

/** Splits into runs of letters and single emoji. Emoji missing in the set are dropped; signs are left to the fonts. */
function splitRuns(text: string): readonly Run[] {
  const runs: Run[] = [];
  let letters = '';
  const flush = () => {
    const seen = letters.replace(unseen, '');
    if (seen !== '') runs.push({ text: seen });
    letters = '';
  };
  let from = 0;
  for (const match of text.matchAll(emoji)) {
    const [found] = match;
    letters += text.slice(from, match.index);
    from = match.index + found.length;
    if (flag.test(found)) {
      letters += toLetters(found);
      continue;
    }
    const image = decodeEmoji(found);
    if (image === undefined) {
      if (isSign(found)) letters += found;
      continue;
    }
    flush();
    runs.push({ text: found, image });
  }
  letters += text.slice(from);
  flush();
  return runs;
}

function tint(image: Image, color: string) {
  const canvas = createCanvas(decodedPx, decodedPx);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = color;
  context.fillRect(0, 0, decodedPx, decodedPx);
  return canvas;
}

const readSize = (context: Context) => Number.parseFloat(/([\d.]+)px/.exec(context.font)?.[1] ?? '0');

export function withEmoji(context: Context): Context {
  const measure = context.measureText.bind(context);
  const originals = { fillText: context.fillText.bind(context), strokeText: context.strokeText.bind(context) };
  const computeWidth = ({ text, image }: Run) =>
    image ? advance * readSize(context) + Number.parseFloat(context.letterSpacing || '0') : measure(text).width;

  const draw = (way: 'fillText' | 'strokeText', text: string, x: number, y: number) => {
    const runs = splitRuns(text);
    const size = readSize(context);
    const ordered = context.direction === 'rtl' ? runs.toReversed() : runs;
    let left = x;
    for (const run of ordered) {
      const width = computeWidth(run);
      if (!run.image) originals[way](run.text, left, y);
      else if (way === 'fillText') {
        const inset = ((advance - side) / 2) * size;
        const image = isSign(run.text) ? tint(run.image, String(context.fillStyle)) : run.image;
        context.save();
        context.imageSmoothingQuality = 'high';
        const source = image as unknown as CanvasImageSource;
        context.drawImage(source, left + inset, y + (below - side) * size, side * size, side * size);
        context.restore();
      }
      left += width;
    }
  };

  return Object.assign(context, {
    measureText: (text: string): TextMetrics => {
      const metrics = measure(text);
      if (!mayHave.test(text)) return metrics;
      const width = splitRuns(text).reduce((sum, run) => sum + computeWidth(run), 0);
      return Object.defineProperty(metrics, 'width', { value: width });
    },
    fillText: (text: string, x: number, y: number) =>
      mayHave.test(text) ? draw('fillText', text, x, y) : originals.fillText(text, x, y),
    strokeText: (text: string, x: number, y: number) =>
      mayHave.test(text) ? draw('strokeText', text, x, y) : originals.strokeText(text, x, y),
  });
}
