import { describe, expect, it } from 'vitest';
import { toShortcut } from '../../../entrypoints/options/shortcut-keys.ts';

const press = (code: string, held: string, key = code) => ({
  key,
  code,
  ctrlKey: held.includes('ctrl'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
  metaKey: held.includes('meta'),
});

describe('keys that are pressed', () => {
  it.each([
    ['KeyY', 'ctrl shift', 'y', 'Ctrl+Shift+Y'],
    // Another letter on this layout, and another again with Alt: a shortcut goes by the key's place.
    ['KeyG', 'alt shift', '©', 'Alt+Shift+G'],
    ['Digit5', 'alt', '5', 'Alt+5'],
    ['KeyU', 'ctrl alt', 'u', 'Ctrl+Alt+U'],
    ['F9', '', 'F9', 'F9'],
    ['ArrowUp', 'ctrl', 'ArrowUp', 'Ctrl+Up'],
    ['Comma', 'alt', ',', 'Alt+Comma'],
    ['KeyY', '', 'y', undefined],
    ['KeyY', 'shift', 'Y', undefined],
    ['ControlLeft', 'ctrl', 'Control', undefined],
    ['KeyY', 'meta', 'y', undefined],
  ])('%s with %j is %s → %s', (code, held, key, shortcut) => {
    expect(toShortcut(press(code, held, key), false)).toBe(shortcut);
  });

  it.each([
    ['meta shift', 'Command+Shift+Y'],
    ['ctrl', 'MacCtrl+Y'],
    ['meta alt', 'Command+Alt+Y'],
  ])('on a Mac with %j are %s', (held, shortcut) => {
    expect(toShortcut(press('KeyY', held, 'y'), true)).toBe(shortcut);
  });
});
