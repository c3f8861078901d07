import { describe, expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import type { Steering } from '../../../../lib/engine/brief.ts';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { audienceNames } from '../../../../lib/engine/languages/audience-names.ts';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { audiences, concepts, everydayConcepts } from '../../../../lib/engine/languages/words/note-words.ts';
import { findAudience, findConcepts } from '../../../../lib/engine/meme/jokes/notes.ts';
import { readWishes } from '../../../../lib/engine/meme/jokes/steer.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { templates } from '../../../../lib/engine/meme/templates/index.ts';
import { listUnmetWishes } from '../../../../lib/engine/meme/unmet.ts';
import { writeMeme } from '../../../../lib/engine/meme/write.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const document = documentOf(
  { title: 'The night train gets a bakery on wheels', language: 'en' },
  paragraph('The night train between the two harbours now has an oven, and the bakery opens at five.'),
  paragraph('Bread is sold in the last coach until the train arrives.'),
);
const ideas = (steering: Steering) => matchMemes(document, [], steering);
const makeDraft = (steering: Steering) => writeMeme(document, ideas(steering), steering);
const listCaptions = (steering: Steering) => ideas(steering).map(({ captions }) => Object.values(captions).join(' / '));

describe('an audience', () => {
  it.each([
    ['our IT department', 'developers'],
    ['people in academia', 'scientists'],
    ['my students’ teachers', 'teachers'],
    ['my students', 'students'],
    ['zdravotní sestry', 'nurses'],
    ['sygeplejersker på natarbejde', 'nurses'],
    ['δάσκαλοι', 'teachers'],
    ['sairaanhoitajille', 'nurses'],
    ['tanároknak', 'teachers'],
    ['fotballfans', 'football'],
    ['för sjuksköterskor', 'nurses'],
    ['hemşireler için', 'nurses'],
    ['для вчителів', 'teachers'],
    ['vývojáři', 'developers'],
    ['για επιστήμονες', 'scientists'],
    ['kerékpárosok', 'cycling'],
    ['ofis çalışanları', 'office'],
  ])('is known by its name in the interface’s languages: %s', (note, audience) => {
    expect(findAudience(note)).toBe(audience);
  });

  it('has a name each in the languages without other words of notes', () => {
    for (const [code, names] of Object.entries(audienceNames)) {
      expect(languages.find((language) => language.code === code)?.notes, code).toBeUndefined();
      expect(Object.keys(names)).toEqual(expect.arrayContaining([...audiences]));
    }
    expect(Object.keys(audienceNames)).toHaveLength(9);
  });

  it.each([
    ['for our developers', 'developers'],
    ['Pflegekräfte auf der Station', 'nurses'],
    ['les enseignants du lycée', 'teachers'],
    ['para estudiantes', 'students'],
    ['para os pais da escola', 'parents'],
    ['fondatori di start-up', 'founders'],
    ['gamers en streamers', 'gamers'],
    ['デザイナー向け', 'designers'],
    ['市场部的同事', 'marketers'],
    ['учёные и аспиранты', 'scientists'],
    ['축구 팬', 'football'],
    ['dla kolarzy', 'cycling'],
    ['زملاء المكتب', 'office'],
    ['people who knit', undefined],
  ])('is known by its name: %s', (note, audience) => {
    expect(findAudience(note)).toBe(audience);
  });

  it.each(audiences)('brings its own jokes: %s', (audience) => {
    const own = languages.find(({ code }) => code === 'en')?.notes;
    const replies = own?.replies?.[audience].map((line) => line.split(' | ')[1]) ?? [];
    const [first = ''] = listCaptions({ audienceNote: `for ${audience}` });
    const [title, reply] = first.split(' / ');
    expect(title).toBe(document.metadata.title);
    expect(replies).toContain(reply);
    expect(listUnmetWishes(makeDraft({ audienceNote: `for ${audience}` }), { audienceNote: audience })).toEqual([]);
  });

  it('is reported where a text is set as it was typed', () => {
    const typed = documentOf({ language: 'en' }, paragraph('My kettle has an app. I still wait for the water.'));
    const [idea] = matchMemes(typed, [], { audienceNote: 'gamers' });
    expect(Object.values(idea?.captions ?? {}).join('. ')).toContain('My kettle has an app');
    const draft = { ...(idea ?? { template: '', captions: {} }), language: 'en', direction: 'ltr' } as const;
    expect(listUnmetWishes(draft, { audienceNote: 'gamers' })).toEqual(['audience']);
  });

  it.each([
    ['en', 'The night ferry to the islands is delayed until spring', 'developers', 'Same sprint, different number.'],
    [
      'de',
      'Die Nachtfähre zu den Inseln ist bis zum Frühling verschoben',
      'Pflegekräfte',
      'Meine Pause auch. Seit März.',
    ],
    ['fr', 'Le ferry de nuit vers les îles est reporté au printemps', 'parents', 'Quelqu’un cherchait sa chaussure.'],
    [
      'es',
      'El ferri nocturno a las islas se aplaza hasta la primavera',
      'estudiantes',
      '¡Una prórroga! Yo también la pedí.',
    ],
  ])('replies to what the headline does, out of its own world (%s)', (language, title, audienceNote, reply) => {
    const texts = Array.from({ length: 14 }, (_, at) => paragraph(`${title} (${at + 1}).`));
    const document = documentOf({ title, language, url: 'https://pier.example/a' }, ...texts);
    const [first] = matchMemes(document, [], { audienceNote });
    expect(Object.values(first?.captions ?? {})).toContain(reply);
  });

  it('replies in every language, in a mood that has drawings', () => {
    for (const { code, notes } of languages.filter(({ notes }) => notes)) {
      for (const audience of audiences) {
        const lines = notes?.replies?.[audience] ?? [];
        expect(lines.length, `${code} ${audience}`).toBeGreaterThanOrEqual(3);
        for (const line of lines) expect(line).toMatch(/^(?:smug|tired|doubtful|caught) \| (?:\{\w+\} )?.{4,64}$/);
      }
    }
  });

  it('has names and frames of templates that there are in every language with frames', () => {
    for (const { code, jokes, notes } of languages.filter(({ jokes }) => jokes?.frames)) {
      for (const audience of audiences) {
        const own = notes?.audiences[audience];
        expect(own?.frames.length, `${code} ${audience}`).toBeGreaterThanOrEqual(3);
        for (const frame of own?.frames ?? []) expect(templates.has(frame.split(' | ')[0] ?? ''), frame).toBe(true);
      }
      const meant = Object.keys(notes?.concepts ?? {});
      expect(meant.slice(0, concepts.length), code).toEqual([...concepts]);
      expect([[], [...everydayConcepts]], code).toContainEqual(meant.slice(concepts.length));
      expect(jokes?.doable, code).toMatch(/\p{L}/u);
    }
  });
});

describe('what is to be avoided', () => {
  it.each([
    ['job interviews', ['tell me about yourself', 'five years', 'We’ll call you']],
    ['Vorstellungsgespräche', ['tell me about yourself', 'five years']],
    ['睡眠', ['asleep', 'Big day tomorrow', 'sleep']],
    ['le sommeil', ['asleep', 'sleep']],
    ['reuniones', ['stand-up', 'meeting']],
    ['sleep', ['still up', 'asleep']],
    ['Geld', ['euro', 'cost']],
  ])('is avoided by its meaning, whatever the language: %s', (avoidNote, meant) => {
    const said = listCaptions({ avoidNote, audienceNote: 'the office' }).join('\n');
    expect(said).not.toBe('');
    for (const text of meant) expect(said).not.toContain(text);
  });

  it('is not drawn either', () => {
    expect(ideas({ avoidNote: 'dating' }).map(({ template }) => template)).not.toContain('tempted');
    expect(findConcepts('no jokes about dating').map(({ concept }) => concept)).toEqual(['dating']);
  });
});

it.each([
  ['money', 'The app costs four euros a month'],
  ['dinero', 'It is 9 € now'],
  ['お金', '月に四百円'],
  ['sleep', 'Why are you still up?'],
  ['Schlaf', 'Der Wecker klingelt um vier'],
  ['technology', 'The printer jams again'],
  ['weather', 'An umbrella for the whole street'],
  ['Religion', 'Der Pfarrer läutet selbst'],
  ['niños', 'Los bebés no leen'],
  ['birds', 'A gull took the sandwich'],
  ['animals', 'A gull took the sandwich'],
  ['numbers', 'It prints 40 pages'],
  ['numbers', 'It prints forty pages'],
  ['Zahlen', 'Vierzig Seiten in der Minute'],
  ['achats', 'Le magasin ouvre à neuf heures'],
  ['vacanze', 'Due settimane in spiaggia'],
  ['仕事', '残業はしない'],
  ['work', 'One more meeting'],
  ['школа', 'Учитель опоздал'],
  ['汽车', '今天又堵车'],
  ['음악', '노래를 부른다'],
])('the note “%s” names what “%s” says', (note, text) => {
  expect(findConcepts(note).some(({ isNamedIn }) => isNamedIn(text))).toBe(true);
});

it.each([
  ['dating', 'tempted'],
  ['Schlaf', 'thoughts'],
  ['food', 'breakfast'],
  ['animaux', 'butterfly'],
  ['money', 'chart'],
  ['numbers', 'chart'],
  ['alcohol', 'calm'],
  ['politics', 'newsroom'],
  ['family', 'breakfast'],
  ['meetings', 'backfire'],
  ['sleep', 'sofa'],
  ['weather', 'fork'],
  ['cars', 'exit'],
])('the note “%s” leaves out the picture of it: %s', (avoidNote, template) => {
  expect(readWishes({ avoidNote }, getWords('en')).templateWeight(template)).toBe(0);
});

describe('what is to be avoided', () => {
  const gull = documentOf({ language: 'en' }, paragraph('A gull ordered chips. Nobody asked it to pay.'));
  const roof = documentOf(
    { title: 'Wildbienen kehren auf die Dächer zurück', language: 'de' },
    paragraph('Wildbienen sind nach elf Jahren auf die Dächer von Talghafen zurückgekehrt.'),
    paragraph('Der Thymian auf dem Rathaus braucht kaum Wasser. Die Dachgärten kühlen die Wohnungen.'),
  );

  it.each<[string, SourceDocument, string, readonly string[]]>([
    ['the whole of a short text', gull, 'birds', ['avoid']],
    ['nothing of it', gull, 'bosses', []],
    ['all it is about', roof, 'Insekten', ['avoid']],
  ])('is said where it is %s', (_, source, avoidNote, unmet) => {
    const found = matchMemes(source, [], { avoidNote });
    const draft = writeMeme(source, found, { avoidNote });
    expect(listUnmetWishes(draft, { avoidNote })).toEqual(unmet);
    if (source === gull)
      if (source === gull)
        expect(Object.values(draft.captions)).toEqual(['A gull ordered chips', 'Nobody asked it to pay']);
  });

  it('leaves no half of a joke', () => {
    expect(() => matchMemes(gull, [], { avoidNote: 'chips' })).toThrow('The text itself says what the notes avoid.');
  });

  it('means something else in another language', () => {
    const fr = languages.find(({ code }) => code === 'fr');
    expect(findConcepts('technologie', fr).some(({ isNamedIn }) => isNamedIn('Ce que j’ai lu'))).toBe(false);
  });
});

describe('what common notes mean', () => {
  it.each([
    ['en', 'no food', 'I read the whole menu. Then I had the burger.'],
    ['en', 'restaurants', 'The waiter brought the soup.'],
    ['en', 'nothing about death', 'We met at the funeral.'],
    ['en', 'coffee', 'My espresso is cold.'],
    ['en', 'spiders', 'It sits in its web.'],
    ['en', 'gender', 'Her husband waits outside.'],
    ['en', 'old people', 'Grandma has been at it for years.'],
    ['en', 'the police', 'A siren went by, then two cops.'],
    ['en', 'swearing', 'Damn, the lamp is out.'],
    ['de', 'kein Essen', 'Ich habe die Speisekarte gelesen.'],
    ['de', 'Tod', 'Wir trafen uns auf dem Friedhof.'],
    ['fr', 'la nourriture', 'J’ai lu toute la recette.'],
    ['es', 'la policía', 'Me pusieron una multa.'],
    ['it', 'caffè', 'Il mio espresso è freddo.'],
    ['pt', 'idosos', 'A vovó já sabia.'],
    ['nl', 'vloeken', 'Verdomme, de lamp is uit.'],
  ])('%s: %s: %s', (code, note, text) => {
    const language = languages.find((each) => each.code === code);
    const meant = findConcepts(note, language);
    expect(meant.some(({ isNamedIn }) => isNamedIn(text))).toBe(true);
    expect(meant.some(({ isNamedIn }) => isNamedIn('xyz'))).toBe(false);
  });

  it.each(['sarcastic', 'dark', 'cute', 'nostalgic', 'minimal', 'sarkastisch', 'mignon', 'oscuro', 'schattig'])(
    'know the mood: %s',
    (styleNotes) => expect(listUnmetWishes(makeDraft({ styleNotes }), { styleNotes })).not.toContain('notes'),
  );
});

describe('style notes', () => {
  it.each([
    ['silly', ['clown', 'butterfly', 'tempted', 'backfire', 'starter']],
    ['trocken', ['exchange', 'chart', 'verdict', 'scale', 'sign']],
    ['dramatique', ['shocked', 'panic', 'domino', 'unmasking']],
  ])('choose the mood: %s', (styleNotes, fitting) => {
    const article = documentOf(
      { title: '7 ways to fold a napkin in space', language: 'en' },
      paragraph('Astronauts fold their napkins in orbit, and the telescopes of NASA look on.'),
      paragraph('The astronauts say that napkins in orbit fold themselves.'),
    );
    expect(fitting).toContain(matchMemes(article, [], { styleNotes })[0]?.template);
  });

  it('ask for few and large words', () => {
    const count = (steering: Steering) => (listCaptions(steering)[0] ?? '').split(/\s+/).length;
    expect(count({ styleNotes: 'big text please' })).toBeLessThanOrEqual(count({}));
  });
});

describe('what can’t be met is said', () => {
  const draft = { template: 'sign', captions: { sign: 'Bread' }, language: 'en', direction: 'ltr' } as const;

  it.each<[Steering, readonly string[]]>([
    [{}, []],
    [{ styleNotes: 'a sign, please' }, []],
    [{ audienceNote: 'nurses' }, ['audience']],
    [{ styleNotes: 'make it sparkle' }, ['notes']],
    [{ styleNotes: 'Take 3.' }, []],
    [{ styleNotes: 'no drake' }, []],
    [{ styleNotes: 'in teal' }, []],
    [{ styleNotes: 'big text' }, []],
    [{ styleNotes: 'small text' }, []],
    [{ styleNotes: 'viele Worte' }, []],
    [{ styleNotes: 'drake' }, ['template']],
    [{ styleNotes: 'dramatic' }, ['mood']],
    [{ styleNotes: 'loud' }, []],
    [{ audienceNote: 'people who knit' }, ['audience']],
    [{ avoidNote: 'bread' }, ['avoid']],
    [{ avoidNote: 'birds' }, []],
    [{ outcome: 'story_reel' }, ['outcome']],
  ])('%o: %j', (steering, unmet) => {
    expect(listUnmetWishes(draft, steering)).toEqual(unmet);
  });
});

it('says that many words do not get large', () => {
  const sign = 'Bread is sold in the last coach of the long night train until the train arrives at five';
  const draft = { template: 'sign', captions: { sign }, language: 'en', direction: 'ltr' } as const;
  expect(listUnmetWishes(draft, { styleNotes: 'big text' })).toEqual(['words']);
});
