import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom/worker';
import * as z from 'zod/mini';
import { getBlockText } from '../../lib/engine/read/clean-text.ts';
import { readHtml } from '../../lib/engine/read/html.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';

/** The measures in which both readers are compared. */
interface Reading {
  readonly text: string;
  readonly title: string;
  readonly author: string;
  readonly date: string;
}
interface Page {
  readonly html: string;
  readonly url?: string;
}

const sources = resolve(import.meta.dirname, '../../../shared/sources');
const labels = z.record(z.string(), z.object({ url: z.string(), text: z.string() }));
const known = z.object({
  title: z.nullish(z.string()),
  byline: z.nullish(z.string()),
  publishedTime: z.nullish(z.string()),
});

function readOurs({ html, url }: Page): Reading {
  const { blocks, metadata } = readHtml(html, url);
  const { title = '', author = '', date = '' } = metadata;
  return { text: blocks.map(getBlockText).join('\n'), title, author, date };
}

function readPlain({ html }: Page): Reading {
  const article = new Readability(parseHTML(html).document).parse();
  const { textContent, title, byline, publishedTime } = article ?? {};
  return { text: textContent ?? '', title: title ?? '', author: byline ?? '', date: publishedTime ?? '' };
}

/** Both readers of each page in turn, so that what else the machine does weighs on both. */
function race(pages: readonly Page[]) {
  const readers = { ours: readOurs, plain: readPlain };
  const readings = { ours: [] as Reading[], plain: [] as Reading[] };
  const times = { ours: [] as number[], plain: [] as number[] };
  for (const isWarmUp of [true, false]) {
    for (const page of pages) {
      for (const name of ['ours', 'plain'] as const) {
        const start = performance.now();
        const reading = readers[name](page);
        if (isWarmUp) continue;
        times[name].push(performance.now() - start);
        readings[name].push(reading);
      }
    }
  }
  return { readings, times: { ours: median(times.ours), plain: median(times.plain) } };
}

function measureText(): Figure[] {
  const folder = join(sources, 'labelled');
  const truth = Object.entries(labels.parse(JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8'))));
  const pages = truth.map(([id, { url }]) => ({
    url,
    html: gunzipSync(readFileSync(join(folder, `${id}.html.gz`))).toString('utf8'),
  }));
  const { readings, times } = race(pages);
  const score = (read: readonly Reading[]) =>
    scoreWith(join(folder, 'score.mjs'), Object.fromEntries(truth.map(([id], index) => [id, read[index]?.text ?? ''])));
  const ours = score(readings.ours);
  const plain = score(readings.plain);
  return [
    { name: `F1 of the main text, ${pages.length} pages`, value: ours.f1, unit: 'of 1', atLeast: 0.957 },
    { name: '  precision', value: ours.precision, unit: 'of 1' },
    { name: '  recall', value: ours.recall, unit: 'of 1' },
    { name: '  plain Readability', value: plain.f1, unit: 'of 1' },
    { name: 'time a page, median', value: times.ours, unit: 'ms', bound: 20 },
    { name: '  plain Readability', value: times.plain, unit: 'ms' },
  ];
}

/** The scores that the script beside the labelled pages gives to the texts that were read. */
function scoreWith(script: string, texts: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-read-'));
  try {
    const file = join(folder, 'texts.json');
    writeFileSync(file, JSON.stringify(texts));
    const said = execFileSync(process.execPath, [script, file], { encoding: 'utf8' });
    const figure = (name: string) => Number(new RegExp(`${name} ([\\d.]+)`).exec(said)?.[1]);
    return { f1: figure('F1'), precision: figure('precision'), recall: figure('recall') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Letters and digits in small letters: what two readers of one title must agree on. */
const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
const day = (date: string): string => date.slice(0, 10);

/**
 * The truth is what Readability's own tests expect, so its titles now and then carry the site's name ("… | Site") and its
 * bylines what stands beside the name. A title agrees when it is the truth, or the truth without the name of its site at
 * an end; an author when the one holds the other.
 */
const agrees = {
  title: (truth: string, guess: string) => bare(guess) === bare(truth) || withoutSite(truth).includes(bare(guess)),
  author: (truth: string, guess: string) =>
    guess !== '' && (bare(truth).includes(bare(guess)) || bare(guess).includes(bare(truth))),
  date: (truth: string, guess: string) => day(guess) === day(truth),
};

const withoutSite = (title: string): string[] => {
  const parts = title.split(/\s+[|·]\s+|\s+[-–—]\s+|_|:\s+/);
  return parts.length > 1 ? [bare(parts.slice(0, -1).join('')), bare(parts.slice(1).join(''))] : [];
};

function measureMetadata(): Figure[] {
  const folder = join(sources, 'pages');
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/\.html$/, ''));
  const truths = names.map((name) => known.parse(JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))));
  const { readings } = race(names.map((name) => ({ html: readFileSync(join(folder, `${name}.html`), 'utf8') })));
  const fields = [
    ['title', truths.map(({ title }) => title), 0.75],
    ['author', truths.map(({ byline }) => byline), 0.57],
    ['date', truths.map(({ publishedTime }) => publishedTime), 0.63],
  ] as const;
  return fields.flatMap(([field, expected, atLeast]) => {
    const share = (read: readonly Reading[]) => {
      const known = expected.flatMap((truth, index) =>
        truth ? [agrees[field](truth, read[index]?.[field] ?? '')] : [],
      );
      return known.filter(Boolean).length / known.length;
    };
    const count = expected.filter(Boolean).length;
    return [
      { name: `${field} agrees, ${count} pages`, value: share(readings.ours), unit: 'of 1', atLeast },
      { name: '  plain Readability', value: share(readings.plain), unit: 'of 1' },
    ];
  });
}

/** How well pages are read, against plain Readability on the same parser in the same run. Bounds: the issue that set them. */
export async function measureRead(): Promise<Figure[]> {
  if (!existsSync(sources)) {
    process.stdout.write('  no sources beside the project: nothing to read\n');
    return [];
  }
  return [...measureText(), ...measureMetadata()];
}
