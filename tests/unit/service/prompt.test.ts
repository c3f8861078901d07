import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PromptFacts, readPrompt, writePrompt } from '../../../lib/service/core/prompt.ts';
import type { Remark } from '../../../lib/service/core/remarks.ts';

const names = fc.array(fc.constantFrom('wikipedia', 'hacker-news', 'reddit'), { maxLength: 3 });

describe('what is notified of a picture', () => {
  it.each<[PromptFacts, string]>([
    [{ kind: 'infographic', form: 'steps', shows: 'Five habits' }, 'Infographic, layout steps: Five habits'],
    [{ kind: 'meme', form: 'drake', shows: 'Honey / Bees' }, 'Meme, template drake: Honey / Bees'],
    [
      { kind: 'meme', form: 'drake', shows: 'a / b', scouted: { heard: ['reddit'], silent: ['mastodon'] } },
      'Meme, template drake: a / b\nScouted reddit; no answer from mastodon.',
    ],
    [
      {
        kind: 'meme',
        form: 'drake',
        shows: 'a / b',
        remarks: [{ code: 'avoid', names: [] }],
        scouted: { heard: [], silent: [] },
      },
      'Meme, template drake: a / b (What was to be avoided is what the source is about.)\nScouting skipped: no feed is allowed, or there is no network.',
    ],
  ])('of %o is %j', (facts, prompt) => {
    expect(writePrompt(facts)).toBe(prompt);
  });

  it.each<[readonly Remark[]]>([
    [[{ code: 'mood', names: [] }]],
    [
      [
        { code: 'topic', names: ['The cat (of the day)'] },
        { code: 'trend', names: [] },
      ],
    ],
    [
      [
        { code: 'template', names: [] },
        { code: 'avoid', names: [] },
      ],
    ],
    [
      [
        { code: 'font', names: ['Sea (Pro)', 'Inter'] },
        { code: 'fonts', names: ['Sky', 'Inter', 'Bricolage Grotesque'] },
        { code: 'words', names: [] },
      ],
    ],
  ])('gives its remarks back as codes, for words in the user’s language: %j', (remarks) => {
    const facts: PromptFacts = { kind: 'meme', form: 'sign', shows: 'Trains (2020–2025)', remarks };
    expect(readPrompt(writePrompt(facts))).toEqual(facts);
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
