import { expect, it } from 'vitest';
import { withoutOwnDate } from '../../../../lib/engine/brief/finders/own-date.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';

it.each([
  [
    'en',
    '1996',
    'Lund knew Orr was a risk when he opened the yard there in 1996',
    '1996',
    'Lund knew Orr was a risk when he opened the yard there',
  ],
  [
    'en',
    'May 2016',
    'The plan was to sail in May 2016 from the old pier',
    'May 2016',
    'The plan was to sail from the old pier',
  ],
  [
    'en',
    '2010',
    'In late 2010 or early 2011, Lund wrote a letter to the yard',
    'Late 2010 or early 2011',
    'Lund wrote a letter to the yard',
  ],
  [
    'en',
    'from 1933 to 1940',
    'The river was measured from 1933 to 1940 by the miller',
    '1933–1940',
    'The river was measured by the miller',
  ],
  [
    'de',
    'von 2008 bis 2020',
    'Lund war von 2008 bis 2020 Vorstand der Werft',
    '2008–2020',
    'Lund war von 2008 bis 2020 Vorstand der Werft',
  ],
  ['en', '1996', 'The yard has built ferries since 1996', '1996', 'The yard has built ferries since 1996'],
  ['de', '1996', 'Die Werft baut ihr Schiff im 1996 neu', '1996', 'Die Werft baut ihr Schiff neu'],
  [
    'fr',
    '2017',
    'Près de 45 tonnes ont été vendues en 2017 dans le port',
    '2017',
    'Près de 45 tonnes ont été vendues dans le port',
  ],
  ['ja', '1957年', '港は1957年に橋「Neue Haas Brug」を開いた', '1957年', '港は橋「Neue Haas Brug」を開いた'],
])('%s %s: %s', (language, date, heading, label, shown) => {
  const made = withoutOwnDate({ heading, date, at: 1, sentence: heading }, getWords(language));
  expect([made.date, made.heading]).toEqual([label, shown]);
});
