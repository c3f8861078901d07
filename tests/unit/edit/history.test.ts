import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addItem,
  addList,
  moveItem,
  readAt,
  removeItem,
  setSentence,
  setText,
  withoutEmptyModules,
} from '../../../lib/edit/change.ts';
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
    const table = { ...bid, kind: 'table' as const, header: ['Drink'], rows: [['Tea']] };
    const cell = ['modules', 0, 'rows', 0, 0] as const;
    expect(readAt(setText({ ...brief, modules: [table] }, cell, ''), cell)).toBe('');
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
    expect(listFields(addList({ ...brief, modules: [] })).flatMap(({ lists }) => lists ?? [])).toHaveLength(1);
  });

  it('takes a sentence of the source with where it stands, in place of the thing’s heading and detail', () => {
    expect(readAt(setSentence(brief, [...items, 0, 'heading'], 'It fell.'), [...items, 0])).toEqual({
      heading: 'It fell.',
      sentence: 'It fell.',
    });
    const figure = ['modules', 1, 'figures', 0] as const;
    expect(readAt(setSentence(brief, [...figure, 'label'], 'It fell.'), figure)).toEqual({
      value: '38 %',
      label: 'It fell.',
      sentence: 'It fell.',
    });
  });

  it('moves, removes and adds a row of compared sides in all of them, and who wins it', () => {
    const sides = ['Tea', 'Milk'].map((name) => ({ name, items: ['1', '2'].map((heading) => ({ heading })) }));
    const rows: Brief = {
      ...brief,
      modules: [{ ...bid, kind: 'sides', form: 'comparison', topics: ['A', 'B'], winners: [0, null], sides }],
    };
    const path = ['modules', 0, 'topics'] as const;
    const shown = (changed: Brief) => {
      const [module] = changed.modules ?? [];
      if (module?.kind !== 'sides') return undefined;
      return [module.topics, module.winners, ...module.sides.map(({ items }) => items.map(({ heading }) => heading))];
    };
    expect(shown(moveItem(rows, path, 0, 1))).toEqual([
      ['B', 'A'],
      [null, 0],
      ['2', '1'],
      ['2', '1'],
    ]);
    expect(shown(removeItem(rows, path, 0))).toEqual([['B'], [null], ['2'], ['2']]);
    expect(shown(addItem(rows, path, 1, ''))).toEqual([
      ['A', 'B', ''],
      [0, null, null],
      ['1', '2', ''],
      ['1', '2', ''],
    ]);
    const groups = listFields(rows);
    expect(groups[1]?.lists?.map(({ items }) => items.length)).toEqual([2]);
    expect(groups[1]?.lists?.[0]?.items[1]?.fields.map(({ value, of }) => [value, of])).toEqual([
      ['B', undefined],
      ['2', 'Tea'],
      ['2', 'Milk'],
    ]);
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
