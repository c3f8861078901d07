import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { castShortText } from '../../../../lib/engine/meme/situations/cast.ts';
import { readShortText, splitShortText } from '../../../../lib/engine/meme/situations/short-text.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const split = (text: string, language = 'en') => splitShortText(text.split('\n'), language);
const cast = (text: string, language = 'en') => castShortText(split(text, language), language)[0];

describe('a short text is split as it is told', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'two sentences',
      'The kettle has an app. I still wait for the water.',
      ['The kettle has an app', 'I still wait for the water'],
    ],
    [
      'one sentence at its turn',
      'I bought a planner for the year, but it is now April.',
      ['I bought a planner for the year', 'but it is now April'],
    ],
    [
      'a time is no label',
      'Plumber: between 8 and 16. Me at 16:05 in the bath. Plumber: nobody home.',
      ['Plumber: between 8 and 16. Me at 16:05 in the bath', 'Plumber: nobody home'],
    ],
    [
      'four steps of a few words',
      'Alarm at six. Alarm at seven. Alarm at eight. Consequences at nine.',
      ['Alarm at six', 'Alarm at seven', 'Alarm at eight', 'Consequences at nine'],
    ],
    ['no turn', 'The queue for the queue numbers has a queue.', ['The queue for the queue numbers has a queue']],
    [
      'a short sentence joins the one before',
      'We moved the desk. Twice. It was better before we began.',
      ['We moved the desk. Twice', 'It was better before we began'],
    ],
    [
      'three short sentences',
      'The plan had one step. The step took a year. The plan is now two steps.',
      ['The plan had one step', 'The step took a year', 'The plan is now two steps'],
    ],
    [
      'a quotation stays whole',
      'The label said "wash cold, but gently". My jumper fits the cat.',
      ['The label said "wash cold, but gently"', 'My jumper fits the cat'],
    ],
    [
      'lines',
      'Is this the express train?\nIt is a tram.\nSo no.',
      ['Is this the express train?', 'It is a tram', 'So no'],
    ],
    [
      'behind German quotation marks',
      'Er sagte „komm“. Ich kam um neun und war allein.',
      ['Er sagte „komm“', 'Ich kam um neun und war allein'],
    ],
    [
      'in lower case, behind a quotation',
      'the app sent me "we miss you" and "£34 taken today". so one of us is coping',
      ['the app sent me "we miss you" and "£34 taken today"', 'so one of us is coping'],
    ],
    [
      'German',
      'Der Drucker hat ein Update. Er druckt jetzt nichts, aber schneller.',
      ['Der Drucker hat ein Update', 'Er druckt jetzt nichts, aber schneller'],
    ],
    ['Japanese', '冷蔵庫が更新中です。牛乳が飲みたいだけなのに。', ['冷蔵庫が更新中です', '牛乳が飲みたいだけなのに']],
  ])('%s', (_, text, panels) => {
    const found = cast(text, /[ぁ-ん]/.test(text) ? 'ja' : /Drucker/.test(text) ? 'de' : 'en');
    expect(Object.values(found?.captions ?? {})).toEqual(panels);
  });

  it('fills labels where the text has them', () => {
    expect(cast('Expectation: bread like in the picture. Reality: a brick with seeds.')).toEqual({
      template: 'reality',
      captions: {
        labelOne: 'Expectation',
        first: 'bread like in the picture',
        labelTwo: 'Reality',
        second: 'a brick with seeds',
      },
    });
    expect(cast('Then: one letter a month. Now: ninety mails before noon.')).toMatchObject({
      template: 'before-after',
    });
  });

  it.each<[string, string, readonly string[]]>([
    [
      'Day 1 of learning the tuba: they wave. Day 30: they move.',
      'before-after',
      ['Day 1 of learning the tuba: they wave', 'Day 30: they move'],
    ],
    [
      'Plan A: get up. Plan B: wake up. Plan C: write from bed.',
      'proud',
      ['Plan A: get up\nPlan B: wake up\nPlan C: write from bed'],
    ],
  ])('counted labels are no speakers: %s', (text, template, captions) => {
    const found = cast(text);
    expect(found?.template).toBe(template);
    expect(Object.values(found?.captions ?? {})).toEqual(captions);
  });

  it.each([
    ['en', 'Boss: Any questions?\nMe: *closes laptop*'],
    ['de', 'Chef: Noch Fragen?\nIch: *klappt den Laptop zu*'],
    ['fr', 'Chef : Des questions ?\nMoi : *ferme l’ordinateur*'],
  ])('puts no deed into a bubble (%s): %s', (language, text) => {
    expect(['doubtful', 'weary', 'proud', 'shocked', 'delighted']).toContain(cast(text, language)?.template);
  });

  it('leaves no turn out of a long talk', () => {
    const turns = [
      'Did you water the plants before we left for the long weekend on the island?',
      'I did water them.',
      'All of them, even the one behind the curtain in the guest room upstairs?',
      'I watered the ones that I like and told the others to wait.',
    ];
    const said = turns.map((turn, at) => `${at % 2 === 0 ? 'Her' : 'Me'}: ${turn}`).join('\n');
    const shown = Object.values(cast(said)?.captions ?? {}).join(' ');
    for (const turn of turns) expect(shown).toContain(turn.replace(/\.$/u, ''));
  });

  it('writes who speaks before brackets beside the bubbles', () => {
    expect(cast('部長「五分だけ」\n私「何の五分ですか」', 'ja')?.captions).toMatchObject({
      nameOne: '部長',
      ask: '五分だけ',
      nameTwo: '私',
      answer: '何の五分ですか',
    });
  });

  it.each([
    ['POV: you said "one quick look" two hours ago', 'shocked'],
    ['Boss: Done?\nMe: Nearly.\nBoss: Started?\nMe: Nearly.', 'dialogue'],
    ['Is it plugged in?\nIt is now.', 'exchange'],
  ])('%s is drawn as %s', (text, template) => {
    expect(cast(text)).toMatchObject({ template });
  });
});

describe('a text too long for a face', () => {
  it.each([
    [
      'es',
      'Yo creo que la grúa debería parar los domingos. Quien está en el muelle también tiene familia, y mirar los barcos el sábado no le cuesta nada a nadie.',
    ],
  ])('%s: is set in three panels: %s', (language, text) => {
    const [first] = matchMemes(documentOf({ language }, paragraph(text)), [], {});
    expect(first?.template).toBe('beats');
    const set = Object.values(first?.captions ?? {}).join(' ');
    for (const word of text.match(/\p{L}{4,}/gu) ?? []) expect(set).toContain(word);
  });
});

it('is no public notice without a time or place', () => {
  const text =
    'Kleiner Hinweis: die Liste heißt jetzt Liste_neu, bitte nicht mehr in Liste arbeiten, da ist der Urlaubsplan drin';
  const [first] = matchMemes(documentOf({ language: 'de' }, paragraph(text)), [], {});
  expect(Object.values(first?.captions ?? {}).join(' ')).toContain('Urlaubsplan');
});

describe('a sentence of a short text', () => {
  it.each([
    ['en', 'it was one screw and forty minutes. you end up with the paint', 'you end up with the paint'],
    [
      'fr',
      'Affiché ce matin : « L’ascenseur est en panne. Voyez le bureau du 7e étage. »',
      'Voyez le bureau du 7e étage. »',
    ],
  ])('%s: opens in lower case, or ends in its mark (%s)', (language, text, last) => {
    expect(split(text, language).parts.at(-1)?.text).toBe(last);
  });
});

describe('the layout of a short text', () => {
  it.each<[string, string, string, readonly string[]]>([
    [
      'a list with letters',
      'My fridge:\na. mustard\nb. half a lemon\nc. regret',
      'shocked',
      ['My fridge:\na. mustard\nb. half a lemon\nc. regret'],
    ],
    [
      'a list in one line',
      'My fridge: a. mustard b. half a lemon c. regret',
      'shocked',
      ['My fridge:\na. mustard\nb. half a lemon\nc. regret'],
    ],
    [
      'a list with a panel for each item',
      'Types of neighbours:\n1. sings\n2. drills\n3. bakes\n4. watches',
      'starter',
      ['Types of neighbours:', 'sings', 'drills', 'bakes', 'watches'],
    ],
    [
      'turns with dashes',
      '– Hello?\n– Is this the museum?\n– It was.\n– Oh.',
      'dialogue',
      ['Hello?', 'Is this the museum?', 'It was', 'Oh'],
    ],
    ['turns in one line', '— Asleep? — Yes. — Liar.', 'chat', ['Asleep?', 'Yes', 'Liar']],
    ['five turns', '—Ready?\n—No.\n—Now?\n—No.\n—Why?', 'thread', ['Ready?', 'No', 'Now?', 'No', 'Why?']],
    [
      'nobody asked',
      'Nobody:\nMy cat at 3 a.m.: plays the piano',
      'shocked',
      ['Nobody:\nMy cat at 3 a.m.: plays the piano'],
    ],
  ])('is kept: %s', (_, text, template, captions) => {
    const found = cast(text);
    expect(found?.template).toBe(template);
    expect(Object.values(found?.captions ?? {})).toEqual(captions);
  });

  it('gives a monologue to no two speakers, though it asks', () => {
    const texts = [
      'Can somebody find the one who had the idea that a pot has three lids for its recycling? I mean no harm. I only want to watch him do it on a train.',
      'Chat of the house today: 4 messages on the leak in the garage, 212 on whose trolley stands in the lift. Mine. Nine of those messages are mine as well.',
    ];
    for (const text of texts)
      for (const { template } of castShortText(split(text), 'en'))
        expect(['chat', 'dialogue', 'thread']).not.toContain(template);
  });

  it('keeps the comma where a sentence is parted', () => {
    const text =
      'J’ai appris à nager cet hiver, à 52 ans, dans la petite piscine du village, avec ma nièce qui tenait la planche. Au troisième dimanche elle l’avait lâchée depuis longtemps et ne m’avait rien dit.';
    const captions = castShortText(split(text, 'fr'), 'fr').flatMap(({ captions }) => Object.values(captions));
    expect(captions.some((caption) => caption.includes('\n') || caption.length > 60)).toBe(true);
    for (const caption of captions) expect(caption).not.toMatch(/\p{L}\. \p{Ll}/u);
  });

  it('gives nobody’s words to another', () => {
    const lines = 'Cook: How is the soup?\nMe: Lovely.\nAlso me, before: a spoon of salt.\nCook: And the salt?';
    expect(Object.values(cast(lines)?.captions ?? {})).toEqual([lines]);
  });

  it.each(['They close on Mondays.', 'Season two starts in May.'])('is nobody’s pride where others act: %s', (last) =>
    expect(castShortText(split(`The meeting became a series. ${last}`), 'en')[0]?.template).not.toBe('proud'),
  );

  it.each([
    'the plumber asked about my shower. it drips. there was a second shower',
    'The tap drips twice an hour. The whole street counts along. Our cat has a favourite drop.',
  ])('puts no part of one’s own story into another’s mouth, and no alarm where nothing alarms: %s', (text) => {
    const found = castShortText(split(text), 'en').map(({ template }) => template);
    expect(found.length).toBeGreaterThan(1);
    for (const unfit of ['breakfast', 'sofa', 'panic']) expect(found).not.toContain(unfit);
  });

  it('goes to a drawing that holds all of it', () => {
    const label = 'What my landlord wrote';
    const text = `${label}: a bright room. What I was shown on Tuesday: a cupboard with a view of another cupboard.`;
    for (const { captions } of castShortText(split(text), 'en'))
      expect(Object.values(captions).join(' ').length).toBeLessThanOrEqual(text.length);
    expect(cast(text)?.captions).not.toHaveProperty('labelOne');
  });
});

describe('a form that the text asks for', () => {
  const talks: ReadonlySet<string> = new Set(['chat', 'dialogue', 'thread']);
  it.each([
    ['en', 'The cat has a heated bed.\nThe cat sleeps in its box.\nI have started on the floor.', false],
    ['de', 'Die Katze hat ein Bett.\nDie Katze schläft im Karton.\nIch liege auf dem Boden.', false],
    [
      'nl',
      'Een gesprek. ‘Wat is uw zwakte?’ Ik zeg: eerlijkheid. Zegt zij: dat is geen zwakte. Zeg ik: dat vindt u.',
      false,
    ],
    ['fr', 'Le chat a un lit.\nLe chat dort dans le carton.\nMoi, par terre.', false],
    ['en', 'Where is the cat?\nIn the box.\nWhich one?', true],
    ['en', 'Cat: hungry\nMe: again?\nCat: still', true],
    ['de', 'Katze: Hunger\nIch: schon wieder?\nKatze: immer noch', true],
    ['fr', '« Où est le chat ? »\n« Dans le carton. »\n« Encore ? »', true],
  ])('%s: bubbles are for those who speak: %s', (language, text, isTalk) => {
    expect(talks.has(cast(text, language)?.template ?? '')).toBe(isTalk);
  });

  it.each([
    [
      'pt',
      'O técnico vinha às oito horas da manhã. Saí às três da tarde por dois minutos.\nNa porta havia um bilhete pequeno.\nA caneta ainda estava quente.',
      false,
    ],
    [
      'en',
      'The fitter came between eight and six.\nAt three I took the rubbish outside.\nOn the door hung a small note.\nThe ink was still rather wet.',
      false,
    ],
    [
      'en',
      'I wanted to wait for the fitter all day.\nAt three I took the rubbish outside.\nOn the door hung a small note.\nThe ink was still rather wet.',
      true,
    ],
    [
      'de',
      'Ich wollte den ganzen Tag auf den Techniker warten.\nUm drei trug ich den Müll hinaus.\nAn der Tür hing ein kleiner Zettel.\nDie Tinte war noch ganz nass.',
      true,
    ],
  ])('%s: boards of a plan are for a plan: %s', (language, text, isPlan) => {
    expect(cast(text, language)?.template === 'backfire').toBe(isPlan);
  });

  it.each([
    [
      'de',
      'Drei Jahre lang wollte die Katze nicht auf den Balkon. Seit die Tür zu ist, ist er ihr Lebenstraum.',
      false,
    ],
    ['en', 'For years the cat did not want the balcony. Since the door is shut it is her dream.', false],
    ['en', 'I wanted a quiet balcony. Now the cat sings there.', true],
    ['de', 'Ich wollte einen ruhigen Balkon. Stattdessen singt dort die Katze.', true],
  ])('%s: cakes are for a hope: %s', (language, text, isHope) => {
    const found = castShortText(split(text, language), language).map(({ template }) => template);
    expect(found.includes('reality')).toBe(isHope);
  });
});

describe('two sentences', () => {
  it.each([
    ['en', 'I expected a parade. Nobody came.', 'reality'],
    ['en', 'I went to bed at nine. I am still awake and know everything about eels.', 'before-after'],
    ['en', 'The server crashed again. Lunch is good.', 'calm'],
    ['en', 'My neighbour drills at six every Sunday. It is unacceptable.', 'sign'],
    ['it', 'Ho comprato una cyclette. Ora è un attaccapanni molto caro.', 'before-after'],
    ['de', 'Ich dachte, das Regal sei einfach. Neun Schrauben sind übrig.', 'reality'],
  ])('%s are drawn by their mood: %s', (language, text, template) => {
    expect(cast(text, language)?.template).toBe(template);
  });

  it.each([
    ['en', 'The kettle has an app. I wait for the water.'],
    ['es', 'Mi tía compró un loro. El loro habla más que ella.'],
    ['ja', '冷蔵庫が更新中です。牛乳が飲みたいだけです。'],
  ])('%s are no expectation and no anger without words of it: %s', (language, text) => {
    expect(['reality', 'sign', 'shocked']).not.toContain(cast(text, language)?.template);
  });
});

describe('a story', () => {
  const keith = [
    'Four years ago I waved back at a man who waved at somebody behind me.',
    'To save face I crossed the road and asked how he had been, and he was well.',
    'I have since been to his daughter’s wedding and I feed his tortoise every August.',
    'Last night he said he has always wondered where we first met.',
    'I said school.',
  ];

  it('keeps its middle, and ends in larger letters', () => {
    const short = readShortText(documentOf({ language: 'en' }, paragraph(keith.join(' '))), 'en');
    expect(short && castShortText(short, 'en')[0]).toEqual({
      template: 'story',
      captions: { moment: keith.slice(0, -1).join(' '), below: 'I said school' },
    });
  });

  it('of more turns than there are bubbles is read line by line', () => {
    const lines = '“Do you smoke?”\n“No.”\n“Alcohol?”\n“Rarely.”\n“Sport?”\n“Also rarely.”\n“Like the alcohol, then.”';
    expect(cast(lines)).toEqual({ template: 'story', captions: { moment: lines } });
  });
});

describe('a typed talk whose first line was read as its title', () => {
  it.each([
    [
      'de',
      'Navi: „Bitte wenden.“',
      ['Papa: „Die kennt die Strecke nicht.“', 'Navi: „Bitte wenden.“', 'Papa: „Frech.“'],
    ],
    ['en', 'Satnav: turn around', ['Dad: it does not know this road', 'Satnav: turn around', 'Dad: now it is rude']],
  ])('keeps all turns: %s', (language, title, lines) => {
    const talk = documentOf({ title, language }, ...lines.map(paragraph));
    expect(matchMemes(talk, [], {})[0]?.template).toBe('dialogue');
  });
});

describe('two labels', () => {
  it.each([
    ['Cat at the vet: an orphan with a weak cough, may not last the night\nCat at home: bailiff', false],
    ['Me at the office: holds the lift for all\nMe at home: takes the lift for one floor', false],
    ['Vet: she may not last the night\nCat: I will outlive you', true],
  ])('of one figure are no speakers: %s', (text, isTalk) => {
    const template = cast(text)?.template ?? '';
    expect(template === 'exchange').toBe(isTalk);
    if (!isTalk) expect(['sofa', 'breakfast']).not.toContain(template);
  });

  it('with a time each are a change', () => {
    expect(
      cast('Me, 9:00 am, home office: today I will focus\nMe, 9:40 am: the oldest spice is from 2011')?.template,
    ).toBe('before-after');
  });
});

it('keeps the colon before what is quoted in the next panel', () => {
  const text =
    'Colleague today, while scrolling through a folder with everything from Budget_final to Budget_final_v41: "well, at least nobody can say we do no version control."';
  expect(Object.values(cast(text)?.captions ?? {})[0]).toMatch(/v41:$/u);
});

describe('a short text under a heading of its own', () => {
  it('is set word for word where it offers no other joke', () => {
    const given = documentOf(
      { title: 'Our new kettle needs an update', language: 'en' },
      paragraph('It has a screen. It has an app. It boils no water.'),
    );
    const [idea] = matchMemes(given, [], {});
    expect(Object.values(idea?.captions ?? {})).toEqual([
      'Our new kettle needs an update',
      'It has a screen. It has an app. It boils no water',
    ]);
  });
});

describe('a page of which little was read', () => {
  const [first, second] = ['Born in May, works for the harbour.', 'Her main interest is lamps.'];
  const read = { title: 'Number of harbour lamps', url: 'https://hof.example/lamps', language: 'en' };

  it.each([
    [
      'describes itself: is no joke as it stands',
      { ...read, description: 'Who counts the lamps of the harbour?' },
      false,
    ],
    ['is a post: is', read, true],
  ])('and that %s', (_, metadata, isVerbatim) => {
    const found = readShortText(documentOf(metadata, paragraph(first ?? ''), paragraph(second ?? '')), 'en');
    expect(found !== undefined).toBe(isVerbatim);
  });
});

describe('any short text', () => {
  const word = fc.constantFrom(
    'tea',
    'cats',
    'Monday',
    'two',
    'queue',
    'never',
    'but',
    'nobody',
    'the',
    'lamp',
    'said',
  );
  const sentence = fc
    .tuple(fc.array(word, { minLength: 2, maxLength: 9 }), fc.constantFrom('.', '!', '?'))
    .map(([words, stop]) => `${words.join(' ').replace(/^./, (letter) => letter.toUpperCase())}${stop}`);

  it('keeps each of its words in order in each drawing, in slots that the drawing has', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 4 }), (sentences) => {
        const text = sentences.join(' ');
        const plain = (each: string) => each.toLowerCase().replace(/[^\p{L}]+/gu, '');
        for (const { template, captions } of castShortText(split(text), 'en')) {
          expect(plain(Object.values(captions).join(' '))).toBe(plain(text));
          const roles = templates.get(template)?.slots.map(({ role }) => role) ?? [];
          expect(roles).toEqual(expect.arrayContaining(Object.keys(captions)));
        }
      }),
    );
  });
});

describe('a text of many words', () => {
  const counted = (text: string) => text.split(/\s+/).length;

  it.each([
    [
      'one sentence',
      'My plan for the weekend was to read a book in the garden, and by noon I had repaired the fence with the book.',
    ],
    [
      'four sentences',
      'I set an alarm for six. I set another one for seven. I told my sister to call me at eight in the morning. It is noon and I am still here.',
    ],
  ])('has at most twenty in a panel: %s', (_, text) => {
    const ideas = castShortText(split(text), 'en');
    expect(ideas.length).toBeGreaterThan(1);
    // Only a face alone has room for the whole story.
    for (const { captions } of ideas)
      for (const [at, said] of Object.values(captions).entries())
        expect(counted(said)).toBeLessThanOrEqual(at === 0 && Object.keys(captions).length === 1 ? 36 : 24);
    expect(Object.values(ideas[0]?.captions ?? {}).every((said) => counted(said) <= 20)).toBe(true);
  });

  it('is parted behind the ending of a clause where words are not parted', () => {
    expect(
      split('会議を減らすための会議を開いたのに、会議がまた一つ増えた。', 'ja').parts.map(({ text }) => text),
    ).toEqual(['会議を減らすための会議を開いたのに', '会議がまた一つ増えた。']);
  });
});

describe('speakers', () => {
  it.each<[string, string, Readonly<Record<string, string>>]>([
    [
      'two lines',
      'exchange',
      { nameOne: 'Cook', ask: 'Is the soup meant to move?', nameTwo: 'Me', answer: 'It is fresh' },
    ],
    [
      'four lines',
      'dialogue',
      { nameOne: 'Me', ask: 'bed', nameTwo: 'My dog', answer: 'walk', reply: 'bed', last: 'walk' },
    ],
  ])('have their names beside the bubbles, not in them: %s', (_, template, captions) => {
    const lines = {
      exchange: 'Cook: Is the soup meant to move?\nMe: It is fresh.',
      dialogue: 'Me: bed\nMy dog: walk\nMe: bed\nMy dog: walk',
    }[template];
    expect(cast(lines ?? '')).toEqual({ template, captions });
  });

  it('of five lines and more stand in bubbles', () => {
    const lines = ['Ann: tea?', 'Bo: yes', 'Ann: milk?', 'Bo: no', 'Ann: why?', 'Bo: cow'].join('\n');
    expect(cast(lines)?.template).toBe('thread');
    expect(Object.values(cast(lines)?.captions ?? {})).toEqual([
      'Ann',
      'tea?',
      'Bo',
      'yes',
      'milk?',
      'no',
      'why?',
      'cow',
    ]);
  });
});

describe('a story of two long parts', () => {
  it.each([
    [
      'en',
      'It’s been 11 days since next door borrowed my crane. This morning he was up it with a mug and gave me a lovely wave.',
    ],
    [
      'en',
      'the lift told me to wait for help and the help was a boy who pressed one button without pausing his talk about eels',
    ],
    [
      'fr',
      'À mon avis le phare devrait dormir l’été. Le mien a passé une heure à éclairer un seau de sable et il dormait.',
    ],
    [
      'ja',
      '会議の最後に「何かありますか」と聞かれて全員が下を向いたのに、終わった瞬間、廊下で20分の質問大会が始まった。',
    ],
  ])('%s: is whole over a face, no iceberg, no crier, no telly: %s', (language, text) => {
    const found = castShortText(split(text, language), language);
    for (const { template } of found) expect(['iceberg', 'proclaim', 'sofa', 'breakfast']).not.toContain(template);
    const set = Object.values(found[0]?.captions ?? {}).join(' ');
    for (const word of text.match(/\p{L}{4,}/gu) ?? []) expect(set).toContain(word);
  });

  it('is dry where it praises first, and smiles where it ends in praise', () => {
    const first = (text: string) => castShortText(split(text), 'en')[0]?.template ?? '';
    expect(['weary', 'doubtful']).toContain(
      first('So glad I paid extra for the lamp with wifi. Actually I light it with a match.'),
    );
    expect(first('I asked for the same as last time. I am happy with the hat.')).toBe('proud');
  });

  it('has no space behind a full stop of a script without spaces', () => {
    const { parts } = split(
      '傘を持つ日は降らない。置いて出た日は降る。今日は学習して小さいのを持って出たら、駅の前で風に裏返されて3分で終わった。',
      'ja',
    );
    expect(parts.map(({ text }) => text).join('')).not.toMatch(/。 /);
  });
});

describe('a request to a group', () => {
  it.each([
    ['en', 'Does anyone here have a ramp we could borrow for Saturday? My nan is coming. Happy to collect.'],
    ['de', 'Hat hier jemand eine Rampe? Wir holen sie gern am Samstag ab. Danke schon mal!'],
    ['fr', 'Quelqu’un aurait une rampe pour samedi ? Je passe la chercher. Merci d’avance.'],
    ['es', '¿Alguien tiene una rampa para el sábado? Paso a recogerla. Gracias de antemano.'],
    ['it', 'Qualcuno ha una rampa per sabato? Passo a prenderla. Grazie in anticipo.'],
    ['pt', 'Alguém tem uma rampa para sábado? Passo aí para pegar. Obrigada desde já.'],
    ['nl', 'Heeft er iemand een oprijplaat voor zaterdag? Ik kom hem halen. Alvast bedankt.'],
  ])('%s is no joke: %s', (language, text) => {
    const typed = documentOf({ language }, paragraph(text));
    expect(() => matchMemes(typed, [], {})).toThrow(expect.objectContaining({ code: 'no_meme' }));
  });

  it.each([
    ['en', 'Does anyone know how to stop a printer? It has been printing the menu since Tuesday.'],
    ['de', 'Hat jemand meine Brille gesehen? Ich habe sie auf. Seit heute früh.'],
  ])('%s: is none without thanks or an offer: %s', (language, text) => {
    expect(matchMemes(documentOf({ language }, paragraph(text)), [], {}).length).toBeGreaterThan(0);
  });
});

describe('a public notice', () => {
  it.each([
    ['en', 'Please note that the office is closed on Monday, 4 May. Room 12 is open from 9:00.'],
    [
      'de',
      'Bitte beachten: Am Montag, 4. Mai, bleibt geschlossen, was im Hof liegt. Öffnungszeiten ab Dienstag um 9 Uhr.',
    ],
    ['fr', 'Veuillez noter : la piscine sera fermée le lundi 4 mai en raison de travaux.'],
    ['ja', '工事のため、5月4日は休館いたします。ご了承ください。'],
  ])('%s is no joke: %s', (language, text) => {
    const typed = documentOf({ language }, paragraph(text));
    expect(() => matchMemes(typed, [], {})).toThrow(expect.objectContaining({ code: 'no_meme' }));
  });

  it.each(['The office is closed on Monday. I came on Monday.', 'Ticket system down. Please open a ticket.'])(
    'lets a joke on a notice pass: %s',
    (text) => {
      expect(matchMemes(documentOf({ language: 'en' }, paragraph(text)), [], {}).length).toBeGreaterThan(0);
    },
  );
});

describe('the notes on a short text', () => {
  const typed = documentOf({ language: 'en' }, paragraph('The locks were changed. My key opens the neighbour now.'));

  it('keep it from being set where they avoid its words, and that is the reason', () => {
    const reason = { code: 'no_meme', detail: 'The text itself says what the notes avoid.' };
    expect(() => matchMemes(typed, [], { avoidNote: 'locks' })).toThrow(expect.objectContaining(reason));
  });

  it('and recent pictures change its drawing', () => {
    const [first] = matchMemes(typed, [], {});
    const [second] = matchMemes(typed, [], {}, first ? [first] : []);
    expect(second?.template).not.toBe(first?.template);
  });
});
