import { describe, expect, it } from 'vitest';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import { readText } from '../../../../lib/engine/read/text.ts';

const intro =
  'Doctors in Bonn asked 400 people who sleep badly what helps them in the long run, and four tips stood out among all others.';
const tips = ['Keep the room at 18 °C all night', 'Put the phone in another room', 'Get up at the same hour every day'];
const list = (ordered: boolean) => ({ type: 'list', ordered, items: tips.map((text) => ({ text, level: 0 })) });

const page = (lines: readonly string[]) =>
  readHtml(
    `<html lang="en"><head><title>How to sleep better</title></head><body><article><h1>How to sleep better</h1>${lines.map((line) => `<p>${line}</p>`).join('')}</article></body></html>`,
  ).blocks;
const pasted = (lines: readonly string[]) => readText(`How to sleep better\n\n${lines.join('\n\n')}`).blocks;

describe('lines with a mark of a list', () => {
  it.each([
    ['keycaps', ['1️⃣ ', '2️⃣ ', '3️⃣ '], true],
    ['numbers of posts', ['1/ ', '2/ ', '3/ '], true],
    ['numbers', ['1. ', '2. ', '3. '], true],
    ['emoji', ['🌡️ ', '📵 ', '⏰ '], false],
    ['arrows', ['→ ', '→ ', '→ '], false],
  ])('%s are a list on pages and in pasted text', (_, marks, ordered) => {
    const lines = [intro, ...tips.map((tip, at) => `${marks[at] ?? ''}${tip}`)];
    expect(page(lines)).toContainEqual(list(ordered));
    expect(page(lines.slice(1))).toContainEqual(list(ordered));
    expect(pasted(lines)).toContainEqual(list(ordered));
  });

  it.each([
    ['speech', ['- I will not go.', '- You must.', '- Then we both go.']],
    ['too few', ['🌡️ Keep the room at 18 °C all night', '📵 Put the phone in another room']],
    ['numbers that do not count up', ['7/ in all', '24/ hours', '5/ of them']],
  ])('%s are none', (_, lines) => {
    expect(page([intro, ...lines]).filter(({ type }) => type === 'list')).toEqual([]);
  });
});
