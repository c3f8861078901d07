import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { judgeMemes } from '../../../../lib/engine/meme/jokes/choose.ts';
import { findSum, listGenreFrames } from '../../../../lib/engine/meme/material/genres.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';

const article = (language: string, title: string, text: string): SourceDocument => ({
  metadata: { title, language },
  blocks: [{ type: 'paragraph', text }],
});

describe('a source shows its genre', () => {
  it.each([
    [
      'en',
      'weather',
      'Rain and 12° in Harbour Town on Sunday',
      'The forecast for Sunday is rain with showers and clouds.',
    ],
    [
      'en',
      'price',
      'The Kettle K2 drops to $39',
      'The price of the kettle is the cheapest so far, a discount of half.',
    ],
    [
      'en',
      'review',
      'Kettle K2 review: loud, but quick',
      'In our verdict the rating of the kettle falls for its downsides.',
    ],
    ['en', 'release', 'Kettle OS 2.4 released', 'The new version is now available as an update.'],
    [
      'en',
      'deploy',
      'How we deploy on Fridays',
      'A deployment goes through the pipeline to production, with a rollback.',
    ],
    ['de', 'weather', 'Am Sonntag Regen und 12° am Hafen', 'Das Wetter bringt Schauer, und die Temperatur fällt.'],
    [
      'de',
      'price',
      'Der Kessel kostet nur noch 39 €',
      'Der Preis ist günstig wie nie, ein Rabatt und ein Schnäppchen.',
    ],
    [
      'fr',
      'weather',
      'Météo : pluie et 12° au port',
      'La météo annonce des averses et des nuages, la température baisse.',
    ],
    ['es', 'price', 'La tetera baja de precio: 39 €', 'El precio con descuento es la oferta más barata.'],
    ['it', 'release', 'Bollitore 2.4: la nuova versione', 'La nuova versione porta un aggiornamento e molte novità.'],
    ['pt', 'price', 'A chaleira desce para 39 €', 'O preço com desconto é o mais barato das promoções.'],
    [
      'nl',
      'deploy',
      'Zo deployen wij op vrijdag',
      'Het deployen gaat door de pipeline, in productie, met een rollback.',
    ],
    ['ja', 'weather', '日曜は雨、気温12°', '天気予報では雨と曇り、気温は下がる。'],
    ['zh', 'price', '水壶降价到39元', '价格打折，优惠促销，很便宜。'],
  ])('%s: %s: %s', (language, genre, title, text) => {
    expect(readMaterial(article(language, title, text), language).genre).toBe(genre);
  });
});

it('a sum of the title stands in a genre’s frame', () => {
  const document = article('en', 'The Kettle K2 drops to $39', 'The price is the cheapest so far, a discount of half.');
  const said = judgeMemes(document, [], {}).filter(({ mechanism }) => mechanism === 'genre');
  expect(said.map(({ captions }) => Object.values(captions))).toContainEqual([
    'What I said it cost',
    '“Next to nothing”',
    'What it cost',
    '$39',
  ]);
});

it.each([
  ['From $12 to $39', undefined],
  ['Now 39 € only', '39 €'],
  ['Version 39', undefined],
])('finds the only sum: %s', (title, sum) => expect(findSum(title)).toBe(sum));

it.each(languages.flatMap(({ code, jokes }) => (jokes?.frames ? [[code, jokes] as const] : [])))(
  '%s: each of its frames of weather, price, review, release and deploy names the subject',
  (_, jokes) => {
    for (const genre of ['weather', 'price', 'review', 'release', 'deploy'] as const) {
      expect(jokes.genres?.[genre]).toBeDefined();
      const frames = jokes.frames?.genres?.[genre] ?? [];
      expect(frames.length).toBeGreaterThanOrEqual(3);
      for (const frame of frames) expect(frame).toMatch(/\{[hn]\}/);
    }
  },
);

describe('a genre’s frame', () => {
  const listFrames = (text: string) => {
    const material = readMaterial(article('de', 'Welpen am Steg', text), 'de');
    return listGenreFrames({ ...material, genre: 'animals' }).join(' ');
  };

  it('speaks of cats only where the text does', () => {
    expect(listFrames('Der Hund friert.')).not.toBe('');
    expect(listFrames('Der Hund friert.')).not.toMatch(/Katze/);
    expect(listFrames('Der Hund friert. Die Katze schläft.')).toMatch(/Katze/);
  });

  it('is none of a word beside the point', () => {
    const readGenre = (title: string) =>
      readMaterial(article('de', title, 'Bei hoher Temperatur steigt die Hitze um ein Grad.'), 'de').genre;
    expect(readGenre('Hitze am Steg')).toBe('weather');
    expect(readGenre('Lampen am Steg ohne Hitze')).not.toBe('weather');
  });
});
