import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../../lib/engine/read/html.ts';

const prose = [
  'The harbour has grown for years, and the town has paid for most of the new quay with its own money, said the mayor.',
  'Ferries will land there from May on, because the old quay is too short for them and the channel is too shallow now.',
  'The fishermen keep their own berths behind the wall, where the boats lie calm even when the wind is from the west.',
];
const items =
  '<ul><li>The quay cost 4 million euros</li><li>It opens in May</li><li>Two ferries will land there</li></ul>';
const read = (box: string) => {
  const text = prose.map((one) => `<p>${one} ${one.replace('The', 'This')}</p>`);
  return readHtml(
    `<html lang="en"><head><title>The new quay</title></head><body><main><article><h1>The new quay</h1>${text[0]}${box}${text.slice(1).join('')}</article></main></body></html>`,
  )
    .blocks.map(getBlockText)
    .join('\n');
};

describe('a box beside the text', () => {
  it.each([
    ['an aside', `<aside><h3>At a glance</h3>${items}</aside>`],
    ['a sidebar', `<div class="sidebar"><p><strong>Key takeaways</strong></p>${items}</div>`],
  ])('stays where it gives the main facts: %s', (_, box) => {
    expect(read(box)).toContain('The quay cost 4 million euros');
  });

  it.each([
    ['without such a name', `<aside><h3>Around the town</h3>${items}</aside>`],
    [
      'of links',
      `<aside><h3>At a glance</h3>${items.replaceAll(/<li>(.*?)<\/li>/g, '<li><a href="/x">$1</a></li>')}</aside>`,
    ],
    ['that nobody sees', `<aside hidden><h3>At a glance</h3>${items}</aside>`],
  ])('goes %s', (_, box) => {
    expect(read(box)).not.toContain('The quay cost');
  });
});
