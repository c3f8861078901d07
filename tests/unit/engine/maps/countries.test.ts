import { describe, expect, it } from 'vitest';
import { areCountries, findCountry } from '../../../../lib/engine/maps/countries.ts';
import { loadWorld } from '../../../../lib/engine/maps/world.ts';

describe('the names of countries', () => {
  it.each([
    ['en', 'Germany', 'DE'],
    ['en', 'the Netherlands', 'NL'],
    ['en', 'UK', 'GB'],
    ['en', 'United States', 'US'],
    ['de', 'Frankreich', 'FR'],
    ['de', 'USA', 'US'],
    ['fr', 'Allemagne', 'DE'],
    ['es', 'Reino Unido', 'GB'],
    ['ja', '米国', 'US'],
    ['zh', '德国', 'DE'],
    ['ar', 'فرنسا', 'FR'],
    ['pt-BR', 'Alemanha', 'DE'],
    ['not a tag', 'Norway', 'NO'],
  ])('are known in %s: %s', (language, name, code) => {
    expect(findCountry(name, language)).toBe(code);
  });

  it.each(['Paris', 'Georgia Smith', 'Tent', '', 'EU', 'Rest of the world'])('are no other words: “%s”', (name) => {
    expect(findCountry(name, 'en')).toBeUndefined();
  });

  it('are all on the map, where their places lie within the world', async () => {
    const { countries, width, height } = await loadWorld();
    const names = new Intl.DisplayNames('en', { type: 'region' });
    for (const [code, { d, box }] of Object.entries(countries)) {
      expect(findCountry(names.of(code) ?? '', 'en'), code).toBe(code);
      expect(d).toMatch(/^M/);
      expect(box[0] + box[2]).toBeLessThanOrEqual(width + 1);
      expect(box[1] + box[3]).toBeLessThanOrEqual(height + 1);
    }
  });
});

describe('rows that are countries', () => {
  const rows = (...labels: readonly string[]) => labels.map((label) => ({ label }));

  it('are four at least, each once, with one in five that may be none', () => {
    expect(areCountries(rows('Norway', 'Iceland', 'Austria', 'Portugal'), 'en')).toBe(true);
    expect(areCountries(rows('Norway', 'Iceland', 'Austria', 'Portugal', 'EU'), 'en')).toBe(true);
    expect(areCountries(rows('Norway', 'Iceland', 'Austria'), 'en')).toBe(false);
    expect(areCountries(rows('Norway', 'Iceland', 'Rest', 'EU'), 'en')).toBe(false);
    expect(areCountries(rows('UK', 'Britain', 'Norway', 'Iceland'), 'en')).toBe(false);
  });
});
