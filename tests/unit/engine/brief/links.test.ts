import { describe, expect, it } from 'vitest';
import { withoutLinks } from '../../../../lib/engine/brief/shortening/trim.ts';
import { standing } from '../../../../lib/engine/brief/standing/standing.ts';
import { wordsFor } from '../../../../lib/engine/brief/text/words.ts';

describe('a word that ties a sentence to those before it', () => {
  it.each([
    ['de', 'Die Werft musste das Boot daher heute verkaufen.', 'Die Werft musste das Boot heute verkaufen.'],
    ['de', 'Das Boot kostet im Verleih dann pro Tag zwei Kronen.', 'Das Boot kostet im Verleih pro Tag zwei Kronen.'],
    ['de', 'Der Bau durfte aber erst im Mai beginnen.', 'Der Bau durfte erst im Mai beginnen.'],
    ['de', 'Der Kapitän wurde ebenfalls schwer verletzt.', 'Der Kapitän wurde schwer verletzt.'],
    ['en', 'The boat was therefore sold to the island.', 'The boat was sold to the island.'],
    ['fr', 'Le bateau est donc vendu sur une île.', 'Le bateau est vendu sur une île.'],
    ['it', 'La barca viene quindi venduta in inverno.', 'La barca viene venduta in inverno.'],
    ['nl', 'De boot wordt daarom in mei verkocht.', 'De boot wordt in mei verkocht.'],
  ])('goes where the rest is whole, %s: %s', (language, text, rest) =>
    expect(withoutLinks(text, wordsFor(language))).toBe(rest),
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
    ['en', 'a word that is a link elsewhere', 'The old nun walks to the boat.'],
    ['fr', 'a reason within the sentence', 'Le bateau est vieux et donc peu cher.'],
  ])('stays in %s as %s', (language, _, text) => expect(withoutLinks(text, wordsFor(language))).toBe(text));
});

/** Below this no sentence is looked at. */
const looked = 0.3;
const stand = (text: string) => standing(text, text, wordsFor('de'));

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
