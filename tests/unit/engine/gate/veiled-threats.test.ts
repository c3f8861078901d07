import { expect, it } from 'vitest';
import { assessHarm } from '../../../../lib/engine/gate/index.ts';

it.each([
  ['en', 'Tell your brother that he should not be surprised if he doesn’t get home in one piece next week'],
  ['de', 'Er soll sich nicht wundern, wenn er nächste Woche mal nicht heil zu Hause ankommt'],
  ['fr', 'Qu’il ne s’étonne pas si un soir il ne rentre pas entier chez lui'],
  ['es', 'Que no se extrañe si un día no llega entero a casa'],
  ['it', 'Non si stupisca se una sera non torna intero a casa'],
  ['pt', 'Que não se admire se um dia não chegar inteiro em casa'],
  ['nl', 'Hij moet niet raar opkijken als hij volgende week niet heelhuids thuiskomt'],
  ['pl', 'Niech się nie zdziwi, jak w przyszłym tygodniu nie wróci cały do domu'],
  ['ru', 'Пусть не удивляется, если однажды не вернётся домой целым'],
])('a threat that names no deed is one (%s): %s', (language, text) => {
  expect(assessHarm([text], language)?.kind).toBe('threat');
});

it.each([
  ['en', 'Don’t be surprised if the parcel doesn’t arrive on Monday'],
  ['de', 'Du musst dich nicht wundern, wenn der Teig nicht aufgeht'],
  ['de', 'Die Vase kam heil zu Hause an'],
  ['fr', 'Ne vous étonnez pas si le pain ne lève pas'],
  ['es', 'No te extrañes si el tren no llega a tiempo'],
  ['nl', 'Wees niet verbaasd als het deeg niet rijst'],
  ['pl', 'Nie zdziw się, jak pociąg nie przyjedzie na czas'],
])('a surprise that harms nobody is none (%s): %s', (language, text) => {
  expect(assessHarm([text], language)).toBeUndefined();
});
