import { readdirSync, readFileSync } from 'node:fs';
import { Readability } from '@mozilla/readability';
import { describe, expect, it, vi } from 'vitest';
import { ArticleFinder } from '../../../../../lib/engine/read/page/article-finder.ts';
import { parsePage } from '../../../../../lib/engine/read/page/parse.ts';

const folder = new URL('../../../../fixtures/pages/', import.meta.url);
const pages = readdirSync(folder).map((name) => ({ name, html: readFileSync(new URL(name, folder), 'utf8') }));
const unlikely = `<div class="comment"><p>${'A letter to the editor, with commas, and more. '.repeat(9)}</p></div>`;
const written = [
  ...pages,
  { name: 'an article in an unlikely place', html: `<body><p>Short.</p>${unlikely}</body>` },
  { name: 'nothing', html: '<body></body>' },
];

function find(finder: Readability<Node>): string | undefined {
  const content = finder.parse()?.content;
  return content instanceof Object && 'outerHTML' in content ? String(content.outerHTML) : undefined;
}

/** The prototype that writes HTML into all elements of linkedom's. */
function findElement(document: Document): Element {
  let prototype: Element = Object.getPrototypeOf(document.createElement('div'));
  while (!Object.hasOwn(prototype, 'innerHTML')) prototype = Object.getPrototypeOf(prototype);
  return prototype;
}

describe.each(written)('$name', ({ html }) => {
  // The last is never enough, so that all rules are tried.
  it.each([100, 500, 100_000])('is taken apart as Readability does, where %i characters are enough', (enough) => {
    const options = { charThreshold: enough, keepClasses: true, disableJSONLD: true, serializer: (node: Node) => node };
    const theirs = find(new Readability(parsePage(html), options));
    expect(find(new ArticleFinder(parsePage(html), enough))).toBe(theirs);
  });

  it('is never written into as HTML', () => {
    const document = parsePage(html);
    const write = vi.spyOn(findElement(document), 'innerHTML', 'set');
    new ArticleFinder(document, 100_000).parse();
    expect(write).not.toHaveBeenCalled();
    write.mockRestore();
  });
});

it('leaves out what is in a noscript without an end', () => {
  const document = parsePage('<p>Text, and more.</p><img alt="a.png"><noscript><img src="b.png">');
  expect(find(new ArticleFinder(document, 1))).toContain('Text');
  expect(document.querySelector('[src]')).toBeNull();
});
