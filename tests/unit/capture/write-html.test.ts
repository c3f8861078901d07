import fc from 'fast-check';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { writeHtml } from '../../../lib/capture/page/write-html.ts';

const isHidden = (element: Element) => element.hasAttribute('hidden');

function write(html: string, limit = 1_000_000): string {
  const { document } = parseHTML(`<!doctype html><html lang="en"><head></head><body>${html}</body></html>`);
  return writeHtml(document, { limit, isHidden });
}

describe('writeHtml', () => {
  it.each([
    ['a password', '<input type="password" value="SECRET">'],
    ['a typed text', '<textarea>SECRET</textarea>'],
    ['a choice', '<select><option selected>SECRET</option></select>'],
    ['a script', '<script>SECRET</script>'],
    ['a style', '<style>SECRET</style>'],
    ['a drawing', '<svg><text>SECRET</text></svg>'],
    ['a frame', '<iframe srcdoc="SECRET"></iframe>'],
    ['what a video says to those who cannot see it', '<video poster="/p.jpg"><p>SECRET</p></video>'],
    ['what is hidden', '<div hidden><p>SECRET</p></div>'],
    ['a handler', '<p onclick="SECRET">x</p>'],
    ['state of scripts', '<p data-token="SECRET" style="SECRET">x</p>'],
    ['inlined bytes', `<img src="data:image/png;base64,${'SECRET'.repeat(500)}">`],
  ])('leaves out %s', (_, html) => {
    expect(write(`<p>before</p>${html}<p>after</p>`)).toMatch(/before.*after/s);
    expect(write(html)).not.toContain('SECRET');
  });

  it('keeps what gives words their meaning', () => {
    const html =
      '<article class="post" itemscope=""><h2>Title</h2><ol start="3"><li>One</li></ol><table><tr><td colspan="2">x</td></tr></table><a href="/next">on</a><time datetime="2026-05-03">May</time></article>';
    expect(write(html)).toContain(html);
  });

  it('keeps what tells the parts of a post apart, and the picture of a video', () => {
    const html =
      '<article data-testid="tweet"><shreddit-comment author="ada" score="7" depth="0"><div slot="comment">x</div></shreddit-comment><h2 data-e2e="video-desc">y</h2><video poster="https://example.org/p.jpg"></video></article>';
    expect(write(html)).toContain(html);
  });

  it('keeps title, metadata and JSON-LD, and ends no script early', () => {
    const { document } = parseHTML(
      '<html><head><title>A &lt; B</title><meta name="author" content="Ada &quot;A&quot;"><link rel="stylesheet" href="/x.css"><link rel="canonical" href="/c"></head><body><script type="application/ld+json">{"headline":"</h1>"}</script></body></html>',
    );
    const again = parseHTML(writeHtml(document, { limit: 1000, isHidden })).document;
    expect(again.title).toBe('A < B');
    expect(again.querySelector('meta')?.getAttribute('content')).toBe('Ada "A"');
    expect(Array.from(again.querySelectorAll('link'), (link) => link.getAttribute('rel'))).toEqual(['canonical']);
    expect(JSON.parse(again.querySelector('script')?.textContent ?? '')).toEqual({ headline: '</h1>' });
  });

  it('stops near the limit with its tags closed', () => {
    const html = write(`<ul>${'<li><p>some words</p></li>'.repeat(5000)}</ul>`, 10_000);
    expect(html.length).toBeLessThan(10_200);
    expect(html).toMatch(/<\/ul><\/body><\/html>$/);
  });

  it('survives a tree deeper than its own recursion', () => {
    const { document } = parseHTML('<html><body></body></html>');
    let inner: Element = document.body;
    for (let depth = 0; depth < 3000; depth += 1) inner = inner.appendChild(document.createElement('div'));
    inner.textContent = 'at the bottom';
    expect(writeHtml(document, { limit: 1_000_000, isHidden })).toContain('at the bottom');
  });

  it('writes any text so that it reads back the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, alt) => {
        const { document } = parseHTML('<html><body><p></p></body></html>');
        const paragraph = document.querySelector('p');
        paragraph?.append(document.createTextNode(text));
        paragraph?.setAttribute('title', alt);
        const again = parseHTML(writeHtml(document, { limit: 10_000, isHidden })).document.querySelector('p');
        expect(again?.textContent).toBe(text);
        expect(again?.getAttribute('title')).toBe(alt);
      }),
    );
  });
});
