import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const listSides = (language: string, ...blocks: readonly Block[]) => {
  const { modules = [] } = makeBrief(documentOf({ title: 'A year of the repair café', language }, ...blocks), {});
  const [first] = modules;
  return first?.kind === 'sides' ? { form: first.form, names: first.sides.map(({ name }) => name) } : undefined;
};
const intro = paragraph('The repair café in the old mill opens every Saturday and mends what people bring.');

describe('named lists of short items', () => {
  it('are four fields where there are four of them', () => {
    const blocks = [
      intro,
      heading('Strengths'),
      list(['Twenty helpers each week', 'A workshop without rent']),
      heading('Weaknesses'),
      list(['No one mends phones', 'Closed all summer']),
      heading('Opportunities'),
      list(['The school wants a class', 'A grant for parts']),
      heading('Threats'),
      list(['The roof is due in 2027', 'Prices of parts double']),
    ];
    expect(listSides('en', ...blocks)).toEqual({
      form: 'quadrant',
      names: ['Strengths', 'Weaknesses', 'Opportunities', 'Threats'],
    });
  });

  it.each([
    ['en', 'Cats', 'Both', 'Dogs'],
    ['de', 'Katzen', 'Gemeinsamkeiten', 'Hunde'],
    ['fr', 'Les chats', 'Points communs', 'Les chiens'],
    ['ja', '猫', '共通点', '犬'],
  ])('are two circles where one is what both share, which stands last (%s)', (language, one, both, other) => {
    const blocks = [
      intro,
      heading(one),
      list(['Washes itself often', 'Hunts alone at night']),
      heading(both),
      list(['Dreams while asleep', 'Hears very high notes']),
      heading(other),
      list(['Needs a long walk', 'Works in a pack']),
    ];
    expect(listSides(language, ...blocks)).toEqual({ form: 'venn', names: [one, other, both] });
  });

  it('are neither where an item tells a story', () => {
    const long =
      'The whole town came to the mill on a Saturday in May, and nobody went home before the lamp was mended.';
    const blocks = ['One', 'Two', 'Three', 'Four'].flatMap((name) => [heading(name), list([long, 'A short item'])]);
    expect(listSides('en', intro, ...blocks)?.form).not.toBe('quadrant');
  });
});
