import { crc32, deflateSync } from 'node:zlib';

const megabyte = 1024 * 1024;
/** More than any reader may have. */
const bombMegabytes = 400;

/** Deflates `formatMegabytes` of one byte so many times over: each time about a hundredth is left. */
function deflated(byte: string, megabytes: number, times: number): Buffer {
  let bytes = deflateSync(Buffer.alloc(megabytes * megabyte, byte), { level: 1 });
  for (let time = 1; time < times; time++) bytes = deflateSync(bytes, { level: 1 });
  return bytes;
}
const flate = (times: number) => `/Filter [${'/FlateDecode '.repeat(times)}]`;

interface Part {
  readonly entries: string;
  readonly stream?: Buffer | undefined;
}

/** A PDF of one page whose objects from 4 on are given; the page's own entries name them. */
function bombPdf(page: string, parts: readonly Part[]): Uint8Array {
  const objects: Part[] = [
    { entries: '/Type /Catalog /Pages 2 0 R /Metadata 4 0 R' },
    { entries: '/Type /Pages /Count 1 /Kids [3 0 R]' },
    { entries: `/Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] ${page}` },
    ...parts,
  ];
  const chunks: Buffer[] = [Buffer.from('%PDF-1.5\n')];
  let length = 9;
  const places: number[] = [];
  const push = (chunk: Buffer | string) => {
    const bytes = Buffer.from(chunk as string, 'latin1');
    chunks.push(bytes);
    length += bytes.length;
  };
  for (const [index, { entries, stream }] of objects.entries()) {
    places.push(length);
    push(`${index + 1} 0 obj\n<< ${entries}${stream ? ` /Length ${stream.length}` : ''} >>\n`);
    if (stream) {
      push('stream\n');
      push(stream);
      push('\nendstream\n');
    }
    push('endobj\n');
  }
  const start = length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  push(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n`);
  push(`<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`);
  return Buffer.concat(chunks);
}

const helvetica = '/Type /Font /Subtype /Type1 /BaseFont /Helvetica';
const words = Buffer.from('BT /F1 12 Tf 60 700 Td (Words of a page.) Tj ET');
const metadata: Part = { entries: '/Type /Metadata /Subtype /XML', stream: Buffer.from('<x/>') };

/** PDFs of some kilobytes that unpack to hundreds of megabytes, or to endless work, when their text is read. */
export const pdfBombs: Readonly<Record<string, () => Uint8Array>> = {
  'Flate on Flate, blank': () =>
    bombPdf('/Contents 5 0 R', [metadata, { entries: flate(2), stream: deflated(' ', bombMegabytes, 2) }]),
  'Flate three times': () =>
    bombPdf('/Contents 5 0 R', [metadata, { entries: flate(3), stream: deflated(' ', bombMegabytes, 3) }]),
  'many contents of one page': () => {
    const stream = { entries: flate(2), stream: deflated(' ', 60, 2) };
    const contents = Array.from({ length: 20 }, (_, index) => `${index + 5} 0 R`).join(' ');
    return bombPdf(`/Contents [${contents}]`, [metadata, ...Array<Part>(20).fill(stream)]);
  },
  'an endless text': () => {
    const text = Buffer.from('BT /F1 12 Tf 60 700 Td (Honey bees make honey and the bees are fed.) Tj ET\n');
    const stream = deflateSync(deflateSync(Buffer.alloc(bombMegabytes * megabyte, text), { level: 1 }), { level: 1 });
    return bombPdf('/Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >>', [
      metadata,
      { entries: flate(2), stream },
      { entries: helvetica },
    ]);
  },
  'one endless word': () => {
    const stream = deflateSync(
      deflateSync(
        Buffer.concat([Buffer.from('BT /F1 12 Tf 60 700 Td ('), Buffer.alloc(bombMegabytes * megabyte, 'a')]),
      ),
    );
    return bombPdf('/Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >>', [
      metadata,
      { entries: flate(2), stream },
      { entries: helvetica },
    ]);
  },
  metadata: () =>
    bombPdf('/Contents 5 0 R', [
      { entries: `/Type /Metadata /Subtype /XML ${flate(2)}`, stream: deflated('<', bombMegabytes, 2) },
      { entries: '', stream: words },
    ]),
  'an object stream': () => {
    const stream = deflated(' ', bombMegabytes, 2);
    const parts = [
      '%PDF-1.5\n',
      `2 0 obj\n<< /Type /ObjStm /N 1 /First 6 ${flate(2)} /Length ${stream.length} >>\nstream\n`,
      stream,
      '\nendstream\nendobj\n',
    ].map((part) => Buffer.from(part as string, 'latin1'));
    const start = Buffer.concat(parts).length;
    // Object 1, the catalog, is the first one in object 2.
    const rows = [0, 0, 0, 0, 0, 2, 0, 2, 0, 0, 1, 0, 9, 0, 0]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    const table = `3 0 obj\n<< /Type /XRef /Size 3 /W [1 2 2] /Root 1 0 R /Filter /ASCIIHexDecode /Length ${rows.length + 1} >>`;
    return Buffer.concat([
      ...parts,
      Buffer.from(`${table}\nstream\n${rows}>\nendstream\nendobj\nstartxref\n${start}\n%%EOF\n`),
    ]);
  },
  'a cross-reference stream': () => {
    const stream = deflated('\0', bombMegabytes, 2);
    const head = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 90000000 /W [1 4 2] ${flate(2)} /Root 1 0 R /Length ${stream.length} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
  },
  'a font': () =>
    bombPdf('/Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >>', [
      metadata,
      { entries: '', stream: words },
      { entries: '/Type /Font /Subtype /TrueType /BaseFont /Bomb /FontDescriptor 7 0 R' },
      { entries: '/Type /FontDescriptor /FontName /Bomb /Flags 4 /FontFile2 8 0 R' },
      { entries: flate(2), stream: deflated('\0', bombMegabytes, 2) },
    ]),
  'a map of letters': () =>
    bombPdf('/Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >>', [
      metadata,
      { entries: '', stream: words },
      { entries: `${helvetica} /ToUnicode 7 0 R` },
      {
        entries: flate(2),
        stream: deflateSync(
          deflateSync(Buffer.alloc(bombMegabytes * megabyte, '1 beginbfrange <0000> <FFFF> <0000> endbfrange\n')),
        ),
      },
    ]),
  'forms in forms': () => {
    const form = (next: number): Part => ({
      entries: `/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /XObject << /F ${next} 0 R >> /Font << /F1 6 0 R >> >>`,
      stream: Buffer.from('/F Do '.repeat(30)),
    });
    return bombPdf('/Contents 5 0 R /Resources << /XObject << /F 7 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/F Do '.repeat(30)) },
      { entries: helvetica },
      ...Array.from({ length: 9 }, (_, index) => form(index + 8)),
      {
        entries: '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /Resources << /Font << /F1 6 0 R >> >>',
        stream: words,
      },
    ]);
  },
};

const bothTimes = (bytes: Buffer) => deflateSync(deflateSync(bytes, { level: 1 }), { level: 1 });
/** A composite font whose letters are described by `entries` of its descendant and, where given, a map of its letters. */
const compositeFont = (entries: string, map = ''): readonly Part[] => [
  {
    entries: `/Type /Font /Subtype /Type0 /BaseFont /Bomb /Encoding /Identity-H /DescendantFonts [7 0 R] ${map && '/ToUnicode 9 0 R'}`,
  },
  {
    entries: `/Type /Font /Subtype /CIDFontType2 /BaseFont /Bomb /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor 8 0 R ${entries}`,
  },
  { entries: '/Type /FontDescriptor /FontName /Bomb /Flags 4 /ItalicAngle 0 /Ascent 800 /Descent 200' },
  ...(map ? [{ entries: '', stream: Buffer.from(map) }] : []),
];
const fontWords = '/Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >>';
/** As much of a repeated text as a reader may unpack. */
const withinBudget = (text: string) => Buffer.alloc(40 * megabyte, text);

/** PDFs that unpack to little and fill the heap with objects that are made of it, when their text is read. */
export const heapBombs: Readonly<Record<string, () => Uint8Array>> = {
  'widths of four thousand million letters': () =>
    bombPdf(fontWords, [metadata, { entries: '', stream: words }, ...compositeFont('/W [0 4294967290 500]')]),
  'heights of four thousand million letters': () =>
    bombPdf(fontWords, [
      metadata,
      { entries: '', stream: words },
      ...compositeFont('/W2 [0 4294967290 500 500 500]').map(({ entries, stream }) => ({
        entries: entries.replace('Identity-H', 'Identity-V'),
        stream,
      })),
    ]),
  'a map of sixteen million letters': () =>
    bombPdf(fontWords, [
      metadata,
      { entries: '', stream: words },
      ...compositeFont(
        '',
        '1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <00FFFFF0> <00410041> endbfrange',
      ),
    ]),
  'thirty such maps': () => {
    const fonts = Array.from({ length: 30 }, (_, index) => index);
    const map =
      '1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <00FFFFF0> <00410041> endbfrange';
    return bombPdf(
      `/Contents 5 0 R /Resources << /Font << ${fonts.map((font) => `/F${font} ${font + 7} 0 R`).join(' ')} >> >>`,
      [
        metadata,
        { entries: '', stream: Buffer.from(fonts.map((font) => `BT /F${font} 12 Tf (Words) Tj ET`).join(' ')) },
        { entries: '', stream: Buffer.from(map) },
        ...fonts.map((): Part => ({ entries: `${helvetica} /ToUnicode 6 0 R` })),
      ],
    );
  },
  'a tree in the metadata': () =>
    bombPdf('/Contents 5 0 R', [
      { entries: `/Type /Metadata /Subtype /XML ${flate(2)}`, stream: bothTimes(withinBudget('<a>b</a>')) },
      { entries: '', stream: words },
    ]),
  'a nest in the metadata': () =>
    bombPdf('/Contents 5 0 R', [
      { entries: `/Type /Metadata /Subtype /XML ${flate(2)}`, stream: bothTimes(withinBudget('<a>')) },
      { entries: '', stream: words },
    ]),
  'lines of one letter': () =>
    bombPdf(fontWords, [
      metadata,
      {
        entries: flate(2),
        stream: bothTimes(Buffer.concat([Buffer.from('BT /F1 12 Tf 9 TL 60 700 Td '), withinBudget("(a)'")])),
      },
      { entries: helvetica },
    ]),
  'a row of forty million letters': () =>
    bombPdf(fontWords, [
      metadata,
      {
        entries: flate(2),
        stream: bothTimes(Buffer.concat([Buffer.from('BT /F1 12 Tf 60 700 Td ['), withinBudget('(a)1 ')])),
      },
      { entries: helvetica },
    ]),
  'an endless array': () =>
    bombPdf('/Contents 5 0 R', [
      metadata,
      { entries: flate(2), stream: bothTimes(Buffer.concat([Buffer.from('['), withinBudget('1.5 ')])) },
    ]),
  'a nest of arrays': () =>
    bombPdf('/Contents 5 0 R', [metadata, { entries: flate(2), stream: bothTimes(withinBudget('[')) }]),
  'names without end': () => {
    const names = Array.from({ length: 4_000_000 }, (_, index) => `/N${index.toString(36)}`).join('');
    return bombPdf('/Contents 5 0 R', [
      metadata,
      { entries: flate(1), stream: deflateSync(Buffer.from(`<<${names}`), { level: 1 }) },
    ]);
  },
  'a table of thirteen million objects': () => {
    const stream = bothTimes(Buffer.alloc(40 * megabyte, Buffer.from([1, 0, 9])));
    const head = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 13000000 /W [1 1 1] ${flate(2)} /Root 1 0 R /Length ${stream.length} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n')]);
  },
  'a thousand million pages': () =>
    Buffer.from(
      Buffer.from(bombPdf('/Contents 5 0 R', [metadata, { entries: '', stream: words }]))
        .toString('latin1')
        .replace('/Count 1 ', '/Count 1000000000 '),
      'latin1',
    ),
  'bookmarks in a ring of thousands': () => {
    const count = 25_000;
    const items = Array.from(
      { length: count },
      (_, index): Part => ({
        entries: `/Title (${'Chapter '.repeat(20)}) /Parent 6 0 R /Dest [3 0 R /Fit] /Next ${((index + 1) % count) + 7} 0 R /First ${((index * 7) % count) + 7} 0 R`,
      }),
    );
    const pdf = bombPdf('/Contents 5 0 R', [
      metadata,
      { entries: '', stream: words },
      { entries: '/Type /Outlines /First 7 0 R' },
      ...items,
    ]);
    return Buffer.from(Buffer.from(pdf).toString('latin1').replace('/Metadata 4 0 R ', '/Outlines 6 0 R '), 'latin1');
  },
};

/**
 * Those of both that browsers are given: of all that are read they take the most memory in Chromium or in Firefox, and each
 * limit ends one of them: bytes that are unpacked, lists, entries of maps, time.
 */
export const browserBombs = Object.fromEntries(
  Object.entries({ ...pdfBombs, ...heapBombs }).filter(([name]) =>
    [
      'Flate three times',
      'thirty such maps',
      'lines of one letter',
      'an endless array',
      'names without end',
      'a table of thirteen million objects',
      'bookmarks in a ring of thousands',
    ].includes(name),
  ),
);

const image = (width: number, height: number) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8 /ColorSpace /DeviceRGB`;

/** PDFs whose first page takes hundreds of megabytes to draw. */
export const drawnBombs: Readonly<Record<string, () => Uint8Array>> = {
  'an image that unpacks to more than it shows': () =>
    bombPdf('/Contents 5 0 R /Resources << /XObject << /Im 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('q 595 0 0 842 0 0 cm /Im Do Q') },
      { entries: `${image(100, 100)} ${flate(2)}`, stream: deflated('a', bombMegabytes, 2) },
    ]),
  'thirty large images': () => {
    const names = Array.from({ length: 30 }, (_, index) => `/Im${index}`);
    const large = { entries: `${image(6000, 6000)} ${flate(1)}`, stream: deflated('a', 103, 1) };
    return bombPdf(
      `/Contents 5 0 R /Resources << /XObject << ${names.map((name, index) => `${name} ${index + 6} 0 R`).join(' ')} >> >>`,
      [
        metadata,
        { entries: '', stream: Buffer.from(names.map((name) => `q 595 0 0 842 0 0 cm ${name} Do Q`).join('\n')) },
        ...Array<Part>(30).fill(large),
      ],
    );
  },
};

/** PDFs of some kilobytes whose first page takes endless steps, canvases or lists to draw. */
export const canvasBombs: Readonly<Record<string, () => Uint8Array>> = {
  'a pattern of endless tiles': () =>
    bombPdf('/Contents 5 0 R /Resources << /Pattern << /P1 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/Pattern cs /P1 scn 0 0 595 842 re f') },
      {
        entries:
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 0.001 0.001] /XStep 0.001 /YStep 0.001 /Resources << >>',
        stream: Buffer.from('1 0 0 rg 0 0 1 1 re f'),
      },
    ]),
  'a pattern of endless size': () =>
    bombPdf('/Contents 5 0 R /Resources << /Pattern << /P1 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/Pattern cs /P1 scn 0 0 595 842 re f') },
      {
        entries:
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9000000 9000000] /XStep 9000000 /YStep 9000000 /Matrix [1000 0 0 1000 0 0] /Resources << >>',
        stream: Buffer.from('1 0 0 rg 0 0 9000000 9000000 re f'),
      },
    ]),
  'patterns in patterns': () =>
    bombPdf('/Contents 5 0 R /Resources << /Pattern << /P 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/Pattern cs /P scn 0 0 595 842 re f') },
      ...Array.from({ length: 60 }, (_, index) => ({
        entries: `/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 595 842] /XStep 600 /YStep 850 /Resources << /Pattern << /P ${index + 7} 0 R >> >>`,
        stream: Buffer.from('/Pattern cs /P scn 0 0 595 842 re f '.repeat(4)),
      })),
      {
        entries:
          '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 595 842] /XStep 600 /YStep 850 /Resources << >>',
        stream: Buffer.from('1 0 0 rg 0 0 99 99 re f'),
      },
    ]),
  'groups in groups': () =>
    bombPdf('/Contents 5 0 R /Resources << /XObject << /F 6 0 R >> /ExtGState << /G << /ca 0.5 >> >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/G gs /F Do') },
      ...nestedGroups(300, ''),
    ]),
  'soft masks in soft masks': () =>
    bombPdf('/Contents 5 0 R /Resources << /ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/G gs 0 0 595 842 re f') },
      ...nestedGroups(300, '/SMask'),
    ]),
  'a thousand soft masks beside one another': () =>
    bombPdf(
      '/Contents 5 0 R /Resources << /XObject << /F 6 0 R >> /ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >> >>',
      [
        metadata,
        { entries: '', stream: Buffer.from('q /G gs 0 0 595 842 re f '.repeat(1000)) },
        ...nestedGroups(1, ''),
      ],
    ),
  'a shading of a million triangles': () =>
    bombPdf('/Contents 5 0 R /Resources << /Shading << /S 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/S sh') },
      {
        entries: `/ShadingType 5 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /VerticesPerRow 2 /Decode [0 595 0 842 0 1 0 1 0 1] ${flate(2)}`,
        stream: bothTimes(withinBudget('a \x10\x20\x30')),
      },
    ]),
  'a shading of patches': () =>
    bombPdf('/Contents 5 0 R /Resources << /Shading << /S 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/S sh') },
      {
        entries: `/ShadingType 6 /ColorSpace /DeviceRGB /BitsPerCoordinate 8 /BitsPerComponent 8 /BitsPerFlag 8 /Decode [-9000 9000 -9000 9000 0 1 0 1 0 1] ${flate(2)}`,
        stream: bothTimes(withinBudget('\0abcdefghijklmnopqrstuvwxyzabcdefghijk')),
      },
    ]),
  'a shading of a function of a thousand million samples': () =>
    bombPdf('/Contents 5 0 R /Resources << /Shading << /S 6 0 R >> >>', [
      metadata,
      { entries: '', stream: Buffer.from('/S sh') },
      { entries: '/ShadingType 1 /ColorSpace /DeviceRGB /Function 7 0 R' },
      {
        entries: `/FunctionType 0 /Domain [0 1 0 1] /Range [0 1 0 1 0 1] /Size [30000 30000] /BitsPerSample 8 ${flate(2)}`,
        stream: deflated('a', 60, 2),
      },
    ]),
  'a path of ten million steps': () =>
    bombPdf('/Contents 5 0 R', [
      metadata,
      { entries: flate(2), stream: bothTimes(Buffer.concat([Buffer.from('0 0 m '), withinBudget('9 9 l ')])) },
    ]),
  'ten million graphics states': () =>
    bombPdf('/Contents 5 0 R', [metadata, { entries: flate(2), stream: bothTimes(withinBudget('q ')) }]),
  'a page without end': () =>
    Buffer.from(
      Buffer.from(bombPdf('/Contents 5 0 R', [metadata, { entries: '', stream: words }]))
        .toString('latin1')
        .replace('[0 0 595 842]', '[0 0 9000000 0.001]'),
      'latin1',
    ),
};

/** Transparent groups, each of which draws the next one; `mask` makes each the mask of the one around it. */
function nestedGroups(count: number, mask: '' | '/SMask'): Part[] {
  const entries =
    '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceRGB /I true >>';
  const inner = Array.from(
    { length: count },
    (_, index): Part => ({
      entries: mask
        ? `${entries} /Resources << /ExtGState << /G << /SMask << /S /Luminosity /G ${index + 7} 0 R >> >> >> >>`
        : `${entries} /Resources << /XObject << /F ${index + 7} 0 R >> /ExtGState << /G << /ca 0.5 >> >> >>`,
      stream: Buffer.from(mask ? '/G gs 1 1 1 rg 0 0 595 842 re f' : '/G gs /F Do'),
    }),
  );
  return [...inner, { entries, stream: Buffer.from('1 1 1 rg 0 0 595 842 re f') }];
}

function chunk(type: string, data: Uint8Array): Buffer {
  const [head, tail] = [Buffer.alloc(8), Buffer.alloc(4)];
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  tail.writeUInt32BE(crc32(data, crc32(Buffer.from(type))));
  return Buffer.concat([head, data, tail]);
}

/** A PNG of one colour, with chunks before its pixels. */
export function makePng(width: number, height: number, extra: readonly Buffer[] = []): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const rows = deflateSync(Buffer.alloc(Math.min(height * (4 * width + 1), bombMegabytes * megabyte)), { level: 1 });
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', head), ...extra, chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** A colour profile and a text that unpack to 400 MB each. */
export const pngChunkBombs = (): readonly Buffer[] => [
  chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), deflated('a', bombMegabytes, 1)])),
  chunk('zTXt', Buffer.concat([Buffer.from('t\0\0'), deflated('a', bombMegabytes, 1)])),
];
