import type { PlacedWord } from './text-runs.ts';

/** Codes per font, without 0, which readers take for a missing glyph. */
const maxCodes = 255;

interface HiddenFont {
  readonly name: string;
  readonly reference: PDFKit.PDFKitReference;
  readonly codes: Map<string, number>;
  readonly glyphs: { readonly text: string; readonly width: number }[];
}

/** A glyph's units, of which 1000 are a size. */
const glyphUnit = 0.001;

/** Invisible, selectable words over outlines: empty, word-wide Type 3 glyphs with `ToUnicode` (ISO 32000-1, 9.6.5, 9.10.3). */
export class HiddenText {
  private readonly document: PDFKit.PDFDocument;
  private readonly fonts: HiddenFont[] = [];

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
  }

  /** `size` is in the page's current units. */
  put(words: readonly PlacedWord[], baseline: number, size: number): void {
    for (const { text, x, width } of words) {
      const [font, code] = this.codeFor(text, Math.round((width / size) * 1000));
      const { document } = this;
      (document.page as unknown as { fonts: Record<string, unknown> }).fonts[font.name] = font.reference;
      const hex = code.toString(16).padStart(2, '0');
      // The page's y axis points down, so the letters are flipped back.
      document.addContent(
        `BT /${font.name} ${formatNumber(size)} Tf 1 0 0 -1 ${formatNumber(x)} ${formatNumber(baseline)} Tm <${hex}> Tj ET`,
      );
    }
  }

  end(): void {
    for (const { reference, glyphs } of this.fonts) {
      const names = glyphs.map((_, index) => `g${index + 1}`);
      const procedures = glyphs.map(({ width }) => {
        const procedure = this.document.ref({});
        procedure.end(`${width} 0 d0`);
        return procedure;
      });
      Object.assign(reference.data, {
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, 0, 1000, 1000],
        FontMatrix: [glyphUnit, 0, 0, glyphUnit, 0, 0],
        Resources: {},
        CharProcs: Object.fromEntries(names.map((name, index) => [name, procedures[index]])),
        Encoding: { Type: 'Encoding', Differences: [1, ...names] },
        FirstChar: 1,
        LastChar: glyphs.length,
        Widths: glyphs.map(({ width }) => width),
        ToUnicode: this.toUnicode(glyphs.map(({ text }) => text)),
      });
      reference.end(undefined);
    }
  }

  private codeFor(text: string, width: number): readonly [HiddenFont, number] {
    const key = `${width} ${text}`;
    for (const font of this.fonts) {
      const code = font.codes.get(key);
      if (code !== undefined) return [font, code];
    }
    const last = this.fonts.at(-1);
    const font = last && last.glyphs.length < maxCodes ? last : this.addFont();
    font.glyphs.push({ text, width });
    font.codes.set(key, font.glyphs.length);
    return [font, font.glyphs.length];
  }

  private addFont(): HiddenFont {
    const name = `Hidden${this.fonts.length + 1}`;
    const font = { name, reference: this.document.ref({}), codes: new Map<string, number>(), glyphs: [] };
    this.fonts.push(font);
    return font;
  }

  private toUnicode(texts: readonly string[]): PDFKit.PDFKitReference {
    const lines = texts.map((text, index) => `<${(index + 1).toString(16).padStart(2, '0')}> <${toUtf16(text)}>`);
    const stream = this.document.ref({});
    // At most 100 lines per block (Adobe Technical Note 5411).
    const blocks = Array.from({ length: Math.ceil(lines.length / 100) }, (_, at) =>
      lines.slice(at * 100, at * 100 + 100),
    );
    stream.end(
      [
        '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def',
        '1 begincodespacerange <00> <ff> endcodespacerange',
        ...blocks.map((block) => `${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`),
        'endcmap CMapName currentdict /CMap defineresource pop end end',
      ].join('\n'),
    );
    return stream;
  }
}

const formatNumber = (value: number) => String(Math.round(value * 1000) / 1000);

const toUtf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('');
