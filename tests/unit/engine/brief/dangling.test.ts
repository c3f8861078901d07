import { describe, expect, it } from 'vitest';
import { findPointed, isWholeOpening, selfContained } from '../../../../lib/engine/brief/standing/dangling.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

const standsAlone = (sentence: string, language = 'en') => selfContained(sentence, getWords(language));

describe('what points out of a sentence', () => {
  it.each([
    ['a noun behind its verb', 'en', 'The yard wants to use that experience for its next ship'],
    ['a noun behind its preposition', 'en', 'Beyond that depth the water hardly moves'],
    ['a bare pointer', 'en', 'A ship built to do just that is on its way'],
    ['a time', 'en', 'Not long after that, the keeper left the island'],
    ['a group nobody named', 'en', 'The group wants the pier to stay open'],
    ['a second thing', 'en', 'The tide is to blame too, fishers think'],
    ['a person behind another one', 'en', 'Unlike the old keeper he never left the island in winter'],
    ['a person behind a phrase', 'en', 'A former pilot, she knows every sandbank'],
    ['a second thing behind an adjective', 'en', 'The harbour has another strange problem in winter'],
    ['a part of what came before', 'de', 'Insbesondere der Hafen bleibt im Winter geschlossen'],
    ['a frame of what came before', 'es', 'En ese marco, el puerto cierra sus puertas en marzo'],
    ['a frame of what came before', 'fr', 'Dans ce cadre, le port ferme ses portes en mars'],
    ['a story’s first step', 'en', 'Anyone who has rowed at dawn will know the feeling'],
    ['a story’s first step', 'fr', 'Imaginez un port sans aucune grue ni aucun bateau'],
    ['those before', 'pl', 'Według nich port zostaje otwarty przez całą zimę'],
    ['a crude word', 'en', 'The old pump is a piece of shit on cold days'],
    ['somebody by the age', 'de', 'Nun trainiert der 35-Jährige wieder im Hafen von Orr'],
    ['a role without a name', 'de', 'Der frühere Kapitän kämpft um das alte Schiff'],
    ['a speaker left out', 'es', 'Sostuvo que el puerto depende de los barcos pequeños'],
    ['one of those before', 'es', 'Uno de estos es el barco viejo del puerto'],
    ['a role without a name', 'fr', 'Le chanteur prend le bateau chaque matin'],
    ['half of a thought', 'en', 'The harbour is not only a place where boats are kept'],
    ['half of a thought', 'de', 'Der Hafen ist nicht nur ein Ort, an dem Boote liegen'],
    ['half of a thought', 'fr', 'Le port est non seulement un abri pour les bateaux'],
    ['a particle of a talk', 'de', 'Der Hafen gehört jedenfalls seit März wieder der Stadt Orr'],
    ['a turn of a talk', 'en', 'The new pier of Orr should open any second now'],
    ['a day nobody named', 'de', 'Die Botschaft des Tages lautet, dass jeder Hafen offen bleibt'],
    ['a turn of a talk', 'fr', 'Le port a d’ailleurs fermé ses deux grues en mars'],
    ['a beginning without its end', 'de', 'Zunächst wurde der Umbau des Hafens abgelehnt'],
    ['a beginning without its end', 'en', 'Initially, the plan for the pier was rejected by the council'],
    ['a beginning without its end', 'es', 'Inicialmente, el consejo rechazó la obra del puerto'],
    ['only that somebody spoke', 'de', 'Ada Lund erläuterte im Vortrag, welche Schritte auf den Hafen zukommen'],
    ['only that somebody spoke', 'en', 'Ada Lund explained how the harbour will change'],
    ['only that somebody spoke', 'pt', 'Ada Lund explicou como o porto vai mudar'],
    ['a place on the site', 'fr', 'Le plan du port est disponible sur le site de la ville'],
  ])('is %s (%s)', (_, language, sentence) => expect(standsAlone(sentence, language)).toBeLessThan(1));

  it.each([
    ['a clause', 'The keeper believes that experience is worth more than charts'],
    ['a group with its name', 'The group of divers wants the pier to stay open'],
    ['a day near at hand', 'El puerto aprobó este martes una ley para los barcos'],
    ['a day near at hand', 'Le port ferme ce lundi pour trois semaines'],
    ['both halves of a thought', 'The harbour is not only a place for boats but the town’s market'],
    ['a beginning with its end', 'Zunächst wurde der Umbau abgelehnt, dann stimmte der Rat doch zu'],
    ['a beginning that is to come', 'Zunächst sollen zehn Boote auf dem See fahren'],
    ['a statement of somebody', 'Ada Lund erklärte, dass der Hafen im März schließt'],
    ['too much of something', 'The lock is too narrow for the new barges'],
  ])('is not %s', (_, sentence) => expect(standsAlone(sentence)).toBe(1));
});

it.each([
  ['de', 'Das neue Schiff fährt ab März nach Orr', true],
  ['de', 'Das vom Hafen gebaute Schiff fährt ab März', true],
  ['de', 'Das ist für die Insel ein Problem', false],
  ['fr', 'En 2019, le port a fermé ses portes', true],
  ['fr', 'En a témoigné le gardien du port', false],
  ['es', 'Por primera vez, el puerto cierra en marzo', true],
  ['es', 'Por eso el puerto cierra en marzo', false],
  ['nl', 'Het kabinet sluit de haven in maart', true],
  ['nl', 'Het wordt een koude winter', false],
])('takes an article for no pronoun, in %s: %s', (language, sentence, isWhole) =>
  expect(isWholeOpening(sentence, getWords(language))).toBe(isWhole),
);

describe('the words that a pointer has behind it', () => {
  it.each([
    ['de', 'Voraussetzung hierfür ist ein Pass, den die Stadt ausstellt', ''],
    ['de', 'Die Stadt stellt in diesem alten Hafen einen Pass aus', 'alten Hafen einen'],
    ['de', 'Die Stadt stellt einen Pass aus', undefined],
  ])('%s: %s', (language, text, pointed) => {
    expect(findPointed(text, getWords(language))).toBe(pointed);
  });
});

describe('openers that take up another text', () => {
  it.each([
    [
      'de',
      'Dahinter steht ein neuer Kran am Hafen',
      'Daraufhin schloss der Hafen zwei Kais',
      'Kein Wunder – der Hafen ist neu',
      'Gegenüber diesen wirkt der Hafen klein',
      'Davor war der Hafen eine Werft',
    ],
    [
      'en',
      'If so, the harbour closes in March',
      'The former is a harbour for small boats',
      'Just a hunch, the harbour will close',
    ],
    [
      'fr',
      'Puis le port a fermé ses portes',
      'Certains d’entre eux quittent le port',
      'Pas étonnant que le port soit fermé',
    ],
    ['es', 'Poco después, el puerto cerró', 'De lo contrario, el puerto cerrará', 'Luego el puerto cerró'],
    ['it', 'Eppure il porto resta aperto', 'Alcuni di loro lasciano il porto', 'A sua volta il porto chiude'],
    ['pt', 'Dias depois, o porto fechou', 'Com isso, o porto fecha em março', 'Um deles fica no porto'],
    ['nl', 'Daarnaast krijgt Orr een haven', 'Vandaar dat de haven sluit', 'Een van hen woont bij de haven'],
    ['pl', 'Jednak port zostaje otwarty', 'Niektóre z nich stoją w porcie', 'To oznacza, że port jest zamknięty'],
    ['ru', 'С тех пор порт закрыт', 'Некоторые из них стоят в порту', 'Из-за этого порт закрыт'],
    ['tr', 'Oysa liman mart ayında kapanıyor', 'Bunlardan biri limanda duruyor'],
    ['sv', 'Däremot stänger hamnen i mars', 'En av dem ligger i hamnen'],
    ['da', 'Derimod lukker havnen i marts', 'En af dem ligger i havnen'],
    ['no', 'Derimot stenger havnen i mars', 'En av dem ligger i havnen'],
    ['cs', 'Přesto přístav zůstává otevřený', 'Jeden z nich stojí v přístavu'],
    ['ja', '翌日、港は閉鎖された', '以前、港は閉鎖された'],
    ['zh', '随后，港口关闭了', '然后，港口又开放了'],
    ['ko', '다음 날 항구가 문을 닫았다', '전자는 항구 근처에 있다'],
    ['ar', 'ثم أغلقت المدينة الميناء', 'في المقابل، بقي الميناء مفتوحا'],
  ])('depend on it (%s)', (language, ...sentences) =>
    expect(sentences.filter((sentence) => standsAlone(sentence, language) === 1)).toEqual([]),
  );

  it.each([
    [
      'de',
      'Davor Lund leitet den Hafen von Orr',
      'Sonstige Schiffe dürfen den Hafen nutzen',
      'Zusätzliche Kräne kosten zwei Millionen Euro',
    ],
    ['en', 'The former mayor Ada Lund opened the harbour', 'Elsewhere Inc. builds the harbour of Orr'],
    ['fr', 'Puisque la mer monte, le port de Orr ferme'],
    ['it', 'Poiché il mare sale, il porto di Orr chiude', 'Nerone e Ada Lund dirigono il porto di Orr'],
    ['nl', 'Verdere schepen mogen de haven van Orr gebruiken', 'Anderson leidt de haven van Orr'],
    ['pl', 'A. Lund kieruje portem w Orr', 'Tomasz Lund kieruje portem w Orr', 'Alfa kieruje portem w Orr'],
    ['pt', 'Poisson dirige o porto de Orr'],
    ['es', 'Luegos dirige el puerto de Orr'],
    ['sv', 'Menyn i hamnen kostar 90 kronor', 'Senareson leder hamnen'],
    ['cs', 'Akademie leží u přístavu', 'Iva Lund řídí přístav'],
    ['zh', '港口随后关闭了两年'],
  ])('are not words that begin alike (%s)', (language, ...sentences) =>
    expect(sentences.filter((sentence) => standsAlone(sentence, language) < 1)).toEqual([]),
  );
});
