import { afterEach, describe, expect, it } from 'vitest';
import { changeSlide } from '../../../lib/edit/series.ts';
import type { Version } from '../../../lib/edit/version.ts';
import type { Brief } from '../../../lib/engine/brief.ts';
import { makeSeries } from '../../../lib/engine/series/index.ts';
import {
  dropSavedEdit,
  listAllOwn,
  listEdited,
  readOwnTexts,
  settleEdits,
  storeEdit,
} from '../../../lib/jobs/edits.ts';
import { madeBriefs } from '../../sheet/module-briefs.ts';
import { emptyDatabase } from './database.ts';

const toVersion = (brief: Brief, slides?: readonly Brief[]): Version => ({
  says: { brief, ...(slides && { slides: [...slides] }) },
  aspect: '4:5',
  styleNotes: '',
});
const inSeries = madeBriefs
  .map(({ name, brief }) => ({ name, brief, slides: makeSeries(brief) }))
  .filter(({ slides }) => slides.length > 0);

describe('the user’s own texts', () => {
  it.each(inSeries)('of a series of “$name” are those typed on its slides alone', ({ brief, slides }) => {
    const editable = { made: toVersion(brief), sentences: [], own: [] };
    expect(listAllOwn(toVersion(brief, slides), editable)).toEqual([]);
    const typed = changeSlide(slides, 1, (slide) => ({ ...slide, title: 'Typed by hand' }));
    expect(listAllOwn(toVersion(brief, typed), editable)).toEqual(['Typed by hand']);
  });

  it('are listed once, whether typed for the picture or for its slides', async () => {
    const series = { slides: [], document: crypto.randomUUID(), at: '', own: ['A cover', 'A cover'] };
    expect(await readOwnTexts({ series })).toEqual(['A cover']);
    expect(await readOwnTexts({})).toEqual([]);
  });
});

describe('changes that are kept', () => {
  afterEach(emptyDatabase);

  it.each(inSeries.slice(0, 1))(
    'are dropped with the version that was saved, and stay where more was typed since',
    async ({ brief }) => {
      const id = crypto.randomUUID();
      const saved = toVersion({ ...brief, title: 'As it was saved' });
      void storeEdit(id, toVersion({ ...brief, title: 'Typed since' }));
      await settleEdits();
      await dropSavedEdit(id, saved);
      expect((await listEdited()).has(id)).toBe(true);
      await storeEdit(id, saved);
      await dropSavedEdit(id, saved);
      expect((await listEdited()).has(id)).toBe(false);
    },
  );
});
