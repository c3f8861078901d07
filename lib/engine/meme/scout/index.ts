import { getLanguage } from '../../brief/language.ts';
import type { SourceDocument } from '../../document.ts';
import { fittingTopics } from './fit.ts';
import { findFormats } from './formats.ts';
import { feedSources } from './sources.ts';
import type { FeedSource, Topic } from './topic.ts';

/** How the engine comes by public feeds: given by the host, which also sees to permission and to what may be reached. */
export interface FeedReader {
  /** Ids of the feeds that may be read now; none when the user has switched scouting off, or is offline. */
  allowed(): Promise<readonly string[]>;
  /** The feed's text. Rejects when it can't be had; stops when `signal` does. */
  read(address: string, signal: AbortSignal): Promise<string>;
}

/** Milliseconds: what a feed may take, how long its topics are good, and how long it is left alone after a failure. */
const limits = { feed: 2500, fresh: 30 * 60_000, failed: 5 * 60_000 };
/** Letters of a feed that are looked at. */
const maxFeedChars = 2_000_000;

interface Kept {
  readonly until: number;
  /** Undefined when the feed did not answer in its format. */
  readonly topics: Promise<readonly Topic[] | undefined>;
}

/** What scouting found, and whom it asked: so that a job can say what it rests on. */
export interface Scouted {
  /**
   * What is talked about now and has to do with the document, most talked about first; then formats that are going
   * round, as `format:` and a template's id.
   */
  readonly topics: readonly string[];
  /** Ids of the feeds that were asked; none when none may be, or the device is offline. */
  readonly asked: readonly string[];
  /** Those of them that did not answer in time and in their format. */
  readonly silent: readonly string[];
}

/** Asks the allowed feeds what is talked about, each with its own time limit and cache. */
export class Scout {
  readonly #reader: FeedReader | undefined;
  readonly #now: () => number;
  readonly #timeoutMs: number;
  readonly #kept = new Map<string, Kept>();

  /** `timeoutMs`: how long a feed may take. */
  constructor(reader?: FeedReader, now: () => number = Date.now, timeoutMs = limits.feed) {
    this.#reader = reader;
    this.#now = now;
    this.#timeoutMs = timeoutMs;
  }

  /** Scouts for a document. No topics without a reader or a feed that answers: scouting never fails a job. */
  async scout(document: SourceDocument): Promise<Scouted> {
    const answers = await this.#askAll(getLanguage(document));
    const topics = answers.flatMap((answer) => answer.topics ?? []);
    return {
      topics: [...fittingTopics(document, topics), ...findFormats(topics)],
      asked: answers.map(({ id }) => id),
      silent: answers.filter((answer) => answer.topics === undefined).map(({ id }) => id),
    };
  }

  /** Everything that the allowed feeds say, for a language. */
  async topics(language: string): Promise<readonly Topic[]> {
    return (await this.#askAll(language)).flatMap(({ topics }) => topics ?? []);
  }

  async #askAll(language: string): Promise<{ id: string; topics: readonly Topic[] | undefined }[]> {
    const reader = this.#reader;
    if (reader === undefined) return [];
    // Not knowing what is allowed is the same as nothing being allowed.
    const allowed = await reader.allowed().catch((): readonly string[] => []);
    const asked = feedSources.filter(({ id }) => allowed.includes(id));
    return Promise.all(asked.map(async (feed) => ({ id: feed.id, topics: await this.#ask(feed, language, reader) })));
  }

  #ask(feed: FeedSource, language: string, reader: FeedReader): Kept['topics'] {
    const now = this.#now();
    const address = feed.address(language, new Date(now));
    const kept = this.#kept.get(address);
    if (kept !== undefined && kept.until > now) return kept.topics;
    // Yesterday's addresses and failures go with the first new question.
    for (const [old, { until }] of this.#kept) if (until <= now) this.#kept.delete(old);
    const topics = readInTime(reader, address, this.#timeoutMs)
      .then((text) => feed.parse(text.slice(0, maxFeedChars)))
      .catch(() => {
        // A feed that is down or has changed its format costs the meme a topic, not the meme.
        this.#kept.set(address, { until: now + limits.failed, topics: Promise.resolve(undefined) });
        return undefined;
      });
    this.#kept.set(address, { until: now + limits.fresh, topics });
    return topics;
  }
}

/** The text, or a rejection when it takes too long, whether or not the reader heeds the signal. */
function readInTime(reader: FeedReader, address: string, timeoutMs: number): Promise<string> {
  const signal = AbortSignal.timeout(timeoutMs);
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    reader.read(address, signal).then(resolve, reject);
  });
}
