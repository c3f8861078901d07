import { describe, expect, it } from 'vitest';
import { findGround } from '../../../../lib/engine/drawings/grounds.ts';

const landscapes = ['hills', 'mountains', 'skyline', 'street', 'sea', 'sky', 'space'];

describe('the ground of a drawing', () => {
  it.each([
    'megaphone',
    'hammer-and-wrench',
    'wood',
    'brick',
    'wheel',
    'newspaper',
    'ballot-box-with-ballot',
    'alarm-clock',
    'cocktail-glass',
    'hot-beverage',
    'oil-drum',
    'shopping-cart',
    'light-bulb',
    'luggage',
    'police-officer',
    'american-football',
  ])('is no landscape for what is no part of one: %s', (name) => {
    expect(landscapes).not.toContain(findGround(name));
  });

  it.each([
    ['bus', 'street'],
    ['police-car', 'street'],
    ['factory', 'skyline'],
    ['hospital', 'skyline'],
    ['house', 'hills'],
    ['dog', 'hills'],
    ['deciduous-tree', 'hills'],
    ['ship', 'sea'],
    ['tent', 'mountains'],
    ['airplane', 'sky'],
    ['rocket', 'space'],
  ])('is its own landscape for %s', (name, ground) => {
    expect(findGround(name)).toBe(ground);
  });
});
