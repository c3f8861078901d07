import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { makeBrief } from '../../lib/engine/brief/index.ts';
import { pickSentences, rankSentences } from '../../lib/engine/brief/text/rank.ts';
import { splitSentences } from '../../lib/engine/brief/text/sentences.ts';
import { getWords } from '../../lib/engine/brief/text/words.ts';
import type { SourceDocument } from '../../lib/engine/document.ts';
import type { Figure } from './bench.ts';
import { median } from './median.ts';
import { rougeOne } from './rouge.ts';

/** News articles with a person's highlights or an extracted summary beside them; no part of the project. */
const folder = process.env.BROADSIDE_SUMMARIES ?? '../shared/sources/summaries';

const article = z.object({
  kind: z.enum(['highlights', 'extract']),
  keep: z.number(),
  title: z.string(),
  text: z.optional(z.string()),
  sentences: z.optional(z.array(z.string())),
  reference: z.string(),
});
type Article = z.infer<typeof article>;

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Plain lead, as the articles' own script takes it. */
function takeLead({ sentences, text = '', keep }: Article): string {
  const all =
    sentences ?? text.split('\n').flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment));
  return all
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .slice(0, keep)
    .join(' ');
}

function pickOurs({ sentences, text = '', keep }: Article): string {
  const units = sentences
    ? sentences.map((sentence, paragraph) => ({ text: sentence, paragraph, weight: 1 }))
    : text
        .split('\n')
        .flatMap((line, paragraph) =>
          splitSentences(line, 'en').map((sentence) => ({ text: sentence, paragraph, weight: 1 })),
        );
  return pickSentences(rankSentences(units, getWords('en')), keep)
    .map((sentence) => sentence.text)
    .join(' ');
}

function toDocument({ title, sentences, text = '' }: Article): SourceDocument {
  const blocks = (sentences ?? text.split('\n')).map((line) => ({ type: 'paragraph' as const, text: line }));
  return { metadata: { title: title || undefined, language: 'en' }, blocks };
}

function readArticles(): Article[] | undefined {
  try {
    return z.array(article).parse(JSON.parse(readFileSync(`${folder}/dev.json`, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * How well the ranking finds what people and extracted summaries kept, beside the articles' first sentences, and how long
 * a brief takes. Bounds: issue 4 (above lead on highlights, 10 points above it on extracts) and
 * issue 13 (8 ms an article, the gold bench's bound too).
 */
export async function measureBrief(): Promise<Figure[]> {
  const articles = readArticles();
  if (articles === undefined) return [{ name: `no articles in ${folder}`, value: 0, unit: '' }];
  const scores = (kind: Article['kind'], pick: (one: Article) => string) =>
    mean(articles.filter((one) => one.kind === kind).map((one) => rougeOne(pick(one), one.reference)));
  const figures = (['highlights', 'extract'] as const).flatMap((kind): Figure[] => {
    const [ours, lead] = [scores(kind, pickOurs), scores(kind, takeLead)];
    return [
      { name: `${kind}, ROUGE-1`, value: ours, unit: '', atLeast: kind === 'extract' ? lead + 10 : lead },
      { name: `${kind}, ROUGE-1 of plain lead`, value: lead, unit: '' },
    ];
  });
  const documents = articles.map(toDocument);
  for (const document of documents) makeBrief(document, {});
  const times = documents.map((document) => {
    const start = performance.now();
    makeBrief(document, {});
    return performance.now() - start;
  });
  return [
    ...figures,
    { name: 'brief of an article, median', value: median(times), unit: 'ms', bound: 8 },
    { name: 'brief of an article, longest', value: Math.max(...times), unit: 'ms' },
  ];
}
