import type { Font, Glyph } from 'fontkit';

type PathCommand = Glyph['path']['commands'][number];

type Contour = readonly { readonly x: number; readonly y: number; readonly isOn: boolean }[];

class Table {
  private readonly bytes: number[] = [];

  get length(): number {
    return this.bytes.length;
  }
  u8(...values: readonly number[]): this {
    for (const value of values) this.bytes.push(value & 0xff);
    return this;
  }
  u16(...values: readonly number[]): this {
    for (const value of values) this.u8(value >> 8, value);
    return this;
  }
  u32(...values: readonly number[]): this {
    for (const value of values) this.u16(value >>> 16, value);
    return this;
  }
  pad(): this {
    while (this.bytes.length % 4 !== 0) this.bytes.push(0);
    return this;
  }
  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes);
  }
}

function toContours(commands: readonly PathCommand[]): Contour[] {
  const contours: { x: number; y: number; isOn: boolean }[][] = [];
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0] = args.map(Math.round);
    if (command === 'moveTo') contours.push([{ x: a, y: b, isOn: true }]);
    else if (command === 'lineTo') contours.at(-1)?.push({ x: a, y: b, isOn: true });
    else if (command === 'quadraticCurveTo') {
      contours.at(-1)?.push({ x: a, y: b, isOn: false }, { x: c, y: d, isOn: true });
    } else if (command !== 'closePath') throw new TypeError(`${command} is no command of a TrueType glyph`);
  }
  return contours.flatMap((points) => {
    const [first, last] = [points[0], points.at(-1)];
    const isClosed = points.length > 1 && last?.isOn && first?.x === last.x && first.y === last.y;
    const kept = isClosed ? points.slice(0, -1) : points;
    return kept.length > 1 ? [kept] : [];
  });
}

function writeGlyph(contours: readonly Contour[]): Uint8Array {
  if (contours.length === 0) return new Uint8Array();
  const points = contours.flat();
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const table = new Table().u16(contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys));
  let end = -1;
  for (const contour of contours) {
    end += contour.length;
    table.u16(end);
  }
  table.u16(0).u8(...points.map(({ isOn }) => (isOn ? 1 : 0)));
  for (const values of [xs, ys]) values.forEach((value, index) => void table.u16(value - (values[index - 1] ?? 0)));
  return table.pad().toBytes();
}

function computeSum(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}

function writeFile(tables: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const names = Object.keys(tables).toSorted();
  const power = 2 ** Math.floor(Math.log2(names.length));
  const directory = new Table()
    .u32(0x00010000)
    .u16(names.length, power * 16, Math.log2(power), (names.length - power) * 16);
  let offset = 12 + names.length * 16;
  const padded = names.map((name) => {
    const bytes = tables[name] ?? new Uint8Array();
    const whole = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    whole.set(bytes);
    directory.u8(...Array.from(name, (letter) => letter.charCodeAt(0))).u32(computeSum(whole), offset, bytes.length);
    offset += whole.length;
    return whole;
  });
  const file = new Uint8Array(offset);
  let at = 0;
  for (const bytes of [directory.toBytes(), ...padded]) {
    file.set(bytes, at);
    at += bytes.length;
  }
  return file;
}

/** With the tables that PDF requires (ISO 32000-1, 9.9): fontkit's `createSubset` leaves accents at their default. */
export function writeTrueType(font: Font, glyphIds: readonly number[]): Uint8Array {
  const glyphs = glyphIds.map((id) => {
    const glyph = font.getGlyph(id);
    const contours = toContours(glyph.path.commands);
    const lefts = contours.flat().map(({ x }) => x);
    return {
      contours,
      advance: Math.round(glyph.advanceWidth),
      left: lefts.length > 0 ? Math.min(...lefts) : 0,
      bytes: writeGlyph(contours),
    };
  });
  const { bbox } = font;
  const box = [bbox.minX, bbox.minY, bbox.maxX, bbox.maxY].map(Math.round);
  const loca = new Table();
  let offset = 0;
  for (const { bytes } of glyphs) {
    loca.u32(offset);
    offset += bytes.length;
  }
  loca.u32(offset);
  const glyf = new Uint8Array(offset);
  let at = 0;
  for (const { bytes } of glyphs) {
    glyf.set(bytes, at);
    at += bytes.length;
  }
  const hmtx = new Table();
  for (const { advance, left } of glyphs) hmtx.u16(advance, left);
  const maxPoints = Math.max(0, ...glyphs.map(({ contours }) => contours.flat().length));
  const maxContours = Math.max(0, ...glyphs.map(({ contours }) => contours.length));
  return writeFile({
    // Version, revision, checksum (unread in a PDF), magic, flags, units, two dates, box, style, 32-bit `loca`.
    head: new Table()
      .u32(0x00010000, 0x00010000, 0, 0x5f0f3cf5)
      .u16(0b11, font.unitsPerEm)
      .u32(0, 0, 0, 0)
      .u16(...box, 0, 8, 2, 1, 0)
      .toBytes(),
    hhea: new Table()
      .u32(0x00010000)
      .u16(Math.round(font.ascent), Math.round(font.descent), Math.round(font.lineGap))
      .u16(Math.max(0, ...glyphs.map(({ advance }) => advance)), 0, 0, box[2] ?? 0)
      .u16(1, 0, 0, 0, 0, 0, 0, 0, glyphs.length)
      .toBytes(),
    maxp: new Table()
      .u32(0x00010000)
      .u16(glyphs.length, maxPoints, maxContours, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0)
      .toBytes(),
    hmtx: hmtx.toBytes(),
    loca: loca.toBytes(),
    glyf,
  });
}
