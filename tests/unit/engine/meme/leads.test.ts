import { describe, expect, it } from 'vitest';
import { wordsFor } from '../../../../lib/engine/brief/text/words.ts';
import type { Judged } from '../../../../lib/engine/meme/jokes/choose.ts';
import { isEcho, type Step } from '../../../../lib/engine/meme/jokes/steps.ts';
import { findLeads } from '../../../../lib/engine/meme/leads.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
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
  const all = [idea('a', 'headline'), idea('b', 'genre'), idea('c', 'line'), idea('d', 'joke'), idea('e')];

  it.each<[string, readonly string[], readonly string[]]>([
    ['the source’s joke', ['a', 'b', 'c', 'd', 'e'], ['d']],
    ['else its best line', ['a', 'b', 'c', 'e'], ['c']],
    ['else a frame of its genre', ['a', 'b', 'e'], ['b']],
    ['else its headline', ['a', 'e'], ['a']],
    ['nothing that fits any source', ['e'], []],
  ])('is %s', (_, given, found) => {
    const judged = all.filter(({ template }) => given.includes(template));
    expect(named(findLeads(judged, false, never))).toEqual(found);
  });

  it('is the headline on a serious page rather than a frame or an unsure line', () => {
    const all = [idea('a', 'headline'), idea('b', 'genre'), idea('c', 'line')];
    expect(named(findLeads(all, true, never))).toEqual(['a']);
  });

  it('is a drawing that the notes ask for, too', () => {
    expect(named(findLeads(all, false, (template) => template === 'e'))).toEqual(['d', 'e']);
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
    expect(isEcho([headline, line], wordsFor(language))).toBe(expected);
  });
});
