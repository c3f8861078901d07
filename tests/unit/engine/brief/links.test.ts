import { describe, expect, it } from 'vitest';
import { withoutLinks } from '../../../../lib/engine/brief/shortening/trim.ts';
import { rateStanding } from '../../../../lib/engine/brief/standing/standing.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

describe('a word that ties a sentence to those before it', () => {
  it.each([
    ['de', 'Die Werft musste das Boot daher im Mai verkaufen.', 'Die Werft musste das Boot im Mai verkaufen.'],
    ['de', 'Das Boot kostet im Verleih dann pro Tag zwei Kronen.', 'Das Boot kostet im Verleih pro Tag zwei Kronen.'],
    ['de', 'Der Bau durfte aber erst im Mai beginnen.', 'Der Bau durfte erst im Mai beginnen.'],
    ['de', 'Der Kapitän wurde ebenfalls schwer verletzt.', 'Der Kapitän wurde schwer verletzt.'],
    ['en', 'The boat was therefore sold to the island.', 'The boat was sold to the island.'],
    ['fr', 'Le bateau est donc vendu sur une île.', 'Le bateau est vendu sur une île.'],
    ['it', 'La barca viene quindi venduta in inverno.', 'La barca viene venduta in inverno.'],
    ['nl', 'De boot wordt daarom in mei verkocht.', 'De boot wordt in mei verkocht.'],
    ['de', 'Das Eis belastet auch Boote im Hafen.', 'Das Eis belastet Boote im Hafen.'],
    ['de', 'Auch die Insel bekommt neue Boote.', 'Die Insel bekommt neue Boote.'],
    ['de', 'Tarn, Orr und Lund haben deshalb ein Boot gekauft.', 'Tarn, Orr und Lund haben ein Boot gekauft.'],
    ['es', 'También la isla recibe barcos nuevos.', 'La isla recibe barcos nuevos.'],
    ['it', 'Anche la nave viene venduta.', 'La nave viene venduta.'],
    ['nl', 'Ook de boot wordt in mei verkocht.', 'De boot wordt in mei verkocht.'],
    ['pt', 'Também o barco foi vendido.', 'O barco foi vendido.'],
  ])('goes where the rest is whole, %s: %s', (language, text, rest) =>
    expect(withoutLinks(text, getWords(language))).toBe(rest),
  );

  it.each([
    ['de', 'a contrast within the sentence', 'Die Insel ist klein, beherbergt aber viele Boote.'],
    ['de', 'a contrast without a comma', 'Das Boot wird im Winter pausieren aber im Mai wieder fahren.'],
    ['de', 'the other half of a condition', 'Wer früh kommt, kann dann wählen.'],
    ['de', 'a limit', 'Erst dann steigt der Preis der Boote.'],
    ['de', 'a reason within the sentence', 'Das Boot ist alt und daher billig.'],
    ['de', 'what a clause follows', 'Die Werft hilft Fischern dabei zu rechnen.'],
    ['de', 'a quotation', 'Der Kapitän sagt: „Ich musste das Boot zudem verkaufen.“'],
    ['en', 'a reason within the sentence', 'The boat is old and therefore cheap.'],
    ['de', 'an addition within the sentence', 'Die Insel ist klein, aber auch Boote fahren dort.'],
    ['de', 'the other half of "not only"', 'Das Eis belastet nicht nur Stege, es belastet auch Boote.'],
    ['de', 'a condition that is not the only one', 'Das Boot fährt auch im Winter jeden Tag.'],
    ['de', 'a concession', 'Auch wenn es regnet, fahren die Boote.'],
    ['en', 'a word that is a link elsewhere', 'The old nun walks to the boat.'],
    ['fr', 'a reason within the sentence', 'Le bateau est vieux et donc peu cher.'],
  ])('stays in %s as %s', (language, _, text) => expect(withoutLinks(text, getWords(language))).toBe(text));
});

describe('a day that holds only when the text is read', () => {
  it.each([
    ['en', 'The harbour said today that the boats are sold.', 'The harbour said that the boats are sold.'],
    ['en', 'At a meeting today, the harbour sold its boats.', 'At a meeting, the harbour sold its boats.'],
    ['en', 'Last night the harbour sold its boats.', 'The harbour sold its boats'],
    ['en', 'Yesterday, fishermen sold the boats.', 'Fishermen sold the boats'],
    ['de', 'Die Werft hat heute das Boot verkauft.', 'Die Werft hat das Boot verkauft.'],
    ['de', 'Das Boot kann jetzt im Hafen liegen.', 'Das Boot kann im Hafen liegen.'],
    ['fr', 'Le port a vendu hier les bateaux.', 'Le port a vendu les bateaux.'],
    ['es', 'El puerto vendió ayer los barcos.', 'El puerto vendió los barcos.'],
    ['it', 'Il porto ha venduto ieri le barche.', 'Il porto ha venduto le barche.'],
    ['nl', 'De haven heeft gisteren boten verkocht.', 'De haven heeft boten verkocht.'],
    ['pt', 'O porto vendeu ontem os barcos.', 'O porto vendeu os barcos.'],
  ])('goes, %s: %s', (language, text, rest) =>
    expect(withoutLinks(text, getWords(language)).replace(/\.$/, '')).toBe(rest.replace(/\.$/, '')),
  );

  it.each([
    ['en', 'The boats of today are lighter.'],
    ['en', 'In 1990 ten boats lay here, and three lie here today.'],
    ['en', 'The harbour today is empty.'],
    ['en', 'She said: “We sold the boats today.”'],
    ['de', 'Das Boot liegt bis heute im Hafen.'],
    ['de', 'Bis heute ist das Boot im Hafen.'],
    ['es', 'Hasta ayer la barca seguía en el puerto.'],
    ['de', 'Das Boot, das heute 81 wäre, liegt im Hafen.'],
    ['de', 'Die Werft verkauft heute Abend das Boot.'],
    ['es', 'El barco de hoy es nuevo.'],
  ])('stays in %s where the sentence needs it: %s', (language, text) =>
    expect(withoutLinks(text, getWords(language))).toBe(text),
  );
});

/** Below this no sentence is looked at. */
const looked = 0.3;
const stand = (text: string) => rateStanding(text, text, getWords('de'));

describe('a German sentence whose opening answers the one before it', () => {
  it.each([
    'Allerdings beginnt die Frist für neue Boote erst am Ende des Jahres.',
    'Natürlich gibt es auch Menschen auf der Insel ohne ein Boot.',
    'Zwar leidet nur ein Prozent der Boote unter dem Wurm.',
    'Hier gibt es mehr Bilder der Boote aus dem Hafen von Tarn.',
    'Z.B. umfasste der Hafen im Mittelalter auch die Insel Orr.',
    'Ergänzung 2: Die Werft hat das Boot im Mai verkauft.',
    'Wenn ihr doch ein Boot kaufen wollt, dann kauft es im Mai.',
    'Dass die Leute auf der Insel häufiger tun, was sie gut können.',
    'Auf der anderen Seite kostet das neue Boot der Insel viel Geld.',
  ])('stands badly: %s', (text) => expect(stand(text)).toBeLessThan(looked));

  it.each([
    'Natürliche Farben halten auf den Booten der Insel länger.',
    'Zwar regnet es im Hafen oft, aber die Boote fahren jeden Tag.',
    'Hierzulande fahren die Boote auch im Winter jeden Tag.',
    'Dass ein Boot im Hafen von Tarn sinkt, wird selten gemeldet.',
  ])('is none: %s', (text) => expect(stand(text)).toBeGreaterThan(looked));

  it('counts as one with a pronoun behind its first verb', () => {
    expect(stand('Vor vielen Fischern lobte er den neuen Hafen der Insel.')).toBeLessThanOrEqual(looked);
    expect(stand('Vor vielen Fischern lobte Ada Lund den neuen Hafen der Insel.')).toBeGreaterThan(looked);
  });
});
