import { readFileSync } from 'node:fs';
import { GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../../lib/engine/engine.ts';
import { createNodePlatform } from '../../../../lib/engine/paint/node.ts';
import type { FontFamilies, FontFamily } from '../../../../lib/engine/typefaces.ts';

const engine = createEngine(createNodePlatform());
const words = `# Why tides turn twice a day

- Spring tides come at new and full moon. Sun and Moon then pull along one line, as Łódź knows.
- Neap tides come a week later. The two pulls partly cancel each other, in 東京 too.
- Narrow bays lift the water further. In the Bay of Fundy it rises 16 metres.`;
const brief = engine.brief(await engine.extract({ kind: 'text', text: words }), {});
const draw = (fonts?: FontFamilies) =>
  engine.drawInfographic(brief, { aspect: '1:1', format: 'png', steering: {}, assets: {}, fonts });
const bundled = await draw();

const read = (path: string) => new Uint8Array(readFileSync(`node_modules/${path}`));
const anton = read('@fontsource/anton/files/anton-latin-400-normal.woff2');
const inter = read('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2');
const family = (name: string, ...files: FontFamily['files']): FontFamily => ({ name, files });

describe('a font of one’s own', () => {
  it('is what headlines or running text are set in, and is gone afterwards', async () => {
    const before = GlobalFonts.families.length;
    const sea = family('Sea', { bytes: anton, weight: '400' });
    const [headline, body, both] = [
      await draw({ headline: sea }),
      await draw({ body: sea }),
      await draw({ headline: sea, body: sea }),
    ];
    expect(
      new Set([bundled, headline, body, both].map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size,
    ).toBe(4);
    expect(both.standIns).toEqual([]);
    expect(GlobalFonts.families).toHaveLength(before);
  });

  it('leaves no trace in the pictures after it, also where its file is a bundled one', async () => {
    for (const bytes of [anton, inter]) await draw({ headline: family('Sea', { bytes, weight: '100 900' }) });
    expect((await draw()).bytes).toEqual(bundled.bytes);
    // At the same time, too.
    const sea = family('Sea', { bytes: inter, weight: '100 900' });
    const [one, plain, other] = await Promise.all([draw({ headline: sea }), draw(), draw({ headline: sea })]);
    expect(plain.bytes).toEqual(bundled.bytes);
    expect(one.bytes).toEqual(other.bytes);
  });

  it('may be variable, or a file a weight', async () => {
    const variable = await draw({ body: family('Sea', { bytes: inter, weight: '100 900' }) });
    // The bundled face of running text is the same one, subset by subset.
    expect(variable.description).toBe(bundled.description);
    const two = family('Sea', { bytes: anton, weight: '400' }, { bytes: inter, weight: '700' });
    expect((await draw({ body: two })).bytes).not.toEqual(variable.bytes);
  });
});

describe('a font that cannot be drawn with', () => {
  const damaged = anton.slice().fill(9, 400);
  it.each([
    ['is not to be had', family('Oswald'), 'Anton'],
    ['is damaged', family('Merriweather', { bytes: damaged, weight: '400' }), 'Bricolage Grotesque'],
    ['is no font', family('Open Sans', { bytes: new Uint8Array(4000), weight: '400' }), 'Inter'],
    ['is cut short', family('Lora', { bytes: anton.slice(0, 2000), weight: '400' }), 'Bricolage Grotesque'],
  ])('as it %s has the nearest bundled one in its place, and that is told', async (_, headline, instead) => {
    const before = GlobalFonts.families.length;
    const picture = await draw({ headline });
    expect(picture.standIns).toEqual([{ name: headline.name, instead }]);
    expect(GlobalFonts.families).toHaveLength(before);
  });

  it('but is bundled is drawn with, and nothing is to tell', async () => {
    expect((await draw({ headline: family('Bricolage Grotesque') })).bytes).toEqual(bundled.bytes);
    const picture = await draw({ headline: family('Inter') });
    expect(picture.standIns).toEqual([]);
    expect(picture.bytes).not.toEqual(bundled.bytes);
  });
});
