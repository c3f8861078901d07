import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../../lib/engine/engine.ts';
import { readImageWords } from '../../../lib/engine/image-words/index.ts';
import { createNodePlatform } from '../../../lib/engine/paint/node.ts';
import { asksForPlace, readReference, toMood } from '../../../lib/engine/reference.ts';

const platform = createNodePlatform();

function picture(ground: string, mark: string, side = 40): Uint8Array {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  context.fillStyle = ground;
  context.fillRect(0, 0, side, side);
  context.fillStyle = mark;
  context.fillRect(10, 10, 20, 20);
  return new Uint8Array(canvas.toBuffer('image/png'));
}

/** Many colours, as photographs have. */
function photograph(side: number): Uint8Array {
  const canvas = createCanvas(side, side);
  const context = canvas.getContext('2d');
  for (let index = 0; index < 400; index += 1) {
    context.fillStyle = `hsl(${(index * 73) % 360} 50% ${10 + ((index * 37) % 80)}%)`;
    context.fillRect((index % 20) * (side / 20), Math.floor(index / 20) * (side / 20), side / 20, side / 20);
  }
  return new Uint8Array(canvas.toBuffer('image/png'));
}

/** A GIF of one orange pixel. */
const gif = Uint8Array.from(atob('R0lGODlhAQABAIAAAOpYDAAAACwAAAAAAQABAAACAkQBADs='), (char) => char.charCodeAt(0));

describe('a reference image', () => {
  it.each([
    ['dark', picture('#0b1220', '#0f766e'), '#0f766e', 'dark'],
    ['bold', picture('#ea580c', '#be185d'), expect.stringMatching(/^#ea580[cd]$/), 'bold'],
    ['quiet and light', picture('#ffffff', '#e5e7eb'), undefined, 'minimal'],
    ['neither', picture('#8a6f5a', '#6f7f5a'), expect.any(String), undefined],
    ['a GIF', gif, '#ea580c', 'bold'],
  ])('has a colour and a mood: %s', async (_, bytes, color, mood) => {
    const reference = await readReference(bytes, platform);
    expect(reference.colors[0]).toEqual(color);
    expect(toMood(reference)).toBe(mood);
  });

  it.each([
    ['damaged', picture('#fff', '#000').slice(0, 60), 'image_unreadable'],
    ['no image', new Uint8Array([1, 2, 3]), 'image_unreadable'],
    [
      'too large',
      Uint8Array.from([...picture('#fff', '#000').slice(0, 16), 0, 0, 0x40, 0, 0, 0, 0x40, 0, 8, 6, 0, 0, 0]),
      'image_too_large',
    ],
  ])('that is %s is told so', async (_, bytes, code) => {
    await expect(readReference(bytes, platform)).rejects.toMatchObject({ code });
  });

  it.each([
    ['Please place it at the top', true],
    ['Use it as the lead image', true],
    ['Als Titelbild verwenden', true],
    ['Do not place the image, only its style', false],
    ['Match the mood and colours', false],
    ['', false],
  ])('is placed when the note asks for that: %s', (note, asked) => {
    expect(asksForPlace(note)).toBe(asked);
  });
});

describe('a picture made with one', () => {
  const engine = createEngine(platform);
  const text =
    'The harbour office prints the tides for every day.\n\n- It measures twice a day\n- It prints in March\n- It sells them on the pier\n\nSource: Tide tables <https://harbour.example/tides>';
  const draw = async (referenceNote?: string) => {
    const brief = engine.brief(await engine.extract({ kind: 'text', text }), {});
    const assets = { referenceImage: picture('#ea580c', '#be185d') };
    const steering = referenceNote ? { referenceNote } : {};
    return engine.drawInfographic(brief, { aspect: '1:1', format: 'png', steering, assets });
  };

  it('says in its file what it is and where it is from', async () => {
    const { bytes, description } = await draw();
    expect(readImageWords(bytes)).toMatchObject({ description, source: 'https://harbour.example/tides' });
  });

  it('shows the reference only when it is asked to', async () => {
    const [styled, placed] = [await draw(), await draw('Place it as the lead image')];
    expect(placed.bytes).not.toEqual(styled.bytes);
  });
});

describe("a page's own picture", () => {
  const engine = createEngine(platform);
  const address = 'https://harbour.example/boats.png';
  const draw = async (leadImage: string, side: number) => {
    const text = 'The harbour\n\n- It measures twice a day\n- It prints in March\n- It sells them on the pier';
    const brief = { ...engine.brief(await engine.extract({ kind: 'text', text }), {}), leadImage };
    const rendering = { aspect: '1:1', format: 'png', steering: {} } as const;
    const assets = { [leadImage]: photograph(side) };
    const [plain, drawn] = [
      await engine.drawInfographic(brief, { ...rendering, assets: {} }),
      await engine.drawInfographic(brief, { ...rendering, assets }),
    ];
    return plain.bytes.toString() !== drawn.bytes.toString();
  };

  it.each([
    ['is left out when it would be blurred', address, 200, false],
    ['is shown when it is large', address, 640, true],
    ['is shown whatever its size when a person chose it', 'sourceImage', 200, true],
  ])('%s', async (_, leadImage, side, shown) => {
    expect(await draw(leadImage, side)).toBe(shown);
  });
});
