import { describe, expect, it } from 'vitest';
import { makeNoticeFilter, withoutNotices } from '../../../../lib/engine/brief/outline/notices.ts';
import { makeOutline } from '../../../../lib/engine/brief/outline/outline.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, list, paragraph } from './documents.ts';

const opening = 'The town built a wall of stone along the lake before the spring flood came.';
const middle = 'The ferry stopped for nine days, and 400 people took the long road to work.';
const end = 'The council will pay for the wall with a toll on every boat that enters.';
const article = [opening, middle, end].map(paragraph);
const listSentences = (blocks: readonly Block[], metadata = {}) =>
  makeOutline(documentOf({ language: 'en', ...metadata }, ...blocks), 'en').sentences.map(({ text }) => text);

describe('sentences of the site in ten languages', () => {
  it.each<[language: string, notice: string, statement: string]>([
    ['en', 'Create an account or sign in to continue.', 'The bank creates 400 accounts a day.'],
    ['en', 'Here’s a look at what the wall costs.', 'Here the wall is nine metres high.'],
    ['en', 'Why the wall was built too late', 'Why did the town wait?'],
    ['de', 'Personenbezogene Daten können an Drittplattformen gehen.', 'Die Stadt speichert die Daten der Boote.'],
    ['de', 'Wir erklären, was die Mauer für Fischer heißt.', 'Wir haben die Mauer selbst gebaut.'],
    ['de', 'Warum die Mauer zu spät kam.', 'Wer im Hafen ankert, zahlt einen Zoll.'],
    ['en', 'Published: 10:00am, 20 Jan, 2020', 'Published in 1911, the plan was forgotten.'],
    ['de', 'Aktuelle Meldungen und Hintergründe aus der Region', 'Aktuelle Messungen zeigen einen hohen See.'],
    ['fr', 'Pour poursuivre votre lecture, abonnez-vous.', 'Le lac poursuit sa montée depuis mardi.'],
    ['fr', 'Notre journal fait le point sur le lac.', 'La ville construit un point de vue.'],
    ['es', 'Hazte socio y apoya nuestro trabajo.', 'La ciudad apoya a los pescadores del lago.'],
    ['es', 'Te contamos todo sobre el muro.', 'El muro cuenta con tres puertas.'],
    ['pt', 'Faça uma doação e apoie o jornalismo.', 'A cidade fez o muro em nove dias.'],
    ['it', 'Per continuare a leggere, accedi o registrati.', 'Il muro continua lungo il lago.'],
    ['nl', 'Word nu lid en steun onze redactie.', 'De stad wordt door een muur beschermd.'],
    ['ar', 'لمتابعة القراءة سجل الدخول إلى حسابك.', 'بنت المدينة جدارا حول البحيرة.'],
    ['ja', '続きを読むには会員登録が必要です。', '町は湖の周りに石の壁を造った。'],
    ['zh', '本文不构成任何投资建议。', '小镇在湖边修建了一道石墙。'],
  ])('%s: %s', (language, notice, statement) => {
    const isNotice = makeNoticeFilter(language);
    expect([isNotice(notice), isNotice(statement)]).toEqual([true, false]);
  });
});

describe('blocks that are the page’s own', () => {
  it('leaves out a list and a paragraph of offers as a whole', () => {
    const offers = list(['Unlimited online access', 'Get email updates from your favourite authors', 'A crossword']);
    const appeal = paragraph('The lake needs friends. We ask you to support us. Make a small donation today.');
    expect(listSentences([...article, offers, appeal])).toEqual([opening, middle, end]);
  });

  it('leaves out a poll, not a question and its answer', () => {
    const asked = paragraph('What do you do when your cellar floods?');
    const answers = ['I pump it dry by hand.', 'I call the town hall.', 'I wait for the sun.'].map(paragraph);
    expect(listSentences([...article.slice(0, 1), asked, ...answers, ...article.slice(1)])).toEqual([
      opening,
      middle,
      end,
    ]);

    expect(listSentences([...article, asked, ...answers.slice(0, 1)])).toContain('I pump it dry by hand.');
  });

  const bio = 'Ada Lund is a senior researcher with the Lake Institute.';
  it('leaves out an author at the end, not an expert whom the text names before', () => {
    const blocks = [...article, paragraph('It rained.'), paragraph(bio)];
    expect(listSentences(blocks)).not.toContain(bio);
    const named = [paragraph('Lund warned the town of the flood.'), ...blocks];
    expect(listSentences(named)).toContain(bio);
  });

  it('leaves out each of several authors', () => {
    const own = 'Ada Lund likes walls. She has three of them.';
    const document = documentOf(
      { author: 'Ada Lund and Bo Berg' },
      ...article,
      paragraph(own),
      paragraph('Bo Berg sails.'),
    );
    expect(withoutNotices(document, 'en')).toEqual(article);
  });

  it('leaves out what the site says of itself, unless the text is about it', () => {
    const own = 'The Lake Gazette asked nine fishermen the same question.';
    expect(listSentences([...article, paragraph(own)], { site: 'Lake Gazette' })).not.toContain(own);
    expect(
      listSentences([...article, paragraph(own)], { site: 'Lake Gazette', title: 'Lake Gazette turns 90' }),
    ).toContain(own);
  });
});

describe('lines without a stop amid sentences', () => {
  it.each([
    'Fishermen and their boats behind the wall, seen from the north, 28 April 2023',
    'Council memo: the wall was planned for the other shore, say nine engineers',
    'The wall has kept its height through nine winters of ice. Ada Lund',
  ])('leaves out %s', (line) => {
    expect(listSentences([opening, middle, line, end].map(paragraph))).toEqual([opening, middle, end]);
  });

  it('keeps a list set as lines, and a standfirst', () => {
    const rows = [
      '1997: the first wall is built of wood',
      '2003: a storm takes the wall',
      '2007: it is built of stone',
    ];
    expect(listSentences([opening, ...rows, middle, end].map(paragraph))).toEqual(expect.arrayContaining(rows));
    const standfirst = 'The wall along the lake has only made the flood worse for the fishermen';
    expect(listSentences([standfirst, opening, middle, end].map(paragraph))).toContain(standfirst);
  });
});
