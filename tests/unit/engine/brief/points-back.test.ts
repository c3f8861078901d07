import { describe, expect, it } from 'vitest';
import { pointsAway, pointsBack } from '../../../../lib/engine/brief/standing/leaning.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

describe('what points at the sentences before it', () => {
  it.each([
    ['de', 'Das Ganze kostet deshalb auch rund 66.000 Euro'],
    ['de', 'In der Zwischenzeit rufen die Fischer zu einem Streik auf'],
    ['de', 'Krankheiten sind ein weiterer Grund für ein Gutachten'],
    ['en', 'In the meantime the fishers call for a strike'],
    ['en', 'Disease is another reason to ask an expert'],
    ['es', 'Mientras tanto, los pescadores convocan una huelga'],
    ['es', 'La enfermedad es otra razón para llamar a un perito'],
    ['fr', 'Entre-temps, les pêcheurs appellent à la grève'],
    ['fr', 'La maladie est une autre raison de demander un avis'],
    ['it', 'Nel frattempo i pescatori proclamano uno sciopero'],
    ['pt', 'Enquanto isso, os pescadores convocam uma greve'],
    ['nl', 'Intussen roepen de vissers op tot een staking'],
  ])('%s: %s', (language, text) => expect(pointsBack(text, language)).toBe(true));

  it.each([
    ['de', 'Die Stadt baut eine weitere Brücke über den Fluss'],
    ['en', 'The town builds another bridge across the river'],
    ['es', 'La ciudad construye otro puente sobre el río'],
    ['fr', 'La ville construit un autre pont sur la rivière'],
  ])('is not in %s: %s', (language, text) => expect(pointsBack(text, language)).toBe(false));
});

describe('what surely leans on another text', () => {
  it.each([
    ['a place', 'de', 'Die Stadt Orr hat dort bereits im März neue Regeln verkündet'],
    ['a place', 'de', 'Ada Lund kann hier weiterhelfen, weil sie den Hafen kennt'],
    ['a place', 'de', 'Neue Boote aus Lärche sollen hier in allen Größen gebaut werden'],
    ['a bare pronoun', 'de', 'In der alten Scheune von Orr soll das in einem Versuch getestet werden'],
    ['an aim', 'de', 'Ziel ist es, den Hafen von Orr bis März zu räumen'],
    ['an aim', 'en', 'The aim is to clear the harbour of Orr by March'],
    ['an aim', 'fr', 'L’objectif est de vider le port de Orr avant mars'],
    ['an aim', 'es', 'El objetivo es vaciar el puerto de Orr antes de marzo'],
    ['an aim', 'it', 'L’obiettivo è svuotare il porto di Orr entro marzo'],
    ['an aim', 'pt', 'O objetivo é esvaziar o porto de Orr até março'],
    ['an aim', 'nl', 'Het doel is om de haven van Orr in maart te legen'],
    ['an aim', 'ja', '目的は港の利用者を増やすことである'],
    ['an aim', 'zh', '目的是在三月之前清空港口'],
    ['the first of two', 'de', 'Der Vorteil der Fähre liegt zum einen in ihrem niedrigen Preis'],
    ['the first of two', 'fr', 'Le port est d’une part trop petit pour les ferries'],
    ['the first of two', 'nl', 'De haven is enerzijds te klein voor de veerboten'],
    ['half a contrast', 'en', 'Whereas the old harbour of Orr lies on the western shore'],
    ['half a contrast', 'de', 'Die Fischer halten dagegen den alten Hafen von Orr für besser'],
    ['half a comparison', 'de', 'Zum Vergleich: Im Jahr davor waren es 40 Boote'],
    ['half a comparison', 'es', 'Era mayor incluso que la del puerto de Orr'],
    ['a second thing', 'de', 'Die Fahrerin aus Orr wurde beim Sturm ebenfalls verletzt'],
    ['a second thing', 'de', 'Nebenbei kann die Fähre auch Autos nach Orr bringen'],
    ['a pronoun behind the verb', 'de', 'Unter dem Motto „Leuchtfeuer“ treten sie im Hafen von Orr auf'],
    ['a pronoun behind the verb', 'de', 'Als Lotse bewohnt er allein ein Haus mit vier Zimmern'],
    ['a pronoun behind the verb', 'nl', 'Met hun nieuwe lied gaan ze door heel Orr'],
    ['a person by the age', 'de', 'Die 83-jährige Autolenkerin wurde im Hafen schwer verletzt'],
    ['a person by the fate', 'de', 'Beim Verstorbenen handelt es sich um einen Lotsen aus Orr'],
    ['a person by the birthplace', 'de', 'Die in Orr geborene Dichterin ist bekannt für ihre Hafenlieder'],
    ['a demonstrative', 'en', 'The harbour of Orr pays for this new phase of work'],
  ])('by %s (%s)', (_, language, text) => expect(pointsAway(text, getWords(language))).toBe(true));

  it.each([
    [
      'de',
      'Wenn die Flut den alten Hafen von Orr erreicht und der Wind auf West dreht, dann schließt die Stadt ihre Tore',
    ],
    ['de', 'Je mehr Wasser in den Hafen eindringt und sich dort sammelt, desto höher steht die Stadt unter Wasser'],
    ['de', 'Ziel der Stadt Orr ist ein Hafen ohne Autos'],
    ['de', 'Im alten Hafen von Orr können Sie kostenlos parken'],
    ['de', 'Der Hafen ist zum einen zu klein und zum anderen zu flach'],
    ['de', 'Die 35-jährige Lotsin Ada Lund führt die Fähre nach Orr'],
    ['de', 'Orr hat etwas, das anderen Häfen fehlt'],
    ['nl', 'De vissers van Orr zeggen dat ze een grotere haven willen'],
    ['en', 'The aim of the town of Orr is a harbour without cars'],
    ['en', 'Whereas Orr has one ferry, Ostby has four'],
    ['fr', 'L’objectif de la ville de Orr est un port sans voitures'],
  ])('but not %s: %s', (language, text) => expect(pointsAway(text, getWords(language))).toBe(false));
});
