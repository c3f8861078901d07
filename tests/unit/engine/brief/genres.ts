import type { Metadata, SourceDocument } from '../../../../lib/engine/document.ts';
import { documentOf, heading, list, paragraph } from './documents.ts';

const makeStory = (metadata: Metadata, ...texts: readonly string[]) => documentOf(metadata, ...texts.map(paragraph));

/** One short source of each genre that reads unlike news, made up from beginning to end. */
export const genres = {
  pressRelease: makeStory(
    { title: 'Nordlicht Ferries orders three battery-powered ships for the Sund route', language: 'en' },
    'HAVNBY, 14 October 2026 – Nordlicht Ferries today announced an order for three battery-powered car ferries that will replace its diesel fleet on the Sund route from 2029. The ships are worth 186 million euros and will be built at the Lindø yard in Denmark.',
    'Each ferry carries 140 cars and 600 passengers and crosses the sound in 18 minutes. The company expects the new fleet to cut its carbon emissions by 23,000 tonnes a year.',
    '"We have promised the islands quiet water, and now we keep that promise," said Marte Solberg, chief executive of Nordlicht Ferries. "It has taken us four years to get here."',
    'The state’s climate fund pays 30 percent of the price. Ticket prices will not rise before 2030, the company said.',
    'About Nordlicht Ferries\nNordlicht Ferries was founded in 1921 and carries 4.1 million passengers a year on seven routes. The company has 640 employees.',
    'Media contact: press@nordlicht.example',
  ),
  recipe: documentOf(
    { title: 'Lentil soup with lemon', language: 'en', schemaType: 'Recipe' },
    paragraph('My grandmother made this soup every Friday. It keeps for four days and tastes better on the second.'),
    heading('Ingredients'),
    list(['250 g red lentils', '2 onions', '3 cloves of garlic', '1 lemon']),
    heading('Method'),
    list(
      [
        'Chop the onions and garlic finely. Warm the oil in a large pot over a medium heat.',
        'Fry the onions for eight minutes until they are soft and golden, then add the garlic and cumin.',
        'Rinse the lentils under cold water until it runs clear.',
        'Add the lentils and the stock, bring to the boil and simmer for 25 minutes.',
        'Blend half of the soup so that it is creamy but still has some bite.',
        'Squeeze in the juice of the lemon. Season with salt and pepper.',
        'Ladle the soup into bowls.',
        'Serve with warm bread and a spoon of yoghurt.',
      ],
      true,
    ),
  ),
  biography: makeStory(
    { title: 'Edith Marlowe', language: 'en' },
    'Edith Ann Marlowe (4 March 1861 – 19 July 1938) was a British cartographer and mountaineer who drew the first reliable maps of the northern Pamirs. She was born in Whitby, the third daughter of a ship’s chandler.',
    'She taught herself surveying from her father’s charts and left for India in 1884 as a governess. The Royal Geographical Society refused to print them under a woman’s name.',
    'In 1893 Marlowe climbed Mount Kirov alone, at 5,890 metres the highest summit a woman had reached at the time. Her map of the northern Pamirs appeared in 1897 and remained in use by two armies until 1931.',
  ),
  scienceNews: makeStory(
    { title: 'Bees remember a bad meal for a week, study finds', language: 'en' },
    'Honeybees that have fed on spoiled nectar avoid flowers of the same colour for up to seven days, researchers at the University of Tarrow report.',
    'The team trained 480 bees in a flight tunnel with artificial blue and yellow flowers. Half of the blue flowers held nectar laced with quinine, which tastes bitter.',
    '“They do not only learn what is good. Every bee keeps a long list of what is bad for the hive,” said Ilse Hartmann, a biologist who led the study.',
    'Older foragers forgot faster than young ones. Bees from hives treated with a pesticide forgot the bitter flowers within two days.',
    'However, the experiment took place indoors, and it is not clear whether wild bees behave in the same way.',
  ),
  faq: documentOf(
    { title: 'Frequently asked questions about the city bike scheme', language: 'en' },
    ...[
      [
        'How much does a ride cost?',
        'The first 30 minutes are free. After that a ride costs 1 euro for every half hour.',
      ],
      ['Where can I leave the bike?', 'You can leave the bike at any of the 120 stations in the city.'],
      [
        'What happens if a bike breaks down?',
        'Lock the bike, press the repair button in the app and take another one.',
      ],
      [
        'Can children use the bikes?',
        'Riders must be at least 14 years old. Children under 16 need the consent of a parent.',
      ],
    ].flatMap(([question = '', answer = '']) => [heading(question), paragraph(answer)]),
  ),
  forumAnswer: makeStory(
    { title: 'Why does my sourdough stay flat?', language: 'en' },
    'Hi all, I’ve been baking for a month and my loaves never rise. What am I doing wrong?',
    'Two hours is far too short for a dough without commercial yeast. The dough should grow by about half and show bubbles on its side.',
    'A starter that does not double cannot lift a loaf. Last, an oven that is too cool keeps the loaf flat.',
    'Thanks!! I will try that tonight.',
  ),
  minutes: makeStory(
    { title: 'Minutes of the parish council, 12 May 2026', language: 'en' },
    'Present: J. Okafor (chair), L. Brandt, P. Singh, M. Dubois',
    '1. Playground',
    'The council agreed to replace the swings by September. The cost of 8,400 pounds will be met from the reserve.',
    '2. Parking in Mill Lane',
    'Residents complained that cars block the pavement on Sundays. A decision is expected in July.',
    '3. Library hours',
    'The library will open on Saturdays from 10 am to 2 pm from 1 June. Two volunteers are still needed.',
  ),
  changelog: documentOf(
    { title: 'Lantern 4.0', language: 'en' },
    paragraph(
      'Lantern 4.0 is the largest release since 2021. It starts twice as fast and needs half the memory of version 3.',
    ),
    heading('New'),
    list([
      'Offline maps: whole countries can be stored on the phone.',
      'Dark mode follows the time of sunset at your place.',
      'Routes can be shared as a link that opens in any browser.',
    ]),
  ),
  sportsReport: makeStory(
    { title: 'Late header sends Harwick through to the cup final', language: 'en' },
    'Harwick United reached their first cup final in 34 years on Saturday when defender Tomas Belik headed in a corner in the 93rd minute to beat Northgate 2-1.',
    'Belik missed a penalty in the second half of the tense match at Mill Road, Belik said later. Harwick equalised before the break when striker Leo Prior turned in a low cross from the left.',
    'Harwick will play the holders Easton Rovers in the final on 23 May. Northgate finished with ten men after captain Sam Ellery was sent off in the 80th minute.',
  ),
  germanNews: makeStory(
    { title: 'Stadtwerke bauen größte Wärmepumpe des Landes', language: 'de' },
    'Die Stadtwerke Altenfurt haben am Montag mit dem Bau einer Wärmepumpe begonnen, die ab 2028 rund 30.000 Haushalte versorgen soll.',
    'Die Pumpe entzieht dem Wasser der Orr im Winter bis zu drei Grad Wärme. Sie ersetzt das letzte Kohlekraftwerk der Stadt.',
    'Fischer befürchten allerdings, dass das kältere Wasser den Laichplätzen schadet. Der Bund fördert den Bau mit 40 Prozent der Kosten.',
  ),
  frenchGuide: makeStory(
    { title: 'Comment réduire sa facture d’eau', language: 'fr' },
    'Une famille française consomme en moyenne 120 mètres cubes d’eau par an.',
    '1. Installer des mousseurs sur les robinets',
    'Un mousseur coûte cinq euros et réduit le débit de moitié. Il se visse sans outil.',
    '2. Préférer la douche au bain',
    'Une douche de cinq minutes demande 60 litres d’eau, contre 150 litres pour un bain.',
    '3. Réparer les fuites',
    'Un robinet qui goutte perd jusqu’à 100 litres par jour.',
  ),
  spanishObituary: makeStory(
    { title: 'Muere la fotógrafa Elvira Montes, cronista de los puertos', language: 'es' },
    'La fotógrafa Elvira Montes murió el martes en Gijón a los 84 años, según informó su familia.',
    'Montes nació en Luarca en 1942, hija de un carpintero de ribera. En 1971 publicó el libro «Sal y hierro», que vendió más de 200.000 ejemplares.',
    'En 1998 recibió el Premio Nacional de Fotografía. El museo marítimo de Gijón conserva 12.000 negativos suyos.',
    '«Nunca fotografié barcos, sino a la gente que los espera», dijo Montes en 2015.',
  ),
  japaneseNews: makeStory(
    { title: '山あいの町、無人バスの運行を開始', language: 'ja' },
    '長野県の山あいにある青木町は4月1日、運転手のいない電気バスの定期運行を始めた。',
    'バスは定員12人で、駅と病院、役場を結ぶ7キロの路線を1日10便走る。しかし、運転手の確保は難しくなっていた。',
    '町では過去10年で路線バスの利用者が60%減っていた。導入費用は2億円で、その半分を国が補助した。',
  ),
  arabicNews: makeStory(
    { title: 'مدينة ساحلية تحول مياه البحر إلى مياه شرب بالطاقة الشمسية', language: 'ar' },
    'افتتحت مدينة المرسى يوم الأحد محطة لتحلية مياه البحر تنتج 40 ألف متر مكعب من مياه الشرب يوميا. وتكفي هذه الكمية نحو 200 ألف نسمة.',
    'بلغت تكلفة المشروع 85 مليون دولار، ومول البنك الأفريقي للتنمية نصفها. واستغرق بناء المحطة ثلاث سنوات.',
    'تعتمد المحطة على 60 ألف لوح شمسي تمتد على مساحة 50 هكتارا. وتستهلك طاقة أقل بنسبة 35 في المئة من المحطات التقليدية.',
  ),
} satisfies Record<string, SourceDocument>;
