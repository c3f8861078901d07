import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';
import { isFiller } from '../../../../lib/engine/read/page/filler.ts';

const said = [
  'The harbour board raised the quay by half a metre, and the market has stayed dry in every storm since then.',
  'Two small gates now close by themselves when the tide turns, without anyone having to leave their bed at night.',
  'The town pays for both with a fee on moorings, which the fishermen voted for in the autumn of last year.',
];
const [first = '', second = '', third = ''] = said.map((text) => `<p>${text}</p>`);
const title = 'A dry market for the whole town';
const readBlocks = (before: string, inside = '', after = '') =>
  readHtml(
    `<html lang="en"><head><title>${title}</title></head><body><article><h1>${title}</h1>${before}${first}${second}${inside}${third}${after}</article></body></html>`,
  ).blocks;
const read = (...parts: Parameters<typeof readBlocks>) =>
  readBlocks(...parts)
    .map(getBlockText)
    .filter(Boolean)
    .join('\n');

describe('lines that are no part of an article are left out', () => {
  it.each([
    ['a day and an hour', '<p>martes 26 de abril de 2022 - 9:10 p.m.</p>'],
    ['a day and a count of comments', '<p>14. Januar 2020, 9:21 Uhr 571 Kommentare</p>'],
    ['a day, a source and tools', '<p>28.04.2021 - 07:18 | Quelle: ab-cd | Lesedauer 4 min. | Text vorlesen Stop</p>'],
    ['the path to the page', `<p>Home / Coast / Harbours / ${title}</p>`],
    ['the title again', `<p>${title}</p>`],
    ['a script’s warning', '<p>Warning: Creating default object from empty value in /srv/web/theme.php on line 40</p>'],
  ])('%s at the start', (_, line) => {
    expect(read(line)).toBe(said.join('\n'));
  });

  it.each([
    [
      'where it was filed',
      '<p>Dieser Eintrag wurde veröffentlicht in Hafen und getaggt als Mauer, Flut. Fügen Sie ihn hinzu.</p>',
    ],
    ['where it stood first', '<p>Dieser Beitrag ist am 1. Juni 2017 in der Wochenzeitung „Die Mole“ erschienen.</p>'],
    ['tags', '<p>#harbour #tide #walls</p>'],
    ['an app', '<p>For the latest stories and breaking news updates download the Mole apps for all phones.</p>'],
    ['links that pay', '<p>This post may contain affiliate links. If you buy through them we earn a little.</p>'],
    ['cookies', '<p>Ce site utilise des cookies pour vous offrir un meilleur service et plus de confort.</p>'],
    [
      'a call to subscribers',
      '<p>Du bist bereits Kundin? Dann logge dich hier ein und lies den ganzen Text weiter.</p>',
    ],
    [
      'a count of comments',
      '<p>Dieser Artikel hat 32 Kommentare, von denen man die meisten gut lesen kann, sagt Ada Lund.</p>',
    ],
  ])('%s at the end', (_, line) => {
    expect(read('', '', line)).toBe(said.join('\n'));
  });

  it('but the days of a chronicle stay', () => {
    const days =
      '<p>3 May 2021</p><p>The first stone was laid in the rain, and hardly anybody came to see it happen.</p>';
    expect(read('', `${days}${days.replace('3 May', '9 June').replace('first', 'last')}`)).toContain('3 May 2021');
  });

  it('and a sentence that names a day', () => {
    expect(read('<p>The quay opened on 3 May 2021 at noon.</p>')).toContain('on 3 May 2021');
  });
});

describe('captions that a page shows as paragraphs', () => {
  const caption = 'The new gates on the day they closed for the first time.';

  it('belong to the picture that says the same', () => {
    const blocks = readBlocks(
      '',
      `<div><img src="https://a.example/1.jpg" alt="${caption}"></div><p>${caption}<br>Photo © Ada Lund</p>`,
    );
    expect(blocks.filter(({ type }) => type === 'paragraph')).toHaveLength(said.length);
    expect(blocks.find(({ type }) => type === 'figure')).toMatchObject({ caption: `${caption} Photo © Ada Lund` });
  });

  it.each([
    [
      'under their numbers',
      [1, 2, 3]
        .map((n) => `<p>Bild ${n} von 3</p><p>Gate ${n} stands in the sun and shines brightly (Foto: A. Lund).</p>`)
        .join(''),
    ],
    [
      'behind their credit',
      '<p>Mole Works</p><p>Mole Works The gates were cast in one piece and shipped from the north.</p>',
    ],
    ['before a Chinese credit', '<p>2月17日，新闸门第一次关闭。海港社记者 林海 摄</p>'],
  ])('%s are left out', (_, lines) => {
    expect(read('', lines)).toBe(said.join('\n'));
  });

  it('but a term before its explanation stays', () => {
    expect(
      read('', '<p>Vitamin C</p><p>Vitamin C helps the body to take up iron from plants and bread.</p>'),
    ).toContain('Vitamin C helps');
  });
});

describe('cards of other articles', () => {
  it('with a day glued to their text are left out', () => {
    const card = (day: string) =>
      `<p>Gates and walls</p><p>${day}Plan your own walk along the quay and learn how the gates were built ...</p>`;
    expect(read('', '', card('06.03.2016') + card('26.09.2019') + card('01.01.2022'))).toBe(said.join('\n'));
  });

  it('that end in a link to the rest are left out', () => {
    const card = (name: string) =>
      `<h2>${name}</h2><p>A second harbour has begun to build a wall of its own, and it will be longer.</p><p>Read the rest</p>`;
    expect(read('', '', card('A wall in the north') + card('A wall in the south'))).toBe(said.join('\n'));
  });
});

describe('a page’s description', () => {
  const readDescription = (content: string, before = '') =>
    readHtml(
      `<html lang="en"><head><title>${title}</title><meta name="description" content="${content}"></head><body><article><h1>${title}</h1>${before}${first}${second}${third}</article></body></html>`,
    ).metadata.description;

  it('starts behind a heading that was glued to it', () => {
    expect(readDescription(`How the gates work ${said[1]}`, '<h2>How the gates work</h2>')).toBe(said[1]);
    expect(readDescription(`How the gates work at sea.`, '<h2>How the gates work</h2>')).toBe(
      'How the gates work at sea.',
    );
  });

  it('and behind the counters of buttons', () => {
    expect(readDescription('Share0Post0Mail0Print0 The quay is dry.')).toBe('The quay is dry.');
  });
});

describe('a template’s filler', () => {
  const filler = 'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore.';
  const paragraphs = (...texts: readonly string[]) => texts.map((text) => ({ type: 'paragraph', text }) as const);

  it('is known', () => {
    expect(isFiller(paragraphs(filler, filler))).toBe(true);
  });

  it('from a text about it', () => {
    expect(
      isFiller(
        paragraphs(...said, `Printers wrote “${filler}” for centuries.`, ...said, ...said, ...said, ...said, ...said),
      ),
    ).toBe(false);
  });
});

it('a calendar is no table', () => {
  const days = Array.from({ length: 30 }, (_, day) => `<td>${day + 1}</td>`);
  const rows = [0, 7, 14, 21, 28].map((from) => `<tr>${days.slice(from, from + 7).join('')}</tr>`).join('');
  expect(
    readBlocks(
      '',
      `<table><thead><tr><th>Mo</th><th>Tu</th><th>We</th><th>Th</th><th>Fr</th><th>Sa</th><th>Su</th></tr></thead><tbody>${rows}</tbody></table>`,
    ).some(({ type }) => type === 'table'),
  ).toBe(false);
});

describe('marks inside a text', () => {
  it.each([
    ['The shops ( all of them ) open.', 'The shops (all of them) open.'],
    ['The works , it said, are done .', 'The works, it said, are done.'],
    ['Ada Lund* spoke of her years at sea.', 'Ada Lund spoke of her years at sea.'],
    ['The members*inside and *really* loud ones stay.', 'The members*inside and *really* loud ones stay.'],
    ['Many walls fell [read more walls ] that year.', 'Many walls fell that year.'],
    ['“Nobody came to see it at all.”1', '“Nobody came to see it at all.”'],
    ['06.03.2016The first stone was laid in rain.', 'The first stone was laid in rain.'],
    ['Wait . . . and see.', 'Wait . . . and see.'],
  ])('%s', (text, clean) => {
    expect(read('', `<p>${text}</p>`)).toContain(clean);
  });
});
