import { describe, expect, it } from 'vitest';
import type { SourceDocument } from '../../../../lib/engine/document.ts';
import { judgeMemes } from '../../../../lib/engine/meme/jokes/choose.ts';
import { readMaterial } from '../../../../lib/engine/meme/material/material.ts';
import { findSituations } from '../../../../lib/engine/meme/situations/index.ts';

const article = (language: string, title: string, ...texts: readonly string[]): SourceDocument => ({
  metadata: { title, language },
  blocks: texts.map((text) => ({ type: 'paragraph', text })),
});

const listCaptions = (language: string, title: string, text: string, mechanism: string, template: string) => {
  const document = article(language, title, text);
  return findSituations(readMaterial(document, language), document).find(
    (each) => each.mechanism === mechanism && each.template === template,
  )?.captions;
};

type Case = readonly [language: string, title: string, text: string, captions: Readonly<Record<string, string>>];

const cases: Readonly<Record<string, readonly Case[]>> = {
  'later before-after': [
    [
      'ja',
      '迷子のオウム',
      'オウムがパン屋に戻ってきた、二年後。',
      { before: 'オウムがパン屋に戻ってきた', after: '二年後' },
    ],
    ['ja', '迷子のオウム、2年後に帰宅', 'パン屋の話。', { before: '迷子のオウム', after: '2年後に帰宅' }],
  ],
  'number iceberg': [
    [
      'de',
      'Das Fax',
      'Das Fax an das Rathaus dauerte 47 Minuten.',
      { top: 'Das Fax an das Rathaus dauerte', bottom: '47 Minuten' },
    ],
    [
      'ja',
      '雲の計算',
      '一つの雲の計算に15,000時間かかった。',
      { top: '一つの雲の計算に', bottom: '15,000時間かかった' },
    ],
    ['zh', '模拟一朵云', '模拟一朵云需要15,000小时。', { top: '模拟一朵云需要', bottom: '15,000小时' }],
    [
      'ko',
      '구름 계산',
      '구름 하나의 계산에 15,000시간이 걸렸다.',
      { top: '구름 하나의 계산에', bottom: '15,000시간이 걸렸다' },
    ],
  ],
  'same same': [
    ['en', 'The headset', 'The headset costs as much as a used car.', { left: 'The headset', right: 'A used car' }],
    [
      'en',
      'The headset',
      'The headset is the same price as a used boat.',
      { left: 'The headset', right: 'A used boat' },
    ],
    ['en', 'The headset', 'The headset costs no more than a used car.', { left: 'The headset', right: 'A used car' }],
    [
      'de',
      'Das Headset',
      'Das Headset kostet so viel wie ein Gebrauchtwagen.',
      { left: 'Das Headset', right: 'Ein Gebrauchtwagen' },
    ],
    [
      'de',
      'Das Headset',
      'Das Headset kostet nicht mehr als ein Fahrrad.',
      { left: 'Das Headset', right: 'Ein Fahrrad' },
    ],
    [
      'fr',
      'Le casque',
      'Le casque coûte autant qu’une voiture d’occasion.',
      { left: 'Le casque', right: 'Une voiture d’occasion' },
    ],
    ['es', 'El casco', 'El casco cuesta lo mismo que un coche usado.', { left: 'El casco', right: 'Un coche usado' }],
    ['it', 'Il visore', 'Il visore non costa più di un’auto usata.', { left: 'Il visore', right: 'Un’auto usata' }],
    [
      'pt',
      'O capacete',
      'O capacete custa o mesmo que um carro usado.',
      { left: 'O capacete', right: 'Um carro usado' },
    ],
    [
      'nl',
      'De bril',
      'De bril kost evenveel als een tweedehands auto.',
      { left: 'De bril', right: 'Een tweedehands auto' },
    ],
  ],
  'expectation reality': [
    [
      'en',
      'At the lake',
      'We hoped for a quiet weekend at the lake. It turned out to be a drum festival.',
      { first: 'We hoped for a quiet weekend at the lake', second: 'It turned out to be a drum festival' },
    ],
    [
      'de',
      'Am See',
      'Wir hofften auf ein ruhiges Wochenende. Es wurde ein Trommelfestival.',
      { first: 'Wir hofften auf ein ruhiges Wochenende', second: 'Es wurde ein Trommelfestival' },
    ],
    [
      'fr',
      'Au lac',
      'On espérait un week-end calme. Finalement, c’était un festival de tambours.',
      { first: 'On espérait un week-end calme', second: 'C’était un festival de tambours' },
    ],
    [
      'ja',
      '新しいボイラー',
      '新しいボイラーは学校を暖めるはずだったのに、職員室はまだ寒い。',
      { first: '新しいボイラーは学校を暖めるはずだったのに', second: '職員室はまだ寒い' },
    ],
    [
      'zh',
      '新锅炉',
      '新锅炉本来要给全校供暖，结果办公室一直没有暖气。',
      { first: '新锅炉本来要给全校供暖', second: '结果办公室一直没有暖气' },
    ],
    [
      'ko',
      '새 보일러',
      '새 보일러는 학교를 데울 예정이었지만, 교무실은 아직 춥다.',
      { first: '새 보일러는 학교를 데울 예정이었지만', second: '교무실은 아직 춥다' },
    ],
  ],
  'expectation panic': [
    [
      'en',
      'The boiler',
      'The boiler broke on Monday. The plumber promised heat by noon, but it never came.',
      { panic: 'The boiler broke on Monday', calm: 'The plumber promised heat by noon', again: 'It never came' },
    ],
  ],
  'change before-after': [
    [
      'en',
      'Peanuts',
      'For years parents kept peanuts away from babies. Today they give peanuts before one.',
      {
        labelOne: 'For years',
        before: 'Parents kept peanuts away from babies',
        labelTwo: 'Today',
        after: 'They give peanuts before one',
      },
    ],
    [
      'en',
      'Peanuts',
      'Parents used to avoid peanuts, but today parents give peanuts before one.',
      { labelOne: 'Before', before: 'Parents used to avoid peanuts', after: 'Today parents give peanuts before one' },
    ],
    [
      'fr',
      'Les cacahuètes',
      'Pendant des années, les parents évitaient les cacahuètes. Aujourd’hui, ils en donnent.',
      {
        labelOne: 'Pendant des années',
        before: 'Les parents évitaient les cacahuètes',
        labelTwo: 'Aujourd’hui',
        after: 'Ils en donnent',
      },
    ],
    // Where the verb stands second it would stand first without its moment.
    [
      'de',
      'Die Heizung',
      'Früher heizte die Schule mit Kohle, heute wärmt ein Computer das Wasser.',
      { before: 'Früher heizte die Schule mit Kohle', after: 'Heute wärmt ein Computer das Wasser' },
    ],
    [
      'ja',
      '申請',
      '昔は紙で申請したが、今はアプリで紙を申請する。',
      { before: '昔は紙で申請したが', after: '今はアプリで紙を申請する' },
    ],
  ],
  'escalation thoughts': [
    [
      'en',
      'Tickets',
      'The ticket cost $9 first, then $12, and finally $15.',
      { first: 'The ticket cost $9 first', second: 'Then $12', third: 'Finally $15' },
    ],
    [
      'de',
      'Die Karte',
      'Erst kostete die Karte 9 Euro, dann 12 Euro, am Ende 15 Euro.',
      { first: 'Erst kostete die Karte 9 Euro', second: 'Dann 12 Euro', third: 'Am Ende 15 Euro' },
    ],
    [
      'es',
      'La entrada',
      'La entrada costaba primero 9 euros, luego 12 euros, al final 15 euros.',
      { first: 'La entrada costaba primero 9 euros', second: 'Luego 12 euros', third: 'Al final 15 euros' },
    ],
    [
      'ja',
      'チケット',
      'チケットは最初900円、次に1200円、最後は1500円。',
      { first: 'チケットは最初900円', second: '次に1200円', third: '最後は1500円' },
    ],
  ],
  'mask unmasking': [
    ['en', 'A meeting disguised as a lunch', 'The room was full.', { left: 'A lunch', right: 'A meeting' }],
    [
      'de',
      'Die neue App',
      'Die neue App entpuppte sich als eine alte Tabelle.',
      { left: 'Die neue App', right: 'Eine alte Tabelle' },
    ],
    [
      'es',
      'La nueva app',
      'La nueva app resultó ser una vieja hoja de cálculo.',
      { left: 'La nueva app', right: 'Una vieja hoja de cálculo' },
    ],
    ['ja', '新しいアプリ', '新しいアプリの正体は表計算ソフト。', { left: '新しいアプリ', right: '表計算ソフト' }],
  ],
  'consequence shocked': [
    [
      'en',
      'Alerts',
      'The printer sends 400 alerts a day. No wonder nobody reads the alerts.',
      { moment: 'The printer sends 400 alerts a day', below: 'No wonder nobody reads the alerts' },
    ],
    [
      'de',
      'Warnungen',
      'Der Drucker sendet 400 Warnungen am Tag. Kein Wunder, dass niemand sie liest.',
      { moment: 'Der Drucker sendet 400 Warnungen am Tag', below: 'Kein Wunder, dass niemand sie liest' },
    ],
  ],
};

describe.each(Object.entries(cases))('%s', (key, listed) => {
  const [mechanism = '', template = ''] = key.split(' ');

  it.each(listed)('%s: %s: %s', (language, title, text, captions) => {
    expect(listCaptions(language, title, text, mechanism, template)).toEqual(captions);
  });
});

describe('what makes no joke of two panels', () => {
  /** Memes that set two parts of a text beside each other. */
  const listParted = (document: SourceDocument, language: string, text: string) =>
    [
      ...judgeMemes(document, [], {}).map(({ captions }) => Object.values(captions)),
      ...findSituations(readMaterial(document, language), document).map(({ panels }) => panels),
    ]
      .map((panels) => [...new Set(panels)].filter((panel) => panel.length < text.length - 1))
      .filter((panels) => panels.filter((panel) => text.toLowerCase().includes(panel.toLowerCase())).length > 1);

  it.each([
    ['en', 'despite', 'The library opens its doors despite the rain on the roof'],
    ['en', 'although', 'Although the boiler is new, the reading room stays cold.'],
    ['en', 'although', 'The reading room stays cold, although the boiler is new.'],
    ['en', 'if', 'If the boiler is new, the reading room stays warm.'],
    ['en', 'but', 'The library buys a copier, but nobody can use the copier.'],
    ['de', 'aber', 'Die Bücherei kauft einen Kopierer, aber niemand kann den Kopierer bedienen.'],
    ['de', 'obwohl', 'Der Lesesaal bleibt kalt, obwohl der Kessel neu ist.'],
    ['fr', 'mais', 'La bibliothèque achète une photocopieuse, mais personne ne sait copier.'],
    ['es', 'pero', 'La biblioteca compra una copiadora, pero nadie sabe copiar.'],
    ['ja', 'しかし', '図書館は新しいコピー機を買った、しかし誰も使えない。'],
  ])('%s: a bare “%s”: %s', (language, _, text) => {
    const titled = article(language, text.replace(/[.。]$/u, ''), 'A table is grey.');
    const stated = article(language, 'Monday', text, 'A chair is blue.');
    // A whole headline in two panels loses nothing.
    const isWhole = (panels: readonly string[]) => panels.join('').length > text.length - 5;
    const parted = listParted(titled, language, text).filter((panels) => !isWhole(panels));
    expect([...parted, ...listParted(stated, language, text)]).toEqual([]);
  });

  it('headings below each other are no ladder', () => {
    const headings = ['Open the lid', 'Fill the tank', 'Close the lid', 'Press start'];
    const document: SourceDocument = {
      metadata: { title: '4 steps for the printer', language: 'en' },
      blocks: headings.flatMap((text) => [
        { type: 'heading', level: 2, text },
        { type: 'paragraph', text: 'The printer is on the second floor of the library.' },
      ]),
    };
    const said = judgeMemes(document, [], {}).filter(({ captions }) =>
      headings.slice(0, 2).every((heading) => Object.values(captions).includes(heading)),
    );
    expect(said).toEqual([]);
  });
});
