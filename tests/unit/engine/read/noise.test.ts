import { describe, expect, it } from 'vitest';
import { getBlockText } from '../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../lib/engine/read/html.ts';

const said = [
  'The harbour board raised the quay by half a metre, and the market has stayed dry in every storm since then.',
  'Two small gates now close by themselves when the tide turns, without anyone having to leave their bed at night.',
  'The town pays for both with a fee on moorings, which the fishermen voted for in the autumn of last year.',
  'Other towns along the coast have sent people to look, and the first of them has begun to build its own.',
];
const [first = '', second = '', third = '', fourth = ''] = said.map((text) => `<p>${text}</p>`);
const own = said.join('\n');
const read = (before: string, inside = '', after = '', lang = 'en') =>
  readHtml(
    `<html lang="${lang}"><head><title>A dry market</title></head><body><article><h1>A dry market</h1>${before}${first}${second}${inside}${third}${fourth}${after}</article></body></html>`,
  );
const readWords = (...parts: Parameters<typeof read>) =>
  read(...parts)
    .blocks.map(getBlockText)
    .filter(Boolean)
    .join('\n');

describe('noise in the middle of an article', () => {
  it.each([
    ['a label of an advert', '<p>Advertisement</p>'],
    ['arrows that lead elsewhere', '<h3><a href="/boats">&gt;&gt;&gt; The largest boats of the coast</a></h3>'],
    ['arrows of a paragraph', '<p>»» The full report on walls</p>'],
    ['where the article goes on', '<p>Article continues below</p>'],
    ['where it goes on, in German', '<p>Artikel wird nach der Anzeige fortgesetzt</p>'],
    ['where it goes on, in Dutch', '<p>Artikel gaat verder onder de foto</p>'],
    ['a label in French', '<p>La suite après cette publicité</p>'],
    ['a label in Japanese', '<p>スポンサーリンク</p>'],
    ['a label in Chinese', '<p>点击阅读全文</p>'],
    ['a label in Arabic', '<p>إعلان</p>'],
    [
      'a box of other headlines',
      '<h3>More on the coast</h3><ul><li>Ten walks by the sea</li><li>Why walls fail</li></ul>',
    ],
    [
      'a box of other headlines, in Spanish',
      '<h3>Noticias relacionadas</h3><ul><li>Diez paseos junto al mar</li></ul>',
    ],
    ['a box of other headlines, in Italian', '<p>Leggi anche</p><ul><li>Dieci passeggiate sul mare</li></ul>'],
    [
      'an entry of a list of references',
      '<p>Example A, Sample B. Quays and their heights: a survey. J Coast Res. 1996;15(4):250–7.</p>',
    ],
    ['a credit', '<p>Photo: Ada Example / Sample Agency</p>'],
    ['a credit in Japanese', '<p>写真：潮田花子</p>'],
    [
      'a link to another article as quotation',
      '<blockquote><p>Read more: <a href="/walls">Why walls fail</a></p></blockquote>',
    ],
    [
      'a quotation that is all link',
      '<blockquote><a href="/walls">Why sea walls fail sooner than anyone thought</a></blockquote>',
    ],
    [
      'a paid item shaped like the others',
      '<p>Sponsored: The best boots for wet feet, tested by people who sell boots.</p>',
    ],
    ['a paid item in German', '<p>Anzeige: Die besten Stiefel für nasse Füße</p>'],
    ['a shortcode', '<p>[gallery ids="12,13" columns="2"]</p>'],
    ['a template', '<p>{{ widget.newsletter }}</p>'],
    ['a call to readers', '<p>Follow us on our channels for the tide of the day</p>'],
    ['a call in Portuguese', '<p>Inscreva-se no nosso boletim</p>'],
    [
      'a long call',
      `<p>If you enjoyed this article, we have a proposal for you: ${'become a member and read all of it. '.repeat(8)}</p>`,
    ],
    ['a commission', '<p>We may earn a commission when you buy through links in this article.</p>'],
    ['links to authors as a list', '<ul><li><a href="/a">Ada Example</a></li><li><a href="/b">Bo Sample</a></li></ul>'],
    [
      'an original beside its translation',
      '<p>Der Hafenrat hat den Kai um einen halben Meter erhöht, und der Markt ist seitdem bei jedem Sturm trocken geblieben, ohne dass jemand nachts aufstehen musste.</p>',
    ],
    [
      'an original in another script',
      '<p>港の理事会は岸壁を五十センチ高くし、それ以来どの嵐でも市場は乾いたままです。二つの小さな水門は潮が変わると自動的に閉まり、夜中に誰も起きる必要がありません。</p>',
    ],
  ])('%s is left out', (_, noise) => {
    expect(readWords('', noise)).toBe(own);
  });

  it.each([
    [
      'glued into a name',
      `<p>Said <a href="/ada">Ada Example<span class="hover-card">Ada covers the coast. Follow</span></a>, the mayor of the town, in a long talk on the quay this week.</p>`,
      'Said Ada Example, the mayor of the town, in a long talk on the quay this week.',
    ],
    [
      'as a tooltip',
      `<p>The <span>gauge<span role="tooltip">A stick with marks</span></span> by the bridge has shown the same level since the gates were built.</p>`,
      'The gauge by the bridge has shown the same level since the gates were built.',
    ],
    [
      'as a footnote mark',
      '<p>The gauge by the bridge has shown the same level since the gates were built.[12] It is read by hand.<sup><a href="#n3">3</a></sup></p>',
      'The gauge by the bridge has shown the same level since the gates were built. It is read by hand.',
    ],
    [
      'as a shortcode in a sentence',
      '<p>[dropcap]T[/dropcap]he gauge by the bridge has shown the same level since the gates were built.</p>',
      'The gauge by the bridge has shown the same level since the gates were built.',
    ],
  ])('%s goes, and the sentence stays', (_, html, sentence) => {
    expect(readWords('', html)).toContain(`\n${sentence}\n`);
  });
});

describe('noise after an article', () => {
  const more = (text: string) => `<p>${`${text} `.repeat(12)}</p>`;
  it.each([
    [
      'comments longer than the article',
      `<h2>12 Comments</h2>${more('I do not believe a word of this, and my uncle neither.').repeat(6)}`,
    ],
    [
      'comments in a box, longer than the article',
      `<div class="comments">${more('I do not believe a word of this, and my uncle neither.').repeat(6)}</div>`,
    ],
    [
      'comments in French',
      `<h2>Commentaires (3)</h2>${more('Je ne crois pas un mot de tout cela, et mon oncle non plus.')}`,
    ],
    ['comments in Japanese', `<h2>コメント</h2>${more('こんな話は信じられませんし、叔父もそう言っています。')}`],
    ['comments in Arabic', `<h2>التعليقات</h2>${more('لا أصدق كلمة واحدة مما كتب هنا ولا عمي أيضا.')}`],
    [
      'the author’s life',
      '<h3>About the author</h3><p>Ada Example has covered the coast for this paper since she was small enough to drown in it.</p>',
    ],
    [
      'the author’s life, in Portuguese',
      '<h3>Sobre o autor</h3><p>Ada Example escreve sobre o mar desde que era pequena, e mora perto dele.</p>',
    ],
    ['other headlines', '<h3>You may also like</h3><p>Ten walks by the sea that end in a warm room.</p>'],
    ['other headlines in Chinese', '<h3>相关阅读</h3><p>十条海边的步道。</p>'],
    [
      'a notice of rights',
      '<p>This document is subject to copyright. No part of it may be copied without the written permission of its owner.</p>',
    ],
  ])('%s is cut off', (_, noise) => {
    expect(readWords('', '', noise)).toBe(own);
  });

  it('of a thread is what the page is for', () => {
    const html = `<h1>How dry is it?</h1><p>I ask for a friend.</p><h2>Comments</h2>${said.map((text) => `<p>${text}</p>`).join('')}`;
    expect(readHtml(html).blocks.map(getBlockText).join('\n')).toContain(own);
  });
});

describe('what looks like noise and is none', () => {
  it.each([
    [
      'a sentence about comments',
      '<p>Comments from the public were read aloud at the meeting, and all of them were kind.</p>',
    ],
    [
      'a section that goes on after a box',
      `<h3>Read more</h3><h2>What it cost</h2><p>The gates cost less than the one flood that came before them, by the board’s own count.</p>`,
    ],
    [
      'a foreign quotation',
      '<blockquote>Der Kai ist nicht hoch genug, und das ist auch der Grund, warum wir ihn mit dem Geld der Stadt erhöht haben, sagte er.</blockquote>',
    ],
    [
      'an index in code',
      '<p>The value of gauge[1] is the level by the bridge, and it has not moved since the gates.</p>',
    ],
  ])('%s stays', (_, html) => {
    const inside = html
      .replace(/<h3>.*<\/h3>/, '')
      .replace(/<[^>]+>/g, ' ')
      .trim()
      .split(/\s{2,}/);
    for (const words of inside) expect(readWords('', html)).toContain(words);
  });

  it('keeps a caption without its credit', () => {
    const html = (caption: string) =>
      `<figure><img src="https://example.org/quay.jpg"><figcaption>${caption}</figcaption></figure>`;
    const readCaption = (caption: string) =>
      read('', html(caption)).blocks.find((block) => block.type === 'figure')?.caption;
    expect(readCaption('The quay at noon. Credit: Ada Example')).toBe('The quay at noon.');
    expect(readCaption('The quay at noon (Photo: Ada Example/SAMPLE)')).toBe('The quay at noon');
    expect(readCaption('Photograph by Ada Example')).toBeUndefined();
    expect(readCaption('Credit...Ada Example for the Times')).toBeUndefined();
    expect(readCaption('The credit union (1902) on the quay')).toBe('The credit union (1902) on the quay');
  });

  it.each([
    ['The quay at noon. Credit: Ada Example', 'Credit: Ada Example'],
    ['The quay at noon (Photo: Ada Example/SAMPLE)', 'Photo: Ada Example/SAMPLE'],
    ['Photograph by Ada Example', 'Photograph by Ada Example'],
    ['Ada Example / AP', 'Ada Example / AP'],
    ['EFE', 'EFE'],
    ['The quay at noon', undefined],
  ])('keeps the credit of “%s” beside it', (caption, credit) => {
    const html = `<figure><img src="https://example.org/quay.jpg"><figcaption>${caption}</figcaption></figure>`;
    const figure = read('', html).blocks.find((block) => block.type === 'figure');
    expect(figure?.type === 'figure' ? figure.credit : 'none').toBe(credit);
  });

  it('takes a standfirst set as heading for text, and a repeated item once', () => {
    const standfirst = 'The board raised the quay, and the market has stayed dry in every storm since';
    const { blocks } = read(
      `<h2>${standfirst}</h2>`,
      '<ul><li>Raise the quay by half a metre</li><li>Raise the quay by half a metre</li><li>Close the gates in time</li></ul>',
    );
    expect(blocks[0]).toEqual({ type: 'paragraph', text: standfirst });
    expect(blocks.find(({ type }) => type === 'list')).toMatchObject({ items: [{}, {}] });
  });
});

describe('offers side by side', () => {
  const offer = (name: string, price: string, text: string, praise = '') =>
    `<div class="plan${praise}"><h2>${name}</h2><p>${price}</p><p>${text}</p></div>`;
  const [one = '', two = '', three = ''] = said;

  it('are read with their prices, the one that most people take as well', () => {
    const { blocks } = readHtml(
      `<html lang="en"><body><main><h1>Moorings</h1><section>${offer('Day', '$ 12', one)}${offer('Month', '90 €', two, ' most-popular')}${offer('Year', '¥9000', three)}</section></main></body></html>`,
    );
    expect(blocks.map(getBlockText)).toEqual(['Day', '$ 12', one, 'Month', '90 €', two, 'Year', '¥9000', three]);
  });

  it('are told from a box of what is popular elsewhere', () => {
    const { blocks } = readHtml(
      `<html lang="en"><body><main><article class="box"><h1>Moorings</h1><p>${one}</p><p>${two}</p><p>${three}</p></article><div class="box popular"><h2>Most read</h2><p>${said[3]}</p></div></main></body></html>`,
    );
    expect(blocks.map(getBlockText)).toEqual([one, two, three]);
  });
});
