import { describe, expect, it } from 'vitest';
import { getWords } from '../../../../lib/engine/brief/text/words.ts';
import { shortenTitle } from '../../../../lib/engine/brief/titles/headline.ts';

const reason = 'Seekonferenz in Lindau – Der Hafenbund: Immer mehr Menschen wegen der Fluten auf Hilfe angewiesen';
const words = getWords('de');

describe('a long headline', () => {
  it('keeps the verb at its end', () => {
    expect(reason.length).toBeGreaterThan(90);
    expect(shortenTitle(reason, new Set(), words)).toContain('auf Hilfe angewiesen');
  });

  it('goes before its quotation', () => {
    const statement = 'Der Hafenbund will an den Fähren im Winter festhalten';
    const long = `${statement} - „Niemand sonst bringt die Leute der Inseln am Abend wieder zurück nach Hause“`;
    expect(shortenTitle(long, new Set(), words)).toBe(statement);
  });

  it('loses a reason behind which no verb stands', () => {
    const noun = 'Seekonferenz in Lindau – Der Hafenbund hilft immer mehr Menschen wegen der Fluten am Bodensee';
    expect(noun.length).toBeGreaterThan(90);
    expect(shortenTitle(noun, new Set(), words)).not.toContain('Fluten');
  });
});
