import { describe, expect, it } from 'vitest';
import { listFields } from '../../../lib/edit/fields.ts';
import { migrateSays, schemaVersion } from '../../../lib/edit/migrate.ts';
import { brief as briefSchema } from '../../../lib/engine/brief.ts';

/** As the first version stored them: by layout. */
const old = briefSchema.parse({
  layout: 'steps',
  fitting: ['steps', 'list'],
  ordered: true,
  title: 'Tea',
  points: [
    { heading: 'Boil water', sentence: 'Boil water.' },
    { heading: 'Wait', body: 'Three minutes', sentence: 'Wait three minutes.' },
  ],
  statistics: [{ value: '3', label: 'minutes', sentence: 'Wait three minutes.' }],
  language: 'en',
  direction: 'ltr',
});

describe('a stored brief', () => {
  it('of the first version opens with everything that it says', () => {
    const says = migrateSays({ brief: old });
    if (!says || !('brief' in says)) throw new Error('nothing was migrated');
    expect(listFields(says.brief).map(({ kind }) => kind)).toEqual(['header', 'sequence', 'numbers']);
    // Once is enough.
    expect(migrateSays(says, schemaVersion)).toEqual(says);
  });

  it('of a series opens slide by slide', () => {
    const says = migrateSays({ brief: old, slides: [old, old] });
    if (!says || !('brief' in says)) throw new Error('nothing was migrated');
    expect(says.slides?.map((slide) => slide.modules?.length)).toEqual([2, 2]);
  });

  it('of a later version is left alone', () => {
    expect(migrateSays({ brief: old }, schemaVersion + 1)).toBeUndefined();
  });
});
