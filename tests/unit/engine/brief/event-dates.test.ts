import { describe, expect, it } from 'vitest';
import { isEventDate } from '../../../../lib/engine/brief/finders/dated-text.ts';
import { findDates } from '../../../../lib/engine/brief/numbers/dates.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { detectLanguage } from '../../../../lib/engine/read/language.ts';

describe('a date on which something happened', () => {
  it.each([
    ['The council opened the ferry in April 2018.', true],
    ['Since the founding of the league in 1949, the rule has been used seven times.', false],
    ['The council moved the ferry after the great storm on the coast in April 2018.', false],
    ['The council closed the ferry before noon on 3 April 2018.', true],
    ['Nach der Wahl übernahm die Müllerin das Amt am 1. November 2011.', true],
    ['Nach dem Verkauf der Fähre durch den Rat im Jahr 2011 schweigen die Quellen.', false],
    ['Après la grande tempête de la côte en 2018 le bac a changé de rive.', false],
    ['Tras la gran tormenta de la costa en 2018 el bote cambió de orilla.', false],
    ['The league won ten seats, as in 2017, and keeps the town hall.', false],
    ['Die Liga gewann, ebenso wie in 2017, zehn Sitze im Rat der Insel.', false],
    ['La liga ganó diez escaños, como en 2017, y conserva la alcaldía.', false],
    ['La ligue a gagné dix sièges, comme en 2017, et garde la mairie.', false],
    ['The town planned marches for the anniversary of the protests in April 2018.', false],
    ['Der Rat eröffnete die Fähre im April 2018.', true],
    ['Gruppen rufen zum Gedenken an den Jahrestag der Ereignisse im April 2018 auf.', false],
    ['Bis einschließlich August 2018 zählte der Rat 197 Boote.', false],
    ['Der Plan folgt einem Schreiben vom 14. Oktober 2021.', false],
    ['Das Modell nutzt Daten der Insel aus dem Dezember 1972.', false],
    ['Convocan marchas por el aniversario de las protestas en abril de 2018.', false],
    ['Des marches sont prévues pour l’anniversaire des manifestations en avril 2018.', false],
    ['Marce per l’anniversario delle proteste in aprile 2018.', false],
    ['Er zijn marsen voor de verjaardag van de protesten in april 2018.', false],
    ['Im Vergleich zu den Wahlen im Jahr 2017 verzeichnet die Liga ein Mehr an Stimmen.', false],
    ['Compared to the polls of April 2018 the league lost ten seats.', false],
    ['Die Häuser sind die einzigen der Stadt, die die Sturmflut am 6. September 1944 überstanden haben.', false],
    ['Die Mühle, das Haus und die Brücke wurden am 6. September 1944 fertig.', true],
    ['The mill is known because it was the first to grind salt, in April 2018.', true],
    ['The mill stands empty, because it was sold in April 2018.', false],
    ['Die Beiträge für die Monate Januar und Februar 2023 zahlt der Rat zurück.', false],
    ['Há marchas no aniversário dos protestos em abril de 2018.', false],
  ])('%s', (text, expected) => {
    const [date] = findDates(text);
    expect(date && isEventDate(text, date, getWords(detectLanguage(text) ?? ''))).toBe(expected);
  });
});

describe('days of an event', () => {
  it.each([
    ['The fair is held on 26–27 January 2024 in the harbour.', '26–27 January 2024'],
    ['Die Messe läuft vom 26. bis 27. Januar 2024 im Hafen.', '26. bis 27. Januar 2024'],
    ['The fair is held on 26 and 27 January in the harbour.', '26 and 27 January'],
    ['Die Messe läuft vom 26. bis 27. Januar im Hafen.', '26. bis 27. Januar'],
    ['Room 26, 27 January 2024', '27 January 2024'],
    ['The fair opens at 9:26 – 27 January 2024', '27 January 2024'],
  ])('%s', (text, expected) => expect(findDates(text)[0]?.text).toBe(expected));
});
