import { describe, expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { matchMemes } from '../../../../lib/engine/meme/match.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { findTopic } from '../../../../lib/engine/meme/material/topic.ts';
import { documentOf, paragraph } from '../brief/documents.ts';

const readTopic = (language: string, title: string, body: string) =>
  findTopic(title, body, getWords(language), language);

describe('a topic is a noun phrase that stands alone', () => {
  it.each([
    [
      'en',
      'Why retire early when you can retire early twice',
      'You can retire early. Few people retire early, and those who retire early often come back.',
    ],
    [
      'en',
      'Open source tools save money',
      'Such tools save money. They save money each month, and you save money too.',
    ],
    ['en', 'What they say about them', 'People like them. We gave them tea and asked them again.'],
    ['en', 'In it, the bakers rest', 'In it they rest. In it they sleep, and in it they eat.'],
    [
      'en',
      'Larkfield.example raises its fees',
      'Larkfield.example is dear. Nobody likes Larkfield.example, and Larkfield.example knows.',
    ],
    ['en', 'The clerk who prints forty pages an hour', 'He prints forty pages. We counted pages and pages of pages.'],
    [
      'de',
      'Warum früh aufstehen sich nicht lohnt',
      'Wer früh aufstehen will, muss früh aufstehen. Früh aufstehen ist teuer.',
    ],
    [
      'fr',
      'Pourquoi parler quand on peut dormir',
      'Il faut parler. On peut parler et dormir, ou dormir sans parler. Dormir est gratuit.',
    ],
    ['es', '¿Por qué dormir bien?', 'Hay que dormir bien. Para dormir bien basta dormir bien más tiempo.'],
    ['it', 'Perché dormire di più', 'Bisogna dormire. Per dormire serve dormire prima.'],
    ['pt', 'Por que dormir mais cedo', 'É preciso dormir. Para dormir basta dormir mais, e ele está a dormir.'],
    ['nl', 'Waarom vroeg opstaan niet helpt', 'Wie wil vroeg opstaan, moet vroeg opstaan. Vroeg opstaan is gezond.'],
    ['pl', 'Jak dobrze spać latem', 'Trzeba dobrze spać. Żeby dobrze spać, warto dobrze jeść i dobrze żyć.'],
    ['ru', 'Зачем рано вставать', 'Не надо рано вставать. Кто хочет рано вставать, ложится рано.'],
    ['ar', 'لماذا تنام مبكرا', 'يجب أن تنام مبكرا. إذا أردت أن تنام مبكرا فحاول أن تنام مبكرا.'],
    ['ko', '왜 일찍 자야 한다', '우리는 일찍 자야 한다. 누구나 일찍 자야 한다고 말한다.'],
    ['ja', 'なぜ早起きは続かないのか', '早起きは続かない。早起きをやめた。'],
    ['zh', '为什么要早睡早起', '我们要早睡早起，医生说要早睡早起。'],
  ])('%s: none in “%s”', (language, title, body) => {
    expect(readTopic(language, title, body)).toBeUndefined();
  });

  it.each([
    [
      'en',
      'Night trains are full again',
      'Night trains carried more people than ever. The town likes night trains.',
      'night trains',
    ],
    [
      'en',
      'A museum for the paper plane',
      'The paper plane is old. Children fold a paper plane each day.',
      'the paper plane',
    ],
    [
      'de',
      'Ein Museum für Papierflieger',
      'Papierflieger sind alt. Kinder falten Papierflieger am Tag.',
      'Papierflieger',
    ],
    [
      'fr',
      'Un musée pour l’imprimante du village',
      'L’imprimante est vieille. Tous aiment l’imprimante.',
      'l’imprimante',
    ],
    ['es', 'Un museo para la impresora del pueblo', 'La impresora es vieja. Todos quieren la impresora.', 'impresora'],
    ['it', 'Un museo per la stampante del paese', 'La stampante è vecchia. Tutti amano la stampante.', 'stampante'],
    ['pt', 'Um museu para as impressoras', 'As impressoras são velhas. Todos amam as impressoras.', 'impressoras'],
    ['nl', 'Een museum voor de printer', 'De printer is oud. Iedereen houdt van de printer.', 'printer'],
    ['pl', 'Muzeum drukarki', 'Muzeum jest stare. Wszyscy lubią muzeum.', 'muzeum'],
    ['ru', 'Музей принтера', 'Музей старый. Все любят музей.', 'Музей'],
    ['ar', 'متحف الطابعة القديمة', 'الطابعة قديمة. يحب الناس الطابعة.', 'الطابعة'],
    ['ko', 'Larkfield 박물관이 문을 열었다', 'Larkfield 박물관은 작다. 모두 Larkfield 박물관을 좋아한다.', 'Larkfield'],
    ['ja', '図書館のプリンターが動いた', 'プリンターは古い。みんなプリンターが好きだ。', 'プリンター'],
    ['zh', '打印机：村里的新朋友', '这台打印机很旧。大家都喜欢图书馆的打印机。', '打印机'],
  ])('%s: of “%s” it is found', (language, title, body, topic) => {
    expect(readTopic(language, title, body)?.toLowerCase()).toBe(topic.toLowerCase());
  });

  it('is the title’s thing, not the noun that the text repeats most', () => {
    const about = (title: string) =>
      readMaterial(
        documentOf(
          { title, language: 'en' },
          paragraph('The printer prints pages. Of the pages some are blank; the clerk counts the pages on Monday.'),
          paragraph('Another printer stands below. It prints pages, too.'),
        ),
        'en',
      ).topic;
    expect(about('A printer eats pages at the library')).toBe('the printer');
    expect(about('A ledger eats pages at the library')).toBe('pages');
  });

  it('keeps a decimal share whole', () => {
    const document = documentOf(
      { title: 'Larkfield runs on 41.5 % wind', language: 'en' },
      paragraph('The town now gets 41.5 % wind and 12.5 % sun from its hills.'),
      paragraph('Nobody in Larkfield expected 41.5 % wind so soon.'),
      paragraph('The mayor painted the number on the town hall.'),
    );
    const said = matchMemes(document, [], {}).map(({ captions }) => Object.values(captions).join(' / '));
    expect(said.join('\n')).toContain('41.5');
    expect(said.join('\n')).not.toMatch(/(?<![\d.])5\s?%/);
  });
});
