import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { makeOutline } from '../../../../lib/engine/brief/outline/outline.ts';
import { weighUnderHeading } from '../../../../lib/engine/brief/statements/heading-question.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const weigh = (language: string, asked: string, body: string) =>
  weighUnderHeading({ heading: asked, body, sentence: `${body}.` }, getWords(language));

describe('a clause under a heading that asks', () => {
  it.each([
    ['de', 'Wann öffnet das Bad?', 'Das Bad öffnet um 7 Uhr', 'Das Bad ist bei allen beliebt'],
    ['de', 'Wann, wo und wie oft?', 'Das Laub ist bis 20 Uhr zu fegen', 'Das Laub ist jeden Tag der Woche zu fegen'],
    ['de', 'Wann blüht die Linde?', 'Die Linde blüht ab Juni', 'Die Linde blüht reich'],
    ['en', 'How long does it take?', 'The repair takes 40 minutes', 'The repair takes patience'],
    ['en', 'How much does a lesson cost?', 'A lesson costs €25', 'A lesson costs less than most think'],
    ['en', 'Why do geese fly in a V?', 'They save strength because each rides on the next', 'Geese fly to the south'],
    ['en', 'Do I have to register a kite?', 'Kites above 1 kg must be registered', 'Kites are a joy for all ages'],
    ['de', 'Was ist Mulch?', 'Mulch ist eine Decke aus Laub', 'Mulch lockt im Garten viele Würmer an'],
    ['fr', 'Quand ouvre la piscine ?', 'La piscine ouvre dès juin', 'La piscine plaît à tous'],
    ['es', '¿Cuánto cuesta el curso?', 'El curso cuesta 30 euros', 'El curso es muy popular'],
    ['de', 'Wie lagere ich Äpfel?', 'Am besten lagern Äpfel im Keller', 'Äpfel lagern dort aber nicht'],
    ['de', 'Was ist besser?', 'Im Keller halten Äpfel länger', 'Das lässt sich pauschal nicht sagen'],
  ])('%s: %s', (language, asked, answer, other) => {
    expect(weigh(language, asked, answer)).toBeGreaterThan(weigh(language, asked, other));
  });

  it('is none where a time or an amount is asked for and it has neither', () => {
    expect(weigh('en', 'When does the pool open?', 'The pool is loved by all')).toBe(0);
    expect(weigh('en', 'How many seats are there?', 'The seats are red')).toBe(0);
  });

  it('counts little where its pronoun stands for what the heading does not name', () => {
    const leaning = weigh('de', 'Regeln für Pächter', 'Die Kosten darf er auf die Pächter verteilen');
    expect(leaning).toBeLessThan(weigh('de', 'Regeln für Pächter', 'Die Kosten tragen die Pächter'));
    expect(weigh('de', 'Die Linde im Winter', 'Dünger braucht sie im Winter kaum')).toBeLessThan(1);
    expect(weigh('de', 'Pflege der Linde', 'Dünger braucht sie kaum')).toBe(1);
  });
});

const listItems = (...blocks: Parameters<typeof documentOf>[1][]) => {
  const { modules = [] } = makeBrief(documentOf({ title: 'The town pool', language: 'en' }, ...blocks), {});
  const module = modules.find(({ kind }) => kind === 'items');
  return module?.kind === 'items' ? module.items : [];
};

describe('a row of questions', () => {
  it('leaves out the one that nothing answers', () => {
    const found = listItems(
      heading('Opening hours of the pool', 2),
      paragraph('The pool is a place that all in town love. The pool opens at 7 a.m. from May on.'),
      heading('Tickets at the gate', 2),
      paragraph('Tickets are sold at the gate by friendly staff. A ticket costs €4 for adults.'),
      heading('When was the slide built?', 2),
      paragraph('The slide is the pride of the whole town. Children queue for it with much noise.'),
      heading('The club behind it', 2),
      paragraph('The Rowing Club runs the pool on behalf of the town.'),
    );
    expect(found).toHaveLength(3);
    expect(found.map((item) => item.heading)).not.toContain('When was the slide built?');
  });

  it('goes on to the sentence that has what is asked for', () => {
    const found = listItems(
      heading('When does the pool open?', 2),
      paragraph('The pool is a place that all in town love. The pool opens at 7 a.m. from May on.'),
      heading('How much is a ticket?', 2),
      paragraph('Tickets are sold at the gate by friendly staff. A ticket costs €4 for adults.'),
      heading('Who runs the pool?', 2),
      paragraph('The Rowing Club runs the pool on behalf of the town.'),
    );
    expect(found[0]?.body).toContain('7 a.m.');
    expect(found[1]?.body).toContain('€4');
    expect(found[2]?.body).toContain('Rowing Club');
  });
});

describe('a sentence that the next one takes back', () => {
  it.each([
    ['de', 'Normalerweise bauen wenige Leute ein Boot. Nicht so bei Lund. Dort bauen alle daran.'],
    ['en', 'Usually a few people build a boat. Not so at Lund. There all of them build it.'],
  ])('%s: is nothing that the text says', (language, text) => {
    const outline = makeOutline(documentOf({ title: 'Lund', language }, paragraph(text)), language);
    expect(outline.sentences.map((sentence) => sentence.text)).toHaveLength(1);
  });
});
