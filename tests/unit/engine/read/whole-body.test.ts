import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';

const read = (body: string, title = 'The harbour of Tarn') =>
  readHtml(`<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>`)
    .blocks.map(getBlockText)
    .join('\n');
const sentence = (at: number) =>
  `Pier ${at} of the harbour of Tarn was built by hand, and ${at} of its stones carry the name of a family. `;
const paragraph = (at: number, attributes = '') => `<p${attributes}>${sentence(at)}${sentence(at + 40)}</p>`;

describe('the whole body', () => {
  it.each([
    ['paragraphs that are paid for', 'class="paywall"', ''],
    ['a part that is paid for', '', 'class="entry steady-paywall-container"'],
  ])('is read with %s', (_, onParagraph, onPart) => {
    const rest = [2, 3, 4, 5, 6].map((at) => paragraph(at, ` ${onParagraph}`)).join('');
    const comments = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((at) => `<li>${paragraph(at)}</li>`).join('');
    const text = read(
      `<article><h1>The harbour of Tarn</h1>${paragraph(1)}<div ${onPart}>${rest}</div></article><ol class="comment-list">${comments}</ol>`,
    );
    for (const at of [1, 2, 6]) expect(text).toContain(`Pier ${at} of`);
    expect(text).not.toContain('Pier 9 of');
  });

  it('is read without the box that asks for money', () => {
    const text = read(
      `<article><h1>The harbour of Tarn</h1>${[1, 2, 3, 4, 5].map((at) => paragraph(at)).join('')}<div class="paywall"><p>Reading on takes a subscription, which supports the work of all who write for us.</p></div></article>`,
    );
    expect(text).toContain('Pier 5 of');
    expect(text).not.toContain('subscription');
  });

  it('is the part that speaks of the title where a box beside it was found', () => {
    const parts = [1, 2, 3, 4, 5, 6].map((at) => `<div class="row"><div class="col">${paragraph(at)}</div></div>`);
    const text = read(`<div class="content">${parts.join('')}</div>`);
    for (const at of [1, 3, 6]) expect(text).toContain(`Pier ${at} of`);
  });
});
