import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { altTextOf } from '../../../lib/jobs/alt-text.ts';
import { aJob } from './records.ts';

beforeEach(() => {
  vi.spyOn(fakeBrowser.i18n, 'getMessage').mockImplementation(((key: string, [value]: string[]) =>
    key === 'alt_from' ? `From ${value}` : key) as never);
});

const answer = (prompt: string) => ({ status: 'completed', prompt }) as const;
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
    expect(altTextOf(aJob({ source, kind, answer: answer(prompt) }))).toBe(text);
  });

  it('say the kind where nothing else is known', () => {
    expect(altTextOf(aJob({ source: { title: '' } }))).toBe('kind_infographic');
  });

  it('are never longer than sites take', () => {
    const long = aJob({ source, answer: answer(`Infographic, layout list: ${'🌊'.repeat(5000)}`) });
    expect([...altTextOf(long)].length).toBe(1000);
  });
});
