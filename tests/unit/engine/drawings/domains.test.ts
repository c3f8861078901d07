import { describe, expect, it } from 'vitest';
import { domains } from '../../../../lib/engine/drawings/domains.ts';
import { illustrate, isDrawing } from '../../../../lib/engine/drawings/index.ts';
import { readDomains } from '../../../../lib/engine/drawings/matching/read-domains.ts';
import { splitTable } from '../../../../lib/engine/drawings/matching/word-index.ts';
import { findLanguage, languages } from '../../../../lib/engine/languages/index.ts';
import { makeArticle, makeListBrief } from './sources.ts';

describe('domains', () => {
  it('name drawings of the set, and parents that are there', () => {
    for (const { drawings, parent } of domains.values()) {
      expect([...drawings].filter((drawing) => !isDrawing(drawing))).toEqual([]);
      if (parent !== undefined) expect(domains.has(parent)).toBe(true);
    }
  });

  it('are those that the languages have words of', () => {
    for (const { drawings } of languages) {
      expect(splitTable(drawings?.domains).filter(([name]) => !domains.has(name))).toEqual([]);
    }
  });
});

function readFirst(code: string, title: string, text: string): string | undefined {
  const language = findLanguage(code);
  return language && readDomains({ title, text }, language)[0]?.name;
}

describe('readDomains', () => {
  it.each([
    [
      'en',
      'The rookie at the plate',
      'He drew a walk in the third inning. The shortstop has 300 plate appearances.',
      'baseball',
    ],
    [
      'en',
      'Growth is back',
      'The economy grew. Inflation fell, and the central bank left its interest rate.',
      'economy',
    ],
    [
      'de',
      'Preise für Bahn und Bus steigen',
      'Der Verkehrsverbund erhöht den ÖPNV-Preis. Fahrgäste zahlen mehr.',
      'transit',
    ],
    ['fr', 'Un juge se retire', 'Le tribunal a reçu la plainte. L’avocat parle de justice.', 'law'],
    ['ja', '新型スマホの実機チェック', 'このスマートフォンはandroidを搭載し、アプリも動く。', 'phones'],
    ['ru', 'Новый препарат', 'Врач лечит пациента. Больница открыта, лечение помогает.', 'health'],
    ['pl', 'Falubaz wygrał', 'Żużlowcy walczyli w ekstralidze. Zawodnik wygrał bieg na stadionie.', 'sport'],
  ])('finds in %s “%s” the domain of its words', (code, title, text, name) => {
    expect(readFirst(code, title, text)).toBe(name);
  });
});

const draw = (title: string, ...texts: string[]) => illustrate(makeListBrief(title), makeArticle(title, ...texts)).hero;

describe('a hero of the subject', () => {
  it.each([
    [
      'is no laptop where gadgets are meant that have no sign of their own',
      'Six gadgets for the smart home',
      [
        'Each gadget speaks by bluetooth; one smart speaker and a smartwatch are wearable tech.',
        'The device reads a digital label.',
      ],
      undefined,
    ],
    [
      'is no office where the title speaks of food, and the text of companies by the way',
      'Food from the lab',
      [
        'A company has a chief executive, a customer and revenue.',
        'The food is tasted by a chef of a restaurant, then the management buys it.',
      ],
      'fork-and-knife-with-plate',
    ],
    [
      'is no ingredient of a dish that nobody draws',
      'Bhindi masala',
      [
        'Fry the tomato with oil. A recipe with tomato, onion and salt; the tomato is an ingredient.',
        'Cook the tomato puree for two tablespoons of sauce. Tomato again, and tomato, tomato soup.',
      ],
      'fork-and-knife-with-plate',
    ],
    [
      'is no wrench where the tools are of the Stone Age',
      'Tools of the Neanderthals',
      ['Archaeologists found a tool at the excavation. The tools are artifacts; a prehistoric tool was of stone.'],
      'bone',
    ],
    [
      'is no sign of work where the title speaks of an army first',
      'Army staff ask for orders of the military',
      [
        'The army and the navy need troops. Soldiers of the military met; the missile is a weapon of the army.',
        'An employer of the workforce, an employee and a job.',
      ],
      undefined,
    ],
    [
      'is no plate where batters come to it',
      'One more bat for the plate',
      [
        'He strikes out in a third of his plate appearances.',
        'The plate was never his: the shortstop of the Mets bats ninth.',
        'Each inning he went to the plate.',
      ],
      'baseball',
    ],
    [
      'is a plate where food is on it',
      'What is on the plate',
      ['A plate of salad and cheese.', 'The restaurant sells a plate of soup.', 'Each plate has a sauce.'],
      'fork-and-knife-with-plate',
    ],
    [
      'is the emblem of what the text is about where nothing is named that can be drawn',
      'IMF dims its outlook',
      ['The economy slows, inflation rises.', 'Central banks raise the interest rate; unemployment grows.'],
      'coin',
    ],
    [
      'is the thing of the title that the text goes on about',
      'Why bees matter',
      [
        'A bee visits a hundred flowers.',
        'Each bee carries pollen to a plant.',
        'The animal and its species need gardens.',
      ],
      'honeybee',
    ],
  ])('%s', (_name, title, texts, drawing) => {
    expect(draw(title, ...texts)?.drawings[0]).toBe(drawing);
  });

  it('differs from text to text of one domain, and has beside it what goes with it', () => {
    const texts = ['The economy slows, inflation rises.', 'Central banks raise the interest rate; unemployment grows.'];
    expect(draw('IMF dims its outlook', ...texts)?.drawings).toEqual(['coin']);
    const software = [
      'The developer deploys source code.',
      'A compiler and a framework; the repository is open source.',
    ];
    const heroes = [
      'Now it ships',
      'How we did it',
      'What comes next',
      'A year later',
      'The way on',
      'Notes',
      'So far',
      'Again',
    ].map((title) => draw(title, ...software));
    expect(new Set(heroes.map((hero) => hero?.drawings[0])).size).toBeGreaterThan(1);
  });

  it('is missing where nothing is sure', () => {
    expect(draw('A strange day', 'It went on and on.', 'Then it was over.')).toBeUndefined();
  });

  it('leaves rows without a drawing of another domain', () => {
    const title = 'Fed lifts rates';
    const rows = ['The bank sees a faster pace of hikes', 'The drop came after a poll', 'The economy is a strong ship'];
    const text = makeArticle(
      title,
      ...rows,
      'Inflation and the interest rate rise; the central bank waits.',
      'A hike, a drop.',
    );
    const [module] = illustrate(makeListBrief(title, rows), text).modules ?? [];
    expect(module?.kind === 'statements' && module.items.map(({ drawing }) => drawing)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
