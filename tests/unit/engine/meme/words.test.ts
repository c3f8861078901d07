import { describe, expect, it } from 'vitest';
import { countTextWords } from '../../../../lib/engine/brief/text/text.ts';
import type { Steering } from '../../../../lib/engine/brief.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { getFrames } from '../../../../lib/engine/meme/words/frames.ts';
import { writeMeme } from '../../../../lib/engine/meme/write.ts';
import { documentOf, heading, list, news, paragraph } from '../brief/documents.ts';

type Document = ReturnType<typeof documentOf>;

const write = (document: Document, steering: Steering = {}, topics: readonly string[] = []) =>
  writeMeme(document, matchMemes(document, topics, steering), steering);
const listTemplates = (document: Document) => matchMemes(document, [], {}).map(({ template }) => template);
const picture = (title?: string) =>
  documentOf(title ? { title, language: 'en' } : {}, { type: 'figure', image: 'sourceImage' });
const article = (title: string, ...texts: readonly string[]) =>
  documentOf({ title, language: 'en' }, ...texts.map(paragraph));
const english = news.en ?? documentOf({});

/** All the text of a document, to look captions up in. */
const readText = ({ metadata, blocks }: Document) =>
  JSON.stringify([metadata.title, metadata.site, blocks]).toLowerCase().replace(/\\n/g, ' ');

/** Every caption of a language's frames. */
function listOwnWords(language: string): string[] {
  const { genres = {}, ...others } = getFrames(language);
  const { formats = [] } = findLanguage(language)?.notes ?? {};
  return [others, genres, { formats }]
    .flatMap((each): string[] => Object.values(each).flat())
    .flatMap((frame) => frame.split(' | ').slice(1));
}
/** A reader's replies to a headline in one language. */
function listReplies(language: string) {
  const { replies, premises = {}, things = {} } = findLanguage(language)?.jokes ?? {};
  if (replies === undefined) return [];
  const { halves, turns, subjects } = replies;
  const premised = Object.values(premises).map(({ lines }) => lines);
  const ofThings = Object.values(things).map(([, lines]) => lines);
  return [
    ...halves,
    ...[...premised, ...ofThings, ...Object.values(turns), ...Object.values(subjects)].flatMap((texts) =>
      texts.split('|'),
    ),
  ];
}
/** The pattern of a caption with its gaps filled. */
const makePattern = (words: string) =>
  new RegExp(
    `^${words
      .toLowerCase()
      .split(/\{[htl]?\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('(.+)')}$`,
    'u',
  );
/** Whether a text stands in a source, apart from its article and stops, and a "though" that the briefing leaves out. */
const stands = (text: string, source: string) => {
  const bare = text.toLowerCase().replace(/^(?:the|“)\s?|[\s.。…:：”]+$/gu, '');
  const words = bare.split(' ').map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return source.includes(bare) || new RegExp(words.join('\\s(?:\\S+\\s)?')).test(source);
};
/** Every idea for a document. */
const listTakes = (document: Document, steering: Steering = {}) => matchMemes(document, [], steering);

describe('matching and writing', () => {
  it('captions a picture itself', () => {
    expect(new Set(listTemplates(picture('Cat')))).toEqual(new Set(['own-image']));
  });

  it.each(Object.entries(news))('offers several templates, and captions that fit their slots, in %s', (_, document) => {
    const matched = matchMemes(document, [], {});
    expect(matched.length).toBeGreaterThanOrEqual(3);
    const draft = write(document);
    expect(draft).toMatchObject(matched[0] ?? {});
    const slots = templates.get(draft.template)?.slots ?? [];
    for (const [role, text] of Object.entries(draft.captions)) {
      expect(slots.map((slot) => slot.role)).toContain(role);
      expect(text).not.toBe('');
      const room = slots.find((slot) => slot.role === role)?.maxWords ?? 0;
      expect(countTextWords(text), text).toBeLessThanOrEqual(Math.max(15, room));
    }
  });

  it.each(Object.entries(news))(
    'says nothing but the source and the templates’ own words, in %s',
    (language, document) => {
      const known = readText(document);
      const own = [
        ...Object.values(findLanguage(language)?.jokes?.phrases ?? {}),
        ...listOwnWords(language),
        ...listReplies(language),
      ].map(makePattern);
      for (const { captions } of listTakes(document)) {
        for (const text of Object.values(captions)) {
          const isOwn = own.some((pattern) => {
            const filled = pattern.exec(text.toLowerCase())?.slice(1);
            return filled?.every((part) => stands(part, known));
          });
          expect(isOwn || text.split(/,\s|、|، /u).every((part) => stands(part, known)), text).toBe(true);
        }
      }
    },
  );

  it('keeps runners-up so that another one is there at once, each different', () => {
    const { template, captions, alternatives = [] } = write(english);
    expect(alternatives.length).toBeGreaterThanOrEqual(3);
    const all = [{ template, captions }, ...alternatives].map((each) => JSON.stringify(each));
    expect(new Set(all).size).toBe(all.length);
    for (const each of alternatives) expect(templates.has(each.template)).toBe(true);
  });
});

describe('signals', () => {
  it.each<[string, string, Document, Readonly<Record<string, string>>]>([
    [
      'a hope that came to nothing',
      'reality',
      article(
        'Moving a server',
        'Moving the server was supposed to take ten minutes, but nobody found the password for weeks.',
        'The server now stands in the cellar of the old town hall next to the boiler.',
      ),
      { first: 'Moving the server was supposed to take ten minutes', second: 'Nobody found the password for weeks' },
    ],
    [
      'one thing instead of another',
      'verdict',
      article(
        'Desks at the library',
        'The town wanted not a faster lift but a wider staircase.',
        'The lift was built in spring.',
      ),
      { reject: 'A faster lift', approve: 'A wider staircase' },
    ],
    [
      'two that compete',
      'tug',
      article('Paper maps vs. phone maps', 'Hikers use both kinds of maps on the hills above the town.'),
      { left: 'Paper maps', right: 'Phone maps' },
    ],
    [
      'a choice',
      'buttons',
      article('Repair the old boiler or buy a new one?', 'Both cost about the same over ten winters in a small house.'),
      { left: 'Repair the old boiler', right: 'Buy a new one' },
    ],
    [
      'then and now',
      'before-after',
      article(
        'The village shop',
        'In 1974, the shop sold eleven kinds of bread.',
        'Today, the shop sells four hundred kinds of phone case.',
      ),
      { labelOne: '1974', before: 'The shop sold eleven kinds of bread', labelTwo: 'Now' },
    ],
    [
      'a cause',
      'domino',
      article('One comma', 'A missing comma led to a week without trains.', 'The comma was found on a Friday.'),
      { cause: 'A missing comma', effect: 'A week without trains' },
    ],
    [
      'trouble',
      'calm',
      article('The new ticket machine broke on its first morning', 'A mechanic came from the next town.'),
      { chaos: 'The new ticket machine broke on its first morning' },
    ],
    [
      'a fall',
      'chart',
      article('Sales of alarm clocks fell by 40% in May', 'A dealer of clocks counted his shelves in the evening.'),
      { result: 'Sales of alarm clocks fell by 40% in May' },
    ],
    [
      'an opinion',
      'sign',
      article(
        'Meetings',
        'Every meeting should end before the coffee is cold.',
        'Coffee stays warm for twenty minutes.',
      ),
      { sign: 'Every meeting should end before the coffee is cold' },
    ],
  ])('%s asks for %s', (_, template, document, captions) => {
    expect(write(document)).toMatchObject({ template, captions });
  });

  it.each([
    [
      'an instruction',
      'proclaim',
      article('How to fold a fitted sheet', 'Fold the corners into one another and lay the sheet flat on a bed.'),
      { top: 'One does not simply', bottom: 'fold a fitted sheet' },
    ],
    [
      'a question',
      'chat',
      article('Why do cats sit in boxes?', 'Cats find boxes warm and safe.', 'A box of cardboard keeps heat well.'),
      { ask: 'Why do cats sit in boxes?', reply: 'Sorry I asked.' },
    ],
    [
      'an instruction',
      'buttons',
      article('How to fold a fitted sheet', 'Fold the corners into one another and lay the sheet flat on a bed.'),
      { left: 'Fold a fitted sheet' },
    ],
    [
      'a list of things to do',
      'clown',
      article('7 ways to fold a napkin', 'Fold the corners into one another and press the napkin flat.'),
      { one: '7 ways to fold a napkin' },
    ],
  ])('%s offers %s', (_, template, document, captions) => {
    expect(listTakes(document)).toContainEqual(
      expect.objectContaining({ template, captions: expect.objectContaining(captions) }),
    );
  });

  it.each(['Why the town hall clock is always late', 'Does the mayor own forty umbrellas?'])(
    'lets a title that asks be wondered about, never given as an answer: %s',
    (title) => {
      const document = article(title, 'The town hall stands beside the harbour.', 'The clock was built in spring.');
      // "Any questions?" asks for one.
      const invited = getFrames('en').asked?.join() ?? '';
      const said = listTakes(document).filter(
        ({ captions }) => Object.values(captions).includes(title) && !invited.includes(captions.ask ?? 'nothing'),
      );
      expect(said.length).toBeGreaterThan(0);
      for (const { captions } of said) expect([captions.answer, captions.chaos, captions.sign]).not.toContain(title);
    },
  );

  it('packs what a list names', () => {
    const document = documentOf(
      { title: 'What harbour pilots need', language: 'en' },
      paragraph('Harbour pilots are back. Passengers of harbour pilots bring these things:'),
      list(['Ear plugs', 'A blanket', 'Two sandwiches', 'Patience']),
    );
    const { template, captions } = write(document);
    expect(template).toBe('starter');
    expect(captions).toMatchObject({ one: 'Ear plugs', four: 'Patience' });
    expect(captions.title).toContain('arbour pilots');
  });

  it('climbs an order that the source gives', () => {
    const document = documentOf(
      { title: '4 steps to a tidy desk', language: 'en' },
      {
        type: 'list',
        ordered: true,
        items: ['Throw out pens', 'Stack the books', 'Hide the cables', 'Buy a bigger desk'].map((text) => ({
          text,
          level: 0,
        })),
      },
    );
    expect(
      listTemplates(documentOf(document.metadata, paragraph('The steps to a tidy desk:'), ...document.blocks)),
    ).toContain('levels');
  });
});

describe('what is no joke yet', () => {
  const listCaptions = (template: string, document: Document) =>
    listTakes(document)
      .filter((idea) => idea.template === template)
      .map(({ captions }) => captions);
  const harbour = 'The harbour office opens at eight and closes at four.';

  it.each([
    ['en', 'The law covers not only the surface of the land but all the soil below.'],
    ['en', 'They used the new room instead of his old office.'],
    ['de', 'Die App zeigt nicht nur die Akte, sondern auch den Impfpass.'],
    ['fr', 'La loi couvre non seulement la surface mais tout le sol.'],
    ['es', 'La ley cubre no solo la superficie sino todo el suelo.'],
    ['en', 'Viewers will no longer be passive guests but become active hosts.'],
    ['zh', '这不只是一把伞，而是一把椅子。'],
  ])('is not a choice between two where both hold, or one leans on what was said (%s: %s)', (language, text) => {
    const document = documentOf({ title: 'Land', language }, paragraph(text), paragraph(harbour));
    expect(listCaptions('verdict', document)).toEqual([]);
  });

  it('is a turn about what was said before it, or a label and what it labels', () => {
    const pointing = article('Boats', 'The town council repaired both boats, but that took eleven months.', harbour);
    expect(listCaptions('reality', pointing)).toEqual([]);
    const labelled = article('Boats', 'Colour: the town paints boats red, but the rain washes red off.', harbour);
    expect(listCaptions('reality', labelled)).toEqual([]);
  });
});

describe('the topic in a caption', () => {
  const spoken = (title: string, ...texts: readonly string[]) =>
    listTakes(article(title, ...texts)).map(({ captions }) => Object.values(captions).join(' / '));

  it('is never somebody’s alone', () => {
    const all = spoken(
      'North Harbour’s plan',
      'North Harbour’s plan is new. We like North Harbour’s plan and North Harbour’s boats.',
    );
    expect(all.join(' ')).not.toMatch(/harbour[’']s (?:\/|$)/i);
  });

  it('has its article where it is counted', () => {
    const all = spoken(
      'Trade deal is near',
      'Both sides want a trade deal. They wrote a trade deal in May, and the paper likes trade deal news.',
      'Nobody has seen a trade deal, but everyone has a view.',
    );
    expect(all.join(' ')).toMatch(/the trade deal/i);
    expect(all.join(' ')).not.toMatch(/(?:about|on|of) trade deal/i);
  });

  it('is a single word of a title that something is said below', () => {
    const all = spoken('Lanternfish', 'Picture of a lamp.');
    expect(all.join(' ')).toMatch(/“Lanternfish”/);
  });

  it('is a title written as a name, not a short headline', () => {
    const about = (title: string) => spoken(title, 'The town hall stands beside the harbour.').join(' ');
    expect(about('The Harbour Clock')).toMatch(/“The Harbour Clock”/);
    expect(about('Clock maker backs mayor')).not.toMatch(/“Clock maker/);
  });

  it('is a short title without its date', () => {
    const all = spoken('Morning Bell 11.18.19', 'Prices rose a little.');
    expect(all.join(' ')).toMatch(/“Morning Bell”/);
  });
});

describe('a language without phrases', () => {
  it.each([
    ['fi', 'Kylä istuttaa puita vanhan kanavan varrelle', 'Puut kasvavat hitaasti mutta varmasti kanavan varrella.'],
    ['la', 'De horto', 'Hortus magnus prope flumen iacet.'],
    ['tr', 'Köy eski kanala ağaç dikiyor', 'Ağaçlar kanalın kıyısında yavaş yavaş büyüyor.'],
  ])('%s: has captions in its own words, on drawings that need no others', (language, title, text) => {
    const document = documentOf({ title, language }, paragraph(text));
    const ideas = listTakes(document);
    expect(ideas.length).toBeGreaterThanOrEqual(2);
    const known = readText(document);
    for (const { captions } of ideas)
      for (const words of Object.values(captions)) expect(words === '…' || stands(words, known), words).toBe(true);
  });
});

describe('what a text is about', () => {
  it('is told by words of its own language, not by a stranger’s', () => {
    const goals = documentOf(
      { title: 'Le club gagne le match du samedi', language: 'fr' },
      paragraph(
        'L’entraîneur félicite son équipe : trois buts en dix minutes, un record du championnat et de la ligue.',
      ),
      paragraph('L’équipe a joué le match sous la pluie, et l’entraîneur a souri.'),
    );
    expect(listTakes(goals).some(({ captions }) => Object.values(captions).join().includes('footing'))).toBe(true);
    const buts = article(
      'A letter',
      ...Array.from({ length: 12 }, (_, at) => `It rained but room ${at} and four stayed dry.`),
    );
    // A bare label says nothing, over no drawing.
    expect(() => listTakes(buts)).toThrow('No meme');
  });
});

describe('what a drawing says', () => {
  it('is calm only where something failed', () => {
    const texts = ['The software has a new server and a database.', 'Developers like the framework and the code.'];
    const calm = (title: string) => listTemplates(article(title, ...texts)).includes('calm');
    expect(calm('New browser crashes the server on Mondays')).toBe(true);
    expect(calm('New browser greets the server on Mondays')).toBe(false);
  });

  it.each(['Catholics and Muslims share a car park', 'Coach faces a racism inquiry in May'])(
    'is nothing about faiths and prejudices, since a bare headline is no joke: %s',
    (title) => {
      const document = article(title, 'The car park has forty places.');
      expect(() => listTakes(document)).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/^no_(?:joke|meme)$/) }),
      );
    },
  );
});

describe('what is not joked about', () => {
  it.each([
    ['en', 'Three killed as ferry sinks'],
    ['en', 'Hostages freed after two days'],
    ['en', 'Singer diagnosed with leukaemia'],
    ['en', 'Baker convicted of assault'],
    ['de', 'Zwei Tote bei Brand in Lagerhalle'],
    ['fr', 'Un attentat fait deux morts'],
    ['es', 'Dos muertos en un accidente'],
    ['pt', 'Sismo: dois mortos'],
    ['it', 'Terremoto, due morti'],
    ['nl', 'Twee doden bij brand'],
    ['ja', '地震で家屋が倒壊、死者も'],
    ['zh', '地震造成多人遇难'],
    ['ar', 'مقتل شخصين في حادث'],
  ])('is refused with a kind word (%s: %s)', (language, title) => {
    const document = documentOf({ title, language }, ...(news[language]?.blocks ?? []));
    expect(() => matchMemes(document, [], {})).toThrow(expect.objectContaining({ code: 'no_joke' }));
    const photo = documentOf({ title, language }, { type: 'figure', image: 'sourceImage' });
    expect(() => matchMemes(photo, [], {})).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });

  it('is known when only the text tells it', () => {
    const document = article(
      'A quiet village',
      'Two hikers died in the hills.',
      'Police think the hikers were murdered on Sunday night.',
    );
    expect(() => write(document)).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });

  it.each([
    'The deadline is the killer feature of every calendar',
    'How to kill a process that eats all memory',
    'A dead simple way to brew better coffee at home',
  ])('leaves words that only sound like it: %s', (title) => {
    const { template } = write(article(title, 'Everybody in the office tried the trick on a calm Monday.'));
    expect([...templates.keys()]).toContain(template);
  });
});

describe('another one', () => {
  const takes = (count: number) =>
    Array.from({ length: count }, (_, index) => write(english, { styleNotes: `Take ${index + 1}.` }));

  it('is the next of the runners-up, and the same each time', () => {
    const first = write(english);
    const [same, second] = takes(2);
    expect(same).toEqual(first);
    expect(second).toMatchObject(first.alternatives?.[0] ?? {});
    expect(write(english, { styleNotes: 'Take 2.' })).toEqual(second);
  });

  it('is never one that was shown before, until they go round', () => {
    const count = (write(english).alternatives?.length ?? 0) + 1;
    expect(count).toBeGreaterThanOrEqual(5);
    const shown = takes(count).map(({ template, captions }) => JSON.stringify([template, captions]));
    expect(new Set(shown).size).toBe(count);
    expect(write(english, { styleNotes: `Take ${count + 1}.` })).toEqual(write(english));
  });

  it('sets one’s own picture’s words in another way', () => {
    const photo = picture('When the build is green: but only on my machine');
    const [first, second] = [write(photo), write(photo, { styleNotes: 'Take 2.' })];
    expect(second.template).toBe('own-image');
    expect(second.captions).not.toEqual(first.captions);
  });
});

describe('steering', () => {
  const all = (steering: Steering) => {
    const { template, captions, alternatives = [] } = write(english, steering);
    return [{ template, captions }, ...alternatives];
  };

  it('never says what the note wants avoided, in any draft', () => {
    for (const { captions } of all({ avoidNote: 'Please avoid the words council and baths' }))
      expect(Object.values(captions).join(' ')).not.toMatch(/council|bath/i);
  });

  it('never uses a template that is to be avoided', () => {
    const unwanted = write(english).template;
    const used = all({ avoidNote: `no ${unwanted} meme, no megaphone, no thumbs, no bed` }).map(
      ({ template }) => template,
    );
    expect(used).not.toContain('nobody');
    expect(used).not.toContain('verdict');
    expect(used).not.toContain('thoughts');
  });

  it('takes the template that is asked for, and not the one that is refused', () => {
    expect(write(english, { styleNotes: 'An iceberg, please' }).template).toBe('iceberg');
    expect(all({ styleNotes: 'not the iceberg' }).map(({ template }) => template)).not.toContain('iceberg');
  });

  it('draws none of the notes', () => {
    const steering = {
      styleNotes: 'zebra stripes',
      audienceNote: 'walruses',
      avoidNote: 'giraffes',
      outcome: 'ostriches',
    };
    for (const { captions } of all(steering))
      expect(Object.values(captions).join(' ')).not.toMatch(/zebra|walrus|giraffe|ostrich/i);
  });

  it('does not tease those one does not tease', () => {
    const document = article('Night trains are full again', 'Night trains carried more people than ever last year.');
    expect(['nobody', 'calm', 'chat', 'sign']).not.toContain(
      write(document, { audienceNote: 'for our customers' }).template,
    );
  });
});

describe('what is talked about', () => {
  const document = article('Night trains are full again', 'Night trains carried more people than ever last year.');

  it('chooses what is said, not a header over the same joke', () => {
    const { topic, captions } = write(document, {}, ['Night trains']);
    expect(topic).toBe('Night trains');
    expect(captions).not.toHaveProperty('nobody');
  });

  it('changes nothing otherwise, and never against the note', () => {
    expect(write(document, {}, [])).toEqual(write(document));
    expect(() => write(document, { avoidNote: 'trains' }, ['Night trains'])).toThrow(
      expect.objectContaining({ code: 'no_meme', detail: 'The text itself says what the notes avoid.' }),
    );
  });
});

describe('little to say', () => {
  it.each([
    ['no word', documentOf({}, list(['—']))],
    ['the bare host', documentOf({ url: 'https://www.quaypost.example/a', language: 'en' }, paragraph('—'))],
    ['a host in several parts', documentOf({ url: 'https://quay_post.example/a', language: 'en' }, paragraph('—'))],
    ['a single word', documentOf({ title: 'Monday', language: 'en' }, paragraph('Trees!'))],
  ])('refuses a source of which %s is all there is', (_, document) => {
    expect(() => write(document)).toThrow(expect.objectContaining({ code: 'too_little_text' }));
  });

  it.each([
    ['en', 'The lamp is cheap: the bulb is not', ['Lamp!']],
    ['ar', 'توفير الماء', ['## أصلح الصنبور', '## اغسل في وعاء', '## شغل الغسالة ممتلئة']],
    ['fi', 'Kylä istuttaa puita vanhan kanavan varrelle', ['Puut!']],
  ])('finds something in a short source (%s)', (language, title, texts) => {
    const blocks = texts.map((text) => (text.startsWith('## ') ? heading(text.slice(3)) : paragraph(text)));
    expect(Object.values(write(documentOf({ title, language }, ...blocks)).captions).join('')).not.toBe('');
  });
});

describe('one’s own picture', () => {
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

  it.each([
    ['a caption bar, please', 'bar'],
    ['use labels', 'labels'],
    ['classic impact style', 'over'],
  ])('is captioned as wished: %s', (styleNotes, style) => {
    expect(write(picture('My dog waits'), { styleNotes }).style).toBe(style);
  });
});

describe('a text that comes back to what is reported, not joked about', () => {
  const about = (matter: string) =>
    article(
      'What the halls of Tarn have in common',
      `The halls of Tarn are full, and ${matter} spread there in one week, the wardens say.`,
      `The town speaks of ${matter} in each of its letters to the halls of Tarn.`,
      `Nobody in the halls asked for ${matter}, and the doctors of the town count ${matter} each day.`,
      `A list of ${matter} hangs on each door of the halls of Tarn since Monday morning.`,
    );

  it.each(['covid outbreaks', 'racist letters', 'child labour', 'fuel poverty'])(
    'makes no meme, whatever its title: %s',
    (matter) => {
      expect(() => matchMemes(about(matter), [], {})).toThrow(
        expect.objectContaining({ code: expect.stringMatching(/^no_(?:joke|meme)$/) }),
      );
    },
  );

  it('makes one where it is of something else', () => {
    expect(matchMemes(about('new sofas'), [], {}).length).toBeGreaterThan(0);
  });
});
