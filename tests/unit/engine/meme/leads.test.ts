import { describe, expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import type { Judged } from '../../../../lib/engine/meme/jokes/choose.ts';
import { isEcho, type Step } from '../../../../lib/engine/meme/jokes/steps.ts';
import { isIn, matchMemes } from '../../../../lib/engine/meme/match.ts';
import { findLeadIdeas } from '../../../../lib/engine/meme/varied.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const idea = (template: string, step?: Step): Judged => ({
  template,
  captions: { top: template },
  signal: 1,
  score: 1,
  mechanism: 'headline',
  ...(step && { step }),
});
const named = (leads: ReadonlySet<Judged>) => [...leads].map(({ template }) => template);
const never = () => false;

describe('what may come first on a page', () => {
  const all = [
    idea('a', 'headline'),
    idea('b', 'line'),
    idea('c', 'everyday'),
    idea('d', 'genre'),
    idea('e', 'quoted'),
    idea('f', 'joke'),
    idea('g'),
    idea('h', 'name'),
  ];

  it.each<[string, string, readonly string[]]>([
    ['a reply, or a turn of its own', 'abcdefg', ['f']],
    ['else what it quotes', 'abcdeg', ['e']],
    ['else a frame of its genre', 'abcdgh', ['d']],
    ['else an everyday situation around its headline', 'abcgh', ['c']],
    ['else its best line', 'abgh', ['b']],
    ['else its headline', 'agh', ['a']],
    ['a frame around its name alone where nothing else is', 'gh', ['h']],
    ['nothing that fits any source', 'g', []],
  ])('is %s', (_, given, found) => {
    const judged = all.filter(({ template }) => given.includes(template));
    expect(named(findLeadIdeas(judged, false, never))).toEqual(found);
  });

  it('is the headline on a serious page rather than a frame or a quotation', () => {
    const judged = all.filter(({ template }) => 'abcde'.includes(template));
    expect(named(findLeadIdeas(judged, true, never))).toEqual(['a']);
  });

  it('is no reply to a sentence of a serious page’s opening', () => {
    const ofLead = { ...idea('h', 'joke'), isOfLead: true };
    expect(named(findLeadIdeas([idea('a', 'headline'), ofLead], true, never))).toEqual(['a']);
    expect(named(findLeadIdeas([idea('a', 'headline'), ofLead], false, never))).toEqual(['h']);
  });

  it.each<[string, Partial<Judged>, string]>([
    ['a better reply to its thing', { mechanism: 'thing', score: 1.6 }, 'f'],
    ['the quotation, above a weaker reply', { mechanism: 'thing', score: 1.2 }, 'q'],
    ['the quotation, above a reply to its topic', { mechanism: 'subject', score: 1.6 }, 'q'],
  ])('is %s', (_, reply, found) => {
    const quip = { ...idea('q', 'quip'), score: 1.4 };
    expect(named(findLeadIdeas([quip, { ...idea('f', 'joke'), ...reply }], false, never))).toEqual([found]);
  });

  it('is a drawing that the notes ask for, too', () => {
    expect(named(findLeadIdeas(all, false, (template) => template === 'g'))).toEqual(['f', 'g']);
  });
});

describe('a page without a joke', () => {
  it.each([
    ['en', 'Harbour timetable and quays', 'Quay 4 lies beside quay 5. Quay 5 lies beside quay 6.'],
    ['de', 'Neue Hafenseminare im Verband', 'Steg 4 liegt neben Steg 5. Steg 5 liegt neben Steg 6.'],
    ['de', 'Laternen', 'Steg 4 liegt neben Steg 5. Steg 5 liegt neben Steg 6.'],
    ['fr', 'Nouveaux séminaires du port', 'Le quai 4 est près du quai 5. Le quai 5 est près du quai 6.'],
    ['es', 'Nuevos seminarios del puerto', 'El muelle 4 está junto al 5. El muelle 5 está junto al 6.'],
  ])('%s: is not refused: %s', (language, title, text) => {
    const url = 'https://pier.example/a';
    const blocks = Array.from({ length: 8 }, () => paragraph(text));
    const ideas = matchMemes(documentOf({ title, language, url }, ...blocks), [], {});
    expect(ideas.length).toBeGreaterThan(0);
  });
});

describe('what somebody says on a serious matter', () => {
  const page = (title: string, text: string) => {
    const blocks = Array.from({ length: 8 }, (_, at) => paragraph(`${text} This is part ${at + 1} of it.`));
    return () => matchMemes(documentOf({ title, language: 'en', url: 'https://pier.example/a' }, ...blocks), [], {});
  };

  it.each([
    ['“The parliament must never vote on lanterns”', 'The minister and the parliament argued over the election law.'],
    ['“The court is wrong on lanterns”', 'The judges of the supreme court and the senate disagree.'],
  ])('is no meme: %s', (title, text) => {
    expect(page(title, text)).toThrow(expect.objectContaining({ code: 'no_joke' }));
  });

  it('is one where the matter is light', () => {
    expect(
      page('“The pier needs more lanterns”', 'The lanterns of the pier are green and hang in a row.'),
    ).not.toThrow();
  });
});

describe('a line below its headline', () => {
  it.each([
    ['repeats it', 'en', 'What is a ferry and why is it late?', '“What’s the matter with the ferry?”', true],
    [
      'repeats it',
      'de',
      'Tarn wehrt sich gegen „unsinnige“ Stahlzölle',
      'Die Stahlzölle sind nicht zu rechtfertigen',
      true,
    ],
    ['replies to it', 'en', 'Mayor asks the town for silence', 'The cat did not move', false],
    ['replies to it', 'de', 'Bürgermeister bittet um Ruhe', 'Die Katze blieb im Rathaus', false],
  ])('%s (%s: %s)', (_, language, headline, line, expected) => {
    expect(isEcho([headline, line], getWords(language))).toBe(expected);
  });
});

describe('a page whose text is in another language than it claims', () => {
  const foreign =
    'Umlambo wethu ugcwele amanzi kusasa, abantu bayahamba ngezikhephe baye emakethe enkulu. Abadobi bathola izinhlanzi ezintathu kuphela namhlanje ngoba umoya unamandla kakhulu olwandle. Izingane zidlala eduze kwebhuloho elidala, ugogo upheka isinkwa esimnandi ekhishini lakhe elincane. Ntambama ilanga liyashona kancane, izibani ziyakhanya ogwini, kuzwakale umculo omnandi usuka endlini yomphathi.';
  const page = (language: string, text: string) =>
    documentOf(
      { title: 'Izikhephe zibuyela emlanjeni', language, url: 'https://example.org/a' },
      ...Array.from({ length: 4 }, () => paragraph(text)),
    );

  it('has no meme in the claimed one', () => {
    expect(isIn('en', foreign)).toBe(false);
    expect(() => matchMemes(page('en', foreign), [], {})).toThrow(expect.objectContaining({ code: 'no_meme' }));
  });

  it.each(['শহরের মেয়রের ভাইকে বাড়ির সামনে পাওয়া গেছে', 'શહેરના બંદરે નવી હોડી આવી અને બધા લોકો ખુશ થયા'])(
    'has none in a language whose grave words nobody knows, however short: %s',
    (text) => {
      const short = documentOf({ title: text, language: 'bn', url: 'https://example.org/b' }, paragraph(text));
      expect(() => matchMemes(short, [], {})).toThrow(expect.objectContaining({ code: 'no_meme' }));
    },
  );
});
