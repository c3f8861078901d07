import { describe, expect, it } from 'vitest';
import { assessHarm } from '../../../../lib/engine/gate/index.ts';
import { mocks } from '../../../../lib/engine/meme/words/delicate.ts';

describe('a call to mock one', () => {
  it.each([
    ['en', 'Everyone go to Jana’s show on Friday, film her when her voice breaks and post it in the group'],
    ['en', 'Let’s all meet on Friday and laugh at her in the group'],
    ['en', 'Please vote Tom from 9B as ugliest in class'],
    ['en', 'Everyone leave Mr. Kramer a one-star review until he closes'],
    ['de', 'Alle am Freitag zu Janas Auftritt, filmt sie, wenn sie sich verspielt'],
    ['de', 'Und am Montag lachen wir sie in der Gruppe aus'],
    ['de', 'Schreibt alle Herrn Kramer eine schlechte Bewertung'],
    ['fr', 'Tous au spectacle de Jana, filmez-la quand elle se trompe'],
    ['es', 'Todos el viernes a ver a Jana, grabadla cuando se equivoque'],
    ['it', 'Tutti allo spettacolo di Jana, filmatela quando sbaglia'],
    ['nl', 'Allemaal naar Jana, film haar als ze fout speelt'],
    ['pt', 'Todos no show da Jana, filmem ela quando errar'],
    ['pl', 'Wszyscy na występ Jany, nagrajcie ją, jak się pomyli'],
  ])('is harassment (%s): %s', (language, text) => {
    expect(assessHarm([text], language)?.kind).toBe('harassment');
  });

  it.each([
    ['en', 'Everyone laughed at her jokes, even the bass player'],
    ['en', 'My dad filmed the school play. He filmed the curtain for an hour'],
    ['en', 'Let’s all leave the hotel a good review'],
    ['de', 'Alle am Freitag zum Sommerfest, Jana singt und ich bringe Kuchen mit'],
    ['de', 'Papa filmt ihn, wenn er schläft'],
    ['fr', 'Tous au spectacle de Jana, elle chante à huit heures'],
    ['es', 'Nos reímos de todo en el ensayo'],
    ['it', 'Filmate il tramonto quando il faro si accende'],
    ['nl', 'Film de haven als het donker wordt'],
    ['pt', 'Vamos rir muito no ensaio'],
  ])('is none where nobody is mocked (%s): %s', (language, text) => {
    expect(assessHarm([text], language)).toBeUndefined();
  });
});

describe('words typed with a picture that was taken secretly', () => {
  it.each([
    ['en', 'took this on the bus without her noticing'],
    ['de', 'heimlich im Bus fotografiert'],
    ['fr', 'photographié dans le bus à son insu'],
    ['es', 'foto hecha en el bus sin que se diera cuenta'],
    ['it', 'fotografata in autobus di nascosto'],
    ['nl', 'stiekem in de bus gefotografeerd'],
    ['pt', 'foto tirada no ônibus sem ela perceber'],
  ])('mock who is shown (%s): %s', (language, text) => expect(mocks(text, language)).toBe(true));

  it.each([
    ['en', 'took this on the bus without noticing the cat'],
    ['en', 'photographed the fox without him noticing, he is a cat person'],
    ['de', 'im Bus fotografiert, die Katze wusste Bescheid'],
    ['de', 'heimlich die Katze gefilmt'],
    ['fr', 'photographié dans le bus du port'],
    ['es', 'foto hecha en el bus'],
  ])('mock nobody otherwise (%s): %s', (language, text) => expect(mocks(text, language)).toBe(false));
});
