import { createHash } from 'node:crypto';

/** Words on a page: where their baseline starts, in points from the top left corner. */
export interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
  readonly bold?: boolean;
  /** Name of a predefined CMap (ISO 32000-1, table 118); the text is then given as hex digits in that encoding. */
  readonly encoding?: string;
}

export interface PageSpec {
  readonly words?: readonly Words[];
  /** The body of an image object: its dictionary's entries and its bytes as Latin-1. */
  readonly image?: { readonly entries: string; readonly data: string };
}

export interface PdfSpec {
  readonly pages: readonly PageSpec[];
  readonly info?: Readonly<Record<string, string>>;
  /** Bookmarks: a title and the index of a page. */
  readonly outline?: readonly (readonly [title: string, page: number])[];
  /** The password that opens the file. */
  readonly password?: string;
}

const size = { width: 595, height: 842 };
const escapeText = (text: string) => text.replace(/[\\()]/g, '\\$&');

/** A small PDF of standard fonts, written by the rules of ISO 32000-1. All of it is Latin-1, and text is not compressed. */
export function makePdf({ pages, info = {}, outline = [], password }: PdfSpec): Uint8Array<ArrayBuffer> {
  const objects: string[] = [];
  const id = '0123456789abcdef';
  const lock = password === undefined ? undefined : toLockName(password, id);
  const add = (body: string): number => objects.push(body);
  const reserve = () => add('');
  const set = (number: number, body: string) => {
    objects[number - 1] = body;
  };
  const stream = (number: number, entries: string, data: string) => {
    const bytes = lock ? lock.encrypt(number, data) : data;
    set(number, `<< ${entries} /Length ${bytes.length} >>\nstream\n${bytes}\nendstream`);
  };

  const [catalog, tree, regular, bold] = [reserve(), reserve(), reserve(), reserve()];
  set(regular, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  set(bold, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>');
  const fonts = new Map<string, number>();
  for (const encoding of new Set(pages.flatMap(({ words = [] }) => words.flatMap((each) => each.encoding ?? [])))) {
    fonts.set(encoding, add(compositeFont(encoding, add)));
  }
  const fontList = [
    `/F1 ${regular} 0 R /F2 ${bold} 0 R`,
    ...Array.from(fonts, ([name, font]) => `/${name} ${font} 0 R`),
  ];
  const kids = pages.map(({ words = [], image }) => {
    const [page, content, picture] = [reserve(), reserve(), image ? reserve() : 0];
    const drawn = words.map(({ text, x, y, size: points = 10, bold: isBold, encoding }) => {
      const font = encoding ?? (isBold ? 'F2' : 'F1');
      const shown = encoding ? `<${text}>` : `(${escapeText(text)})`;
      return `BT /${font} ${points} Tf 1 0 0 1 ${x} ${size.height - y} Tm ${shown} Tj ET`;
    });
    if (image) {
      drawn.push(`q ${size.width} 0 0 ${size.height} 0 0 cm /Im Do Q`);
      stream(picture, `/Type /XObject /Subtype /Image ${image.entries}`, image.data);
    }
    stream(content, '', drawn.join('\n'));
    const pictures = image ? `/XObject << /Im ${picture} 0 R >>` : '';
    const resources = `<< /Font << ${fontList.join(' ')} >> ${pictures} >>`;
    const box = `[0 0 ${size.width} ${size.height}]`;
    set(
      page,
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox ${box} /Resources ${resources} /Contents ${content} 0 R >>`,
    );
    return page;
  });
  set(tree, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  const bookmarks = outline.length > 0 ? `/Outlines ${addOutline(outline, kids, reserve, set)} 0 R` : '';
  set(catalog, `<< /Type /Catalog /Pages ${tree} 0 R ${bookmarks} >>`);
  const about = Object.entries(info).map(([key, value]) => `/${key} (${escapeText(value)})`);
  const dictionary = lock ? undefined : add(`<< ${about.join(' ')} >>`);
  const encrypt = lock ? `/Encrypt ${add(lock.dictionary)} 0 R` : '';

  let file = '%PDF-1.4\n';
  const places = objects.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  const about0 = dictionary ? `/Info ${dictionary} 0 R` : '';
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root ${catalog} 0 R ${about0} ${encrypt} /ID [(${id}) (${id})] >>\n`;
  return Uint8Array.from(`${file}startxref\n${start}\n%%EOF\n`, (char) => char.charCodeAt(0));
}

/** A font of Chinese, Japanese or Korean that is not in the file: its letters are known by their encoding alone. */
function compositeFont(encoding: string, add: (body: string) => number): string {
  const ordering = /GB/.test(encoding) ? 'GB1' : /JIS|RKSJ/.test(encoding) ? 'Japan1' : 'Korea1';
  const system = `/CIDSystemInfo << /Registry (Adobe) /Ordering (${ordering}) /Supplement 2 >>`;
  const descriptor = add(
    '<< /Type /FontDescriptor /FontName /Song /Flags 4 /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80 /FontBBox [0 -120 1000 880] >>',
  );
  const descendant = add(
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /Song ${system} /DW 1000 /FontDescriptor ${descriptor} 0 R >>`,
  );
  return `<< /Type /Font /Subtype /Type0 /BaseFont /Song /Encoding /${encoding} /DescendantFonts [${descendant} 0 R] >>`;
}

function addOutline(
  outline: readonly (readonly [string, number])[],
  kids: readonly number[],
  reserve: () => number,
  set: (number: number, body: string) => void,
): number {
  const root = reserve();
  const entries = outline.map(() => reserve());
  for (const [index, [title, page]] of outline.entries()) {
    const before = index > 0 ? `/Prev ${entries[index - 1]} 0 R` : '';
    const next = entries[index + 1] ? `/Next ${entries[index + 1]} 0 R` : '';
    const link = `/Dest [${kids[page]} 0 R /Fit] /Parent ${root} 0 R`;
    set(entries[index] ?? 0, `<< /Title (${escapeText(title)}) ${link} ${before} ${next} >>`);
  }
  set(root, `<< /Type /Outlines /First ${entries[0]} 0 R /Last ${entries.at(-1)} 0 R /Count ${entries.length} >>`);
  return root;
}

const latin = (text: string) => Buffer.from(text, 'latin1');
const md5 = (...parts: readonly Buffer[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash('md5')).digest();

function rc4(key: Uint8Array, data: Uint8Array): string {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const swap = (a: number, b: number) => ([state[a], state[b]] = [state[b] ?? 0, state[a] ?? 0]);
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + (state[i] ?? 0) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let [i, j] = [0, 0];
  return Array.from(data, (byte) => {
    i = (i + 1) & 255;
    j = (j + (state[i] ?? 0)) & 255;
    swap(i, j);
    return String.fromCharCode(byte ^ (state[((state[i] ?? 0) + (state[j] ?? 0)) & 255] ?? 0));
  }).join('');
}

/** The standard security handler, revision 2 (ISO 32000-1, 7.6.3): RC4 with 40 bits. */
function toLockName(password: string, id: string) {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const padded = Buffer.concat([latin(password), padding]).subarray(0, 32);
  const owner = rc4(md5(padded).subarray(0, 5), padded);
  const key = md5(padded, latin(owner), Buffer.from([0xfc, 0xff, 0xff, 0xff]), latin(id)).subarray(0, 5);
  const hex = (text: string) => `<${latin(text).toString('hex')}>`;
  return {
    dictionary: `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${hex(owner)} /U ${hex(rc4(key, padding))} >>`,
    encrypt(number: number, data: string): string {
      const own = md5(Buffer.concat([key, Buffer.from([number & 255, (number >> 8) & 255, 0, 0, 0])]));
      return rc4(own.subarray(0, 10), latin(data));
    },
  };
}
