import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { findAnswer } from '../../../../lib/engine/brief/main-point/answer.ts';
import { readDocument } from '../../../../lib/engine/brief/reading/reading.ts';
import { isUnowned, reverses, takesBack } from '../../../../lib/engine/brief/standing/ownership.ts';
import { readSteering } from '../../../../lib/engine/brief/steering.ts';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const filler = [
  'The harbour of Tarn was built in 1904 by the families of the western shore.',
  'Every boat that enters it passes between two towers of grey stone.',
];

describe('what a title asks', () => {
  it.each([
    [
      'en',
      'Why do the lamps of Tarn burn blue?',
      'The lamps of Tarn burn blue because their oil is pressed from copper-rich kelp.',
      'Summary',
    ],
    [
      'de',
      'Warum brennen die Lampen von Tarn blau?',
      'Die Lampen von Tarn brennen blau, weil ihr Öl aus kupferreichem Tang gepresst wird.',
      'Fazit',
    ],
    [
      'fr',
      'Pourquoi les lampes de Tarn brûlent-elles bleu ?',
      'Les lampes de Tarn brûlent bleu parce que leur huile vient d’une algue riche en cuivre.',
      'Conclusion',
    ],
    [
      'es',
      '¿Por qué las lámparas de Tarn arden azules?',
      'Las lámparas de Tarn arden azules porque el aceite sale de un alga rica en cobre.',
      'Conclusiones',
    ],
    [
      'ja',
      'なぜターンのランプは青く燃えるのか',
      'ターンのランプが青く燃えるのは、油が銅の多い海藻から作られるためである。',
      'まとめ',
    ],
  ])('stands under it, in %s', (language, title, answer, summary) => {
    const { subtitle } = makeBrief(
      documentOf({ title, language }, ...filler.map(paragraph), heading(summary, 2), paragraph(answer)),
      {},
    );
    expect(subtitle).toBe(answer.replace(/[.。]$/, ''));
  });

  it.each([
    ['no question', 'The blue lamps of Tarn', 'The lamps of Tarn burn blue because of kelp oil.'],
    ['another question', 'Why do the lamps burn blue?', 'Many ask why the lamps burn blue in this article.'],
    ['what others believe', 'Why do the lamps burn blue?', 'Many believe the lamps burn blue because of ghosts.'],
  ])('is not answered by %s', (_, title, text) => {
    const words = getWords('en');
    const terms = new Set(['lamp', 'burn', 'blue']);
    const sentence = { text, terms, paragraph: 0, index: 0, weight: 1, worth: 1, score: 1 };
    const found = findAnswer({ title, ranked: [sentence], summary: [], sections: [], language: 'en', words });
    expect(found).toBeUndefined();
  });
});

it('is no offer to the reader', () => {
  const offer = 'Whether oil or gas, Lund Lamps brings you the power that you need.';
  const made = makeBrief(
    documentOf(
      { title: 'What is lamp oil?', language: 'en', description: offer },
      ...['Lamp oil is a liquid that is pressed from kelp and burns in the lamps of Tarn.', ...filler, offer].map(
        paragraph,
      ),
    ),
    {},
  );
  expect(made.subtitle).toMatch(/^Lamp oil is a liquid/);
});

describe('whose a claim is', () => {
  it.each([
    ['en', 'Critics say the lamps are too dim', 'The lamps are too dim', 'That is wrong.', 'That is a lamp.'],
    [
      'de',
      'Viele glauben, die Lampen seien zu schwach',
      'Die Lampen sind zu schwach',
      'Stimmt nicht, sagt Lund.',
      'So hell ist es.',
    ],
    [
      'fr',
      'Certains pensent que les lampes sont faibles',
      'Les lampes sont faibles',
      'C’est faux.',
      'C’est une lampe.',
    ],
    [
      'es',
      'Muchos creen que las lámparas son débiles',
      'Las lámparas son débiles',
      'No es cierto.',
      'No es una lámpara.',
    ],
    ['it', 'Molti credono che le lampade siano deboli', 'Le lampade sono deboli', 'Non è vero.', 'È una lampada.'],
    [
      'pt',
      'Muitos acreditam que as lâmpadas são fracas',
      'As lâmpadas são fracas',
      'Isso não é verdade.',
      'É uma lâmpada.',
    ],
    [
      'nl',
      'Veel mensen denken dat de lampen zwak zijn',
      'De lampen zijn zwak',
      'Dat is niet waar.',
      'Dat is een lamp.',
    ],
    ['pl', 'Wielu uważa, że lampy są za słabe', 'Lampy są za słabe', 'To nieprawda.', 'To lampa.'],
    ['ja', 'ランプは暗いと言われている', 'ランプは暗い', 'それは誤解だ。', 'それはランプだ。'],
    ['zh', '很多人认为灯太暗', '灯太暗', '事实并非如此。', '这是一盏灯。'],
    ['ko', '흔히 등불은 약하다고 알려져 있다', '등불은 약하다', '사실이 아니다.', '등불이다.'],
    ['ar', 'يعتقد البعض أن المصابيح ضعيفة', 'المصابيح ضعيفة', 'هذا غير صحيح.', 'هذا مصباح.'],
  ])('is told in %s', (language, hearsay, claim, denial, none) => {
    const words = getWords(language);
    expect([hearsay, claim].map((text) => isUnowned(text, language, words))).toEqual([true, false]);
    expect([denial, none].map(takesBack)).toEqual([true, false]);
  });

  it('is asked of reported speech without a speaker', () => {
    const words = getWords('de');
    const claims = [
      'Die Vergütung sei viel zu niedrig angesetzt',
      'Die Vergütung sei zu niedrig, sagte Lund',
      'Ich werde die Vergütung erhöhen',
    ];
    expect(claims.map((text) => isUnowned(text, 'de', words))).toEqual([true, false, false]);
  });

  it('is not the text’s where the next sentence takes it back', () => {
    const claim = 'Man is selfish by nature and looks only after himself.';
    const body = [
      'So the story goes. Studies of forty island villages show the opposite.',
      'People in all of the villages shared food, boats and work without being paid for it.',
      'Half of the villages had no police and no lock on any door until 1990.',
    ];
    const title = 'The true self';
    const made = makeBrief(
      documentOf(
        { title, language: 'en', description: `${claim} ${body[0]}` },
        paragraph(`${claim} ${body[0]}`),
        ...body.slice(1).map(paragraph),
      ),
      {},
    );
    expect(JSON.stringify(made)).not.toContain('Man is selfish');
  });

  it('is whole only with its "but"', () => {
    const made = makeBrief(
      documentOf(
        {
          title: 'Students still look for a home in Tarn',
          language: 'en',
          description: 'Lectures in Tarn begin on Monday. But four hundred students still have no room in Tarn.',
        },
        ...filler.map(paragraph),
        paragraph('Lectures begin, and four hundred students look for a room in the harbour town of Tarn.'),
      ),
      {},
    );
    expect(made.subtitle ?? made.points[0]?.heading).toBe(
      'Lectures in Tarn begin on Monday. But four hundred students still have no room in Tarn.',
    );
  });
});

it.each([
  ['Leider ist diese Geschichte über den Hafen frei erfunden.', true],
  ['In Wahrheit steht der Turm auf Sand.', true],
  ['This charming story is false.', true],
  ['In reality, the tower stands on sand.', true],
  ['En realidad, la torre está sobre arena.', true],
  ['Cette belle légende est fausse.', true],
  ['Questa storia è stata raccontata spesso.', false],
  ['Diese Geschichte erzählt jeder Fischer gern.', false],
  ['The story of the pier is true.', false],
])('hears what turns the sentence before it round: %s', (text, isTurn) => expect(reverses(text)).toBe(isTurn));

it('passes over a legend that the next sentence denies', () => {
  const legend = 'Der Turm von Orr wurde 1612 für einen Kapitän gebaut, der vor dem Hafen ein Schiff verlor.';
  const read = (...sentences: readonly string[]) =>
    readDocument(
      documentOf({ title: 'Der Turm von Orr', language: 'de' }, paragraph(sentences.join(' '))),
      readSteering({}),
    ).ranked.map(({ text }) => text);
  expect(read(legend, 'Der Turm trägt ein Licht.')).toContain(legend);
  expect(read(legend, 'Leider ist diese Geschichte frei erfunden.')).not.toContain(legend);
});
