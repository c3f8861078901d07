import { describe, expect, it } from 'vitest';
import { findCountedThings } from '../../../../lib/engine/brief/finders/counted-things.ts';
import { findNumbers } from '../../../../lib/engine/brief/finders/numbers.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { areOneList } from '../../../../lib/engine/compose/forms/figures.ts';
import { documentOf, paragraph } from './documents.ts';

const read = (language: string, title: string, text: string) =>
  readDocument(documentOf({ title, language }, paragraph(text)), readSteering({}));

describe('things of several kinds that one sentence counts', () => {
  it.each([
    [
      'en',
      'The school of Tarn grows',
      'The school of Tarn has 2,300 students, 140 teachers and about 12 workshops.',
      '2,300 Students, 140 Teachers, about 12 Workshops',
    ],
    [
      'de',
      'Der Ausschuss von Tarn ist fertig',
      '42 Sitzungen, 6.700 Seiten Protokoll, 227 Zeugen und 20 Sachverständige: Das ist der Ausschuss von Tarn in Zahlen.',
      '42 Sitzungen, 6.700 Seiten Protokoll, 227 Zeugen, 20 Sachverständige',
    ],
    [
      'de',
      'Die Schule von Tarn wächst',
      'Die Schule von Tarn hat 2.300 Schüler, rund 140 Lehrkräfte und 12 Werkstätten.',
      '2.300 Schüler, rund 140 Lehrkräfte, 12 Werkstätten',
    ],
    [
      'fr',
      'L’école de Tarn en chiffres',
      'L’école de Tarn compte 4 500 élèves, 170 enseignants et 18 ateliers.',
      '4 500 Élèves, 170 Enseignants, 18 Ateliers',
    ],
    [
      'es',
      'La escuela de Tarn',
      'La escuela de Tarn tiene 4.500 alumnos, 170 profesores y 18 talleres.',
      '4.500 Alumnos, 170 Profesores, 18 Talleres',
    ],
    [
      'it',
      'La scuola di Tarn',
      'La scuola di Tarn conta 4.500 studenti, 170 docenti e 18 laboratori.',
      '4.500 Studenti, 170 Docenti, 18 Laboratori',
    ],
    [
      'nl',
      'De school van Tarn',
      'De school van Tarn heeft 4.500 leerlingen, 170 docenten en 18 labs.',
      '4.500 Leerlingen, 170 Docenten, 18 Labs',
    ],
    [
      'pt',
      'A escola de Tarn',
      'A escola de Tarn tem 4.500 alunos, 170 professores e 18 laboratórios.',
      '4.500 Alunos, 170 Professores, 18 Laboratórios',
    ],
  ])('are figures with their own nouns (%s)', (language, title, text, expected) => {
    const figures = findCountedThings(read(language, title, text));
    expect(figures.map(({ value, label }) => `${value} ${label}`).join(', ')).toBe(expected);
  });

  it.each([
    [
      'the list is the subject of a verb',
      'en',
      'Rain hits Tarn',
      'In Tarn 2,300 houses, 140 farms and 12 bridges are closed.',
    ],
    [
      'amounts of a recipe',
      'de',
      'Kuchen aus Tarn',
      'Für den Kuchen von Tarn braucht man 200 g Mehl, 100 g Zucker und 30 Nüsse.',
    ],
    ['spans of time', 'de', 'Der Streit von Tarn', 'Der Streit von Tarn dauerte 12 Jahre, 30 Monate und 50 Tage.'],
    [
      'clauses of their own',
      'de',
      'Die Schule von Tarn',
      'Die Schule von Tarn hat 2.300 Schüler, 140 Lehrkräfte waren krank und 120 Räume leer.',
    ],
    ['small numbers', 'en', 'The house of Tarn', 'The house of Tarn has 3 rooms, 2 doors and 14 windows.'],
    [
      'a date cut off at its month',
      'en',
      'The school of Tarn',
      'The school of Tarn has 2,300 students, 140 teachers and 120 laptops delivered on January 23, 2023.',
    ],
    [
      'another matter',
      'en',
      'The ferry is late',
      'The school of Tarn has 2,300 students, 140 teachers and 12 workshops.',
    ],
  ])('are none for %s', (_, language, title, text) => {
    const page = documentOf(
      { title, language },
      paragraph('The river was high on that morning.'),
      paragraph('Nobody came.'),
      paragraph(text),
    );
    expect(findCountedThings(readDocument(page, readSteering({})))).toEqual([]);
  });

  it('stand together', () => {
    const text = 'The school of Tarn has 2,300 students, 140 teachers and 12 workshops.';
    const [found] = findNumbers(read('en', 'The school of Tarn grows', text));
    const figures = found?.module.kind === 'numbers' ? found.module.figures : [];
    expect(areOneList(figures)).toBe(true);
    expect(areOneList(figures.slice(1))).toBe(false);
  });
});
