import { describe, expect, it } from 'vitest';
import { pointsBack } from '../../../../lib/engine/brief/standing/leaning.ts';

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
