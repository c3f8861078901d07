import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { findRatios } from '../../../../lib/engine/brief/numbers/ratios.ts';
import { makePrivacyFilter } from '../../../../lib/engine/brief/statements/fairness.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { documentOf, paragraph } from './documents.ts';

const english = findLanguage('en');

describe('makePrivacyFilter', () => {
  const report = [
    'A man was arrested on Friday after a fire at the harbour.',
    'Piet Moller, 34, is accused of lighting the fire.',
    'Moller lived near the quay for a year.',
    'Firefighters came to 12 Quay Street within minutes.',
    'The harbour master says two boats were lost.',
  ];

  it('keeps a private person’s name and an address out of a report on crime', () => {
    const isPrivate = makePrivacyFilter('Fire at the harbour', report, english);
    expect(report.map(isPrivate)).toEqual([false, true, true, true, false]);
  });

  it('leaves alone what is no crime, and a name that the title gives', () => {
    expect(
      report
        .slice(1, 4)
        .map(makePrivacyFilter('Harbour feast', ['Piet Moller, 34, won the race.', ...report.slice(3)], english)),
    ).toEqual([false, false, false]);
    expect(
      makePrivacyFilter('Piet Moller pleads guilty', report, english)('Moller lived near the quay for a year.'),
    ).toBe(false);
  });
});

describe('makePrivacyFilter in other languages', () => {
  it.each([
    ['de', 'Piet Moller ist angeklagt.', 'Moller wohnte ein Jahr am Kai.'],
    ['fr', 'Piet Moller est accusé.', 'Moller vivait près du quai.'],
    ['es', 'Piet Moller ha sido detenido.', 'Moller vivía junto al muelle.'],
    ['it', 'Piet Moller è stato condannato.', 'Moller viveva vicino al molo.'],
    ['pt', 'Piet Moller é acusado.', 'Moller vivia perto do cais.'],
    ['nl', 'Piet Moller is veroordeeld.', 'Moller woonde een jaar aan de kade.'],
  ])('%s: knows who was accused by “%s”', (code, accused, report) => {
    const isPrivate = makePrivacyFilter('Piet', [accused, report], findLanguage(code));
    expect(isPrivate(report)).toBe(true);
  });
});

describe('a brief’s fairness', () => {
  it('keeps one caveat where the source has one', () => {
    const texts = [
      'Swimming in cold water lifts the mood of swimmers, a study of the lake found.',
      'Swimmers of the cold lake slept longer than others in the study.',
      'Cold water made the swimmers of the study eat less sugar at night.',
      'The study of swimmers ran for a whole winter at the cold lake.',
      'Most swimmers in the cold water study came to the lake each morning.',
      'The study was observational, so other habits of the swimmers may matter.',
    ];
    const made = makeBrief(
      documentOf({ title: 'Cold water lifts the mood', language: 'en' }, ...texts.map(paragraph)),
      {},
    );
    expect(made.points.map(({ sentence }) => sentence)).toContain(texts[5]);
  });

  it('answers a title that only asks', () => {
    const made = makeBrief(
      documentOf(
        { title: 'Does cold water lift the mood?', language: 'en' },
        paragraph(
          'Many people ask about the lake. Cold water lifts the mood of most swimmers for a day. The lake is deep and dark in winter.',
        ),
      ),
      {},
    );
    expect(made.subtitle).toBe('Cold water lifts the mood of most swimmers for a day');
  });
});

describe('ratiosIn', () => {
  it.each<[language: string, string, [string, number][]]>([
    ['en', 'Nine of 26 villages lose their pier.', [['Nine of 26', 9 / 26]]],
    ['en', 'One in four swimmers comes by bike.', [['One in four', 0.25]]],
    ['en', 'Two thirds of the piers are old.', [['Two thirds', 2 / 3]]],
    ['de', 'Ein Viertel der Boote fährt mit Strom.', [['Ein Viertel', 0.25]]],
    ['es', 'Uno de cada tres barcos es nuevo.', [['Uno de cada tres', 1 / 3]]],
    ['en', 'A third case was found in the first half of 2020.', []],
    ['en', 'It opens on 3 of May, at 5 in 2021.', []],
  ])('finds, in %s, in “%s” %j', (language, text, expected) =>
    expect(findRatios(text, findLanguage(language)).map((ratio) => [ratio.text, ratio.share])).toEqual(expected),
  );
});
