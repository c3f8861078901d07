import { describe, expect, it } from 'vitest';
import { isCall } from '../../../../lib/engine/brief/titles/description.ts';

describe('a description that invites', () => {
  it.each([
    ['en', 'Get a peek inside the late keeper’s lighthouse.'],
    ['en', 'Inside the story of how two keepers saved the lighthouse'],
    ['en', 'Take a look at the old boats of Tarn.'],
    ['de', 'Rundgang durch den Turm von Tarn.'],
    ['de', 'Alle Infos zum Turm von Tarn.'],
    ['fr', 'Tout savoir sur le phare de Tarn.'],
    ['es', 'Conoce el faro de Tarn.'],
    ['it', 'Tutto quello che serve per il faro di Tarn.'],
    ['nl', 'Bekijk de vuurtoren van Tarn.'],
    ['pt', 'Saiba quanto custa o farol de Tarn.'],
  ])('informs of nothing (%s): %s', (language, text) => expect(isCall(text, language)).toBe(true));

  it.each([
    ['en', 'Inside the lighthouse, forty buckets of lime wait for spring.'],
    ['en', 'Getting lime to the rock takes the keepers two days.'],
    ['de', 'Alle Boote liegen im Hafen von Tarn.'],
    ['es', 'Conocen el faro de Tarn desde niños.'],
  ])('is none (%s): %s', (language, text) => expect(isCall(text, language)).toBe(false));
});
