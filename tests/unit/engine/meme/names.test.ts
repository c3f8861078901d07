import { expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { readWishes } from '../../../../lib/engine/meme/jokes/steer.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { putFirst } from '../../../../lib/engine/meme/varied.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const wishes = (styleNotes: string, avoidNote = '') => readWishes({ styleNotes, avoidNote }, getWords('en'));

it.each([
  ['Drake', 'verdict'],
  ['the distracted boyfriend', 'tempted'],
  ['expanding brain', 'levels'],
  ['two buttons', 'buttons'],
  ['Change my mind', 'sign'],
  ['panik kalm panik', 'panic'],
  ['clown makeup', 'clown'],
  ['epic handshake', 'handshake'],
  ['they are the same picture', 'same'],
  ['butterfly man', 'butterfly'],
  ['shocked pikachu', 'shocked'],
  ['scooby doo unmasking', 'unmasking'],
  ['left exit', 'exit'],
  ["Gru's plan", 'backfire'],
  ['this is fine', 'calm'],
])('“%s” asks for the template %s alone', (name, template) => {
  const asked = [...templates.keys()].filter((id) => wishes(name).templateWeight(id) > 1);
  expect(asked).toEqual([template]);
  expect(wishes('', name).templateWeight(template)).toBe(0);
  expect(wishes(`no ${name}`).templateWeight(template)).toBe(0);
});

it('draws the asked-for template, with all of a short text', () => {
  const said = ['Cats', 'Managers', 'Ignoring what we say'];
  const [first] = matchMemes(documentOf({}, ...said.map(paragraph)), [], { styleNotes: 'epic handshake' });
  expect(first).toEqual({ template: 'handshake', captions: { left: said[0], right: said[1], both: said[2] } });
  const cards = ['My manager', 'A spreadsheet', 'Is this a strategy?'];
  const [butterfly] = matchMemes(documentOf({}, ...cards.map(paragraph)), [], { styleNotes: 'butterfly meme' });
  expect(butterfly).toEqual({
    template: 'butterfly',
    captions: { who: cards[0], thing: cards[1], label: cards[2] },
  });
  const steps = ['Book the room', 'Invite everyone', 'Forget the agenda', 'Call it alignment'];
  const [clown] = matchMemes(documentOf({}, ...steps.map(paragraph)), [], { styleNotes: 'clown' });
  expect(clown?.template).toBe('clown');
  expect(Object.values(clown?.captions ?? {})).toEqual(steps);
});

it.each([
  ['no roads or cars', 'exit'],
  ['clowns', 'clown'],
  ['ropes', 'tug'],
  ['beds', 'thoughts'],
])('avoids a drawing of what is to be avoided: %s', (avoidNote, template) => {
  const refused = [...templates.keys()].filter((id) => wishes('', avoidNote).templateWeight(id) === 0);
  expect(refused).toContain(template);
  expect(refused.length).toBeLessThan(5);
});

it.each([
  ['the headline instead of a frame around a keyword', 'obsession', 'headline', 0.2, 'headline'],
  ['a frame of the genre instead of a headline worth about as much', 'headline', 'genre', 0.9, 'genre'],
  ['a headline before a frame worth much less', 'headline', 'genre', 0.5, undefined],
  ['the source’s own joke before everything', 'expectation', 'genre', 0.99, undefined],
])('puts first %s', (_, best, other, worth, expected) => {
  const ideas = [
    { mechanism: best, worth: 1 },
    { mechanism: other, worth },
  ];
  expect(putFirst({ mechanism: best, worth: 1 }, ideas)?.mechanism).toBe(expected);
});
