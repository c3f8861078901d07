import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPrompt, type Told, writePrompt } from '../../../lib/service/prompt.ts';

const names = fc.array(fc.constantFrom('wikipedia', 'hacker-news', 'reddit'), { maxLength: 3 });

describe('what is told of a picture', () => {
  it.each<[Told, string]>([
    [{ kind: 'infographic', form: 'steps', shows: 'Five habits' }, 'Infographic, layout steps: Five habits'],
    [{ kind: 'meme', form: 'drake', shows: 'Honey / Bees' }, 'Meme, template drake: Honey / Bees'],
    [
      { kind: 'meme', form: 'drake', shows: 'a / b', scouted: { heard: ['reddit'], silent: ['mastodon'] } },
      'Meme, template drake: a / b\nScouted reddit; no answer from mastodon.',
    ],
  ])('of %o is %j', (told, prompt) => {
    expect(writePrompt(told)).toBe(prompt);
  });

  it('is read as it was written, whatever the picture shows', () => {
    const scouted = fc.record({ heard: names, silent: names });
    fc.assert(
      fc.property(fc.constantFrom('infographic', 'meme'), fc.string(), scouted, (kind, shows, scouted) => {
        const told: Told = { kind, form: 'pros-cons', shows, ...(kind === 'meme' && { scouted }) };
        expect(readPrompt(writePrompt(told))).toEqual(told);
      }),
    );
  });

  it.each(['', 'A flat illustration of five habits', 'Meme, template : a', 'Infographic, layout'])(
    'is nothing of ours in %j',
    (prompt) => {
      expect(readPrompt(prompt)).toBeUndefined();
    },
  );
});
