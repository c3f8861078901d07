import { describe, expect, it } from 'vitest';
import { toBriefForm } from '../../../../lib/engine/brief/shortening/brief-form.ts';
import { isForbiddenCut } from '../../../../lib/engine/brief/shortening/cut-limits.ts';
import { listCutPlaces } from '../../../../lib/engine/brief/shortening/cut-places.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

describe('the short form of a long statement', () => {
  it.each([
    [
      'en',
      'The council of Orr has approved a move to enter into exclusive talks',
      ' with the local builder Lund Harbour, who represents the owners of the camp on the lake',
    ],
    [
      'en',
      'The ferry company has issued urgent warnings to all passengers',
      ', with heavy rain, strong winds and flooded piers creating hazardous conditions along the whole coast',
    ],
    [
      'de',
      'Im Hafen von Lindau haben sich am Sonntag zweihundert Fischer versammelt',
      ', die seit Wochen gegen die neuen Regeln für kleine Boote und gegen die Pläne der Reederei protestieren',
    ],
    [
      'fr',
      'Le port de Lindau a vendu ses trois vieux bateaux à une entreprise de la côte sud',
      ', qui veut les réparer avant la fin de l’année prochaine',
    ],
    [
      'es',
      'El puerto de Orr vendió sus tres barcos viejos a una empresa de la costa sur',
      ', que quiere repararlos antes de que termine el próximo año',
    ],
    [
      'it',
      'Il porto di Orr ha venduto le sue tre vecchie barche a una ditta della costa sud',
      ', che vuole ripararle prima della fine del prossimo anno',
    ],
    [
      'pt',
      'O porto de Orr vendeu os seus três barcos velhos a uma empresa da costa sul',
      ', que quer repará-los antes do fim do próximo ano',
    ],
  ])('ends where an editor would end it (%s)', (language, kept, cut) => {
    expect(toBriefForm(`${kept}${cut}`, getWords(language))).toBe(kept);
  });

  it('lacks an insertion', () => {
    const said =
      'Heather Lund, a police officer from the northern district of the coast, was badly injured in the crash and has been taken to the hospital of Orr';
    expect(toBriefForm(said, getWords('en'))).toBe(
      'Heather Lund was badly injured in the crash and has been taken to the hospital of Orr',
    );
  });

  it.each([
    [
      'a condition',
      'en',
      'The port will only open for boats that carry fresh fish from the northern islands if the water stays below the mark of four metres for a week',
    ],
    [
      'a comparison',
      'en',
      'More boats sank in the storm of last winter than in all the ten winters before it taken together, says the keeper of the harbour',
    ],
    [
      'a condition',
      'de',
      'Die Fähre darf nach dem Beschluss des Rates nur dann wieder fahren, wenn der Wasserstand eine Woche lang unter der Marke von vier Metern bleibt',
    ],
    [
      'the verb at the end',
      'de',
      'Der Rat hat den Film über den Hafen von Lindau und seine letzten Fischer in einer langen Sitzung am Montagabend als wichtigen Beitrag gewürdigt',
    ],
    [
      'a sentence that is short enough',
      'en',
      'Locks open at six in the morning and close for all rafts one hour before sunset in every season',
    ],
    ['a language without word classes', 'fi', Array.from({ length: 30 }, () => 'sana').join(' ')],
  ])('keeps %s (%s)', (_, language, said) => {
    expect(toBriefForm(said, getWords(language))).toBe(said);
  });
});

describe('what no cut may break', () => {
  it.each([
    ['a list', 'en', 'He had months of dizziness, fatigue| and breathlessness before the visit'],
    ['the verb behind an insertion', 'en', 'The port of Orr,| which opened in May, was sold to a company'],
    ['all but the opening', 'en', 'After the storm of May in Orr,| the port was closed for a week'],
    ['an initial', 'de', 'Am Montag trinken Philipp H.| und Lutz S. einen Kaffee im Hafen'],
    ['a list behind a dash', 'en', 'The port is known for two things – its old lamp,| and its long pier'],
    ['the rest of a dash', 'en', 'Rivers of oil flow from there| – they are gases on Earth – in liquid form'],
    ['a limit', 'en', 'The ferry carries all passengers of the islands| but only in summer'],
    [
      'who is doubted',
      'en',
      'Ada Lund was the owner of the port of Orr when it closed| – according to the alleged buyer of the port',
    ],
    [
      'who takes a side',
      'de',
      'Die neue Brücke über den Hafen kostet die Stadt 40 Millionen Euro,| so ein Sprecher der Opposition im Rat',
    ],
    [
      'who takes a side',
      'fr',
      'Le nouveau pont sur le port de Orr coûtera 40 millions d’euros,| selon un avocat de la mairie',
    ],
    ['what one knew', 'de', 'Der Händler hatte bis Montag gar nicht gewusst,| dass er wieder öffnen darf'],
  ])('%s', (_, language, marked) => {
    const from = marked.indexOf('|');
    const text = marked.replace('|', '');
    const places = listCutPlaces(text).filter((place) => place.kind === 'end' && place.from === from);
    expect(places.length).toBe(1);
    expect(places.every((place) => isForbiddenCut(text, place, getWords(language)))).toBe(true);
  });
});
