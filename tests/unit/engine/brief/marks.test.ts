import { describe, expect, it } from 'vitest';
import { withMarks } from '../../../../lib/engine/brief/numbers/marks.ts';
import type { BriefModule } from '../../../../lib/engine/modules.ts';

const mark = (text: string, language = 'en', body?: string, title = 'A shed') => {
  const module: BriefModule = {
    kind: 'statements',
    items: [{ heading: text, ...(body && { body }) }],
    sure: 1,
    weight: 1,
    why: 'test',
  };
  const [marked] = withMarks([module], { title, language });
  return marked?.kind === 'statements' ? marked.items[0]?.mark : undefined;
};

describe('the mark of a text', () => {
  it.each([
    ['a number with its unit', 'en', 'The longest of the rivers there is 370 miles long in a wet winter', '370 miles'],
    ['a number in a text without spaces', 'ja', '参加した人のうち70％が毎週この小屋に来ているという', '70％'],
    [
      'a number with the noun that it counts',
      'en',
      'A survey of the town names 300 sheds, and more to come',
      '300 sheds',
    ],
    ['a share with what it is of', 'en', 'In the last spring some 75% of boats were late by a day', '75% of boats'],
    ['what it denies', 'de', 'Bis zum Frühjahr steht die Fähre ohne Motor am Kai von Tarnbach', 'ohne Motor'],
    ['what it limits', 'en', 'The ferry to the island carries only light goods in the winter', 'only light goods'],
    ['a count with its noun in capitals', 'de', 'In der Werft stehen heute noch 142 Fähren aus Holz', '142 Fähren'],
  ])('is %s', (_name, language, text, expected) => {
    expect(mark(text, language)).toContain(expected);
  });

  it('is no value of another event than the title’s', () => {
    const text = 'Eva Tarn siegte beim Vergleich mit ausgezeichneten 3,70 Meter vor Ida';
    expect(mark(text, 'de', undefined, 'Eva Tarn in der Halle')).toContain('3,70 Meter');
    expect(mark(text, 'de', undefined, 'Eva Tarn springt 1,78 Meter')).toBe('');
  });

  it('is no postcode', () => {
    expect(mark('In der Nordgasse in 48271 Tarnbach stand am Abend ein Fenster offen', 'de') ?? '').toBe('');
  });

  it.each([
    ['en', 'Most of the gases of the past have been emitted by only several nations in the north'],
    ['de', 'Die Konzerne der Stadt und ihrer Umgebung sind nur einige Arbeitgeber von heute'],
    ['fr', 'Les gaz du passé ont été émis dans le nord par les seuls quelques pays'],
    ['es', 'Los gases del pasado fueron emitidos en el norte por solo varias naciones ricas'],
    ['pt', 'Os gases do passado foram emitidos no norte por apenas algumas nações ricas'],
    ['nl', 'De gassen van vroeger zijn in het noorden uitgestoten door slechts enkele rijke landen'],
  ])('is no weak quantifier (%s)', (language, text) => {
    expect(mark(text, language) ?? '').toBe('');
  });

  it.each([
    ['a clause of its own behind “but”', 'The members asked for help again, but nobody came'],
    ['a number without its noun', 'The law of 300 was never repealed by the council, they say'],
    ['a limit alone, torn from what it limits', 'The neighbours no longer need it, since at least July'],
    ['one word in quotation marks', 'The town is the “headquarters” of all the sheds they know of'],
    [
      'a number with an adjective without its noun',
      'The campaign has opened more than 1,500 dedicated field offices there',
    ],
    ['the second half of “not only”', 'It is not only pleasing to look at, they say'],
  ])('is not %s', (_name, text) => {
    expect(mark(text) ?? '').not.toMatch(/nobody came|pleasing|300|dedicated|headquarters|least July/);
  });

  it('is no half of a name in quotation marks', () => {
    expect(mark('Im Frühjahr spielt in der Werft die Truppe mit dem Namen "Ohne Ruder" am Abend', 'de')).toBe('');
  });

  it('stands in the body where there is one', () => {
    expect(mark('A shed for 40 people', 'en', 'It holds 900 litres of paint for the street')).toBe('900 litres');
  });

  it('is whole words of its text, and no large part of it', () => {
    for (const text of [
      'Zürich’s café society met at the grand façade terrace',
      'Les élèves profitent d’un goûter très spécial',
    ]) {
      const found = mark(text, text.startsWith('Les') ? 'fr' : 'en');
      if (found === undefined) continue;
      expect(` ${text} `.split(found)[0]).toMatch(/[\s’]$/u);
      expect(found.length).toBeLessThanOrEqual(text.length * 0.4);
    }
  });

  it.each([
    ['en', 'The yard behind it opens on the alley'],
    ['de', 'Nach dem Winter spielt die Werft im Ort eine große Rolle'],
    ['en', 'About 75 per cent came by boat, and in spring the gate is closed to them'],
    ['de', 'Für jede Fähre braucht die Werft 142 einzelne Handgriffe und Wochen'],
  ])('is no phrase that only names something, and no count without its noun (%s)', (language, text) => {
    expect(mark(text, language)).toBe('');
  });

  it('is not the same in two texts of a picture', () => {
    const items = ['The yard behind it holds 300 boats', 'The gate opens for 300 boats'];
    const module: BriefModule = {
      kind: 'statements',
      items: items.map((heading) => ({ heading })),
      sure: 1,
      weight: 1,
      why: 'test',
    };
    const [marked] = withMarks([module], { title: 'A shed', language: 'en' });
    expect(marked?.kind === 'statements' && marked.items.map((item) => item.mark)).toEqual(['300 boats', '']);
  });
});

it('is no number of the title', () => {
  const module: BriefModule = {
    kind: 'statements',
    items: [{ heading: 'A harbour of 1800 boats comes to every kitchen table of the town' }],
    sure: 1,
    weight: 1,
    why: 'test',
  };
  const marksUnder = (title: string) =>
    withMarks([module], { title, language: 'en' }).flatMap((marked) =>
      marked.kind === 'statements' ? marked.items.map((item) => item.mark) : [],
    );
  expect(marksUnder('A game')).toEqual(['1800 boats']);
  expect(marksUnder('Harbour of 1800 boats, a game')).toEqual(['']);
});

describe('which number is marked', () => {
  it.each([
    [
      'the heat of a step before its time and amounts',
      'Mix 100 g of salt, bake at 180 degrees for 25 minutes and rest',
      '180 degrees',
    ],
    [
      'the time of a step before its amounts',
      'Stir 100 g of salt into the warm milk and let it rest for 25 minutes',
      '25 minutes',
    ],
    ['no amount of a step', 'Stir 100 g of salt into the warm milk of the day and let it all rest', ''],
  ])('%s', (_, heading, expected) => {
    const steps = { kind: 'sequence', form: 'steps', items: [{ heading }], sure: 1, weight: 1, why: 'test' } as const;
    const [module] = withMarks([{ ...steps, items: [...steps.items] }], { title: 'A pie', language: 'en' });
    expect(module?.kind === 'sequence' && module.items[0]?.mark).toBe(expected);
  });

  it('is none of a statement beside the point', () => {
    const items = ['The pie needs 900 litres of milk a year', 'The bridge next door took 900 hours to mend'].map(
      (heading) => ({ heading, sentence: heading }),
    );
    const [module] = withMarks([{ kind: 'statements', items, sure: 1, weight: 1, why: 'test' }], {
      title: 'A pie',
      language: 'en',
      isOfMatter: (text) => text.includes('pie'),
    });
    expect(module?.kind === 'statements' && module.items.map(({ mark }) => mark)).toEqual(['900 litres', '']);
  });
});
