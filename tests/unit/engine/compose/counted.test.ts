import { beforeAll, describe, expect, it } from 'vitest';
import { derivePalette } from '../../../../lib/engine/brand/palette.ts';
import { noDrawings } from '../../../../lib/engine/compose/drawings.ts';
import { composeInfographic } from '../../../../lib/engine/compose/index.ts';
import { formatPart } from '../../../../lib/engine/compose/parts/spot.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';
import type { BriefModule, Item } from '../../../../lib/engine/modules.ts';
import type { TextMeasurer } from '../../../../lib/engine/platform.ts';
import { madeBriefs } from '../../../sheet/module-briefs.ts';
import { loadMeasurer } from './briefs.ts';
import { checkScene } from './check-scene.ts';

let measurer: TextMeasurer;
beforeAll(async () => {
  measurer = await loadMeasurer();
});
const made = madeBriefs.at(0);
if (!made) throw new Error('no briefs');
const { brief: base } = made;

function draw(title: string, module: BriefModule) {
  const brief = { ...base, title, hero: undefined, subtitle: undefined, modules: [module] };
  const scene = composeInfographic(brief, '4:5', derivePalette('#0f766e'), measurer, { drawings: noDrawings });
  const text = scene.nodes
    .flatMap((node) => (node.type === 'text' ? node.lines.map((line) => line.text) : []))
    .join(' ');
  return { scene, text };
}

const bid = { sure: 0.9, weight: 1, why: 'test' };
const makeItems = (count: number, body?: string): Item[] =>
  Array.from({ length: count }, (_, index) => ({ heading: `Habit ${index + 1}.`, ...(body ? { body } : {}) }));

describe('things that a title counts', () => {
  it.each([9, 10, 13, 17])('all stand in the picture: %s', (count) => {
    const { scene, text } = draw(`${count} habits of a kitchen`, {
      kind: 'items',
      form: 'list',
      items: makeItems(count, 'It takes ten minutes on a Sunday'),
      ...bid,
    });
    for (const { heading } of makeItems(count)) expect(text).toContain(heading);
    expect(checkScene(scene)).toEqual([]);
  });

  it('keep their bodies, set smaller, before they are bare names', () => {
    const { text } = draw('7 habits of a kitchen', {
      kind: 'items',
      form: 'list',
      items: makeItems(7, 'It takes ten minutes on a Sunday and saves four walks to the shop'),
      ...bid,
    });
    expect(text.match(/saves/g)).toHaveLength(7);
  });
});

describe('a list without drawings', () => {
  const items = makeItems(4, 'It takes ten minutes');
  const list: BriefModule = { kind: 'items', form: 'list', items, ...bid };
  it.each([
    ['a numeral on a disc before each row that its title counts', '4 habits of a kitchen', ['1', '2', '3', '4']],
    ['no numerals before rows without an order', 'How a kitchen stays tidy', []],
  ])('has %s', (_, title, expected) => {
    const { scene } = draw(title, list);
    const numerals = scene.nodes.flatMap((node) =>
      node.type === 'text' && node.role === 'badge' ? node.lines.map(({ text }) => text) : [],
    );
    expect(numerals).toEqual(expected);
  });

  it('says over its first row how many of the promised ones it shows', () => {
    const { scene } = draw('20 habits of a kitchen', { ...list, total: 20 });
    const lines = scene.nodes.flatMap((node) => (node.type === 'text' ? node.lines : []));
    const [part, first] = [/^4 of 20$/, /^Habit 1/].map((text) => lines.find((line) => text.test(line.text)));
    expect(part?.baseline).toBeLessThan(first?.baseline ?? 0);
  });
});

describe('a title with a word that fits no line', () => {
  it('takes nothing away from what stands under it', () => {
    const title = 'Fischereihafenverwaltungsgebührenordnungsänderungsentwurfsfassung';
    const { text } = draw(title, {
      kind: 'items',
      form: 'list',
      items: makeItems(4, 'It takes a Sunday'),
      total: 5,
      ...bid,
    });
    expect(text.match(/Sunday/g)).toHaveLength(4);
  });
});

describe('a table', () => {
  it('has no mark over a column without a name, and one where a value is missing', () => {
    const { text } = draw('Berths of the harbour', {
      kind: 'table',
      header: ['', 'North', 'South'],
      rows: [
        ['Length', '12 m', '9 m'],
        ['Depth', '', '3 m'],
        ['Price', '40 €', '30 €'],
      ],
      ...bid,
    });
    expect(text.match(/–/g)).toHaveLength(1);
  });
});

describe('steps that one picture cannot hold', () => {
  const step = 'Stir the flour, the milk and three eggs in the bowl for ten minutes until nothing sticks to the spoon';
  const items = Array.from({ length: 12 }, (_, index) => ({
    heading: `${step} ${index + 1}`,
    body: 'Then add 40 g of butter and let the dough rest for an hour under a cloth',
    isInseparable: true,
  }));

  it('are whole as far as they are shown, and the picture says which', () => {
    const { scene, text } = draw('Pancakes', { kind: 'sequence', form: 'steps', items, ...bid });
    const shown = (text.match(/Stir/g) ?? []).length;
    expect(shown).toBeGreaterThan(2);
    expect(text.match(/butter/g)).toHaveLength(shown);
    expect(text).toContain(`1–${shown} of 12`);
    expect(checkScene(scene)).toEqual([]);
  });
});

describe('the words for a part', () => {
  it.each([
    ['en', undefined, '5 of 13'],
    ['de-CH', undefined, '5 von 13'],
    ['ja', undefined, '13件中5件'],
    ['tr', undefined, '5 / 13'],
    ['fr', 1, '1–5 sur 13'],
  ])('in %s', (language, from, text) => {
    expect(formatPart(5, 13, language, from)).toBe(text);
  });

  it('have both numbers in every language', () => {
    for (const { code } of languages) expect(formatPart(5, 9, code), code).toMatch(/^(?=.*[5٥])(?=.*[9٩])/u);
  });
});
