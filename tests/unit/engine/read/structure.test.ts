import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/engine/document.ts';
import { sourceDocument } from '../../../../lib/engine/document.ts';
import { EngineError } from '../../../../lib/engine/errors.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';

const prose =
  '<p>Bread with sea salt keeps for a week, and the bakery in Sample Bay has baked it since the harbour was built.</p><p>It asks for little work and much patience: the dough rises overnight, and the oven does all that is left.</p>';
const page = (data: unknown, body: string, lang = 'en') =>
  `<html lang="${lang}"><head><title>Salt bread</title><script type="application/ld+json">${JSON.stringify(data)}</script></head><body><article><h1>Salt bread</h1>${prose}${body}</article></body></html>`;
const read = (data: unknown, body: string, lang?: string) => readHtml(page(data, body, lang));
const listTexts = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.filter((block) => block.type !== 'paragraph' || !/harbour|patience/.test(block.text));
const list = (ordered: boolean, ...texts: string[]) => ({
  type: 'list',
  ordered,
  items: texts.map((text) => ({ text, level: 0 })),
});

const steps = ['Mix flour, salt and water in a bowl.', 'Let the dough rise overnight.', 'Bake it for forty minutes.'];
const things = ['500 g flour', '10 g sea salt', '350 g water'];
const recipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Salt bread',
  totalTime: 'PT1H30M',
  recipeYield: ['1', '1 loaf'],
  recipeIngredient: things,
  recipeInstructions: steps.map((text) => ({ '@type': 'HowToStep', text })),
};
const items = (texts: readonly string[]) => texts.map((text) => `<li>${text}</li>`).join('');

describe('a recipe', () => {
  it('has its ingredients apart from its steps, which one list of the page held', () => {
    const document = read(recipe, `<ul>${items([...things, ...steps])}</ul><p>1 30</p>`);
    expect(listTexts(document)).toEqual([
      { type: 'table', header: [], rows: [['Time', '1 hour 30 minutes']] },
      { type: 'heading', level: 2, text: 'Ingredients' },
      list(false, ...things),
      { type: 'heading', level: 2, text: 'Steps' },
      list(true, ...steps),
    ]);
    expect(document.metadata.schemaType).toBe('Recipe');
  });

  it('keeps the page’s own lists where they say the same', () => {
    const body = `<h2>What you need</h2><ul>${items(things)}</ul><h2>How it is done</h2><ol>${items(steps)}</ol>`;
    const own = listTexts(readHtml(page({}, body)));
    expect(listTexts(read({ ...recipe, totalTime: undefined }, body))).toEqual(own);
  });

  it('takes paragraphs of steps as the list they are, in the page’s language', () => {
    const body = steps.map((text) => `<p>${text}</p>`).join('');
    const german = read({ ...recipe, totalTime: undefined, recipeIngredient: [] }, body, 'de');
    // The words of the page are English, whatever it declares.
    expect(listTexts(german)).toEqual([{ type: 'heading', level: 2, text: 'Steps' }, list(true, ...steps)]);
  });

  it('leaves out what no reader of the page sees', () => {
    const hidden = { ...recipe, totalTime: undefined, recipeIngredient: ['3 g of a secret spice'] };
    expect(JSON.stringify(read(hidden, `<ol>${items(steps)}</ol>`))).not.toContain('secret');
  });

  it('is not taken from an index of recipes', () => {
    const body = `<p>${things.join(', ')}</p>`;
    expect(listTexts(read([recipe, { ...recipe, name: 'Rye bread' }], body))).toEqual(
      listTexts(readHtml(page({}, body))),
    );
  });
});

describe('a guide', () => {
  it('has steps with their names, by section', () => {
    const step = (name: string, text: string) => ({ '@type': 'HowToStep', name, text });
    const guide = {
      '@type': 'HowTo',
      step: [
        {
          '@type': 'HowToSection',
          name: 'The evening before',
          itemListElement: [step('Mix', steps[0] ?? ''), step('Rest', steps[1] ?? '')],
        },
        { '@type': 'HowToSection', name: 'In the morning', itemListElement: [step('Bake', steps[2] ?? '')] },
      ],
    };
    const body = `${steps.map((text) => `<div>${text}</div>`).join('')}<p>Mix, rest, bake.</p>`;
    expect(listTexts(read(guide, body))).toEqual(
      expect.arrayContaining([
        { type: 'heading', level: 2, text: 'The evening before' },
        list(true, 'Mix flour, salt and water in a bowl.', `Rest: ${steps[1]}`),
        { type: 'heading', level: 2, text: 'In the morning' },
      ]),
    );
  });
});

describe('questions and answers', () => {
  const question = (name: string, text: string) => ({
    '@type': 'Question',
    name,
    acceptedAnswer: { '@type': 'Answer', text },
  });
  const data = {
    '@type': 'FAQPage',
    mainEntity: [
      question('Does it freeze?', '<p>Yes, for up to <b>three</b> months.</p>'),
      question('Is it vegan?', 'It is.'),
    ],
  };

  it('become headings over their answers, also from closed boxes', () => {
    const boxes =
      '<div><button>Does it freeze?</button><div hidden>Yes, for up to three months.</div></div><div><button>Is it vegan?</button><div hidden>It is.</div></div>';
    const document = read(data, boxes);
    expect(listTexts(document)).toEqual([
      { type: 'heading', level: 3, text: 'Does it freeze?' },
      { type: 'paragraph', text: 'Yes, for up to three months.' },
      { type: 'heading', level: 3, text: 'Is it vegan?' },
      { type: 'paragraph', text: 'It is.' },
    ]);
    expect(document.metadata.schemaType).toBe('FAQPage');
  });

  it('are there once where the page has them so already', () => {
    const own = '<h2>Does it freeze?</h2><p>Yes, for up to three months.</p><h2>Is it vegan?</h2><p>It is.</p>';
    expect(listTexts(read(data, own))).toEqual(listTexts(readHtml(page({}, own))));
  });
});

describe('a product', () => {
  const product = {
    '@type': 'Product',
    name: 'Salt cellar',
    offers: { '@type': 'Offer', price: '24.90', priceCurrency: 'EUR' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 312 },
  };

  it('has the facts that the page shows', () => {
    const [first] = read(product, '<p>Only 24.90 today.</p>').blocks;
    expect(first).toEqual({ type: 'table', caption: 'Salt cellar', header: [], rows: [['Price', '€24.90']] });
  });

  it('of an article’s advert is none of its facts', () => {
    const { blocks } = read([{ '@type': 'NewsArticle' }, product], '<p>Only 24.90 today, rated 4.6 of 5.</p>');
    expect(blocks.some(({ type }) => type === 'table')).toBe(false);
  });
});

describe('hostile data', () => {
  const deep = (key: string) => `${`{"@type":"Recipe","${key}":`.repeat(5000)}1${'}'.repeat(5000)}`;
  it.each([
    ['nests @graph', deep('@graph')],
    ['nests names', deep('name')],
    ['nests steps', deep('recipeInstructions')],
    ['nests sections', deep('itemListElement')],
    ['nests lists', `{"@type":"HowTo","step":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['points at itself', '{"@type":"Article","@id":"#a","author":{"@id":"#a"},"mainEntity":{"@id":"#a"}}'],
    ['holds a prototype', '{"@type":"Recipe","__proto__":{"name":1},"constructor":{"prototype":1}}'],
    [
      'is huge',
      JSON.stringify({
        '@type': 'Recipe',
        recipeIngredient: Array.from({ length: 100_000 }, (_, at) => `${at} g flour`),
      }),
    ],
    [
      'has many questions',
      JSON.stringify(
        Array.from({ length: 5000 }, (_, at) => ({
          '@type': 'Question',
          name: `Why ${at}?`,
          acceptedAnswer: { text: '<p>'.repeat(500) },
        })),
      ),
    ],
  ])('that %s ends in the page’s own text', (_, json) => {
    const start = process.threadCpuUsage();
    const { blocks } = readHtml(`<script type="application/ld+json">${json}</script>${prose}`);
    expect(blocks.filter(({ type }) => type === 'paragraph')).toHaveLength(2);
    const { user, system } = process.threadCpuUsage(start);
    expect(user + system).toBeLessThan(6_000_000);
  });

  it('of any form ends in a document', () => {
    const word = fc.oneof(fc.constantFrom(...steps, ...things, '<p>', 'PT9M', ''), fc.string({ maxLength: 12 }));
    const value = fc.letrec<{ any: unknown }>((tie) => ({
      any: fc.oneof(
        { maxDepth: 5 },
        word,
        fc.double(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 4 }),
        fc.dictionary(
          fc.constantFrom(
            ...'@type @id @graph name text step recipeInstructions recipeIngredient itemListElement mainEntity acceptedAnswer offers price priceCurrency aggregateRating ratingValue totalTime recipeYield author'.split(
              ' ',
            ),
          ),
          fc.oneof(tie('any'), fc.constantFrom('Recipe', 'HowTo', 'HowToSection', 'Question', 'Product', 'EUR')),
          { maxKeys: 6 },
        ),
      ),
    })).any;
    fc.assert(
      fc.property(value, (data) => {
        try {
          sourceDocument.parse(readHtml(page(data, `<ul>${items(steps)}</ul>`)));
        } catch (error) {
          expect(error).toBeInstanceOf(EngineError);
        }
      }),
      { numRuns: 200 },
    );
  });
});
