import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { layouts } from '../../../../lib/engine/brief.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { faces, findNeededFaces } from '../../../../lib/engine/paint/fonts.ts';
import { loadMeasurer, makeBriefFor, scripts, withModules } from './briefs.ts';

const measurer = await loadMeasurer();
const subsets = (text: string, language = 'en') =>
  new Set(
    findNeededFaces(text, language).map(
      ({ file }) => /-(?<subset>[a-z]+(?:-ext)?)-(?:wght|400)/.exec(file)?.groups?.subset,
    ),
  );

describe('findNeededFaces', () => {
  it.each([
    ['Plain words, “quoted” — 5 €', 'en', ['latin']],
    ['Zażółć gęślą jaźń', 'pl', ['latin', 'latin-ext']],
    ['Привет', 'ru', ['latin', 'cyrillic']],
    ['Ελλάδα', 'el', ['latin', 'greek']],
    ['水を飲む', 'ja', ['latin']],
    // Drawn in capitals: Ÿ, İ and a Greek mu are in other files than their small letters.
    ['ÿ', 'fr', ['latin', 'latin-ext']],
    ['iki', 'tr', ['latin', 'latin-ext']],
    ['5 µm', 'en', ['latin', 'greek']],
    ['words', 'no language', ['latin']],
  ])('finds for %s in %s the files of %s', (text, language, expected) => {
    expect(subsets(text, language)).toEqual(new Set(expected));
  });

  it('leaves out most of the files where a text is plain', () => {
    expect(findNeededFaces('Plain words', 'en').length).toBeLessThan(faces.length / 3);
  });

  const cases = Object.entries(scripts).flatMap(([script, words]) =>
    layouts.map((layout) => [script, layout, words] as const),
  );
  it.each(cases)('finds for a brief in %s as %s all that its picture draws', (_script, layout, words) => {
    const shape = { words, points: 4, statistics: 2, bodies: true, ordered: true, extras: true, turn: 0 };
    const brief = withModules(makeBriefFor(layout, shape));
    const scene = composeInfographic(brief, '4:5', derivePalette('#0f766e'), measurer, {});
    const drawn = JSON.stringify(scene.nodes);
    const known = subsets(JSON.stringify(brief), brief.language);
    expect([...subsets(drawn, 'en')].filter((subset) => !known.has(subset))).toEqual([]);
  });
});
