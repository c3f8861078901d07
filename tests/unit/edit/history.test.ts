import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addItem, moveItem, readAt, removeItem, setText, withoutEmptyModules } from '../../../lib/edit/change.ts';
import { findField, listFields } from '../../../lib/edit/fields.ts';
import { canRedo, canUndo, record, redo, startHistory, undo } from '../../../lib/edit/history.ts';
import { type Brief, brief as briefSchema } from '../../../lib/engine/brief.ts';

const bid = { sure: 1, weight: 1, why: 'test' };
const brief: Brief = briefSchema.parse({
  layout: 'list',
  fitting: ['list'],
  ordered: false,
  title: 'Mornings',
  kicker: 'Habits',
  points: [],
  statistics: [],
  language: 'en',
  direction: 'ltr',
  modules: [
    {
      ...bid,
      kind: 'items',
      form: 'list',
      items: [
        { heading: 'Write first', body: 'A page, no more', sentence: 'Write first: a page, no more.', mark: 'a page' },
        { heading: 'Answer later', sentence: 'Answer later.' },
        { heading: 'Stop at five', sentence: 'Stop at five.' },
      ],
    },
    {
      ...bid,
      kind: 'numbers',
      figures: [{ value: '38 %', label: 'less unfinished work', sentence: 'It fell by 38 %.' }],
    },
  ],
});
const items = ['modules', 0, 'items'] as const;

describe('a change of a brief', () => {
  it('leaves everything beside it as it was', () => {
    const changed = setText(brief, [...items, 1, 'heading'], 'Answer twice a day');
    expect(readAt(changed, [...items, 1, 'heading'])).toBe('Answer twice a day');
    expect(readAt(changed, [...items, 0])).toBe(readAt(brief, [...items, 0]));
    expect(changed.modules?.[1]).toBe(brief.modules?.[1]);
    expect(brief.modules?.[0]).not.toBe(changed.modules?.[0]);
  });

  it('takes the sentence and a lost mark from what the user typed', () => {
    const changed = setText(brief, [...items, 0, 'body'], 'Two pages');
    expect(readAt(changed, [...items, 0])).toEqual({ heading: 'Write first', body: 'Two pages' });
  });

  it('takes out an optional text that is emptied, and keeps the others', () => {
    expect(setText(brief, ['kicker'], '')).not.toHaveProperty('kicker');
    expect(setText(brief, [...items, 1, 'heading'], '')).toHaveProperty([...items, 1, 'heading'], '');
  });

  it('moves, removes and adds things; without its last one a module goes', () => {
    expect(readAt(moveItem(brief, items, 0, 2), [...items, 2, 'heading'])).toBe('Write first');
    expect(moveItem(brief, items, 0, 3)).toBe(brief);
    expect(readAt(removeItem(brief, items, 0), [...items, 0, 'heading'])).toBe('Answer later');
    expect(readAt(addItem(brief, items, 0, { heading: 'New' }), [...items, 1, 'heading'])).toBe('New');
    const emptied = withoutEmptyModules(removeItem(brief, ['modules', 1, 'figures'], 0));
    expect(emptied.modules?.map(({ kind }) => kind)).toEqual(['items']);
  });

  it('changes the value of a chart with its text', () => {
    const chart = {
      ...bid,
      kind: 'chart' as const,
      form: 'bars' as const,
      rows: [{ label: 'Tea', value: 3, text: '3' }],
    };
    const changed = setText({ ...brief, modules: [chart] }, ['modules', 0, 'rows', 0, 'text'], '1,250 cups');
    expect(readAt(changed, ['modules', 0, 'rows', 0])).toEqual({ label: 'Tea', value: 1250, text: '1,250 cups' });
  });
});

describe('fields', () => {
  it('are every text, and found by what is drawn', () => {
    const groups = listFields(brief);
    expect(groups.map(({ kind }) => kind)).toEqual(['header', 'items', 'numbers']);
    expect(findField(groups, 'Answer later')?.path).toEqual([...items, 1, 'heading']);
    expect(findField(groups, 'MORNINGS')?.path).toEqual(['title']);
    expect(findField(groups, '—')).toBeUndefined();
  });
});

describe('history', () => {
  it('gives the first brief back after any edits and as many undos, and the last after the redos', () => {
    const edit = fc.oneof(
      fc.record({ do: fc.constant('text' as const), at: fc.nat(2), text: fc.string() }),
      fc.record({ do: fc.constant('move' as const), from: fc.nat(3), to: fc.nat(3) }),
      fc.record({ do: fc.constant('remove' as const), at: fc.nat(3) }),
      fc.record({ do: fc.constant('add' as const), at: fc.nat(3), text: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 20 }), (edits) => {
        let history = startHistory(brief);
        for (const each of edits) {
          const { present } = history;
          const next =
            each.do === 'text'
              ? setText(present, [...items, each.at, 'heading'], each.text)
              : each.do === 'move'
                ? moveItem(present, items, each.from, each.to)
                : each.do === 'remove'
                  ? removeItem(present, items, each.at)
                  : addItem(present, items, each.at, { heading: each.text });
          history = record(history, next);
        }
        const last = history.present;
        while (canUndo(history)) history = undo(history);
        expect(history.present).toBe(brief);
        while (canRedo(history)) history = redo(history);
        expect(history.present).toBe(last);
      }),
    );
  });

  it('takes typing in one field as one step', () => {
    const typed = ['O', 'On', 'One'].reduce((before, text) => record(before, text, 'title'), startHistory(''));
    expect(undo(typed).present).toBe('');
    expect(undo(record(typed, 'One more', 'body')).present).toBe('One');
  });
});
