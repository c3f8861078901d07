import { describe, expect, it } from 'vitest';
import { wordCount } from '../../../../lib/engine/brief/text.ts';
import type { Steering } from '../../../../lib/engine/brief.ts';
import { matchTemplates } from '../../../../lib/engine/meme/match.ts';
import { scoutTopics } from '../../../../lib/engine/meme/scout.ts';
import { writeMeme } from '../../../../lib/engine/meme/write.ts';
import { documentOf, heading, list, news, paragraph } from '../brief/documents.ts';

const write = (document: ReturnType<typeof documentOf>, steering: Steering = {}) =>
  writeMeme(document, matchTemplates(document, scoutTopics(document), steering), steering);
const picture = (title?: string) =>
  documentOf(title ? { title, language: 'en' } : {}, { type: 'figure', image: 'sourceImage' });

describe('matchTemplates', () => {
  it('captions a picture itself, and puts texts on the iceberg', () => {
    expect(matchTemplates(picture('Cat'), [], {})).toEqual(['own-image']);
    expect(matchTemplates(news.en ?? documentOf({}), [], {})).toEqual(['iceberg']);
  });
});

describe('writeMeme on the iceberg', () => {
  it.each(Object.entries(news))('is short in %s', (_, document) => {
    const { captions } = write(document);
    expect(Object.keys(captions)).toEqual(['top', 'bottom']);
    for (const caption of Object.values(captions)) {
      expect(caption).not.toBe('');
      expect(wordCount(caption)).toBeLessThanOrEqual(12);
    }
  });

  it('puts the turn of a sentence below the water', () => {
    const document = documentOf(
      { title: 'Moving a server', language: 'en' },
      paragraph('Moving the server took ten minutes, but nobody found the password for three weeks.'),
      paragraph('The server now stands in the cellar of the old town hall next to the boiler.'),
    );
    expect(write(document).captions).toEqual({
      top: 'Moving the server took ten minutes',
      bottom: 'Nobody found the password for three weeks',
    });
  });

  it('piles up the longest list below the title', () => {
    const document = documentOf(
      { title: 'What a demo hides', language: 'en' },
      paragraph('A demo hides these things:'),
      list(['Retries', 'Rate limits', 'Time zones', 'Old browsers']),
    );
    expect(write(document).captions).toEqual({
      top: 'What a demo hides',
      bottom: 'Retries, Rate limits, Time zones, Old browsers',
    });
  });

  it('never says what the note wants avoided', () => {
    const document = news.en ?? documentOf({});
    const drawn = Object.values(
      write(document, { avoidNote: 'Please avoid the words council and baths' }).captions,
    ).join(' ');
    expect(drawn).not.toMatch(/council|bath/i);
  });

  it.each([
    ['en', 'Three killed as ferry sinks'],
    ['de', 'Zwei Tote bei Brand in Lagerhalle'],
    ['fr', 'Un attentat fait deux morts'],
    ['es', 'Dos muertos en un accidente'],
    ['ja', '地震で家屋が倒壊、死者も'],
    ['zh', '地震造成多人遇难'],
    ['ar', 'مقتل شخصين في حادث'],
  ])('makes no joke of a tragedy (%s)', (language, title) => {
    const document = documentOf({ title, language }, ...(news[language]?.blocks ?? []));
    const { top, bottom = '' } = write(document).captions;
    expect(top).toBe(title);
    expect(document.blocks.some((block) => 'text' in block && block.text.includes(bottom.slice(4)))).toBe(true);
    expect(bottom).not.toMatch(/^(?:but|aber|mais|pero) /i);
  });

  it.each([
    ['a number', 'en', 'Night ferries', ['Ferries made 4.6 million crossings by night last year.']],
    ['a list', 'ar', 'توفير الماء', ['## أصلح الصنبور', '## اغسل في وعاء', '## شغل الغسالة ممتلئة']],
    ['the title’s other half', 'en', 'The lamp is cheap: the bulb is not', ['Lamp!']],
    ['the rest of the title', 'en', 'Town plants trees along the old canal', ['Trees!']],
  ])('always has something below the water: %s', (_, language, title, texts) => {
    const blocks = texts.map((text) => (text.startsWith('## ') ? heading(text.slice(3)) : paragraph(text)));
    const { top, bottom } = write(documentOf({ title, language }, ...blocks)).captions;
    expect(top).toBeTruthy();
    expect(bottom).toBeTruthy();
  });

  it('refuses a source without a word', () => {
    expect(() => write(documentOf({}, list(['—'])))).toThrow(expect.objectContaining({ code: 'too_little_text' }));
  });

  it.each([
    ['the bare host', documentOf({ url: 'https://www.quaypost.example/a', language: 'en' }, paragraph('—'))],
    ['a host in several parts', documentOf({ url: 'https://quay_post.example/a', language: 'en' }, paragraph('—'))],
    ['a single word', documentOf({ title: 'Monday', language: 'en' }, paragraph('Trees!'))],
  ])('refuses a source of which %s is all there is to say', (_, document) => {
    expect(() => write(document)).toThrow(expect.objectContaining({ code: 'too_little_text' }));
  });

  it('knows a tragedy that only the text tells', () => {
    const document = documentOf(
      { title: 'A quiet village', language: 'en' },
      heading('Monday'),
      paragraph('Two hikers died in the hills. Police think the hikers were murdered on Sunday night.'),
    );
    expect(write(document).captions).toEqual({ top: 'A quiet village', bottom: 'Two hikers died in the hills' });
  });
});

describe('writeMeme on one’s own picture', () => {
  it.each([
    [
      'When the build is green: but only on my machine',
      { top: 'When the build is green', bottom: 'But only on my machine' },
    ],
    ['I said one cookie, and then there were none', { top: 'I said one cookie', bottom: 'And then there were none' }],
    ['Monday', { bottom: 'Monday' }],
    [
      'A quiet desk by a window with a lamp, a plant and an open notebook',
      { top: 'A quiet desk by a window', bottom: 'with a lamp, a plant and an open notebook' },
    ],
    ['My dog waits for the bus every single morning', { top: 'My dog waits for the bus every single morning' }],
  ])('says “%s” in its own words', (title, captions) => {
    expect(write(picture(title))).toMatchObject({ template: 'own-image', image: 'sourceImage', captions });
  });

  it('still captions a picture that came without a word', () => {
    expect(Object.values(write(picture()).captions).join()).not.toBe('');
  });
});
