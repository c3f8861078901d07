import { beforeAll, describe, expect, it } from 'vitest';
import type { Aspect } from '../../../../lib/contract/index.ts';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { looks, makeTheme, withoutScene } from '../../../../lib/engine/brand/theme.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { TextNode } from '../../../../lib/engine/scene.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

const palette = derivePalette('#0f766e');
const seeds = Array.from({ length: 64 }, (_, index) => index * 2654435761);

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});

const long = 'The council has postponed the vote on the new rules for gardens behind the station until the autumn';
const makeBrief = (title: string, sentences: readonly string[], more: Partial<Brief> = {}): Brief => ({
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title,
  points: [],
  statistics: [],
  source: 'May 4, 2026',
  host: 'example.org',
  language: 'en',
  direction: 'ltr',
  modules: [
    { kind: 'statements', items: sentences.map((heading) => ({ heading })), sure: 0.9, weight: 0.6, why: 'test' },
  ],
  ...more,
});
const listTexts = (brief: Brief, aspect: Aspect = '4:5') => {
  const scene = composeInfographic(brief, aspect, palette, measurer);
  return { scene, texts: scene.nodes.filter((node): node is TextNode => node.type === 'text') };
};

describe('withoutScene', () => {
  it('sets title, lead and what follows on three grounds', () => {
    const themes = seeds.map((seed) => withoutScene(makeTheme('illustrated', palette), palette, seed));
    for (const { header, thesis, body, motif } of themes) {
      expect(new Set([header.ground, thesis.ground, body.ground]).size).toBe(3);
      expect(motif).toBe('none');
    }
    expect(new Set(themes.map(({ header }) => header.ground)).size).toBeGreaterThan(2);
    expect(new Set(themes.map(({ isInset }) => isInset)).size).toBe(2);
  });

  it('has no warm field in serious matters', () => {
    for (const seed of seeds) {
      const { header, thesis } = withoutScene(makeTheme('illustrated', palette), palette, seed, 'serious');
      expect([header.ground, thesis.ground]).not.toContain(palette.warm.ground);
    }
  });

  it.each(looks.filter((look) => look !== 'illustrated'))('leaves %s as it is asked for', (look) => {
    const theme = makeTheme(look, palette);
    expect(withoutScene(theme, palette, 5)).toEqual(theme);
  });

  it('leaves grave matters as they are', () => {
    const theme = makeTheme('illustrated', palette, 'grave');
    expect(withoutScene(theme, palette, 5, 'grave')).toEqual(theme);
  });
});

describe('a title without a scene', () => {
  it.each([
    ['4:5', 'ltr', undefined],
    ['1:1', 'rtl', undefined],
    ['9:16', 'ltr', 'serious'],
    ['9:16', 'rtl', 'grave'],
    ['16:9', 'ltr', 'grave'],
    ['16:9', 'rtl', undefined],
  ] as const)('has no shape beside or behind it in %s, %s, %s', (aspect, direction, gravity) => {
    const brief = makeBrief('A vote is put off', ['Gardens wait', 'Nobody objected'], { direction, gravity });
    const scene = composeInfographic(brief, aspect, palette, measurer);
    expect(scene.nodes.filter(({ type }) => type === 'path')).toEqual([]);
    expect(checkScene(scene)).toEqual([]);
  });

  it.each([undefined, 'grave'] as const)('fills most of the width, however long it is (%s)', (gravity) => {
    for (const title of ['Gardens wait for autumn', 'The rules for gardens behind the station have to wait', long]) {
      const { texts } = listTexts(makeBrief(title, ['Gardens wait', 'Nobody objected'], { gravity }));
      const head = texts.find(({ role }) => role === 'title');
      expect(Math.max(...(head?.lines ?? []).map(({ width }) => width)), title).toBeGreaterThan(936 * 0.7);
    }
  });

  it.each([
    ['“Gardens are for all”', 'Gardens are for all', 1],
    ['«Gardens are for all»', 'Gardens are for all', 1],
    ['“Gardens” are for “all”', '“Gardens” are for “all”', 0],
  ])('stands under a large mark where it is a quotation: %s', (title, set, marks) => {
    const { scene, texts } = listTexts(makeBrief(title, ['Nobody objected']));
    const words = texts.find(({ role }) => role === 'title')?.lines.map(({ text }) => text);
    expect(words?.join(' ').replaceAll('\u00a0', ' ')).toBe(set);
    expect(scene.nodes.filter(({ type }) => type === 'path')).toHaveLength(marks);
  });
});

describe('a picture of sentences without a scene', () => {
  const titles = ['Gardens', 'A vote is put off', 'The rules for gardens behind the station have to wait'];
  it.each(titles)('sets the lead of %s on a ground of its own', (title) => {
    const { scene, texts } = listTexts(makeBrief(title, [long, 'It comes back in autumn', 'Nobody objected']));
    expect(checkScene(scene)).toEqual([]);
    const [head, lead] = [texts.find(({ role }) => role === 'title'), texts.find(({ role }) => role === 'heading')];
    expect(lead?.ground).not.toBe(head?.ground);
  });

  it.each(['9:16', '4:5', '1:1', '16:9'] as const)('gives its first sentence the most weight in %s', (aspect) => {
    for (const title of titles) {
      const { texts } = listTexts(makeBrief(title, [long, `${long} and of spring`, 'Nobody objected']), aspect);
      const said = texts.filter(({ role }) => role === 'heading');
      const first = said.find(({ lines }) => lines.map(({ text }) => text).join(' ') === long);
      expect(said.length).toBeGreaterThan(1);
      for (const other of said.filter((one) => one !== first)) {
        expect(first?.font.size ?? 0, title).toBeGreaterThanOrEqual(other.font.size);
        expect(first?.font.weight ?? 0, title).toBeGreaterThan(other.font.weight);
      }
    }
  });

  it('sets a long sentence larger where it is the only one', () => {
    const sentence = `${long}, when the gardeners of the whole town are to meet again and to speak about the paths between the fields`;
    const findSize = (sentences: readonly string[]) =>
      listTexts(makeBrief('A vote is put off', sentences)).texts.find(({ role }) => role === 'heading')?.font.size ?? 0;
    expect(findSize([sentence])).toBeGreaterThanOrEqual(46);
    expect(findSize([sentence, 'Gardens wait', 'Nobody objected'])).toBeLessThan(findSize([sentence]));
  });

  it.each([
    'Gardens & Greenhouses',
    'Gardens-Rules',
    'The gardens that nobody wanted to own',
    'Gardens wait for autumn',
  ])('leads with the title over its only sentence: %s', (title) => {
    for (const sentence of ['Nobody objected', long]) {
      const { scene, texts } = listTexts(makeBrief(title, [sentence]));
      const sizes = ['title', 'heading'].map((role) => texts.find((text) => text.role === role)?.font.size ?? 0);
      expect(sizes[0]).toBeGreaterThanOrEqual(88);
      expect(sizes[0]).toBeGreaterThan((sizes[1] ?? 0) * 1.1);
      expect(checkScene(scene)).toEqual([]);
    }
  });

  it.each([
    ['the line under a bare title', { subtitle: 'What it means for those behind the station', modules: [] }],
    [
      'the title under a statement',
      { modules: [{ kind: 'thesis' as const, text: 'Gardens are for all', sure: 0.9, weight: 0.9, why: 'test' }] },
    ],
  ])('sets %s on a ground of its own', (_, more) => {
    const { scene, texts } = listTexts(makeBrief('A vote is put off', [], more));
    const said = texts.filter(({ role }) => role === 'title' || role === 'subtitle' || role === 'heading');
    expect(new Set(said.map(({ ground }) => ground)).size).toBe(2);
    expect(checkScene(scene)).toEqual([]);
  });

  it.each(['4:5', '1:1', '9:16'] as const)('sets the sentences that follow alike in %s', (aspect) => {
    const { texts } = listTexts(
      makeBrief('A vote is put off', ['Gardens wait', `${long}, it says`, 'Nobody objected']),
      aspect,
    );
    const [, ...rest] = texts.filter(({ role }) => role === 'heading');
    expect(new Set(rest.map(({ font }) => `${font.family} ${font.size}`)).size).toBe(1);
  });
});
