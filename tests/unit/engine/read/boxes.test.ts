import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import { findShopCards } from '../../../../lib/engine/read/page/boxes.ts';
import { measureAll } from '../../../../lib/engine/read/page/measure.ts';
import { parsePage } from '../../../../lib/engine/read/page/parse.ts';

const said = [
  'Weigh the dough before the first rise, since a loaf that starts too wet never gets a firm crust in a home oven.',
  'Let it rest in the cold for a night, because the yeast then works slowly and the crumb keeps its small holes.',
  'Heat the oven with the stone in it for an hour, as a cold stone takes the warmth that the loaf needs to spring.',
  'Spray water on the walls at the start, so that the skin of the loaf stays soft while it is still growing.',
];
const [first, second, third, fourth] = said.map((text) => `<p>${text}</p>`);
const readWords = (body: string) =>
  readHtml(
    `<html lang="en"><head><title>Four rules for a loaf</title></head><body><div class="text"><h1>Four rules for a loaf</h1>${first}${second}${body}${third}${fourth}</div></body></html>`,
  )
    .blocks.filter(({ type }) => type !== 'figure')
    .map(getBlockText)
    .join('\n');

const card = (name: string, price: string) =>
  `<div class="xq-card"><div>${name}</div><img src="https://bread.example/${price}.jpg" width="200" height="200"><p>${price} €</p><ul><li>plan for 8 weeks</li></ul><a href="#buy">more</a></div>`;
const jacket = (name: string, price: string) =>
  `<div class="cell"><div>Model</div><div>${name}</div><div>Weight</div><div>${price} kg</div><div>Wash</div><div>40</div><div>Price</div><div>${price} €</div><a href="/x">more</a></div>`;

describe('boxes beside an article', () => {
  it.each([
    [
      'a row of shop cards',
      `<div>${card('Bread plan', '7.90')}${card('Roll plan', '9.90')}${card('Cake plan', '5.00')}</div>`,
    ],
    [
      'an offer with its old price',
      `<div class="v"><div>Baking course</div><small>19,90 €</small><p>9,90 €</p><a href="/buy">more</a></div>`,
    ],
    [
      'the life of its author',
      '<div class="abh_box"><div class="abh_text">Ada Example is the editor of the Loaf. Before that she baked for the Harbour Post.</div></div>',
    ],
    [
      'the life of its author, by a theme',
      '<div class="theme_authorbox"><h3>Ada Example</h3><p class="theme_author_desc">We write about bread without any limits, for everybody who has an oven and needs help.</p></div>',
    ],
    [
      'a caption without a figure',
      '<div class="wp-caption"><img src="https://bread.example/a.jpg" width="400" height="300"><p class="wp-caption-text">A loaf on the stone in the oven of a small bakery.</p></div>',
    ],
    [
      'a picture’s file by its name, with what stands under it',
      '<p>loaf on the stone.jpg</p><p>A loaf on the stone, seen on Wednesday in the bakery.</p>',
    ],
  ])('are not read: %s', (_, box) => expect(readWords(box)).toBe(said.join('\n')));

  it('leave a short step beside its picture', () => {
    const step = (text: string) =>
      `<div><p>${text}</p><img src="https://bread.example/s.jpg" width="300" height="200"><span class="small caption">The dough (Ada)</span></div>`;
    expect(readWords(`${step('Fold the dough twice.')}${step('Put it into the tin.')}`)).toContain(
      'Put it into the tin.',
    );
  });

  it('cut the note in italics that closes an article', () => {
    const note =
      '<p><em>Ada Example is the author of <a href="/b">Loaf</a>, which is out now in all good shops.</em></p>';
    const html = `<html lang="en"><head><title>Four rules</title></head><body><article>${first}${second}${third}${fourth}${note}</article></body></html>`;
    expect(readHtml(html).blocks.map(getBlockText).join('\n')).toBe(said.join('\n'));
  });

  it.each([
    ['a comparison in columns', `${jacket('Loaf One', '145')}${jacket('Loaf Two', '172')}`],
    [
      'prices in running text',
      '<p>The stone costs <b>25 €</b> in most shops, and the <a href="/p">peel</a> costs <b>12 €</b>.</p>',
    ],
  ])('are not %s', (_, html) => {
    const { body } = parsePage(`<html><body><p>${said.join('</p><p>')}</p><div>${html}</div></body></html>`);
    const elements = [body, ...body.querySelectorAll('*')];
    expect(findShopCards(elements, measureAll(elements)).size).toBe(0);
  });
});

describe('a title', () => {
  it('is the heading where the head lost its letters', () => {
    const html = `<html lang="de"><head><title>Bayern fordert h\uFFFDhere Erl\uFFFDse</title></head><body><article><h1>Bayern fordert höhere Erlöse</h1>${first}${second}</article></body></html>`;
    expect(readHtml(html).metadata.title).toBe('Bayern fordert höhere Erlöse');
  });
});
