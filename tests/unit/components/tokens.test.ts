import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';

const css = readFileSync(resolve(import.meta.dirname, '../../../components/tokens.css'), 'utf8');

/** A token's colour in one of the themes. */
function token(name: string, theme: 'light' | 'dark'): string {
  const [, value = ''] = new RegExp(`--${name}: ([^;]+);`).exec(css) ?? [];
  const [light, dark] = value.match(/#[0-9a-f]{6}/g) ?? [];
  const color = theme === 'light' ? light : (dark ?? light);
  if (!color) throw new Error(`No colour --${name}.`);
  return color;
}

const grounds = ['paper', 'sheet', 'soft'] as const;

/** Text and the grounds it is set on (WCAG 1.4.3), then edges that show where a control is (1.4.11). */
const pairs: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', [...grounds, 'accent-soft', 'danger-soft'], 4.5],
  ['muted', [...grounds, 'accent-soft'], 4.5],
  ['accent-ink', [...grounds, 'accent-soft'], 4.5],
  ['danger-ink', [...grounds, 'danger-soft'], 4.5],
  ['on-accent', ['accent', 'accent-strong'], 4.5],
  ['good-ink', grounds, 3],
  ['edge', ['paper', 'sheet'], 3],
];

describe.each(['light', 'dark'] as const)('%s theme', (theme) => {
  it.each(pairs.flatMap(([color, on, min]) => on.map((ground) => [color, ground, min] as const)))(
    '%s on %s has at least %f:1',
    (color, ground, min) => {
      expect(contrast(token(color, theme), token(ground, theme))).toBeGreaterThanOrEqual(min);
    },
  );
});
