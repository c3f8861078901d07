import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { listContent } from '../../../../lib/engine/brief/selection/select.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { documentOf, heading, paragraph } from './documents.ts';

const toBrief = (title: string, language: string, ...blocks: readonly Block[]) =>
  makeBrief(documentOf({ title, language }, ...blocks), {});
const listTexts = ({ modules = [] }: ReturnType<typeof toBrief>) =>
  modules.flatMap((module) => [...listContent(module).texts, ...(module.kind === 'quote' ? [module.speaker] : [])]);

const intro = 'Greta Lund is the keeper of the Tarn lighthouse and has looked after its lamp since 1998.';
const turns = [
  [
    'You have kept the lamp for decades. What has changed most?',
    'The old lamp burned forty litres of oil every night, and the new one takes less power than a kettle.',
  ],
  [
    'You say the tower should stay manned. Why?',
    'A machine reports that a lamp is out, but a keeper climbs the stairs and mends the lamp the same night.',
  ],
  [
    'Your sons left the island. Do you want them back?',
    'My sons know the way home, and I never asked either of them to take over the lighthouse on the island.',
  ],
  [
    'You retire in May. What will you miss?',
    'I will miss the fog most, because the whole island goes quiet and the horn belongs to me alone.',
  ],
] as const;
type Turn = (typeof turns)[number];

describe('who answers', () => {
  const title = 'Hälfte der Boote steht leer: Greta Lund über den Hafen';
  const says = [
    'Ich habe die Boote jeden Winter gezählt, und in jedem Jahr waren es weniger als im Jahr davor.',
    'Ich sehe am Kai nur noch die großen Schiffe, denn für die kleinen ist der Liegeplatz zu teuer.',
    'Ich würde den Hafen den Fischern zurückgeben, denn ohne sie kommt am Ende auch kein Gast mehr.',
    'Ich bleibe bis zum Frühjahr im Amt, und dann übernimmt meine Tochter die Schlüssel zur Halle.',
  ];
  const asks = ['Sie zählen die Boote?', 'Und am Kai?', 'Sie wollen den Hafen ändern?', 'Sie bleiben also?'];

  it('is the one of two who asks less, though some turns of the other end in no question', () => {
    const turns = says.flatMap((text, index) => [
      paragraph(`Berg: ${asks[index]}`),
      paragraph(`Lund: ${text}`),
      ...Array.from({ length: 2 }, () => [
        paragraph('Berg: Das klingt nach viel.'),
        paragraph(`Lund: ${text.slice(0, -1)}, Tag ${index}.`),
      ]).flat(),
    ]);
    const made = toBrief(title, 'de', paragraph('Greta Lund leitet den Hafen. Mit ihr sprach Karin Berg.'), ...turns);
    expect(made.modules?.flatMap((module) => (module.kind === 'quote' ? [module.speaker] : []))).toEqual([
      'Greta Lund',
    ]);
  });

  it('is no noun that the text sets behind an article', () => {
    const turns = says.flatMap((text, index) => [paragraph(asks[index] ?? ''), paragraph(text)]);
    const story = paragraph('Die Rückkehr kam im März. Seit der Rückkehr ist Ruhe.');
    const made = toBrief(
      'Lunds Rückkehr: Ein Gespräch',
      'de',
      paragraph('Ein Gespräch über den Hafen.'),
      ...turns,
      story,
    );
    expect(listTexts(made).join()).not.toMatch(/–? ?Lunds Rückkehr$/);
    expect(made.modules?.flatMap((module) => (module.kind === 'quote' ? [module.speaker] : []))).not.toContain(
      'Lunds Rückkehr',
    );
  });

  it('is not the writer who tells of the talk between quotations', () => {
    const story = 'Along with the other keepers of the coast, the minister could learn a lot from this old lighthouse.';
    const blocks = turns.flatMap(([question, answer]) => [
      paragraph(question),
      paragraph(`“${answer}”`),
      paragraph(story),
    ]);
    const made = toBrief('Greta Lund: an interview at the lighthouse', 'en', paragraph(intro), ...blocks);
    expect(made.modules?.flatMap((module) => (module.kind === 'quote' ? [module.text] : [])).join()).not.toContain(
      'Along with',
    );
  });

  it('is no half of the boats', () => {
    const turns = says.flatMap((text, index) => [paragraph(asks[index] ?? ''), paragraph(text)]);
    const made = toBrief(title, 'de', paragraph('Ein Gespräch mit Greta Lund.'), ...turns);
    expect(listTexts(made)).not.toContain('Hälfte der Boote');
  });
});

describe('an interview', () => {
  const ways: readonly (readonly [string, (turn: Turn) => readonly Block[]])[] = [
    ['names before the turns', ([asks, says]) => [paragraph(`Herald: ${asks}`), paragraph(`Lund: ${says}`)]],
    ['names before the answers', ([asks, says]) => [paragraph(asks), paragraph(`Lund: ${says}`)]],
    ['questions as headings', ([asks, says]) => [heading(asks, 3), paragraph(says)]],
    ['an address', ([asks, says]) => [paragraph(`Mrs Lund, ${asks}`), paragraph(says)]],
    ['question and answer in one paragraph', ([asks, says]) => [paragraph(`${asks}\n${says}`)]],
  ];
  it.each(ways)('shows who speaks and what is answered, with %s', (_, blocksOf) => {
    const made = toBrief('Interview: the last keeper of Tarn', 'en', paragraph(intro), ...turns.flatMap(blocksOf));
    expect(made.genre).toBe('interview');
    expect(made.subtitle).toMatch(/^Greta Lund is the keeper of the Tarn lighthouse/);
    const texts = listTexts(made).join('\n');
    expect(texts).toContain('I will miss the fog most');
    expect(texts).not.toMatch(/Mrs Lund|You (?:say|have kept)|Your sons|You retire|Herald/);
    const owners = (made.modules ?? []).flatMap((module) => {
      if (module.kind === 'quote') return [module.speaker];
      return module.kind === 'statements' ? module.items.map(({ body }) => body) : [];
    });
    expect(owners.filter((owner) => owner !== undefined && owner !== 'Greta Lund')).toEqual([]);
    expect(owners).toContain('Greta Lund');
  });

  it('is quoted with what its editor set apart', () => {
    const pulled = 'Keepers climb more stairs in one winter than their guests do in a lifetime.';
    const talk = (...extra: readonly Block[]) =>
      toBrief(
        'Interview with Greta Lund',
        'en',
        ...extra,
        paragraph(intro),
        ...turns.flatMap(([question, answer], index) => [
          paragraph(question),
          paragraph(index === 1 ? `${answer} ${pulled}` : answer),
        ]),
      ).modules?.find((module) => module.kind === 'quote');
    expect(talk()?.text).not.toBe(pulled);
    expect(talk(paragraph(`“${pulled}”`))).toMatchObject({ text: pulled, speaker: 'Greta Lund' });
  });

  it('has no line under its title that names it again', () => {
    const { subtitle } = makeBrief(
      documentOf(
        { title: 'Interview with Greta Lund', language: 'en', description: 'An interview by Bo Holm with Greta Lund.' },
        paragraph(intro),
        ...turns.flatMap(([question, answer]) => [paragraph(question), paragraph(answer)]),
      ),
      {},
    );
    expect(subtitle).toBe(intro.slice(0, -1));
  });

  it('leaves out who led the talk, and what stands behind the last answer about the guest', () => {
    const tail = [
      'Greta Lund was born in 1961 on the island and worked as a baker.',
      'The interview was led by Per Holm.',
    ];
    const blocks = turns.flatMap(([asks, says]) => [paragraph(`Mrs Lund, ${asks}`), paragraph(says)]);
    const made = toBrief(
      'The last keeper of Tarn',
      'en',
      paragraph(intro),
      ...blocks,
      ...tail.map((text) => paragraph(text)),
    );
    expect(listTexts(made).join('\n')).not.toMatch(/baker|Per Holm/);
  });

  it.each([
    [
      'de',
      'Herr Lund, Sie fordern mehr Leuchttürme. Warum reicht der eine nicht mehr aus?',
      'Der Turm von Tarn erreicht nur die halbe Bucht, und im Nebel sieht ihn dort niemand.',
      'Sie fordern',
    ],
    [
      'fr',
      'Monsieur Lund, vous demandez plus de phares. Pourquoi un seul ne suffit-il pas ?',
      'Le phare de Tarn n’éclaire que la moitié de la baie, et personne ne le voit dans le brouillard.',
      'vous demandez',
    ],
    [
      'es',
      'Señor Lund, usted pide más faros. ¿Por qué no basta con uno solo?',
      'El faro de Tarn solo ilumina la mitad de la bahía, y nadie lo ve entre la niebla.',
      'usted pide',
    ],
    [
      'it',
      'Signor Lund, lei chiede più fari. Perché uno solo non basta?',
      'Il faro di Tarn illumina solo metà della baia, e nella nebbia nessuno lo vede.',
      'lei chiede',
    ],
    [
      'pl',
      'Panie Lund, pan żąda więcej latarni. Dlaczego jedna nie wystarczy?',
      'Latarnia w Tarn oświetla tylko połowę zatoki, a we mgle nikt jej nie widzi.',
      'pan żąda',
    ],
  ])('puts nothing into the guest’s mouth that was asked, in %s', (language, asks, says, wrong) => {
    const blocks = [1, 2, 3].flatMap((place) => [
      paragraph(asks.replace(/\.\s/, ` (${place}). `)),
      paragraph(says.replace(/\.$/, ` ${place} 000.`)),
    ]);
    const texts = listTexts(toBrief('Tarn', language, ...blocks)).join('\n');
    expect(texts).not.toContain(wrong);
    expect(texts).toContain('Lund');
  });

  it('is none where questions are answered by nobody', () => {
    const blocks = turns.flatMap(([asks, says]) => [
      heading(asks.replaceAll(/your?/gi, 'the'), 3),
      paragraph(says.replaceAll(/\b(?:I|my)\b/gi, 'they')),
    ]);
    expect(toBrief('Frequently asked questions about the lamp', 'en', ...blocks).genre).toBe('questions');
  });
});
