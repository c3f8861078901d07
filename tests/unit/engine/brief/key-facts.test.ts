import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { isKeyFacts } from '../../../../lib/engine/languages/box-names.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const prose = [
  heading('How the quay was built'),
  paragraph('The harbour of Lund had one quay for a hundred years. The council voted for a second one in spring.'),
  heading('What the fishermen say'),
  paragraph('Fishermen had asked for more room since the storm. Their boats lay in three rows behind each other.'),
  heading('Why the ferries come'),
  paragraph('The ferry line wants to leave the crowded port of Malm. Its captains call Lund a calm harbour.'),
];
const facts = ['The quay cost 4 million euros', 'It opens in May', 'Two ferries land there each day'];

const draw = (...blocks: readonly Block[]) => {
  const [first] = makeBrief(documentOf({ title: 'The new quay of Lund', language: 'en' }, ...blocks), {}).modules ?? [];
  return first?.kind === 'items' ? first.items.map((item) => item.heading) : [];
};

describe('the box of main facts', () => {
  it.each([
    ['a list', [...prose, heading('At a glance:', 3), list(facts)]],
    ['a list behind a bold line', [paragraph('Key takeaways'), list(facts), ...prose]],
    ['lines with bullets', [paragraph('TL;DR'), paragraph(facts.map((fact) => `• ${fact}`).join('\n')), ...prose]],
    ['short paragraphs', [heading('In brief'), ...facts.map((fact) => paragraph(`${fact}.`)), ...prose]],
    ['one behind the topic', [...prose, heading('The quay: at a glance', 3), list(facts)]],
    ['one with a call between', [...prose, heading('Key facts'), list([...facts, 'Subscribe to our newsletter'])]],
  ])('leads as %s', (_, blocks) => {
    expect(draw(...blocks)).toEqual(facts);
  });

  it('shows the seven that say most, in their order', () => {
    const many = Array.from({ length: 9 }, (_, index) => `Berth ${index + 1} holds ${index + 20} boats of the town`);
    const said = draw(
      ...prose,
      heading('Key facts'),
      list(['A fine day', ...many.slice(0, 4), 'A new flag', ...many.slice(4)]),
    );
    expect(said).toHaveLength(7);
    expect(said).toEqual(many.filter((fact) => said.includes(fact)));
  });

  it.each([
    ['the contents', list(['How the quay was built', 'What the fishermen say', 'Why the ferries come'])],
    ['questions', list(['Who pays for it?', 'When does it open?', 'Where is it?'])],
    ['passages', list(facts.map((fact) => `${fact}. ${'The council has spoken of it at length. '.repeat(9)}`))],
  ])('is none where it holds %s', (_, block) => {
    expect(draw(heading('At a glance'), block, ...prose)).not.toContain(facts[0]);
    expect(draw(heading('At a glance'), block, ...prose)[0]).not.toBe('Who pays for it?');
  });
});

describe('the names of such a box', () => {
  it.each([
    'Das Wichtigste in Kürze:',
    'Auf einen Blick',
    'Das Wichtigste vorab',
    'Key takeaways',
    'TL;DR',
    'L’essentiel',
    'En bref',
    'Lo esencial',
    'In breve',
    'In het kort',
    'Em resumo',
    'W skrócie',
    '要点',
    'まとめ',
    '한눈에 보기',
    'باختصار',
    'Kısaca',
    'Коротко',
  ])('%s', (name) => {
    expect(isKeyFacts(name)).toBe(true);
  });

  it.each(['The advantages at a glance', 'Highlights of the season 2021', 'Results', 'In briefs'])('not %s', (name) => {
    expect(isKeyFacts(name)).toBe(false);
  });
});
