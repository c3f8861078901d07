import { describe, expect, it } from 'vitest';
import { findNotice } from '../../../../lib/engine/brief/finders/notice.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { documentOf, paragraph } from './documents.ts';

function listNotice(title: string, language: string, texts: readonly string[], date?: string): string[] {
  const metadata = { title, language, ...(date === undefined ? {} : { date }) };
  const reading = readDocument(documentOf(metadata, ...texts.map(paragraph)), readSteering({}));
  return findNotice(reading).flatMap(({ module }) =>
    module.kind === 'table'
      ? module.rows.map((cells) => cells.join(': '))
      : 'items' in module
        ? module.items.map(({ heading }) => heading)
        : [],
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
      2,
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
    ['ja', '古い港の祭り', '古い港の祭りは2027年5月5日に開催される。', '港の祭りの入場料は無料です。', 2],
    ['zh', '老港口的节日', '老港口的节日将于2027年5月5日在码头举行。', '老港口节日的门票免费。'],
  ])('is read in %s', (language, name, event, visit, facts = 3) => {
    expect(listNotice(name, language, [event, visit], '2027-04-01')).toHaveLength(facts);
  });
});

describe('the facts of an event', () => {
  it.each([
    [
      'de',
      'Tag der offenen Tür am 31. Januar',
      [
        'Der Tag der offenen Tür beginnt am Freitag, 31. Januar, von 15.00 bis 18.00 Uhr in den Räumen des St. Vinzenz am Park (Kampstraße 13-15).',
        'Weitere Informationen gibt es unter Tel. 02382 59743.',
        'Der Eintritt ist frei - nur die Fahrt ist selbst zu zahlen.',
      ],
      [
        'Wann: Freitag, 31. Januar, 15.00 bis 18.00 Uhr',
        'Wo: in den Räumen des St. Vinzenz am Park (Kampstraße 13-15)',
        'Kosten: Der Eintritt ist frei',
        'Telefon: 02382 59743',
      ],
    ],
    [
      'en',
      'Webinar on the old harbour',
      [
        'The webinar on the harbour will take place at the Nordhafen Town Hall on Saturday May 4 from 1:00 p.m. – 3:00 p.m. EST.',
        'Registration for the webinar is open at www.harbour.example until the day.',
      ],
      [
        'When: Saturday May 4, from 1:00 p.m. – 3:00 p.m. EST',
        'Where: at the Nordhafen Town Hall',
        'Sign-up: Registration for the webinar is open at www.harbour.example until the day',
      ],
    ],
    [
      'fr',
      'Fête du vieux port',
      [
        'La fête du vieux port aura lieu le samedi 5 mai 2027 à 20 h 30 à la salle des fêtes de Lund.',
        'L’entrée de la fête est gratuite.',
      ],
      [
        'Quand: samedi 5 mai 2027, 20 h 30',
        'Où: à la salle des fêtes de Lund',
        'Tarif: L’entrée de la fête est gratuite',
      ],
    ],
    [
      'es',
      'Fiesta del puerto viejo',
      [
        'La fiesta del puerto viejo se celebra el 5 de mayo de 2027 en el Teatro Principal.',
        'La entrada a la fiesta es gratuita.',
      ],
      ['Cuándo: 5 de mayo de 2027', 'Dónde: en el Teatro Principal', 'Precio: La entrada a la fiesta es gratuita'],
    ],
    [
      'ja',
      '古い港の祭り',
      ['古い港の祭りは2027年5月5日に市民ホールで開催される。', '祭りの入場料は無料です。'],
      ['日時: 2027年5月5日', '会場: 市民ホール', '料金: 祭りの入場料は無料です'],
    ],
  ])('are labelled in %s', (language, name, texts, rows) => {
    expect(listNotice(name, language, texts, language === 'de' ? '2020-01-27' : '2027-04-20')).toEqual(rows);
  });

  const fair = [
    'The harbour fair begins on 5 May 2026 at 7:30 p.m. in the Town Hall.',
    'Tickets for the fair cost 12 dollars.',
  ];
  const sources: readonly {
    readonly where: string;
    readonly name: string;
    readonly texts: readonly string[];
    readonly date?: string;
  }[] = [
    { where: 'is called off', name: 'Harbour fair', texts: [...fair, 'The harbour fair has been cancelled.'] },
    { where: 'is past', name: 'Harbour fair', texts: fair, date: '2026-05-20' },
    {
      where: 'has several days',
      name: 'Harbour fair',
      texts: [...fair, 'The other harbour fair begins on 9 June 2026 in the Old School.'],
    },
    { where: 'is news of which nothing is paid', name: 'Bread gets dearer', texts: fair.slice(0, 1) },
    {
      where: 'was on the title’s day',
      name: 'Results of 1 April 2026',
      texts: ['The runs of 1 April 2026 were held in the Town Hall.'],
    },
  ];
  it.each(sources)('are none where it $where', ({ name, texts, date = '2026-04-02' }) => {
    expect(listNotice(name, 'en', texts, date).filter((row) => /^(?:When|Where|Price): /u.test(row))).toEqual([]);
  });

  it('are those of an event whose sentence names a place, without the price of another day', () => {
    const other = [
      'The harbour fair begins on 5 May 2026 at 7:30 p.m. in the Town Hall.',
      'Tickets cost $9 on 3 July 2026.',
    ];
    expect(listNotice('Harbour fair', 'en', other, '2026-04-02')).toEqual([
      'When: 5 May 2026, 7:30 p.m.',
      'Where: in the Town Hall',
    ]);
  });

  it('are those that a source labels itself', () => {
    const own = ['We meet old friends and mend what is broken.', 'Date: Monday, 4 May 2026', 'Place: Town Hall'];
    expect(listNotice('Harbour fair', 'en', own, '2026-04-02')).toEqual([
      'When: Monday, 4 May 2026',
      'Where: Town Hall',
    ]);
  });

  it('are when, where and whom to call in an appeal to witnesses', () => {
    const crime = [
      'Am 31.10.2023, gegen 23:40 Uhr, kam es in der Nordstraße in 31167 Bockenem zu einem Einbruch.',
      'Die Polizei ermittelt in der Sache.',
    ];
    const appeal = 'Zeugen werden gebeten, sich unter der Telefonnummer 050639010 zu melden.';
    expect(listNotice('Hund vertreibt Einbrecher', 'de', [...crime, appeal], '2023-11-01')).toEqual([
      'Wann: 31.10.2023, gegen 23:40 Uhr',
      'Wo: in der Nordstraße in 31167 Bockenem',
      'Telefon: 050639010',
    ]);
    expect(listNotice('Hund vertreibt Einbrecher', 'de', crime, '2023-11-01')).toEqual([]);
  });
});
