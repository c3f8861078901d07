import { expect, it } from 'vitest';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import { makeArticle, makeListBrief } from './sources.ts';

function draw(title: string, text: string, language = 'en'): string | undefined {
  const { blocks } = makeArticle(title, ...text.split('|'));
  return illustrate({ ...makeListBrief(title), language }, { metadata: { title, language }, blocks }).hero?.drawings[0];
}

const ofSong =
  'Silver Rain is the title track of the album. The singer wrote the song with her band.|The song was a single on Billboard; the album won a Grammy.|Silver Rain has lyrics of rain. The rain falls, and the rain stays.';
const ofWeather =
  'Silver Rain is what the valley calls its rain. Rain falls in June. The storm and the forecast spoke of rain.';

const ofPolice = '|The police seek witnesses. The burglar fled; a detective of the police asks about the theft.';
const ofPolizei = ' Die Polizei sucht Zeugen. Der Einbrecher floh. Die Kripo der Polizei ermittelt wegen Diebstahl.';

it.each([
  ['en', 'Dog chases burglars away', `In the night the dog of the house barked.${ofPolice}`, 'dog'],
  ['en', 'Burglars flee from a dog', `In the night the dog of the house barked.${ofPolice}`, 'police-car'],
  ['en', 'Dog chases burglars away', `In the night two men fled.${ofPolice}`, 'police-car'],
  ['de', 'Hund vertreibt Einbrecher', `Da schlug der Hund an.${ofPolizei}`, 'dog'],
  ['de', 'Wolf sucht Einbrecher', `Das sagte Wolf am Montag.${ofPolizei}`, 'police-car'],
])('draws what the title names first and the text speaks of: %s, %s, %s', (language, title, text, drawing) =>
  expect(draw(title, text, language)).toBe(drawing),
);

it.each([
  ['a song’s name by music', 'Silver Rain', ofSong, 'musical-notes'],
  ['the same words by the weather they mean', 'Silver Rain', ofWeather, 'cloud-with-rain'],
  ['a feast, though always written large', 'Merry Christmas from the Mayor', 'The mayor wishes all well.', undefined],
  [
    'a feast that the text speaks of',
    'Merry Christmas from the Mayor',
    'At Christmas the mayor thanked all. A Christmas tree stands at the town hall. The Christmas market opens.',
    'christmas-tree',
  ],
  [
    'a thing that several of its words bear out, where the first field has no emblem',
    'Airport workers go on strike',
    'The strike at the airport began. The union wants a wage rise. Employees left each airport.|An airline said its planes fly. The airport is open. The airport and the airport hotel wait. One airport plane waits.',
    'airplane',
  ],
  [
    'what a field without an emblem speaks of before all else',
    'Six gadgets for the home',
    'This smart speaker plays. The smart speaker is a gadget with bluetooth.|Each smart speaker has a charger. One smart speaker is a wearable. A gadget and a headset.',
    'speaker-high-volume',
  ],
  [
    'a wide field of the title by few words that prevail',
    'Settlement payments can begin',
    'The settlement was upheld. The settlement followed a lawsuit. The supreme court denied an appeal. The settlement stands.',
    'balance-scale',
  ],
  [
    'a lectern for a politician of whom nothing else is sure',
    'The minister is no longer in the running',
    'The president met the senator. The minister of the government left the opposition. The cabinet and the prime minister spoke. A politician objected.',
    'lectern',
  ],
  [
    'no ballot box where the title names no vote',
    'Why the president won’t change',
    'The president won the vote. The minister of the government lost the vote. The opposition wants another vote; the prime minister and the cabinet want no election. Congress waits for the ballot.',
    'lectern',
  ],
  [
    'the second field of the title where nothing stands for the first',
    'The president speaks of taxes and the tax on income',
    'The president and the minister of the government spoke. Taxes rise. The tax office and the taxpayer read the tax return; the cabinet left. The income tax and the sales tax stay. The prime minister waits.',
    'calculator',
  ],
  [
    'a field that no other comes near, though the title does not name it',
    'Witch hazel in winter',
    'Every gardener knows the shrub. In the garden it needs soil and compost; prune it late. Gardening with it is easy, and the garden stays in bloom. Plant it in the garden.',
    'potted-plant',
  ],
  [
    'no coin for a woman of that name',
    'Penny',
    'At home Penny reads. In spring Penny walks to the museum. Penny sleeps.',
    undefined,
  ],
])('draws %s', (_, title, text, drawing) => {
  expect(draw(title, text)).toBe(drawing);
});

it.each([
  [
    'ラズベリーパイの新型',
    'raspberry piは小型のコンピューター。Linuxが動く。raspberry piはラズベリーパイとも呼ぶ。',
    'ja',
    'microchip',
  ],
  ['Zwei Schwestern', 'Im Ost war es still. Ost und West. Der Ost ist weit.', 'de', undefined],
])('reads words of Latin letters, and no word in the middle of another: %s', (title, text, language, drawing) => {
  expect(draw(title, text, language)).toBe(drawing);
});

const ofScience =
  'Scientists confirm it. The research and a study of researchers found it. A professor spoke of the research.';
const ofWarming =
  'Climate change and global warming went on. The emission of a greenhouse gas, the climate and its temperature rose; the temperature record fell.';
const filler = 'Und so ging es hin und her. '.repeat(30);
const ofWork = `Arbeit, Job, HR, ${filler} Arbeitswelt. ${filler} ${filler} Ein Kollege.`;

it.each([
  ['de', 'Firmenchef verspottet Neubauer', 'Luisa Neubauer sprach. Die Neubauers lachten. Neubauer ging.', undefined],
  [
    'de',
    'Ein Neubau am Fluss',
    'Der Neubau ist ein Gebäude. Der Architekt plant den Bau, die Baustelle wächst.',
    'building-construction',
  ],
  ['de', 'Keine Spielstraße', 'Kinder und ihr Spiel. Das Spiel der Kinder.', undefined],
  ['en', 'Scientists confirm the hottest year', `${ofScience} ${ofWarming}`, 'globe-showing-europe-africa'],
  ['en', 'Scientists confirm the find', `${ofScience} The microscope stood in the laboratory.`, 'microscope'],
  ['de', 'Stärken der Mitarbeitenden', `Fußball, Elfmeter, Trainer, Weltmeisterschaft. ${filler} ${ofWork}`, undefined],
  [
    'fr',
    'À la faculté',
    'Les étudiants sont en grève. La grève des étudiants à l’université : les étudiants. Le campus, l’université.',
    'megaphone',
  ],
  [
    'fr',
    'À la faculté',
    'Les étudiants lisent. Les étudiants à l’université : les étudiants. Le campus, l’université.',
    'graduation-cap',
  ],
  [
    'en',
    'A covid wave',
    'The virus, a pandemic: infection on infection. The quarantine of covid and an outbreak.',
    'face-mask',
  ],
  [
    'en',
    'Stir fry from the wok',
    'A stir fry of tofu. Fry it; a fry and a stir fry. The recipe: stir, cook, minced garlic.',
    'fork-and-knife-with-plate',
  ],
  [
    'de',
    'Feuerwehr in der Stadt',
    'Die Feuerwehr kommt. Die Feuerwehr hilft. Führerschein, Fahrzeug und Motor.',
    'fire-engine',
  ],
  [
    'de',
    'Camping im Wohnmobil',
    'Der Caravan steht auf dem Stellplatz. Wohnmobil, Reisemobil und Caravan beim Camping; der Campingbus und die Reise.',
    'minibus',
  ],
  [
    'de',
    'Neuer Haarschnitt beim Friseur',
    'Der Friseur öffnet. Kosmetik und Make-up. Der Friseur und die Frisur.',
    'scissors',
  ],
  [
    'de',
    'Kein Geld für die Reparatur',
    'Das Geld fehlt. Ohne Geld kein Rad; das Geld reicht nicht. Geld, Geld.',
    undefined,
  ],
  [
    'de',
    'Geld für die Reparatur',
    'Das Geld fehlt. Ohne Geld kein Rad; das Geld reicht nicht. Geld, Geld.',
    'money-bag',
  ],
  ['fr', 'Vivre sans voiture', 'La voiture coûte. Une voiture pollue. Ma voiture, ta voiture.', undefined],
  ['en', 'Elektro by rail', 'The railway and the rail: each railway runs. The rail is open.', 'train'],
  [
    'de',
    'Neue Elektro-Zapfsäulen',
    'Die Elektro-Zapfsäule lädt. Jede Elektro-Zapfsäule hat Strom.',
    'charging-station',
  ],
  [
    'de',
    'Das solarthermische Kraftwerk',
    'Das solarthermische Kraftwerk läuft. Ein Solarkraftwerk hat Strom.',
    'solar-panel',
  ],
])('in %s “%s” by what is meant', (language, title, text, drawing) => {
  expect(draw(title, text, language)).toBe(drawing);
});
