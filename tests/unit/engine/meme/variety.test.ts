import { describe, expect, it } from 'vitest';
import type { MemeIdea } from '../../../../lib/engine/brief.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const article = (title: string) =>
  documentOf(
    { title, language: 'en' },
    paragraph('The telescope on the hill looked at three planets and a comet in one night.'),
    paragraph('“We only wanted to see the moon,” said the astronomer, and made tea.'),
    paragraph('A second telescope will be built beside the first one in spring.'),
  );
const titles = [
  'A telescope finds a planet behind the moon',
  'Scientists count the moons of Jupiter again',
  'Astronauts grow a cabbage in orbit',
  'A comet passes the telescope at lunch',
  'The planet that turns the other way',
  'NASA sends a spacecraft to an asteroid',
];
/** The words around what the source says. */
const toFrame = ({ template, captions }: MemeIdea, title: string) =>
  `${template}: ${Object.values(captions)
    .map((text) => text.replaceAll(title, '…'))
    .join(' / ')}`;

describe('variety', () => {
  it('tells no joke twice in a row of sources of one genre', () => {
    const recent: MemeIdea[] = [];
    const frames = titles.map((title) => {
      const [idea] = matchMemes(article(title), [], {}, recent);
      if (idea === undefined) throw new Error(title);
      recent.unshift(idea);
      return toFrame(idea, title);
    });
    expect(new Set(frames).size).toBe(titles.length);
  });

  it('gives the same ideas for the same memory', () => {
    const recent = matchMemes(article(titles[0] ?? ''), [], {}).slice(0, 2);
    const [first, second] = [1, 2].map(() => matchMemes(article(titles[1] ?? ''), [], {}, recent));
    expect(first).toEqual(second);
  });

  it.each(titles)('changes the joke with another idea: %s', (title) => {
    const ideas = matchMemes(article(title), [], {});
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    const frames = ideas.slice(0, 6).map((idea) => toFrame(idea, title));
    expect(new Set(frames).size).toBe(6);
    for (const [index, idea] of ideas.slice(1, 6).entries()) expect(idea.template).not.toBe(ideas[index]?.template);
  });

  it('talks of what everybody talks of', () => {
    const plain = matchMemes(article(titles[0] ?? ''), [], {})[0];
    const hot = matchMemes(article(titles[0] ?? ''), ['The Moon'], {})[0];
    expect(hot).not.toEqual(plain);
    expect(JSON.stringify(hot)).toMatch(/the moon/i);
  });

  it('puts a format first that goes round', () => {
    const place = (topics: readonly string[]) =>
      matchMemes(article(titles[1] ?? ''), topics, {}).findIndex(({ template }) => template === 'nobody');
    expect(place([])).toBeGreaterThan(0);
    expect(place(['format:nobody'])).toBe(0);
  });
});
