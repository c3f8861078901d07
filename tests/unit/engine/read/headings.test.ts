import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/engine/document.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import { readText } from '../../../../lib/engine/read/text.ts';

const prose = (subject: string) =>
  `The ${subject} of the harbour town opens again on Monday after two years of repairs, said the keeper, who has looked after it since the flood of the last century.`;

const page = (body: string): string =>
  `<html lang="en"><head><title>Mills worth the walk</title></head><body><main><article><h1>Mills worth the walk</h1><p>${prose('bakery')}</p>${body}</article></main></body></html>`;

const listHeadings = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => (block.type === 'heading' ? [block.text] : []));

describe('headings', () => {
  it.each([
    ['with a block and an anchor inside', (text: string) => `<h2><div><a name="x">${text}</a></div></h2>`],
    ['marked by their role', (text: string) => `<div role="heading" aria-level="2">${text}</div>`],
    ['that are paragraphs in bold', (text: string) => `<p><strong>${text}</strong></p>`],
    ['that are bold in a colour', (text: string) => `<p><span style="color:red"><b>${text}</b></span></p>`],
    ['that link to themselves', (text: string) => `<h2><a href="#x">${text}</a></h2>`],
    ['that only their class names', (text: string) => `<div class="section-title">${text}</div>`],
  ])('are read %s', (_, mark) => {
    const names = ['The grey mill keeps its wheel', 'The red mill feeds the port', 'The last mill sleeps'];
    const body = names.map((name) => `${mark(name)}<p>${prose('mill')} ${name}.</p>`).join('');
    expect(listHeadings(readHtml(page(body)).blocks)).toEqual(names);
  });

  it('are none around a whole text', () => {
    const paragraphs = ['mill', 'lock', 'quay'].map((subject) => `<p>${prose(subject)}</p>`).join('');
    const { blocks } = readHtml(
      `<html lang="en"><head><title>Mills</title></head><body><article><h2>${paragraphs}</h2></article></body></html>`,
    );
    expect(blocks.map(({ type }) => type)).toEqual(['paragraph', 'paragraph', 'paragraph']);
  });

  it('stay at the end where each is over a picture', () => {
    const names = ['The grey mill', 'The red mill', 'The last mill'];
    const shown = names.map(
      (name) =>
        `<h2>${name}</h2><img src="https://mills.example/${name.length}.jpg" width="800" height="600" alt="${name} at dawn">`,
    );
    expect(listHeadings(readHtml(page(`<p>${prose('mill')}</p>${shown.join('')}`)).blocks)).toEqual(names);
  });
});

describe('what stands in an article', () => {
  it('is a table though a quotation holds it', () => {
    const { blocks } = readHtml(
      page('<blockquote><table><tr><td>Mill</td><td>12</td></tr><tr><td>Lock</td><td>9</td></tr></table></blockquote>'),
    );
    expect(blocks.some(({ type }) => type === 'table')).toBe(true);
  });

  it('is a word though a line ends at its hyphen', () => {
    const { blocks } = readHtml(page(`<p>${prose('mill')} Guests self-<br>isolate.</p>`));
    expect(blocks.some((block) => 'text' in block && block.text.includes('self-isolate'))).toBe(true);
  });

  it('is a list of links where there is hardly anything else', () => {
    const titles = ['The Heron', 'Locks and Keys', 'A Year on the Quay', 'Rye', 'The Long Ferry'];
    const items = titles.map((title, index) => `<li><a href="/b${index}">${title}</a></li>`).join('');
    const { blocks } = readHtml(
      `<html lang="en"><head><title>Books</title></head><body><main><h1>Reading list of the library</h1><p>What readers borrowed most this year.</p><ul>${items}</ul></main></body></html>`,
    );
    expect(blocks.find((block) => block.type === 'list')?.items.map(({ text }) => text)).toEqual(titles);
  });
});

describe('lists in typed text', () => {
  it.each([
    ['keycaps', ['1️⃣ Bake less', '2️⃣ Ask every guest', '3️⃣ Close on Mondays'], true],
    ['a thread', ['1/ Bake less', '2/ Ask every guest', '3/ Close on Mondays'], true],
    ['crosses', ['❌ Bake less', '❌ Ask every guest', '❌ Close on Mondays'], false],
    ['diamonds', ['🔹 Bake less', '🔹 Ask every guest', '🔹 Close on Mondays'], false],
  ])('are known by %s', (_, lines, ordered) => {
    const { blocks } = readText(`What saved our bakery\n\n${prose('bakery')}\n\n${lines.join('\n')}\n`);
    const read = blocks.find((block) => block.type === 'list');
    expect(read?.ordered).toBe(ordered);
    expect(read?.items.map(({ text }) => text)).toEqual(['Bake less', 'Ask every guest', 'Close on Mondays']);
  });
});
