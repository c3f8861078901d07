import { describe, expect, it } from 'vitest';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { findLineMoods, listMoodDrawings } from '../../../../lib/engine/meme/situations/mood.ts';
import { dwellsOnDelicate, isDelicate } from '../../../../lib/engine/meme/words/delicate.ts';
import { findSigns } from '../../../../lib/engine/meme/words/signs.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

/** More words than a short text has, and nothing that anybody would repeat. */
const filler = Array.from({ length: 12 }, (_, at) => `Pier ${at + 1} lies beside pier ${at + 2}.`).join(' ');

const article = (language: string, title: string, ...texts: readonly string[]) =>
  documentOf({ title, language, url: 'https://harbour.example/a' }, ...texts.map(paragraph), paragraph(filler));

const saidIn = (document: ReturnType<typeof article>) =>
  matchMemes(document, [], {}).map(({ template, captions }) => ({
    template,
    said: Object.values(captions).join(' / '),
  }));

/** The ideas offered; none where no joke is found. */
const offeredIn = (document: ReturnType<typeof article>) => {
  try {
    return saidIn(document);
  } catch {
    return [];
  }
};

describe('the mood of a line', () => {
  it.each([
    ['en', 'The new ferry is delayed again', 'trouble'],
    ['en', 'The goat won the village prize', 'triumph'],
    ['en', 'Nobody has ever seen the third lighthouse', 'surprise'],
    ['en', 'The repair cost 48,000 pounds', 'surprise'],
    ['en', 'A town should have more benches', 'opinion'],
    ['de', 'Die neue Fähre hat schon wieder Verspätung', 'trouble'],
    ['de', 'Ich habe es satt, auf die Fähre zu warten', 'anger'],
    ['fr', 'Le ferry est en panne', 'trouble'],
    ['es', 'El ferry llega con retraso', 'trouble'],
    ['it', 'La capra vince il premio', 'triumph'],
    ['ja', '新しいフェリーがまた故障', 'trouble'],
    ['pl', 'Koza wygrała nagrodę', 'triumph'],
  ])('%s “%s”: %s', (language, text, mood) => {
    expect(findLineMoods(text, findSigns(language))).toContain(mood);
  });

  it.each([
    ['en', 'It is not too late for a ferry', 'trouble'],
    ['en', 'The ferry leaves at noon', 'trouble'],
    ['en', 'The ferry left in 2019', 'surprise'],
    ['de', 'Es gibt keine Panne', 'trouble'],
  ])('%s “%s”: not %s', (language, text, mood) => {
    expect(findLineMoods(text, findSigns(language))).not.toContain(mood);
  });

  it('chooses the drawing, and a line without one is announced or keeps somebody awake', () => {
    const first = (text: string) => listMoodDrawings(text, findSigns('en'))[0]?.[0];
    expect(['calm', 'weary', 'shocked']).toContain(first('The new ferry is delayed again'));
    expect(['proud', 'delighted']).toContain(first('The goat won the village prize'));
    expect(first('A town should have more benches')).toBe('sign');
    expect(['proclaim', 'doubtful', 'thoughts']).toContain(first('The ferry leaves at noon'));
  });
});

it.each([
  ['en', 'He denied the accusations in court'],
  ['de', 'Vorwürfe gegen den Trainer'],
  ['fr', 'Un procès pour harcèlement'],
  ['es', 'Acusan al alcalde'],
  ['ja', '市長をセクハラで提訴'],
  ['de', 'A lawsuit in an English quotation'],
  ['en', 'Bread costs more because of the Ukraine war'],
  ['de', 'Der Krieg treibt den Brotpreis'],
  ['es', 'La guerra encarece el pan'],
])('a source in %s may not joke about “%s”', (language, text) => expect(isDelicate(text, language)).toBe(true));

it('counts no word of a stranger’s language as delicate', () => {
  expect(isDelicate('El barco dio la vuelta', 'es')).toBe(false);
});

it.each([
  ['en', 'The pier reopens after the pandemic', 'The pier during a pandemic'],
  ['de', 'Der Steg öffnet nach Corona wieder', 'Corona auf dem Steg'],
  ['fr', 'Le port rouvre après la pandémie', 'La pandémie au port'],
  ['es', 'El muelle abre tras la pandemia', 'Llega la pandemia al muelle'],
  ['ja', 'コロナ後の桟橋', '桟橋でコロナ'],
  ['it', 'Le sue scarpe', 'Le accuse'],
])('in %s “%s” names a matter only in passing, “%s” is about it', (language, passing, about) => {
  expect(isDelicate(passing, language)).toBe(false);
  expect(isDelicate(about, language)).toBe(true);
});

it.each([
  ['en', 'Dog chases off burglars at the pier', 'Dog finds burglars at the pier'],
  ['en', 'Fertile soil for lamp posts', 'Less fertile couples at the pier'],
  ['de', 'Hund vertreibt Einbrecher', 'Hund begleitet Einbrecher'],
  ['de', 'Feuerwehr Oldenburg – Ausbildung', 'Feuerwehr rückt am Hafen aus'],
  ['fr', 'Une oie fait fuir les cambrioleurs', 'Les cambrioleurs reviennent au port'],
  ['es', 'Un perro ahuyenta a los ladrones', 'La policía busca a los ladrones'],
  ['pt', 'Cachorro espanta ladrões', 'Polícia procura ladrões'],
  ['pl', 'Pies przepędził złodzieja', 'Policja szuka złodzieja'],
])('in %s “%s” harms nobody, “%s” might', (language, harmless, about) => {
  expect(isDelicate(harmless, language)).toBe(false);
  expect(isDelicate(about, language)).toBe(true);
});

it('a text is about a matter that its opening names, or that it hardly leaves', () => {
  const dwells = (title: string, body: string) => dwellsOnDelicate({ title, lead: '', body }, 'de');
  const said = (times: number) => Array.from({ length: times }, () => 'Die Polizei war am Steg.').join(' ');
  expect(dwells('Der Steg im Mai', said(5))).toBe(false);
  expect(dwells('Der Steg und die Polizei', said(5))).toBe(true);
  expect(dwells('Der Steg im Mai', said(8))).toBe(true);
  // A program's field is not its matter.
  expect(dwells('KI am Steg', said(8))).toBe(false);
  expect(dwells('KI am Steg', said(14))).toBe(true);
});

describe('what is drawn where the source holds no joke', () => {
  it('is a bed or a crier for a headline without a mood or a thing, no newsreader without a second beat', () => {
    const title = 'The harbour board of the northern county publishes the third part of its long history of the towns';
    const [first] = saidIn(article('en', title, 'A second reading follows in autumn.'));
    expect(first?.said).toBe(title);
    expect(['thoughts', 'proclaim']).toContain(first?.template);
  });

  it.each([
    ['en', 'Harbour 3', 'I never liked boats, and boats never liked me.', 'The harbour has three piers and a crane.'],
    ['de', 'Über uns', 'Ich habe noch nie ein so langsames Boot gesehen.', 'Der Hafen hat drei Molen und einen Kran.'],
  ])('%s: the best whole line instead of a label (%s)', (language, title, line, fact) => {
    const [first] = saidIn(article(language, title, fact, line));
    expect(first?.said).toContain(line.replace(/\.$/, ''));
  });

  it.each([
    ['en', 'The harbour grows', 'Thank you for your patience, please note our cookies and subscribe today.'],
    ['de', 'Der Hafen wächst langsam', 'Ein Klarname ist für den Kommentar nicht erforderlich, viel Spaß beim Lesen.'],
    ['de', 'Der Hafen wächst langsam', 'Wir helfen Ihnen gerne bei der Planung der Reise.'],
    ['en', 'The harbour grows', 'Mayor: I do not think so far ahead of the harbour.'],
  ])('%s: never what a service tells its readers, nor a speaker’s label: %s / %s', (language, title, line) => {
    const said = offeredIn(article(language, title, 'The harbour is large. It has a crane.', line));
    expect(said.filter((each) => each.said.includes(line.slice(0, 20)))).toEqual([]);
  });

  it('sets no teaser of a page against itself', () => {
    const teaser = 'The harbour is large. The crane is old. It was built in ...';
    const document = documentOf({ title: 'The harbour grows', url: 'https://harbour.example/a' }, paragraph(teaser));
    expect(saidIn(document).filter(({ said }) => said.includes('...'))).toEqual([]);
  });
});

describe('a panel cut from a sentence', () => {
  it('keeps the noun that its article opens', () => {
    const text =
      'Ebenso wird bald über den Umgang mit den bereits eingegangenen, aber noch nicht verspäteten Anträgen entschieden.';
    const said = saidIn(article('de', 'Der Hafen prüft die Anträge', text, 'Der Kran ist alt.'));
    expect(said.filter((each) => /eingegangenen(?: \/|$)/.test(each.said))).toEqual([]);
  });

  it('is no clause that lost its verb', () => {
    const text = 'Statt der Pilot das Flugzeug, steuert der Autopilot.';
    const said = saidIn(article('de', 'Der Autopilot und der Pilot', text, 'Der Kran ist alt.'));
    expect(said.filter((each) => each.said.includes('Der Pilot das Flugzeug'))).toEqual([]);
  });
});
