import { makeBrief } from '../../lib/engine/brief/index.ts';
import { EngineError } from '../../lib/engine/errors.ts';
import type { SourceDocument } from '../../lib/engine/index.ts';
import { matchMemes } from '../../lib/engine/meme/match.ts';
import { writeMeme } from '../../lib/engine/meme/write.ts';
import { readHtml } from '../../lib/engine/read/html.ts';
import { readText } from '../../lib/engine/read/text.ts';
import type { Figure } from './bench.ts';
import { hostileChars, hostileTexts } from './hostile-texts.ts';

/** Characters at which a text is tried, up to all: where the time grows too fast, the whole would take hours. */
const lengths = [hostileChars / 100, hostileChars / 10, hostileChars] as const;

/** Seconds of this thread on a processor that each step may take: other work on the machine doesn't count. */
const maxSeconds = 2;

const address = 'https://site.example/page';
/** The ways by which a text becomes a document. */
const readers: Readonly<Record<string, (text: string) => SourceDocument>> = {
  text: readText,
  'page of text': (text) =>
    readHtml(`<html lang="en"><title>Title</title><h1>Title</h1><p>${text}</p></html>`, address),
  page: (text) => readHtml(text, address),
  paragraph: (text) => ({
    metadata: { title: text.slice(0, 300), language: 'en' },
    blocks: [{ type: 'paragraph', text }],
  }),
};

interface Timed<T> {
  /** Undefined where the step refused its source. */
  readonly result: T | undefined;
  readonly seconds: number;
}

function time<T>(step: () => T): Timed<T> {
  const before = process.threadCpuUsage();
  let result: T | undefined;
  try {
    result = step();
  } catch (error) {
    if (!(error instanceof EngineError)) throw error;
  }
  const { user, system } = process.threadCpuUsage(before);
  return { result, seconds: (user + system) / 1e6 };
}

/** The time of every step from a text to a brief and a meme, by reader. */
function* timeSteps(text: string): Generator<{ readonly step: string; readonly seconds: number }> {
  for (const [name, read] of Object.entries(readers)) {
    const { result: document, seconds } = time(() => read(text));
    yield { step: `read as ${name}`, seconds };
    if (!document) continue;
    yield { step: `brief of ${name}`, seconds: time(() => makeBrief(document, {})).seconds };
    const { result: ideas, ...matched } = time(() => matchMemes(document, [], {}));
    yield { step: `memes for ${name}`, ...matched };
    if (ideas) yield { step: `meme of ${name}`, seconds: time(() => writeMeme(document, ideas, {})).seconds };
  }
}

interface Slowest {
  readonly step: string;
  readonly seconds: number;
  readonly chars: number;
}

/** Returns the slowest step of a text, at the length at which it was over the bound first, else whole. */
function findSlowest(text: string): Slowest {
  let slowest: Slowest = { step: 'no step', seconds: 0, chars: 0 };
  for (const chars of lengths) {
    slowest = { step: 'no step', seconds: 0, chars };
    for (const { step, seconds } of timeSteps(text.slice(0, chars))) {
      if (seconds > slowest.seconds) slowest = { step, seconds, chars };
      if (seconds > maxSeconds) return slowest;
    }
  }
  return slowest;
}

/** The slowest step of each hostile text. */
export async function measureHostile(): Promise<Figure[]> {
  const texts = Object.entries(hostileTexts);
  return texts.map(([name, text], index) => {
    const { step, seconds, chars } = findSlowest(text);
    process.stderr.write(`  ${index + 1} of ${texts.length}: ${name}, ${seconds.toFixed(1)} s\n`);
    return { name: `${name}, ${chars / 1000}k: ${step}`, value: seconds, unit: 's', bound: maxSeconds };
  });
}
