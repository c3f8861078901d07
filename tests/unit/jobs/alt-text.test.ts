import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { writeImageWords } from '../../../lib/engine/image-words/index.ts';
import { readAltText, writeAltText } from '../../../lib/jobs/alt-text.ts';
import { memoryBlobs } from '../protocol/memory-blobs.ts';
import { aJob } from './records.ts';

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getUILanguage').mockReturnValue('en');
  const texts: Record<string, (...values: string[]) => string> = {
    alt_from: (value) => `From ${value}`,
    labelled: (name, value) => `${name}: ${value}`,
    two_sentences: (first, second) => `${first}. ${second}`,
  };
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(
    ((key: string, values: string[]) => texts[key]?.(...values) ?? key) as never,
  );
});

const answer = (prompt: string) => ({ status: 'completed', prompt }) as const;
/** The smallest PNG that holds a pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (character) => character.charCodeAt(0),
);
const source = { title: 'How tides work', url: 'https://www.news.example/tides' };

describe('words for a picture', () => {
  it.each([
    [
      'what our service says',
      'Infographic, layout steps: The sea rises twice a day',
      'infographic',
      'kind_infographic: The sea rises twice a day. From How tides work (news.example)',
    ],
    [
      'a meme’s captions',
      'Meme, template two-doors: Ebb / Flow!',
      'meme',
      'kind_meme: Ebb / Flow! From How tides work (news.example)',
    ],
    [
      'a title that is the page’s own, once',
      'Infographic, layout list: How tides work',
      'infographic',
      'kind_infographic: How tides work. From news.example',
    ],
    [
      'nothing of another service’s prompt',
      'A 4k poster, award-winning',
      'infographic',
      'kind_infographic. From How tides work (news.example)',
    ],
  ] as const)('tell %s', (_, prompt, kind, text) => {
    expect(writeAltText(aJob({ source, kind, answer: answer(prompt) }))).toBe(text);
  });

  it('say the kind where nothing else is known', () => {
    expect(writeAltText(aJob({ source: { title: '' } }))).toBe('kind_infographic');
  });

  it('are never longer than sites take', () => {
    const long = aJob({ source, answer: answer(`Infographic, layout list: ${'🌊'.repeat(5000)}`) });
    const { length } = [...writeAltText(long)];
    expect(length).toBeLessThanOrEqual(1000);
    expect(length).toBeGreaterThan(990);
  });

  it('keep each part together where they run from the right, and end what they begin', () => {
    vi.mocked(fakeBrowser.i18n.getUILanguage).mockReturnValue('ar');
    const prompt = 'Infographic, layout list: Ebb, flow!';
    expect(writeAltText(aJob({ source, answer: answer(prompt) }))).toMatch(/\u2068Ebb, flow!\u2069 From \u2068How/);
    const long = writeAltText(aJob({ source, answer: answer(prompt.repeat(200)) }));
    expect([...long].length).toBeLessThanOrEqual(1000);
    expect(long.match(/\u2069/g)).toHaveLength(long.match(/\u2068/g)?.length ?? 0);
  });

  const description = 'How tides work: 12 h 25 min between two floods; The moon pulls; 16 m in the Bay of Fundy';
  it('tell the points and figures that the picture’s file names', () => {
    expect(
      writeAltText(aJob({ source, answer: answer('Infographic, layout list: How tides work') }), description),
    ).toBe(`kind_infographic: ${description}. From news.example`);
  });

  it('end with a whole point where there are too many', () => {
    const many = writeAltText(aJob({ source }), `Tides: ${'The moon pulls; '.repeat(200)}`);
    expect([...many].length).toBeLessThanOrEqual(1000);
    expect(many).toMatch(/The moon pulls… From How tides work \(news\.example\)$/);
  });

  it('are read from the stored picture', async () => {
    const blobs = memoryBlobs();
    const blobId = await blobs.put(new Blob([writeImageWords(png, { description })], { type: 'image/png' }));
    const picture = { blobId, mediaType: 'image/png', width: 1, height: 1 };
    expect(await readAltText(aJob({ source, picture }), blobs.get)).toContain('16 m in the Bay of Fundy');
    expect(await readAltText(aJob({ source, picture: { ...picture, blobId: crypto.randomUUID() } }), blobs.get)).toBe(
      'kind_infographic. From How tides work (news.example)',
    );
  });
});
