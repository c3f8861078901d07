import { describe, expect, it } from 'vitest';
import { makeBrief } from '../../../lib/engine/brief/index.ts';
import { EngineError } from '../../../lib/engine/errors.ts';
import { matchMemes } from '../../../lib/engine/meme/match.ts';
import { readHtml } from '../../../lib/engine/read/html.ts';
import { readText } from '../../../lib/engine/read/text.ts';
import { processorMs } from '../processor-time.ts';

/** Runs a step that may refuse its source, but not fail in any other way. */
function attempt(step: () => unknown): void {
  try {
    step();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
}

const useAll = (read: () => ReturnType<typeof readText>) => () => {
  attempt(() => makeBrief(read(), {}));
  attempt(() => matchMemes(read(), [], {}));
};

const texts: Readonly<Record<string, string>> = {
  'at signs': `${'a@'.repeat(3990)} words`,
  'an unbroken run': 'a'.repeat(100_000),
  'quotation marks': '"'.repeat(50_000),
  'bars and dashes': '| - '.repeat(10_000),
  'lines of bars and dashes': '| - | -\n'.repeat(5000),
  'a rule of a table that is none': `| a | b |\n|${'-'.repeat(60)}x\n`,
  'a heading of brackets': `# Title\n\n## ${' ['.repeat(30_000)}\n\nWords.`,
  'initials that end no sentence': 'Dr. A. B. C. '.repeat(11_000),
  // From each line a rule of typed recipes read on to the last.
  'short lines': 'a\n'.repeat(5000),
  // The rest of them was copied for each, in looking for its answer.
  questions: 'Why? '.repeat(40_000),
  'thousands of headings': Array.from({ length: 14_000 }, (_, index) => `# Heading ${index}`).join('\n\n'),
  // Places from which a rule of counted harm looked for people, each through to the end of the digits.
  'one number': '9'.repeat(100_000),
  'numbers and stops': '9..'.repeat(30_000),
  'a heading of spaces': `# a${' '.repeat(100_000)}b\n\nWords.`,
};

describe('hostile texts take no longer than a second', () => {
  it.each(Object.entries(texts))('%s, as text', (_, text) => {
    expect(processorMs(useAll(() => readText(text)))).toBeLessThan(5000);
  });

  it.each(Object.entries(texts))('%s, on a page', (_, text) => {
    expect(processorMs(useAll(() => readHtml(`<title>Title</title><p>${text}</p>`)))).toBeLessThan(5000);
  });

  it.each([
    ['title', `<title>${'a | '.repeat(20_000)}</title><p>Words of the page.</p>`],
    ['shared title', `<meta property="og:title" content="${'a | '.repeat(20_000)}"><p>Words of the page.</p>`],
    ['heading', `<title>Title</title><h2>${' ['.repeat(30_000)}</h2><p>Words of the page.</p>`],
    ['first heading', `<h1>${'a | '.repeat(20_000)}</h1><p>Words of the page.</p>`],
  ])('a long %s of a page', (_, html) => {
    expect(processorMs(useAll(() => readHtml(html)))).toBeLessThan(5000);
  });
});
