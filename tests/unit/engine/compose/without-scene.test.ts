import { beforeAll, describe, expect, it } from 'vitest';
import type { Aspect } from '../../../../lib/contract/index.ts';
import { computeContrast } from '../../../../lib/engine/brand/color.ts';
import { derivePalette, surfaceNames } from '../../../../lib/engine/brand/palette.ts';
import { looks, makeTheme, withoutScene } from '../../../../lib/engine/brand/theme.ts';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { drawCornerFigure } from '../../../../lib/engine/compose/parts/corner-figure.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import type { PathNode, TextNode } from '../../../../lib/engine/scene.ts';
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

const findReach = (d: string) => Number(/A([\d.]+)/.exec(d)?.[1]);

describe('the figure in a corner', () => {
  it.each([
    ['4:5', 'ltr'],
    ['1:1', 'rtl'],
    ['9:16', 'ltr'],
    ['9:16', 'rtl'],
    ['16:9', 'ltr'],
    ['16:9', 'rtl'],
  ] as const)('is clear of all words in %s, %s', (aspect, direction) => {
    const scene = composeInfographic(
      makeBrief('A vote is put off', ['Gardens wait', 'Nobody objected'], { direction }),
      aspect,
      palette,
      measurer,
    );
    const figure = scene.nodes.filter((node): node is PathNode => node.type === 'path');
    expect(figure).toHaveLength(3);
    expect(new Set(figure.map(({ x }) => x))).toEqual(new Set([direction === 'rtl' ? 0 : scene.width]));
    expect(checkScene(scene)).toEqual([]);
  });

  it('is left out where the words leave no room', () => {
    const area = { x: 0, y: 0, width: 1000, height: 400, isMirrored: false, rules: [], children: [] };
    const design = { palette, brief: makeBrief('Gardens', []) };
    const texts = [{ x: 60, y: 60, width: 880, height: 280 }];
    expect(drawCornerFigure(design, palette.pale, ['bottom', 'top'])({ ...area, texts })).toEqual([]);
    const free = [{ x: 60, y: 60, width: 500, height: 280 }];
    const [outer] = drawCornerFigure(design, palette.pale, ['bottom', 'top'])({ ...area, texts: free });
    const gap = Math.hypot(1000 - 560, 400 - 340);
    expect(findReach(outer?.d ?? '')).toBeGreaterThan(200);
    expect(findReach(outer?.d ?? '')).toBeLessThan(gap);
  });

  it.each(surfaceNames)('differs from %s in every brand colour', (name) => {
    for (const brand of ['#0f766e', '#ffcc00', '#111111', '#e11d48', '#ffffff', '#1d4ed8']) {
      for (const gravity of ['light', 'serious'] as const) {
        const own = derivePalette(brand);
        const brief = makeBrief('Gardens', [], { gravity });
        const area = { x: 0, y: 0, width: 1000, height: 400, isMirrored: false, rules: [], children: [], texts: [] };
        const [, , core] = drawCornerFigure({ palette: own, brief }, own[name], ['bottom'])(area);
        expect(computeContrast(String(core?.fill), own[name].ground), `${brand} ${gravity}`).toBeGreaterThanOrEqual(
          1.2,
        );
      }
    }
  });
});

describe('a picture of sentences without a scene', () => {
  const titles = ['Gardens', 'A vote is put off', 'The rules for gardens behind the station have to wait'];
  it.each(titles)('sets a quiet figure and no drawing beside %s, and the lead on a ground of its own', (title) => {
    const { scene, texts } = listTexts(makeBrief(title, [long, 'It comes back in autumn', 'Nobody objected']));
    const figure = scene.nodes.filter((node) => node.type === 'path');
    expect(figure).toHaveLength(3);
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
