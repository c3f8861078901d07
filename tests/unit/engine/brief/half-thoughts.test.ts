import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { isBoilerplate } from '../../../../lib/engine/brief/outline/noise.ts';
import { findPointed } from '../../../../lib/engine/brief/standing/dangling.ts';
import { pointsAway } from '../../../../lib/engine/brief/standing/leaning.ts';
import { rateStanding } from '../../../../lib/engine/brief/standing/standing.ts';
import { weighUnderHeading } from '../../../../lib/engine/brief/statements/heading-question.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { documentOf, paragraph } from './documents.ts';

describe('a statement that the next sentence limits', () => {
  const rest = [
    'The council of Tarn will close the harbour in March because 40 boats sank within one week.',
    'Fishermen of Tarn will move their boats to the mainland and pay 30 crowns for the ferry.',
    'The harbour wall of Tarn was built in 1890 from the stone of the island.',
  ];
  const drawn = (...texts: readonly string[]) =>
    makeBrief(
      documentOf({ title: 'Tarn closes its harbour', language: 'en' }, ...texts.map((text) => paragraph(text))),
      {},
    ).points;

  it('is drawn with it', () => {
    const points = drawn(
      ...rest,
      'The ferry of Tarn carries bicycles for free. But it carries none on Sundays in summer.',
    );
    const half = points.find(({ heading }) => heading.startsWith('The ferry of Tarn carries bicycles'));
    expect(half?.body).toBe('But it carries none on Sundays in summer');
  });

  it('is not drawn where both have no room', () => {
    const long = `But it carries none ${'on Sundays in summer or on the long winter nights '.repeat(5)}of the year.`;
    const points = drawn(...rest, `The ferry of Tarn carries bicycles for free. ${long}`);
    expect(points.map(({ heading }) => heading).join()).not.toContain('carries bicycles');
  });
});

describe('a text that does not stand alone', () => {
  it.each([
    ['de', 'Kredite vergleichen Mit Angeboten von Banken finden Sie den besten Kredit.'],
    ['de', 'Speicher auf der Basis von Ameisensäure Ameisensäure gilt als Energieträger.'],
    ['de', 'Im Jahr 2017 riefen beide Vereine die Aktion am See ins Leben.'],
    ['de', 'In der Verantwortung sieht der Manager dabei auch die Regierung.'],
    ['de', 'Rund 40 Boote habe sie gezählt, schätzt sie am Hafen von Tarn.'],
    ['en', 'Prices will rise by a third, said the minister on Monday in Tarn.'],
    ['de', 'Der Hund schlug zur o. g. Zeit plötzlich an und weckte das Haus.'],
  ])('%s: %s', (language, text) => {
    expect(pointsAway(text, getWords(language))).toBe(true);
  });

  it('is no text that names its speaker', () => {
    expect(pointsAway('Die Preise steigen um ein Drittel, sagte der Minister Arne Holm.', getWords('de'))).toBe(false);
    expect(pointsAway('Prices will rise by a third, said the minister of Tarn.', getWords('en'))).toBe(false);
  });

  it('is no pair that is named', () => {
    expect(pointsAway('Lund und Holm sind beide Fischer am See von Tarn.', getWords('de'))).toBe(false);
  });

  it('ends in "or"', () => {
    const cut = 'Depending on the lake the value may be stored at either pier or.';
    expect(rateStanding(cut, cut.slice(0, -1), getWords('en'))).toBe(0);
  });

  it('is a footnote', () => {
    const note = '¹ Der See hat nach der Zählung von 2019 rund vierzig Boote.';
    expect(rateStanding(note, note, getWords('de'))).toBe(0);
  });
});

describe('a clause under a heading', () => {
  const weigh = (language: string, heading: string, body: string) =>
    weighUnderHeading({ heading, body, sentence: body }, getWords(language));

  it.each([
    ['de', 'Verzinnen der Pins', 'Der erste Schritt ist das Verzinnen der Pins'],
    ['de', 'Frei von Abgaben', 'Angenommen, ein Fischer verdient 3.000 Kronen im Monat'],
    ['en', 'Why they left Tarn', 'Lund asked Holm whether they left because of the storms'],
  ])('is nothing where it says the heading again or only supposes: %s: %s', (language, heading, body) => {
    expect(weigh(language, heading, body)).toBe(0);
  });

  it('is one that adds to the heading', () => {
    expect(weigh('de', 'Verzinnen der Pins', 'Das frische Zinn wird auf allen Pins dünn aufgetragen')).toBeGreaterThan(
      0,
    );
  });
});

describe('a body that points at a noun', () => {
  it.each([
    ['de', 'Neben diesen Feldern nutzt die Firma Algen', 'Feldern nutzt die'],
    ['en', 'The firm uses these old harbours for algae', 'old harbours for'],
    ['de', 'Damit nutzt die Firma Algen', undefined],
  ])('%s: %s', (language, text, expected) => {
    expect(findPointed(text, getWords(language))).toBe(expected);
  });
});

describe('page furniture', () => {
  it.each([
    ['de', 'Verein der Fischer, Postfach 1011, Tarn'],
    ['de', 'Der Artikel wurde am 5. November in der Kategorie Boote veröffentlicht.'],
    ['en', 'Last updated: February 10'],
    ['en', 'The reference guide of the harbour is available here: guide'],
  ])('%s: %s', (language, text) => {
    expect(isBoilerplate(text, findLanguage(language))).toBe(true);
  });
});
