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
