import { describe, expect, it } from 'vitest';
import { getPictureTitle } from '../../../lib/jobs/entry.ts';
import { writePrompt } from '../../../lib/service/core/prompt.ts';

const prompted = (shows: string) => ({
  id: 'a',
  status: 'completed' as const,
  prompt: writePrompt({ kind: 'infographic', form: 'list', shows }),
});

describe('what a picture is called', () => {
  it.each([
    ['(3) Post', 'Post'],
    ['(99+) Feed | Social', 'Feed | Social'],
    ['[2] Inbox', 'Inbox'],
    ['multi_page', 'multi page'],
    ['snake_case in a title', 'snake_case in a title'],
    ['(1984)', '(1984)'],
    ['___', '___'],
  ])('%s → %s', (title, expected) => {
    expect(getPictureTitle({ kind: 'infographic', source: { title } })).toBe(expected);
  });

  it('is its own title where that is known, without remarks', () => {
    const source = { title: '(3) Post' };
    const named = (shows: string) => getPictureTitle({ kind: 'infographic', source, answer: prompted(shows) });
    expect(named('How tides work')).toBe('How tides work');
    expect(named('How tides work (The font “Lora” could not be loaded: Inter stands in for it.)')).toBe(
      'How tides work',
    );
    expect(named('Trains (2020–2025)')).toBe('Trains (2020–2025)');
  });

  it('is its source’s where a service says what was asked of a model, and for a meme', () => {
    const answer = { id: 'a', status: 'completed' as const, prompt: 'A bright poster about tides, flat colours' };
    expect(getPictureTitle({ kind: 'infographic', source: { title: 'Tides' }, answer })).toBe('Tides');
    const meme = writePrompt({ kind: 'meme', form: 'drake', shows: 'a / b' });
    expect(getPictureTitle({ kind: 'meme', source: { title: 'Tides' }, answer: { ...answer, prompt: meme } })).toBe(
      'Tides',
    );
  });
});
