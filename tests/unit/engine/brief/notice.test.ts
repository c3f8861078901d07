import { describe, expect, it } from 'vitest';
import { findNotice } from '../../../../lib/engine/brief/finders/notice.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

function listNotice(title: string, language: string, texts: readonly string[], date?: string): string[] {
  const metadata = { title, language, ...(date === undefined ? {} : { date }) };
  const reading = readDocument(documentOf(metadata, ...texts.map(paragraph)), readSteering({}));
  return findNotice(reading).flatMap(({ module }) =>
    'items' in module ? module.items.map(({ heading }) => heading) : [],
  );
}

const feast = {
  en: [
    'The harbour feast of Nordhafen begins on 5 May 2026 at the old pier.',
    'Fishermen of the town have mended the pier over the whole winter.',
    'Tickets cost $12, and children pay nothing.',
    'The choir sings at 7:30 p.m. on the ferry.',
  ],
};
const title = 'Harbour feast at the old pier';

describe('a notice of an event to come', () => {
  it('says when it is and what a visitor must know, without what is told around it', () => {
    expect(listNotice(title, 'en', feast.en, '2026-04-02T08:00:00Z')).toEqual([
      'The harbour feast of Nordhafen begins on 5 May 2026 at the old pier',
      'Tickets cost $12, and children pay nothing',
      'The choir sings at 7:30 p.m. on the ferry',
    ]);
  });

  it.each([
    ['the day is past', title, feast.en, '2026-06-02T08:00:00Z'],
    ['only the year is said', title, feast.en.with(0, 'The harbour feast of Nordhafen begins in 2027.'), '2026-04-02'],
    ['it is another event than the title’s', 'Bread gets dearer', feast.en, '2026-04-02'],
    ['a visitor is not addressed', title, feast.en.slice(0, 2), '2026-04-02'],
  ])('is none where %s', (_, name, texts, date) => {
    expect(listNotice(name, 'en', texts, date)).toEqual([]);
  });

  it.each([
    [
      'de',
      'Hafenfest am alten Pier',
      'Das Hafenfest findet am Mi. 5. Mai 2027 am alten Pier statt.',
      'Der Eintritt zum Fest ist kostenlos.',
    ],
    [
      'fr',
      'Fête du vieux port',
      'La fête du vieux port aura lieu le 5 mai 2027 sur le quai.',
      'L’entrée de la fête est gratuite.',
    ],
    [
      'es',
      'Fiesta del puerto viejo',
      'La fiesta del puerto viejo se celebra el 5 de mayo de 2027 en el muelle.',
      'La entrada a la fiesta es gratuita.',
    ],
    [
      'pt',
      'Festa do porto velho',
      'A festa do porto velho acontece no dia 5 de maio de 2027 no cais.',
      'A entrada da festa é gratuita.',
    ],
    [
      'it',
      'Festa del porto vecchio',
      'La festa del porto vecchio si terrà il 5 maggio 2027 sul molo.',
      'L’ingresso alla festa è gratuito.',
    ],
    [
      'nl',
      'Feest in de oude haven',
      'Het feest in de oude haven begint op 5 mei 2027 aan de kade.',
      'De toegang tot het feest is gratis.',
    ],
    [
      'ar',
      'مهرجان الميناء القديم',
      'يقام مهرجان الميناء القديم في 5 مايو 2027 على الرصيف.',
      'الدخول إلى مهرجان الميناء مجاني للجميع.',
    ],
    ['ja', '古い港の祭り', '古い港の祭りは2027年5月5日に開催される。', '港の祭りの入場料は無料です。'],
    ['zh', '老港口的节日', '老港口的节日将于2027年5月5日在码头举行。', '老港口节日的门票免费。'],
  ])('is read in %s', (language, name, event, visit) => {
    expect(listNotice(name, language, [event, visit], '2027-04-01')).toHaveLength(2);
  });
});
