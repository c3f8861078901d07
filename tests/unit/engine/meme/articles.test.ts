import { describe, expect, it } from 'vitest';
import type { MemeDraft } from '../../../../lib/engine/brief.ts';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { DrawingSet, loadDrawings } from '../../../../lib/engine/drawings/index.ts';
import { composeMeme } from '../../../../lib/engine/meme/draw.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { getFrames } from '../../../../lib/engine/meme/words/frames.ts';
import { writeMeme } from '../../../../lib/engine/meme/write.ts';
import { documentOf, paragraph } from '../brief/documents.ts';
import { realMeasurer } from './scene-checks.ts';

const article = (language: string, title: string, ...texts: readonly string[]) =>
  documentOf({ title, language }, ...texts.map(paragraph));

describe('what an article’s meme shows', () => {
  it.each([
    [
      'en',
      'The bicycle of the postman turns a hundred',
      'The bicycle still works. Every morning the bicycle leaves the garage.',
      'bicycle',
    ],
    ['de', 'Der Wal kam bis in den alten Hafen', 'Der Wal blieb drei Tage. Am Ende schwamm der Wal davon.', 'whale'],
    ['fr', 'Le vélo du facteur a cent ans', 'Le vélo roule encore. Chaque matin, le vélo sort du garage.', 'bicycle'],
  ])('%s %s: what its title names', (language, title, text, drawing) => {
    const document = article(language, title, text);
    expect(writeMeme(document, matchMemes(document, [], {}), {}).drawing).toBe(drawing);
  });

  it.each([
    ['a name that only sounds like a thing', 'Jobs returns to Apple', 'Apple hired him again. Apple had missed him.'],
    ['nothing that can be drawn', 'The council postpones its decision', 'A second reading follows in autumn.'],
  ])('nothing for %s', (_, title, text) => {
    const document = article('en', title, text);
    expect(writeMeme(document, matchMemes(document, [], {}), {}).drawing).toBeUndefined();
  });

  it('nothing that is to be avoided', () => {
    const document = article('en', 'The bicycle of the postman', 'The bicycle still works. A bicycle is quiet.');
    const steering = { avoidNote: 'bicycles' };
    const ideas = matchMemes(document, [], {});
    expect(writeMeme(document, ideas, {}).drawing).toBe('bicycle');
    expect(writeMeme(document, ideas, steering).drawing).toBeUndefined();
  });

  it.each(['newsroom', 'exhibit', 'ride', 'chase', 'proud', 'shocked', 'breakfast'])(
    'in the scene “%s”',
    async (template) => {
      const measurer = await realMeasurer();
      const draft: MemeDraft = {
        template,
        captions: { headline: 'A plane', top: 'A plane', moment: 'A plane', below: 'A plane', news: 'A plane' },
        language: 'en',
        direction: 'ltr',
        drawing: 'airplane',
      };
      const count = (drawings: DrawingSet) =>
        JSON.stringify(composeMeme(draft, '4:5', measurer, { drawings }).nodes).length;
      expect(count(await loadDrawings(['airplane']))).not.toBe(count(new DrawingSet(new Map())));
    },
  );
});

it('shows the subject that a short text names without a title', () => {
  const document: SourceDocument = {
    metadata: { language: 'en' },
    blocks: [{ type: 'paragraph', text: 'I told my fridge to order milk. It ordered a second fridge.' }],
  };
  expect(writeMeme(document, matchMemes(document, [], {}), {}).drawing).toBe('fridge');
});

describe('an article’s joke', () => {
  const listCaptions = (document: ReturnType<typeof article>) =>
    matchMemes(document, [], {}).map(({ template, captions }) => `${template}: ${Object.values(captions).join(' / ')}`);

  it('sets nothing against each other that a title is for or against as a whole', () => {
    const title = 'Die Bühne als Zeichen gegen lange Wege nutzen';
    const said = listCaptions(article('de', title, 'Das Theater zieht um. Die Wege werden kurz.'));
    expect(said.filter((one) => /^(?:tug|fork)/.test(one))).toEqual([]);
    const contest = listCaptions(article('de', 'FC Hafen gegen Union Berg', 'Das Spiel beginnt um acht. Es regnet.'));
    expect(contest.some((one) => one.startsWith('tug: FC Hafen / Union Berg'))).toBe(true);
  });

  it('takes no line that asks for letters', () => {
    const said = listCaptions(
      article(
        'en',
        'The pier opens again',
        'The pier was closed for nine years. The ferry is back.',
        'Know something we don’t? E-mail us at desk@pier.example.',
      ),
    );
    expect(said.filter((one) => one.includes('@'))).toEqual([]);
  });

  it('sets the best line of the source under the headline that it is about', () => {
    const document = article(
      'en',
      'The library buys a second clock tower',
      'The council agreed on Tuesday after a long evening of tea.',
      '“I never liked the first tower,” said the mayor.',
    );
    const remark = matchMemes(document, [], {}).find(({ captions }) =>
      Object.values(captions).some((text) => text.includes('I never liked')),
    );
    expect(Object.values(remark?.captions ?? {})).toEqual([
      'The library buys a second clock tower',
      '“I never liked the first tower”',
    ]);
  });

  it('answers nobody in a chat who did not ask for news or for the subject', () => {
    const document = article(
      'en',
      'The museum opens a second door for cats',
      'The door is small. Cats like the museum.',
    );
    const { claimed = [], named = [], spoken = [] } = getFrames('en');
    const invited = [...claimed, ...named, ...spoken].join();
    const chats = matchMemes(document, [], {}).filter(({ template }) => /chat|exchange|dialogue/.test(template));
    // The headline's own topic may be used, too.
    const isHeadline = (text = '') => text === document.metadata.title;
    expect(
      chats.filter(({ captions }) => !isHeadline(captions.ask) && !invited.includes(captions.ask ?? 'nothing')),
    ).toEqual([]);
  });

  it.each([
    ['en', 'The two foreseen in September rather than the Fed sees three hikes in March.'],
    ['en', 'Ask the neighbour instead of beautiful eyes turned and asked the baker.'],
    ['de', 'Gottesdienste sind etwas, das man finden kann, statt dass Gottesdienste leer bleiben.'],
    ['de', 'Er ist ein Symbol gewesen statt durchweg Mut machend geschrieben.'],
    ['es', 'Dejen ciertas industrias en vez de emprendan por cuenta propia.'],
    ['ja', '機構の業務が行われる場合には第二項から第四項までの規定に代わりに適用する。'],
  ])('sets no scraps of sentences against each other (%s): %s', (language, text) => {
    const document = article(language, 'A title of four words', text, text);
    const isNamed = (said: string) => said.includes('A title of four words');
    const templates = matchMemes(document, [], {}).flatMap(({ template, captions }) =>
      isNamed(Object.values(captions).join()) ? [] : [template],
    );
    expect(templates).not.toContain('verdict');
    expect(templates).not.toContain('exit');
    expect(templates).not.toContain('buttons');
  });

  it('begins with no keyword in a frame of our own', () => {
    const document = article(
      'en',
      'Smith and Jones, the council and Smith',
      'Smith voted for the parliament law. The minister and Smith spoke of the election in parliament.',
    );
    const [first] = matchMemes(document, [], {});
    expect(Object.values(first?.captions ?? {}).join(' ')).toContain('Smith and Jones, the council and Smith');
  });
});
