import { describe, expect, it } from 'vitest';
import { findProseEvents } from '../../../../lib/engine/brief/finders/prose-events.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

const story: Readonly<Record<string, readonly string[]>> = {
  en: ['In 1912 the town built the mill anew.', 'In 1933 the wheel of the mill stopped for good.'],
  de: ['Im Jahr 1912 baute die Stadt die Mühle neu auf.', 'Im Jahr 1933 blieb das Rad der Mühle für immer stehen.'],
  fr: ['En 1912, la ville a reconstruit le moulin.', 'En 1933, la roue du moulin s’est arrêtée pour toujours.'],
  es: ['En 1912 la ciudad reconstruyó el molino.', 'En 1933 la rueda del molino se detuvo para siempre.'],
};

function listEvents(title: string, language: string, sentence: string) {
  const page = documentOf({ title, language }, ...[...(story[language] ?? []), sentence].map(paragraph));
  return findProseEvents(readDocument(page, readSteering({}))).events;
}

describe('an event of dated prose', () => {
  it.each([
    ['a month is no modal verb', 'en', 'The town council closed the old mill on the river in May 1951.', 3],
    ['a plan is no event', 'en', 'The council said it would rebuild the mill in June 1951.', 0],
    ['titles in quotation marks are not spoken', 'en', 'In 1951 "The Mill on the Quiet River" won the film prize.', 3],
    ['a time of speaking is no event', 'en', '"The mill will never turn again", the owner wrote in 1951.', 0],
    ['a century that only describes is no event', 'en', 'The mill is a symbol of the 20th century and its pride.', 0],
    ['another year behind its own', 'en', 'With the wheel sold at the end of 1951, 1952 saw the mill stand still.', 0],
    [
      'an opening without its clause',
      'en',
      'In the early days of the mill’s second life in 1951, a miller from the far bank who had lost his own house there bought the wheel and much of the old gear, the stones and the sacks, and set them up again behind the chapel.',
      0,
    ],
    ['a connective is cut', 'en', 'Moreover, in 1951 the council sold the mill to a miller from the far bank.', 3],
    ['a span between two years', 'en', 'The mill was run by a miller from the far bank from 1951 to 1960.', 3],
    ['a span in German', 'de', 'Die Mühle war von 1951 bis 1960 im Besitz eines Müllers vom anderen Ufer.', 3],
    ['a year behind an adverb', 'de', 'Die Stadt hatte den Müller bereits 1951 Vorstand der Mühle werden lassen.', 3],
    ['a count behind an adverb', 'de', 'Die Stadt hatte im Mühlenhof bereits 2000 Gäste empfangen und bewirtet.', 0],
    ['the date of a description', 'en', 'The miller who repaired the great wheel in 1951 lives on the far bank.', 0],
    [
      'a year of a later clause',
      'de',
      'Die Stadt verkaufte 1951 die Mühle an einen Müller, bevor sie 1953 schloss.',
      3,
    ],
    ['a title is no speech', 'es', 'En 1951 «El molino del río tranquilo» ganó el premio de cine.', 3],
  ])('%s (%s): %s', (_, language, sentence, count) => {
    expect(listEvents('The mill and its river', language, sentence)).toHaveLength(count);
  });

  it('is dated in Korean', () => {
    const page = documentOf(
      { title: '강가의 방앗간', language: 'ko' },
      ...[
        '1912년 마을은 방앗간을 새로 지었다.',
        '1933년 5월 방앗간의 바퀴가 멈췄다.',
        '1951년 3월 4일 시는 방앗간을 팔았다.',
      ].map(paragraph),
    );
    const { events } = findProseEvents(readDocument(page, readSteering({})));
    expect(events.map(({ date }) => date)).toEqual(['1912년', '1933년 5월', '1951년 3월 4일']);
  });

  it.each([
    [
      'what a dash adds',
      'de',
      '1951 verzichtete die Stadt als Besitzerin der Mühle auf alle Klagen gegen den Müller vom anderen Ufer – eine Art Pächter mit dem Versprechen, das Rad und die Steine in jedem Jahr auf eigene Rechnung zu pflegen und den Hof für die Gäste offen zu halten.',
      '1951 verzichtete die Stadt als Besitzerin der Mühle auf alle Klagen gegen den Müller vom anderen Ufer',
    ],
    [
      'the rest of a list',
      'en',
      'The old grain mill of the town was shut down in 1951 amid concerns about squalid conditions, flour dust, crumbling infrastructure and lingering questions about the miller’s death.',
      'The old grain mill of the town was shut down in 1951 amid concerns about squalid conditions',
    ],
  ])('is drawn without %s', (_, language, sentence, shown) => {
    expect(listEvents('The mill and its river', language, sentence).at(-1)?.heading).toBe(shown);
  });

  it('is the birth of the one whom the title names, up to its date', () => {
    const text =
      'Ada Lund was born in 1889, the older of two daughters to Bertil Lund, a Danish-American boat builder, and Marta Kovac Lund, a Hungarian-American teacher of mathematics and physics who died in 1950.';
    const born = listEvents('The childhood of Ada Lund', 'en', text).at(-1);
    expect(born).toMatchObject({ heading: 'Ada Lund was born in 1889', date: '1889' });
    expect(listEvents('The mill and its river', 'en', text)).toEqual([]);
  });
});
