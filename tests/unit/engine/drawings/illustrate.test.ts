import { describe, expect, it } from 'vitest';
import type { Brief } from '../../../../lib/engine/brief.ts';
import { illustrate } from '../../../../lib/engine/drawings/index.ts';
import { makeHero } from '../../../../lib/engine/drawings/make-hero.ts';
import { chooseRows } from '../../../../lib/engine/drawings/matching/choose-rows.ts';
import { findWords, readKnownWords } from '../../../../lib/engine/drawings/matching/find-words.ts';
import type { TextDomains } from '../../../../lib/engine/drawings/matching/read-domains.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import type { Hero } from '../../../../lib/engine/modules.ts';
import { makeArticle, makeListBrief } from './sources.ts';

function wordsIn(text: string, code: string, article = ''): string[] {
  const language = findLanguage(code);
  if (!language) throw new Error(`no language ${code}`);
  const known = article ? readKnownWords(`${text}\n${article}`, language) : undefined;
  return findWords(text, language, known)
    .filter(({ score }) => score >= 0.6)
    .map(({ drawing }) => drawing);
}

describe('findWords', () => {
  it.each([
    ['A new vaccine', 'en', ['syringe']],
    ['Apple Watch sales', 'en', ['watch']],
    ['The strategy of a meeting', 'en', []],
    ['Plant the tree in autumn', 'en', ['deciduous-tree']],
    ['Prices rose in May', 'en', []],
    ['The White House says no', 'en', []],
    ['Die Tastatur ist neu', 'de', ['keyboard']],
    ['wir rechnen damit', 'de', []],
    ['Die Handlung', 'de', []],
    ['Der Fachkräftemangel', 'de', []],
    ['Die Fahrt nach Heidelberg', 'de', []],
    ['Ein Jahresurlaub', 'de', []],
    ['Das Elektroauto', 'de', ['automobile']],
    ['Toast with peanut butter', 'en', ['bread', 'peanuts']],
    ['A new virus', 'en', []],
  ])('finds in “%s” (%s) %j', (text, code, drawings) => {
    expect(wordsIn(text, code)).toEqual(drawings);
  });

  it('takes a capital inside a sentence for a name, unless the source also has it in small letters', () => {
    expect(wordsIn('A talk with Tim Cheese today', 'en', 'He spoke for an hour.')).toEqual([]);
    expect(wordsIn('A talk about Cheese today', 'en', 'Old cheese is dear.')).toEqual(['cheese-wedge']);
  });

  it('takes a word of two meanings for its thing only beside two signs of its field', () => {
    expect(wordsIn('The new ship', 'en', 'We ship software every week.')).toEqual([]);
    expect(wordsIn('The new ship', 'en', 'The vessel carries freight.')).toEqual(['ship']);
  });

  it('takes a word for a verb after “to”', () => {
    expect(wordsIn('Ready to fish again', 'en', 'Some text.')).toEqual([]);
  });
});

describe('chooseRows', () => {
  const all = { isAllowed: () => true, isShown: () => false, isStrict: false };
  const row = (...drawings: [string, number][]) => drawings.map(([drawing, score]) => ({ drawing, score }));

  it('illustrates all rows where four of five have a drawing of their own', () => {
    const rows = [row(['a', 0.7]), row(['b', 0.9]), row(['c', 0.6]), row(['a', 0.65], ['d', 0.6]), row()];
    expect(chooseRows(rows, all)).toEqual(['a', 'b', 'c', 'd', undefined]);
  });

  it('gives at most two sure rows a spot otherwise', () => {
    const rows = [row(['a', 1]), row(['b', 0.9]), row(['c', 0.95]), row(['d', 0.7]), row(), row(), row(), row()];
    expect(chooseRows(rows, all)).toEqual(['a', undefined, 'c', undefined, undefined, undefined, undefined, undefined]);
  });

  it('never draws a thing twice', () => {
    expect(chooseRows([row(['a', 1]), row(['a', 0.9])], all)).toEqual(['a', undefined]);
  });
});

describe('makeHero', () => {
  const domain = (name: string, score: number, words: number, isInTitle = false) => ({
    name,
    score,
    words: new Set(Array.from({ length: words }, (_, index) => `${name}${index}`)),
    isInTitle,
    isField: false,
  });
  const language = findLanguage('en');
  const known = language && readKnownWords('', language);

  const about = { travel: domain('travel', 4.2, 5), travelOfTitle: domain('travel', 4.7, 2, true) };

  it.each([
    ['travel that a game speaks of by the way', [about.travel]],
    ['travel and games of the title', [about.travelOfTitle, domain('games', 4.5, 2, true)]],
    ['much of travel and of games', [domain('travel', 6.5, 4), domain('games', 6.2, 4)]],
    ['politics by the way', [domain('politics', 8, 6), domain('games', 6, 3)]],
    ['politics in some words of the title', [domain('politics', 8, 3, true)]],
    ['sport in general, which only the text speaks of', [domain('sport', 11, 6)]],
  ])('shows neither thing nor ground where it is not sure: %s', (_, found) => {
    if (!language || !known) throw new Error('no English');
    expect(
      makeHero('A title', {
        language,
        known,
        about: found,
        candidates: [],
        contradicted: new Map(),
        gravity: 'light',
      }),
    ).toBeUndefined();
  });

  it('shows what a title and many words are about', () => {
    if (!language || !known) throw new Error('no English');
    const hero = makeHero('A title', {
      language,
      known,
      about: [domain('health', 9, 6, true)],
      candidates: [],
      contradicted: new Map(),
      gravity: 'light',
    });
    expect(hero?.drawings).toContain('stethoscope');
  });

  it('draws no sign of a wide field that the source does not speak of, and no emblem of a field that only its text touches', () => {
    if (!language || !known) throw new Error('no English');
    const draw = (about: TextDomains) =>
      makeHero('A title', { language, known, about, candidates: [], contradicted: new Map(), gravity: 'light' })
        ?.drawings;
    expect(draw([domain('politics', 9, 6, true)])).toEqual(['lectern']);
    expect(draw([domain('politics', 9, 6)])).toBeUndefined();
    expect(draw([domain('marketing', 9, 6, true)])).toBeUndefined();
    expect(draw([domain('fashion', 9, 6), domain('travel', 5.5, 4)])).toBeUndefined();
    expect(draw([domain('fashion', 9, 3)])).toBeUndefined();
  });
});

describe('illustrate', () => {
  const bees = ['A bee visits a hundred flowers a day.', 'Each bee carries pollen.', 'The hive feeds its bees.'];

  it('shows the subject of the title and the text as the hero', () => {
    const { hero } = illustrate(makeListBrief('Why a bee matters'), makeArticle('Why a bee matters', ...bees));
    expect(hero?.drawings[0]).toBe('honeybee');
    expect(hero?.score).toBeGreaterThanOrEqual(4);
  });

  it('shows nothing on a grave matter', () => {
    const brief: Brief = { ...makeListBrief('Why a bee matters', ['A bee', 'A tree']), gravity: 'grave' };
    expect(illustrate(brief, makeArticle('Why a bee matters', ...bees))).toEqual(brief);
  });

  it('shows nothing cheerful on a serious matter', () => {
    const text = 'The trophy was sold. The trophy is worth little.';
    const brief: Brief = { ...makeListBrief('The trophy in court'), gravity: 'serious' };
    expect(illustrate(brief, makeArticle('The trophy in court', text, text)).hero?.drawings ?? []).not.toContain(
      'trophy',
    );
  });

  it('gives rows their drawings, and leaves those that are there', () => {
    const brief = makeListBrief('What to pack', ['A bicycle', 'A compass', 'A backpack']);
    const { modules } = illustrate(brief, makeArticle('What to pack', 'Camping under a tent.', 'A campsite by night.'));
    expect(modules?.[0]).toMatchObject({
      items: [{ drawing: 'bicycle' }, { drawing: 'compass' }, { drawing: 'backpack' }],
    });
  });

  it('gives a row that is a sentence what it opens with, not what it names by the way', () => {
    const rows = [
      'Each honeybee carries the pollen of a hundred flowers home to its hive',
      'Put the hive upside down on a plate before the first frost of the year',
      'A keeper who reads a lot waits until the weather is warm enough again',
    ];
    const texts = Array.from({ length: 9 }, () => 'A honeybee leaves the hive for honey.');
    const hero: Hero = { drawings: ['tractor'], ground: 'hills', isNight: false, score: 5 };
    const brief = { ...makeListBrief('The honeybee at home', rows), hero };
    const { modules } = illustrate(brief, makeArticle('The honeybee at home', ...texts));
    const [module] = modules ?? [];
    expect(module?.kind === 'statements' && module.items.map(({ drawing }) => drawing)).toEqual([
      'honeybee',
      undefined,
      undefined,
    ]);
  });

  it('chooses the same again', () => {
    const document = makeArticle('Why a bee matters', ...bees);
    const brief = makeListBrief('Why a bee matters', ['A bicycle', 'A compass']);
    expect(illustrate(brief, document)).toEqual(illustrate(brief, document));
  });
});

describe('a list of things', () => {
  const listRows = (title: string, headings: readonly string[]) => {
    const document = makeArticle(title, ...headings);
    const [module] = illustrate(makeListBrief(title, headings), document).modules ?? [];
    return module?.kind === 'statements' ? module.items.map(({ drawing }) => drawing) : [];
  };
  it.each([
    [
      'though each row begins with a capital',
      ['Tent', 'Ladder', 'Guitar', 'Bicycle'],
      ['tent', 'ladder', 'guitar', 'bicycle'],
    ],
    [
      'though a word alone could mean more',
      ['Car', 'Bicycle', 'Train', 'Tram'],
      ['automobile', 'bicycle', 'train', 'tram'],
    ],
    [
      'and near words where the others are sure',
      ['Fridge', 'Television', 'Washing machine', 'Lighting'],
      ['fridge', 'television', 'washing-machine', 'light-bulb'],
    ],
  ])('has a drawing for each, %s', (_, headings, drawings) => {
    expect(listRows('What the house has', headings)).toEqual(drawings);
  });

  it('repeats the scene’s own drawing, which a single row does not', () => {
    const document = makeArticle('Bus lanes for the town', 'The bus is late.', 'A bus lane helps the bus.');
    const listed = (headings: readonly string[]) =>
      illustrate(makeListBrief('Bus lanes for the town', headings), document);
    const drawn = listed(['Car', 'Bus', 'Bicycle', 'Tram']);
    expect(drawn.hero?.drawings).toContain('bus');
    expect(
      drawn.modules?.flatMap((module) => ('items' in module ? module.items : [])).map(({ drawing }) => drawing),
    ).toContain('bus');
  });

  it('is of food where most of it is: oil is no barrel there', () => {
    expect(listRows('A soup for six', ['2 onions', '3 carrots', '1 spoon of oil', 'Garlic'])).not.toContain('oil-drum');
  });
});
