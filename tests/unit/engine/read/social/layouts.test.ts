import { describe, expect, it } from 'vitest';
import type { Block, Metadata } from '../../../../../lib/engine/document.ts';
import { getBlockText } from '../../../../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../../../../lib/engine/read/html.ts';
import { type Layout, layoutNames, layouts, loadHtml, loadSnapshot } from './fixtures.ts';

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const heading = (text: string): Block => ({ type: 'heading', level: 3, text });
const quote = (text: string, speaker: string): Block => ({ type: 'quote', text, speaker });
const list = (ordered: boolean, ...texts: string[]): Block => ({
  type: 'list',
  ordered,
  items: texts.map((text) => ({ text, level: 0 })),
});

const hiring = {
  title: 'We stopped hiring for five years of experience.',
  author: 'Inês Amostra',
  site: 'LinkedIn',
};
const hiringStart = [
  paragraph('We stopped hiring for five years of experience.'),
  paragraph('Here is what we look for instead:'),
];
const hiringList = [
  'People who ask why before they ask how',
  'People who finish small things',
  'People who write so that others can decide',
];
const hiringEnd = paragraph('Of our last 24 hires, 19 had no degree in the field.');

const expected: Record<Layout, { metadata: Metadata; blocks: Block[] }> = {
  'youtube-watch': {
    metadata: {
      title: 'How to Sharpen a Kitchen Knife in Ten Minutes',
      author: 'Plain Kitchen',
      site: 'YouTube',
      schemaType: 'VideoObject',
      url: layouts['youtube-watch'],
    },
    blocks: [
      paragraph(
        'A dull knife slips, and slipping is what cuts people. A whetstone costs about 30 euros and lasts ten years.',
      ),
      paragraph(
        'The angle matters more than the stone: hold the blade at 15 degrees for Japanese knives and 20 degrees for German ones.',
      ),
      paragraph('Most home cooks need to sharpen only four times a year.'),
      list(
        true,
        'Why dull knives are dangerous',
        'Choosing a whetstone',
        'Finding the right angle',
        'Raising and removing the burr',
        'Testing on paper',
      ),
    ],
  },
  'youtube-transcript': {
    metadata: { title: 'Why bridges hum', author: 'Steel and Wind', site: 'YouTube', schemaType: 'VideoObject' },
    blocks: [
      paragraph('Wind makes steel sing.'),
      heading('Wind on cables'),
      paragraph('Wind that passes a cable sheds small whirls of air behind it.'),
      heading('How engineers stop it'),
      paragraph('Engineers wrap a spiral of wire around the cable, which breaks the whirls up.'),
    ],
  },
  'reddit-new': {
    metadata: {
      title: 'What small habit saved you the most money?',
      author: 'u/quiet_ledger',
      site: 'Reddit',
      date: '2026-03-02T09:15:00.000000+00:00',
      leadImage: 'https://share.redd.it/preview/post/1abcd23',
    },
    blocks: [
      paragraph('I cut our household spending by 18% last year without a budget. Three habits did nearly all of it.'),
      list(
        false,
        'I wait 48 hours before buying anything over 50 euros.',
        'I cook double on Sundays and freeze half.',
        'I cancel every trial on the day I start it.',
      ),
      paragraph('What worked for you?'),
      quote('Shopping after eating.\nWe spend about a third less.', 'u/soup_person, 2,210 votes'),
      quote(
        'Writing the price in hours of work on the note. A 90 euro jacket is six hours for me.',
        'u/marble_jar, 1,204 votes',
      ),
    ],
  },
  'reddit-old': {
    metadata: {
      title: 'What small habit saved you the most money?',
      author: 'u/quiet_ledger',
      date: '2026-03-02T09:15:00+00:00',
    },
    blocks: [
      paragraph('I cut our household spending by 18% last year without a budget.'),
      quote('Writing the price in hours of work on the note.', 'u/marble_jar, 1,204 votes'),
    ],
  },
  'x-thread': {
    metadata: {
      title: 'I watched 40 software teams hand over their work at night for one year.',
      author: 'Ada Example',
      site: 'X',
      schemaType: 'SocialMediaPosting',
      date: '2026-05-03T08:00:00.000Z',
      language: 'en',
      leadImage: 'https://pbs.example/media/board.jpg',
    },
    blocks: [
      paragraph('I watched 40 software teams hand over their work at night for one year.'),
      paragraph('Five things made the difference between calm and chaos'),
      list(
        true,
        'Calm teams write the handover before lunch, not at the end of the day.',
        'One page is enough. The longest handover we saw had 31 pages and nobody read it.',
        'The person who takes over reads it aloud. Errors fell by 37% in teams that did.',
        'Alarms have an owner with a name, never a channel.',
      ),
      { type: 'figure', image: 'https://pbs.example/media/board.jpg', alt: 'A whiteboard with five notes in a row' },
      quote('Reading aloud feels silly.\nIt works.', 'Grace Sample'),
    ],
  },
  'linkedin-classic': {
    metadata: { ...hiring, leadImage: 'https://media.example/one.jpg' },
    blocks: [...hiringStart, list(false, ...hiringList), hiringEnd],
  },
  'linkedin-current': { metadata: hiring, blocks: [...hiringStart, list(true, ...hiringList)] },
  'linkedin-guest': {
    metadata: {
      ...hiring,
      date: '2026-04-11T07:30:00.000Z',
      url: 'https://www.linkedin.com/posts/ines_hiring-activity-7300000000000000001-AbCd',
      leadImage: 'https://media.example/share.jpg',
    },
    blocks: [...hiringStart, list(false, ...hiringList), hiringEnd],
  },
  'instagram-post': {
    metadata: {
      title: 'Our country loaf needs four things and 18 hours.',
      author: 'bakery.example',
      site: 'Instagram',
      date: '2026-05-03T07:00:00.000Z',
      leadImage: 'https://scontent.example/one.jpg',
    },
    blocks: [
      paragraph('Our country loaf needs four things and 18 hours.'),
      list(true, '500 g strong flour', '380 g water', '10 g salt', '100 g sourdough'),
      paragraph('Bake at 240 degrees for 45 minutes.'),
      {
        type: 'figure',
        image: 'https://scontent.example/one.jpg',
        alt: 'Five minutes of folding beat ten of kneading',
      },
      { type: 'figure', image: 'https://scontent.example/two.jpg', alt: 'Hands folding wet dough in a steel bowl' },
    ],
  },
  'instagram-page': {
    metadata: {
      title: 'Kites fly best in wind of 12 to 25 km/h.',
      author: 'kites.example',
      date: '2026-06-07T10:00:00.000Z',
    },
    blocks: [
      paragraph('Kites fly best in wind of 12 to 25 km/h.'),
      paragraph('Below that they sink.'),
      paragraph('Above that the line sings.'),
      { type: 'figure', image: 'https://scontent.example/kite.jpg', alt: 'A blue kite over dunes' },
    ],
  },
  'instagram-modal': {
    metadata: {
      title: 'This clay tablet is a complaint about bad copper.',
      author: 'museum.example',
      date: '2026-02-01T12:00:00.000Z',
    },
    blocks: [
      paragraph('This clay tablet is a complaint about bad copper.'),
      paragraph('It is 3,770 years old.'),
      paragraph('The merchant kept it in his house.'),
      { type: 'figure', image: 'https://scontent.example/tablet.jpg', alt: 'A clay tablet in a glass case' },
    ],
  },
  'instagram-reel': {
    metadata: {
      title: 'Three checks before every ride.',
      author: 'Bike Workshop',
      leadImage: 'https://scontent.example/reel.jpg',
    },
    blocks: [
      paragraph('Three checks before every ride. They take 40 seconds.'),
      list(false, 'Squeeze both brakes', 'Push down on each tyre', 'Pull the chain by hand'),
    ],
  },
  'tiktok-video': {
    metadata: {
      title: 'Four plants that slugs leave alone.',
      author: 'Garden Example',
      site: 'TikTok',
      date: '2026-03-09',
      leadImage: 'https://p16.example/poster.jpg',
    },
    blocks: [
      paragraph(
        'Four plants that slugs leave alone. Lavender, sage, ferns and foxgloves kept 9 of 10 slugs away in our beds.',
      ),
    ],
  },
  'tiktok-photo': {
    metadata: { title: 'Three night trains worth a detour', author: 'Rails Example' },
    blocks: [
      paragraph('Three night trains worth a detour'),
      list(true, 'Paris to Vienna, 14 hours', 'Stockholm to Narvik, 19 hours', 'Prague to Zurich, 13 hours'),
      { type: 'figure', image: 'https://p16.example/1.jpg', alt: 'A map with three night trains' },
      { type: 'figure', image: 'https://p16.example/2.jpg' },
      { type: 'figure', image: 'https://p16.example/3.jpg' },
    ],
  },
};

describe.each(layoutNames)('%s', (layout) => {
  const { metadata, blocks } = expected[layout];
  const document = readHtml(loadHtml(layout), layouts[layout]);

  it('is read as the one post it shows', () => {
    expect(document.blocks).toEqual(blocks);
    expect(document.metadata).toMatchObject(metadata);
  });

  it('is read the same from the snapshot of a tab', () => {
    expect(readHtml(loadSnapshot(layout), layouts[layout])).toEqual(document);
  });

  it('says nothing of the site, of others, or of another post', () => {
    const words = [document.metadata.title, ...document.blocks.map(getBlockText)].join('\n');
    expect(words).not.toMatch(
      /says a commenter|not meant|nobody's picture|somebody else|outside of the thread|promoted|subscribe|…\s?more|reply\b|1,204 (?:likes|reactions)|views|opened first|https?:|[#＃]/i,
    );
  });
});
