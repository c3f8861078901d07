import { describe, expect, it } from 'vitest';
import { languages } from '../../../../lib/engine/languages/index.ts';
import { matchOwn } from '../../../../lib/engine/languages/patterns.ts';
import type { Premise } from '../../../../lib/engine/languages/words/premise-words.ts';
import { findPremises } from '../../../../lib/engine/meme/jokes/premises.ts';
import { findReplies } from '../../../../lib/engine/meme/jokes/replies.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { findSituations } from '../../../../lib/engine/meme/situations/index.ts';
import { listReplyDrawings } from '../../../../lib/engine/meme/situations/mood.ts';
import { findSigns } from '../../../../lib/engine/meme/words/signs.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const article = (language: string, title: string, ...texts: readonly string[]) =>
  documentOf({ title, language }, ...texts.map(paragraph));
const facts = ['The shed has two doors.', 'One of them is green.', 'The other one was painted in May.'];

describe('a premise that the title bears out', () => {
  it.each<[string, Premise, string]>([
    ['en', 'cancelled', 'Lantern parade cancelled'],
    ['en', 'waited', 'Clock repaired after more than six years'],
    ['en', 'properly', 'The right way to fold a tablecloth'],
    ['en', 'free', 'How to get free samples of glue'],
    ['en', 'groupwork', 'Two choirs team up for a concert'],
    ['en', 'listed', '12 bakers show their ovens'],
    ['en', 'initials', 'ABCD and EFGHI agree on lamp posts'],
    ['de', 'seeks', 'Name für neuen Kran gesucht'],
    ['de', 'signed', 'Verein nimmt Torwart unter Vertrag'],
    ['de', 'quarrel', 'Nervenkrieg um die Laternen'],
    ['de', 'snow', 'Schneeräumpflicht auf dem Steg'],
    ['fr', 'cancelled', 'La fête du port est annulée'],
    ['fr', 'discovered', 'Une horloge découverte sous le quai'],
    ['es', 'free', 'Visitas gratuitas al faro'],
    ['es', 'quarrel', 'Los vecinos discuten por el color del faro'],
  ])('%s: %s: %s', (language, premise, title) => {
    expect(findPremises(title, language).map((held) => held.premise)).toContain(premise);
    const { toPremise } = findReplies(readMaterial(article(language, title, ...facts), language));
    expect(toPremise.length).toBeGreaterThan(2);
  });

  it.each([
    // An advert for staff looks for nothing that was lost.
    ['de', 'LaternenpädagogIn in Hamburg gesucht'],
    ['de', 'Kranführer:in (m/w/d) gesucht'],
    ['de', 'Freiwillige Helfer für den Hafen gesucht'],
    ['en', 'A harbour in the rain'],
    ['en', '20 percent of all lamps are green'],
    ['en', 'LAMPS AND POSTS FOR EVERY PIER'],
    ['de', 'Der Hafen im Regen'],
    // A player who is injured is no event that saves anybody a trip.
    ['de', 'Torwart vom Leuchtturm fällt aus'],
    ['fr', 'Le port sous la pluie'],
    ['es', 'El puerto bajo la lluvia'],
  ])('%s: none in: %s', (language, title) => expect(findPremises(title, language)).toEqual([]));

  it.each(languages.filter(({ jokes }) => jokes?.premises !== undefined).map(({ code }) => code))(
    'has signs that match no empty title, in %s',
    (code) => {
      const own = languages.find((language) => language.code === code);
      for (const { signs } of Object.values(own?.jokes?.premises ?? {})) {
        expect(signs !== undefined && own && matchOwn(own, signs).test('')).toBe(false);
      }
    },
  );
});

describe('a headline that is read out', () => {
  const listSaid = (language: string, title: string) =>
    findReplies(readMaterial(article(language, title, ...facts), language)).toPremise.map(({ captions }) =>
      Object.values(captions).join(' / '),
    );

  it.each([
    ['de', 'Leuchtturm: Nervenkrieg geht weiter', 'Leuchtturm: Nervenkrieg geht weiter'],
    ['de', '23.01.2022 - Laternenfest abgesagt', 'Laternenfest abgesagt'],
    ['en', 'Lantern parade - cancelled', 'Lantern parade – cancelled'],
  ])('%s: keeps its subject, and no page’s date: %s', (language, title, said) => {
    const all = listSaid(language, title);
    expect(all.length).toBeGreaterThan(0);
    expect(all.every((each) => each.includes(said) && !each.includes('2022'))).toBe(true);
  });

  it.each([
    ['de', 'Wir haben das Laternenfest abgesagt'],
    ['en', 'We cancelled the lantern parade'],
    ['en', 'Lantern parade cancelled because the …'],
  ])('%s: is not said by who replies, nor torn: %s', (language, title) =>
    expect(listSaid(language, title)).toEqual([]),
  );
});

describe('a title that only names something', () => {
  // A shorter text is set word for word instead.
  const more = Array.from({ length: 14 }, (_, at) => `Shelf ${at} 8 7 6 5 4 3 2.`);

  it.each([
    ['de', 'Lampentag Neustadt', 'Der Tag hat zwei Teile.', 'Einer ist grün.', 'Der andere wurde im Mai gestrichen.'],
    ['en', 'Lantern Poles', 'Lantern poles: two. Lantern poles: four.'],
    ['fr', 'Poteaux', 'Poteaux : deux. Poteaux : quatre.'],
  ])('%s: stands in a frame for names, never alone on a face: %s', (language, title, ...texts) => {
    const [first] = matchMemes(article(language, title, ...texts, ...more), [], {});
    const said = Object.values(first?.captions ?? {});
    expect(said.join()).toContain(title);
    expect(said.length).toBeGreaterThan(1);
  });
});

describe('what somebody in the source says of a headline', () => {
  const title = 'Harbour sells its oldest crane to a museum';
  const repliesIn = (said: string) =>
    findSituations(
      readMaterial(article('en', title, `“${said},” the harbour master said.`, ...facts), 'en'),
      article('en', title, `“${said},” the harbour master said.`, ...facts),
    ).filter(({ mechanism }) => mechanism === 'reaction');

  it('is shown when it stands alone', () => expect(repliesIn('I never liked cranes')).not.toEqual([]));
  it.each(['Our judgment is that it is not', 'But we never liked cranes'])('leans on nothing: %s', (said) =>
    expect(repliesIn(said)).toEqual([]),
  );
});

it('shows relief with no weary face, whatever its headline feels like', () => {
  const faces = listReplyDrawings('Ferry still broken after two months', 'I am so happy about it', findSigns('en'));
  expect(faces.map(([template]) => template)).not.toContain('weary');
});
