import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../../lib/engine/brief/index.ts';
import { readAbstract } from '../../../../lib/engine/brief/outline/abstract.ts';
import type { Block } from '../../../../lib/engine/document.ts';
import { findLanguage } from '../../../../lib/engine/languages/index.ts';

const texts = {
  background: 'Earlier observations suggest that evening walks reduce falls among older residents of nursing homes.',
  methods: 'Two hundred residents of nine homes were assigned to walks or to reading hours for one year.',
  results: 'Falls were as frequent among the walkers as among the readers over the whole year.',
  conclusion: 'Evening walks did not reduce falls among older residents of the nine nursing homes.',
};
const labels = {
  'lines of their own': (label: string, text: string): Block[] => [
    { type: 'paragraph', text: `${label}:` },
    { type: 'paragraph', text },
  ],
  headings: (label: string, text: string): Block[] => [
    { type: 'heading', level: 3, text: label.toUpperCase() },
    { type: 'paragraph', text },
  ],
  'the openings of paragraphs': (label: string, text: string): Block[] => [
    { type: 'paragraph', text: `${label}: ${text}` },
  ],
};

const drawnTexts = (blocks: Block[], title: string, language: string) => {
  const brief = makeBrief({ metadata: { title, language }, blocks }, {});
  return [brief.subtitle ?? '', JSON.stringify(brief.modules)].join('\n');
};

describe('a structured abstract', () => {
  it.each(Object.entries(labels))('shows what was found rather than what was believed, by %s', (_, write) => {
    const blocks = [
      ...write('Background', texts.background),
      ...write('Methods', texts.methods),
      ...write('Results', texts.results),
      ...write('Conclusions', texts.conclusion),
    ];
    const shown = drawnTexts(blocks, 'Evening walks and falls in nursing homes', 'en');
    expect(shown).toContain('Evening walks did not reduce falls');
    expect(shown).not.toContain('Earlier observations');
  });

  it('is known by its labels in German', () => {
    const write = labels['the openings of paragraphs'];
    const blocks = [
      ...write(
        'Hintergrund',
        'Frühere Beobachtungen legen nahe, dass Spaziergänge am Abend Stürze in Heimen verringern.',
      ),
      ...write(
        'Methoden',
        'Zweihundert Bewohner von neun Heimen wurden für ein Jahr Spaziergängen oder Lesestunden zugeteilt.',
      ),
      ...write('Ergebnisse', 'Stürze waren unter den Spaziergängern ebenso häufig wie unter den Lesern.'),
      ...write('Schlussfolgerung', 'Spaziergänge am Abend verringerten die Zahl der Stürze in den neun Heimen nicht.'),
    ];
    const shown = drawnTexts(blocks, 'Spaziergänge und Stürze in Heimen', 'de');
    expect(shown).toContain('Spaziergänge am Abend verringerten');
    expect(shown).not.toContain('Frühere Beobachtungen');
  });

  it('leaves an article alone that has a background and no conclusion', () => {
    const write = labels.headings;
    const blocks = [...write('Background', texts.background), ...write('Results', texts.results)];
    const document = { metadata: {}, blocks };
    expect(readAbstract(document, findLanguage('en'))).toEqual({ document, conclusions: [] });
  });
});
