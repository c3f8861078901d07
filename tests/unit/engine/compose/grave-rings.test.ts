import { expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { makeTheme } from '../../../../lib/engine/brand/theme.ts';
import { drawGraveRings } from '../../../../lib/engine/compose/parts/grave-rings.ts';
import type { PathNode } from '../../../../lib/engine/scene.ts';
import type { Rect } from '../../../../lib/engine/sizes.ts';

const palette = derivePalette('#0f766e');
const page = { x: 0, y: 0, width: 1080, height: 1350, children: [] };
const title = { x: 72, y: 72, width: 800, height: 160 };
const rule = (y: number): Rect => ({ x: 72, y, width: 936, height: 3 });
const lead = (y: number): Rect => ({ x: 72, y, width: 900, height: 300 });

/** Points along an arc, in the picture's pixels. */
function listPoints({ d, x, y }: PathNode): readonly (readonly [number, number])[] {
  const numbers = d.match(/-?\d+(?:\.\d+)?(?:e-?\d+)?/g)?.map(Number) ?? [];
  const [startX = 0, startY = 0, radius = 0] = numbers;
  const [endX = 0, endY = 0] = numbers.slice(-2);
  const from = Math.atan2(startY, startX);
  const whole = 2 * Math.PI;
  const turn = (Math.atan2(endY, endX) - from + whole) % whole || whole;
  return Array.from({ length: 101 }, (_, index) => {
    const angle = from + (turn * index) / 100;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

it.each<[string, readonly Rect[], readonly Rect[], 'rule' | 'corner' | 'none']>([
  ['stand on the rule under a title with room', [title, lead(700)], [rule(640)], 'rule'],
  ['fill the corner where a rule follows at once', [title, lead(300)], [rule(260)], 'corner'],
  ['stay away where words leave no room', [{ ...title, width: 930, y: 40 }, lead(240)], [rule(220)], 'none'],
])('arcs %s, and touch neither word nor rule', (_, texts, rules, place) => {
  for (const isMirrored of [false, true]) {
    const mirror = (box: Rect) => (isMirrored ? { ...box, x: page.width - box.x - box.width } : box);
    const [words, lines] = [texts.map(mirror), rules.map(mirror)];
    const arcs =
      drawGraveRings({ theme: makeTheme('illustrated', palette, 'grave') })?.({
        ...page,
        isMirrored,
        texts: words,
        rules: lines,
      }) ?? [];
    expect(arcs.length > 0).toBe(place !== 'none');
    for (const arc of arcs) {
      expect(arc.y).toBe(place === 'rule' ? rules[0]?.y : 0);
      for (const [x, y] of listPoints(arc)) {
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x).toBeLessThanOrEqual(page.width + 1);
        const isIn = (box: Rect) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
        expect([...words, ...lines].some((box) => isIn(box) && y < arc.y - 1)).toBe(false);
        expect(words.some(isIn)).toBe(false);
      }
    }
  }
});

it('are of grave matters only', () => {
  expect(drawGraveRings({ theme: makeTheme('illustrated', palette) })).toBeUndefined();
});
