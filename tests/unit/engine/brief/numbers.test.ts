import { describe, expect, it } from 'vitest';
import { findLabel } from '../../../../lib/engine/brief/numbers/labels.ts';
import { chooseStatistics } from '../../../../lib/engine/brief/numbers/numbers.ts';
import { listQuantities } from '../../../../lib/engine/brief/numbers/quantities.ts';
import { rankSentences } from '../../../../lib/engine/brief/text/rank.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

const shown = (language: string, sentence: string) =>
  listQuantities(sentence, findLanguage(language)).flatMap((found) => {
    const label = findLabel(sentence, found, language, getWords(language));
    return label === undefined ? [] : [`${found.value} | ${label}`];
  });

describe('numbers worth showing', () => {
  const cases: readonly (readonly [language: string, sentence: string, shown: string])[] = [
    ['en', '48% of teams use robots.', '48% | of teams use robots'],
    ['en', 'New car sales plunged 10 percent in October.', '10% | New car sales plunged in October'],
    ['en', 'In 2024, the company raised $3.2 billion.', '$3.2 billion | The company raised'],
    [
      'en',
      'The mayor was able to shake loose $15 million in state funding for shelters.',
      '$15 million | in state funding for shelters',
    ],
    ['en', 'The repair takes less than 24 hours.', '<24 hours | The repair takes'],
    ['en', 'In 2024, 31% of farms lost money.', '31% | of farms lost money'],
    ['en', 'The project has 16,000 volunteer gardeners in nine towns.', '16,000 | volunteer gardeners in nine towns'],
    ['en', 'About 60% of teachers commute by bus.', 'About 60% | of teachers commute by bus'],
    ['en', 'After a year, unread mail had fallen by 38% and staff went home on time.', '38% | Unread mail had fallen'],
    ['en', 'The school now spends €1,900 less on paper each month.', '€1,900 | less on paper each month'],
    ['en', 'Ferries made 4.6 million crossings by night last year.', '4.6 million | crossings by night last year'],
    [
      'en',
      'In a survey of regular guests, 61% named the quiet garden as the main reason.',
      '61% | named the quiet garden as the main reason',
    ],
    ['en', 'A cabin costs €79 on average, linen included.', '€79 | A cabin on average'],
    ['en', 'The board said that its total income for 2021 was $163 million.', '$163 million | Total income for 2021'],
    ['en', 'It takes 15 minutes to fold the tent away.', '15 minutes | to fold the tent away'],
    ['en', 'The bank agreed to a $9.5 billion loan to rebuild the port.', '$9.5 billion | loan to rebuild the port'],
    ['en', 'The union said more than 15,000 people marched on Sunday.', '15,000+ | people marched on Sunday'],
    [
      'en',
      'Nationally, dealers sold nearly 17.3 million used bikes last year.',
      '~17.3 million | used bikes last year',
    ],
    ['en', 'The new ferry has up to 277 miles of range.', 'up to 277 | miles of range'],
    ['en', 'Van sales are up 2.6 percent, while the rest stood still.', '2.6% | Van sales are up'],
    ['en', 'Mayors have spent more than $3 million on benches and trees.', '$3 million+ | on benches and trees'],
    ['en', 'The camp holds 860 pupils who are 17 or younger.', '860 | pupils who are 17 or younger'],
    ['de', '48 Prozent der Betriebe nutzen Solarstrom.', '48% | der Betriebe nutzen Solarstrom'],
    ['de', 'Der Absatz sank um 1.140 Tonnen.', '1.140 Tonnen | Der Absatz sank'],
    ['de', 'Der Umsatz stieg um 12 Prozent und die Kosten sanken.', '12% | Der Umsatz stieg'],
    ['de', 'Im Mai werden mehr als 40.000 Besucher erwartet.', '40.000+ | Besucher erwartet'],
    ['fr', 'Les ventes ont chuté de 10 % en mai.', '10 % | Les ventes ont chuté en mai'],
    ['es', 'El 45% de los hogares usa gas.', '45% | de los hogares usa gas'],
    ['zh', '市场份额达到48%。', '48% | 市场份额达到'],
    ['ar', 'ارتفعت المبيعات ٢٥٪.', '٢٥٪ | ارتفعت المبيعات'],
    ['ar', 'كل درجة أقل تزيد الاستهلاك بنحو 6 في المئة.', 'نحو 6% | كل درجة أقل تزيد الاستهلاك'],
    ['ar', 'تستهلك الأسرة نحو 400 لتر من الماء كل يوم.', 'نحو 400 لتر | من الماء كل يوم'],
  ];
  it.each(cases)('%s: %s', (language, sentence, expected) => expect(shown(language, sentence)).toEqual([expected]));

  it.each([
    ['1,140 kg', 'A load of 1,140 kg broke it.'],
    ['1.140,5 km', 'Die Strecke von 1.140,5 km ist neu.'],
    ['1 140 km', 'La route de 1 140 km est neuve.'],
    ['１２．５％', '売上高は１２．５％増えた。'],
    ['٢٥٪', 'ارتفعت المبيعات ٢٥٪ هذا العام.'],
    ['up to 24%', 'They reach up to 24% of the light.'],
  ])('reads %s as the source writes it', (value, sentence) => {
    expect(listQuantities(sentence, undefined).map((found) => found.value)).toEqual([value]);
  });

  it.each([
    ['de', 'Bis 2030 ans Netz gehen zwei Werke.', []],
    ['de', 'Der Weg ist 300 miles lang.', ['300 miles']],
    ['fr', 'Le pont a 1100 ans.', ['1100 ans']],
    ['de', 'Auf 1.500 Metern liegt der Schnee 30 Tage kürzer.', ['1.500 Metern', '30 Tage']],
    ['de', 'Nach 90 Kilometern und 900 Litern war Schluss.', ['90 Kilometern', '900 Litern']],
    ['nl', 'Het pad van 1.500 meter kost 20 minuten.', ['1.500 meter', '20 minuten']],
    ['fr', 'La route de 1 500 mètres est neuve.', ['1 500 mètres']],
    ['en', 'Call 0800 555 1234 for help or write to 17 Mill Street, 20095 Hamburg.', []],
    ['en', 'Call (212) 555 1234 now, or +44 20 7946 0958 from abroad.', []],
    ['de', 'Kunden schreiben an die Mühlenstraße 17 in 20095 Hamburg.', []],
    ['en', 'The council planted 24500 trees.', ['24500']],
    ['xx', 'Le pont a 1100 ans.', ['1100 ans']],
  ])('takes units from its own language and English, or from all: %s, %s', (language, sentence, values) => {
    expect(listQuantities(sentence, findLanguage(language)).map(({ value }) => value)).toEqual(values);
  });

  it.each([
    ['a year', 'The bridge was built in 1932.'],
    ['a date', 'The fair opens on 5 May.'],
    ['a clock time', 'Trains leave at 10:30 and 11:45.'],
    ['an age', 'The 62-year-old baker retired.'],
    ['a version', 'Version 5.3 fixes the crash.'],
    ['a figure', 'Figure 300 shows the old harbour.'],
    ['a subscription', 'The plan costs $9.99 a month.'],
    ['a phone number', 'Call 555-0100-200 for help.'],
    ['a house number', 'She lives at 221 Baker Street.'],
    ['a model', 'The Falcon 9000 flies again.'],
    ['followers', 'The account has 12,400 followers.'],
    ['a level told as a change', 'Unemployment rose to 10%.'],
    ['a range', 'Prices fell between 10% and 20%.'],
    ['a number without its own noun', 'It grew by 12%.'],
    ['part of a longer list', 'Dealers sold 30,154 new cars, trucks and vans.'],
    ['the name of an engine', 'The new 2.0-liter engine will deliver better mileage.'],
    ['a shop’s price', 'The store sells the lamp for $150.'],
    ['a plan', 'The council expects to need 12,000 new trees.'],
    ['a condition', 'If 10% of requests fail, the page stays empty.'],
    ['a count without its verb', 'The grant gave cover to more than 400,000 state residents.'],
    ['two numbers at once', 'Output rose 20% and 16% respectively.'],
    ['an old year’s share', 'In 1960, 27% of programmers worked at night.'],
    ['another number’s aside', 'The reserve fills 80,000 acres, 1.3% of the country.'],
    ['the base of another share', 'More than 30 percent of a population of 73 million people earn too little to save.'],
    ['the object of a verb, torn out of its sentence', 'The company raised $3.2 billion in 2024.'],
    ['a plan’s sum', 'The palace is mulling more than $6 billion in cuts to housing programs.'],
    ['a moment', 'Less than 24 hours after the storm, the town was dry again.'],
    ['a count of nobody’s', 'The site has nearly 1.7 million unique broadcasters.'],
    ['a doubtful count', 'The plan could cost 195,600 full-time jobs.'],
  ])('leaves out %s', (_, sentence) => expect(shown('en', sentence)).toEqual([]));

  const choose = (texts: readonly string[], title: string) =>
    chooseStatistics(
      rankSentences(
        texts.map((text, paragraph) => ({ text, paragraph, weight: 1 })),
        getWords('en'),
      ),
      title,
      [],
      'en',
      getWords('en'),
    );

  it('keeps the source sentence whole and gives four at most', () => {
    const short = [
      '48% of gardens use rain water.',
      '31% of gardens have a pond.',
      '12% of gardens keep bees.',
      '9% of gardens lie fallow.',
      '7% of gardens grow roses.',
    ];
    const chosen = choose(short, 'How gardens use water');
    expect(chosen).toHaveLength(4);
    for (const { sentence } of chosen) expect(short).toContain(sentence);
  });

  it.each([
    ['The city cut $970 million from gardens and use of water.', '$970 million'],
    ['The garden company raised $3.2 billion in a round for water use.', '$3.2 billion'],
    ['Less than 24 percent of gardens use rain water.', 'Less than 24%'],
    ['The trial about water cost the gardens $4.5 million in legal fees.', '$4.5 million'],
    ['Use of water in the gardens fell by 38% last year.', '38%'],
  ])('shows words that stand side by side in the sentence: %s', (sentence, value) => {
    const [shown] = choose([sentence], 'How gardens use water');
    expect(shown?.value).toBe(value);
    const dropFullStop = (text: string) => text.toLowerCase().replace(/[.]$/, '');
    expect(dropFullStop(sentence)).toContain(dropFullStop(shown?.label ?? '').replace(' last year', ''));
  });

  it.each([
    'The market for garden water will be worth $1.8 billion in 2030.',
    'The market for garden water will be worth $1.8 billion in 2030, according to Acme.',
    'She studied more than 7,300 gardens that use water in old catalogs.',
  ])('leaves out a forecast told as known, and the size of a sample: %s', (sentence) =>
    expect(choose([sentence], 'How gardens use water')).toEqual([]),
  );

  it('leaves out how a study was made', () => {
    expect(choose(['The survey of 5,196 local gardens took a year.'], 'How gardens use water')).toEqual([]);
  });

  const listChosen = (language: string, sentence: string, title: string) =>
    chooseStatistics(
      rankSentences([{ text: sentence, paragraph: 0, weight: 1 }], getWords(language)),
      title,
      [sentence],
      language,
      getWords(language),
    ).map(({ value, label }) => `${value} | ${label}`);

  it.each([
    ['Die Reise dauert rund 12 Tage.', []],
    ['Der Umsatz stieg um 12 Prozent.', []],
    ['Der Umsatz der Imkereien stieg um 12 Prozent.', ['12% | Der Umsatz der Imkereien stieg']],
    ['Die Ernte der Bananen stieg um 12 Prozent.', ['12% | Die Ernte der Bananen stieg']],
  ])('takes no capital for a name where every noun has one: %s', (sentence, chosen) =>
    expect(listChosen('de', sentence, 'Bananen aus Übersee')).toEqual(chosen),
  );

  it.each([
    ['its place', 'en', 'In Norway, 31% of ferries run on batteries.', '31% | of ferries run on batteries, in Norway'],
    [
      'its group',
      'en',
      'For night staff, the pay gap in 1979 was only 6 percent.',
      '6% | For night staff, the pay gap in 1979 was',
    ],
    [
      'who did it',
      'en',
      'Kiel Harbour earned 1,304 electoral votes.',
      '1,304 | Kiel Harbour earned 1,304 electoral votes',
    ],
    [
      'its verb, where that stands second',
      'de',
      'Bereits haben über 480.000 Personen eine zweite Impfung erhalten.',
      'über 480.000 | Bereits haben über 480.000 Personen eine zweite Impfung erhalten',
    ],
    [
      'its clause once, where that opens with it',
      'fr',
      'Près de 45 tonnes de ferraille ont été livrées aux ferries en 2017.',
      '~45 tonnes | de ferraille ont été livrées aux ferries en 2017',
    ],
    [
      'its clause behind a time, as the subject of which it is no aside',
      'en',
      'In 1979, the average pay on ferries was 22 percent lower than on trains.',
      '22% | In 1979, the average pay on ferries was 22 percent lower than on trains',
    ],
  ])('keeps with a number %s', (_, language, sentence, expected) =>
    expect(listChosen(language, sentence, 'Ferries, pay, votes and Impfung')).toEqual([expected]),
  );

  it.each([
    ['a share of nobody', 'en', 'As for ferries, most were satisfied with them: 47 percent said they run well.'],
    ['a count of nobody', 'en', 'Over 366,000 have used the ferries so far.'],
    ['a count taken as known', 'en', 'The ferries were freed of the roughly 6,000 rats that lived in every corner.'],
    ['a place told before', 'en', 'In the same span, 31% of ferries ran on batteries.'],
    ['a change of nobody knows what', 'en', 'A milestone was noted: gross domestic product grew by 2.55%.'],
    [
      'a count said by the way',
      'en',
      'Orr, a mostly flat land of about 11 million people, was ruled for decades by ferry lords.',
    ],
    ['an angle', 'en', 'The 20 degree angle is a common angle for ferries.'],
    ['an allele', 'en', 'The B* 5801 allele marks ferries in the north of the country.'],
    ['a paragraph of a law', 'de', 'Die Frist für Fähren beginnt nach § 199 Abs. 1 des Gesetzes nicht zwangsläufig.'],
    ['the length of a race', 'de', 'Zum dritten Mal war die Fähre aus Kiel die schnellste über 800 Meter.'],
    ['a year', 'ja', 'フェリー近代美術館では2007年、フェリーの誕生50周年を祝う記念展覧会が開かれた。'],
    [
      'the first of several kinds',
      'de',
      'Die Liste der Fähren umfasst 234 Arten von Flechten, Pilzen, Käfern und Faltern.',
    ],
    [
      'a clause of nobody knows what',
      'en',
      'The number of teachers increased by 252 percent, over 2.5 times the increase before.',
    ],
    ['the end of a range', 'en', 'A ferry in good weather needs between 3 and 5 weeks for the whole tour of votes.'],
    [
      'the first of two limits',
      'de',
      'Künftig können Fähren mindestens 100 und maximal 200 Euro der Impfung behalten.',
    ],
    ['a number in a name', 'en', 'The S&P 500 index of ferries stood still at the close of the day.'],
    ['a moment', 'en', 'She left the ferry after 80 minutes with the first of the votes.'],
    ['what is done as a means', 'en', 'Add pay as per the votes and cook them for 2 minutes on the ferry.'],
    [
      'a verb without what it says',
      'en',
      'The survey of 5,000 ferry crews suggests that votes and pay will be looked at.',
    ],
    [
      'a number of a clause that hangs on another',
      'en',
      'Many ferries stop the votes before they reach 100% of the pay.',
    ],
    ['what was only looked into', 'es', 'El sitio analizó 100 ciudades grandes con ferris.'],
  ])('shows large no %s', (_, language, sentence) =>
    expect(listChosen(language, sentence, 'Ferries, Fähren, フェリー, ferris')).toEqual([]),
  );
});
