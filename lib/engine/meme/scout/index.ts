import type { SourceDocument } from '../../document.ts';
import { getLanguage } from '../../language.ts';
import { templateNames } from '../../languages/all-template-names.ts';
import { languages } from '../../languages/index.ts';
import { escapePattern } from '../../letters.ts';
import { listFittingTopics } from './fit.ts';
import { feedSources } from './sources.ts';
import type { FeedSource, Topic } from './topic.ts';

export interface FeedReader {
  /** Ids of the feeds that may be read; empty when scouting is off or the device offline. */
  allowed(): Promise<readonly string[]>;
  read(address: string, signal: AbortSignal): Promise<string>;
}

/** Milliseconds: time limit of a feed, lifetime of its topics, pause after a failure. */
const limits = { feed: 2500, fresh: 30 * 60_000, failed: 5 * 60_000 };
const maxFeedChars = 2_000_000;

interface Kept {
  readonly until: number;
  /** Undefined after a failure or in an unknown format. */
  readonly topics: Promise<readonly Topic[] | undefined>;
}

export interface Scouted {
  /** Topics related to the document, most discussed first; then formats, as `format:` and a template's id. */
  readonly topics: readonly string[];
  /** Ids of the feeds asked; empty when none is allowed. */
  readonly asked: readonly string[];
  readonly silent: readonly string[];
}

export class Scout {
  readonly #reader: FeedReader | undefined;
  readonly #now: () => number;
  readonly #timeoutMs: number;
  readonly #kept = new Map<string, Kept>();

  constructor(reader?: FeedReader, now: () => number = Date.now, timeoutMs = limits.feed) {
    this.#reader = reader;
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  async scout(document: SourceDocument): Promise<Scouted> {
    const answers = await this.#askAll(getLanguage(document));
    const topics = answers.flatMap((answer) => answer.topics ?? []);
    return {
      topics: [...listFittingTopics(document, topics), ...findFormats(topics)],
      asked: answers.map(({ id }) => id),
      silent: answers.filter((answer) => answer.topics === undefined).map(({ id }) => id),
    };
  }

  async topics(language: string): Promise<readonly Topic[]> {
    return (await this.#askAll(language)).flatMap(({ topics }) => topics ?? []);
  }

  async #askAll(language: string): Promise<{ id: string; topics: readonly Topic[] | undefined }[]> {
    const reader = this.#reader;
    if (reader === undefined) return [];
    const allowed = await reader.allowed().catch((): readonly string[] => []);
    const asked = feedSources.filter(({ id }) => allowed.includes(id));
    return Promise.all(asked.map(async (feed) => ({ id: feed.id, topics: await this.#ask(feed, language, reader) })));
  }

  #ask(feed: FeedSource, language: string, reader: FeedReader): Kept['topics'] {
    const now = this.#now();
    const address = feed.address(language, new Date(now));
    const kept = this.#kept.get(address);
    if (kept !== undefined && kept.until > now) return kept.topics;
    for (const [old, { until }] of this.#kept) if (until <= now) this.#kept.delete(old);
    const topics = readInTime(reader, address, this.#timeoutMs)
      .then((text) => feed.parse(text.slice(0, maxFeedChars)))
      .catch(() => {
        this.#kept.set(address, { until: now + limits.failed, topics: Promise.resolve(undefined) });
        return undefined;
      });
    this.#kept.set(address, { until: now + limits.fresh, topics });
    return topics;
  }
}

/** Rejects after the time limit, even if the reader ignores the signal. */
function readInTime(reader: FeedReader, address: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reader.read(address, signal).then(resolve, reject);
  });
}

const formats = languages.flatMap(({ formats: names = {} }) =>
  Object.entries(names).map(([template, name]) => [template, new RegExp(name, 'i')] as const),
);

const matchBordered = (alternatives: string, hasSpaces: boolean) =>
  new RegExp(hasSpaces ? String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})` : alternatives, 'iu');

const memeNames = languages.flatMap(({ code, hasSpaces, memeName }) =>
  memeName === undefined
    ? []
    : [{ names: templateNames[code] ?? {}, hasSpaces, meme: matchBordered(memeName, hasSpaces) }],
);

const listNamed = (phrase: string): string[] =>
  memeNames
    .filter(({ meme }) => meme.test(phrase))
    .flatMap(({ names, hasSpaces }) =>
      Object.entries(names)
        .filter(([, all]) => matchBordered(all.map(escapePattern).join('|'), hasSpaces).test(phrase))
        .map(([template]) => template),
    );

export function findFormats(topics: readonly Pick<Topic, 'phrase'>[]): string[] {
  const found = formats.filter(([, name]) => topics.some(({ phrase }) => name.test(phrase)));
  const named = topics.flatMap(({ phrase }) => listNamed(phrase));
  return [...new Set([...found.map(([template]) => template), ...named])].map((template) => `format:${template}`);
}
