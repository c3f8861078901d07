import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PromptFacts, readPrompt, writePrompt } from '../../../lib/service/core/prompt.ts';

const names = fc.array(fc.constantFrom('wikipedia', 'hacker-news', 'reddit'), { maxLength: 3 });

describe('what is notified of a picture', () => {
  it.each<[PromptFacts, string]>([
    [{ kind: 'infographic', form: 'steps', shows: 'Five habits' }, 'Infographic, layout steps: Five habits'],
    [{ kind: 'meme', form: 'drake', shows: 'Honey / Bees' }, 'Meme, template drake: Honey / Bees'],
    [
      { kind: 'meme', form: 'drake', shows: 'a / b', scouted: { heard: ['reddit'], silent: ['mastodon'] } },
      'Meme, template drake: a / b\nScouted reddit; no answer from mastodon.',
    ],
  ])('of %o is %j', (facts, prompt) => {
    expect(writePrompt(facts)).toBe(prompt);
  });

  it('is read as it was written, whatever the picture shows', () => {
    const scouted = fc.record({ heard: names, silent: names });
    fc.assert(
      fc.property(fc.constantFrom('infographic', 'meme'), fc.string(), scouted, (kind, shows, scouted) => {
        const facts: PromptFacts = { kind, form: 'pros-cons', shows, ...(kind === 'meme' && { scouted }) };
        expect(readPrompt(writePrompt(facts))).toEqual(facts);
      }),
    );
  });

  it.each(['', 'A flat illustration of five habits', 'Meme, template : a', 'Infographic, layout'])(
    'is nothing of the extension in %j',
    (prompt) => {
      expect(readPrompt(prompt)).toBeUndefined();
    },
  );
});
