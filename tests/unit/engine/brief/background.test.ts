import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { createTiming } from '../../../../lib/engine/brief/standing/background.ts';
import { opensAway } from '../../../../lib/engine/brief/standing/leaning.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, paragraph } from './documents.ts';

describe('how a sentence stands to the news', () => {
  it.each([
    ['en', 'background', 'Tarn has struggled with storms in recent years as the sea grows warmer.'],
    ['en', 'news', 'Tarn lost 40 of its boats in recent years.'],
    ['en', 'news', 'Tarn will close its harbour in March.'],
    ['en', 'old', 'Two years ago the harbour of Tarn was the talk of the coast.'],
    ['en', 'old', 'In 2019, the council bought the harbour.'],
    ['en', 'news', 'The harbour, bought two years ago, will close.'],
    ['de', 'background', 'Traditionell gedenken die Fischer von Tarn der Toten in der Kirche.'],
    ['de', 'old', 'Vor eineinhalb Jahren war der Hafen von Tarn der Hingucker.'],
    ['fr', 'background', 'Depuis des années, le port de Tarn perd ses bateaux.'],
    ['es', 'background', 'El puerto de Tarn pierde cada vez más barcos.'],
    ['it', 'background', 'Negli ultimi anni il porto di Tarn perde barche.'],
    ['pt', 'background', 'O porto de Tarn perde cada vez mais barcos.'],
    ['nl', 'old', 'Twee jaar geleden kocht de raad de haven.'],
    ['pl', 'background', 'Port Tarn od lat traci łodzie.'],
    ['ru', 'background', 'В последние годы порт теряет лодки.'],
    ['ar', 'background', 'فقد الميناء قواربه في السنوات الأخيرة.'],
    ['ja', 'background', '港は近年、船を失っている。'],
    ['zh', 'background', '近年来港口失去了船只。'],
  ])('%s: %s', (language, expected, text) => {
    expect(createTiming('Tarn closes its harbour', '2024-05-01', language)(text)).toBe(expected);
  });

  it('takes as news what the title calls lasting', () => {
    expect(createTiming('Why storms hit Tarn more and more', undefined, 'en')('Storms come more and more.')).toBe(
      'news',
    );
  });
});

describe('a text whose subject is not named', () => {
  it.each([
    ['de', 'Die 18-Jährige hat sich in Tarn für ein Studium eingeschrieben.', true],
    ['de', 'Einer dieser Gedanken beschäftigt sich mit Laub als Brennstoff.', true],
    ['de', 'Seit dieser Woche trainiert der 35-Jährige mit der dritten Mannschaft.', false],
    ['en', 'Ada Lund, the former harbour envoy to Tarn, spoke on Monday.', false],
  ])('%s: %s', (language, text, expected) => {
    expect(opensAway(text, getWords(language))).toBe(expected);
  });
});

const texts = [
  'Tarn has struggled with storms in recent years as the sea around the island grows warmer.',
  'The council of Tarn will close the harbour in March because 40 boats sank within one week.',
  'Fishermen will move their boats to the mainland and pay for a ferry to their homes.',
  'The harbour was built of stone from the island and has two piers.',
];

describe('the main fact', () => {
  it('is the news rather than the background that a text opens with', () => {
    const { points } = makeBrief(
      documentOf({ title: 'Tarn to lose its harbour', language: 'en' }, ...texts.map((text) => paragraph(text))),
      {},
    );
    expect(points[0]?.heading).toMatch(/^The council of Tarn will close the harbour/);
  });

  it('leaves a line under the title to the news', () => {
    const description = 'Storms have long been a danger to boats of Tarn.';
    const { subtitle } = makeBrief(
      documentOf(
        { title: 'Tarn to lose its harbour', language: 'en', description },
        ...texts.map((text) => paragraph(text)),
      ),
      {},
    );
    expect(subtitle).not.toBe('Storms have long been a danger to boats of Tarn');
  });
});
