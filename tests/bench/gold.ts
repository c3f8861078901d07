import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { BroadsideError } from '../../lib/contract/index.ts';
import { makeBrief } from '../../lib/engine/brief/index.ts';
import type { Brief } from '../../lib/engine/brief.ts';
import { type BriefModule, getShape } from '../../lib/engine/modules.ts';
import type { Figure } from './bench.ts';
import { goldFormat, readSourceFile } from './gold-sources.ts';
import { median } from './median.ts';

/** Sources with an editor's briefs beside the project; no part of it. */
const shared = resolve(import.meta.dirname, '../../../shared/sources');

export interface GoldOptions {
  readonly gold?: string | undefined;
  readonly sources?: string | undefined;
  /** Where the briefs are written to, in the form that the scorer reads. */
  readonly out?: string | undefined;
}

const goldSet = z.array(z.looseObject({ file: z.string() }));
type Gold = z.infer<typeof goldSet>;

/** What a module shows, what that was cut from, and its numbers. */
function readContent(module: BriefModule) {
  switch (module.kind) {
    case 'numbers':
      return { drawn: module.figures, texts: module.figures.flatMap(({ value, label }) => [`${value} ${label}`]) };
    case 'chart':
      return {
        drawn: module.rows,
        texts: [
          module.measure,
          ...module.rows.map(({ label, text, other }) => `${label} ${other?.text ?? ''} ${text}`),
        ],
      };
    case 'table':
      return { drawn: [], texts: [module.caption, ...module.header, ...module.rows.flat()] };
    case 'sequence':
      return { drawn: module.items, texts: module.items.flatMap(({ date, heading, body }) => [date, heading, body]) };
    case 'sides': {
      const items = module.sides.flatMap((side) => side.items);
      const texts = [...module.sides.map(({ name }) => name), ...(module.topics ?? [])];
      return { drawn: items, texts: [...texts, ...items.flatMap(({ heading, body }) => [heading, body])] };
    }
    case 'items':
    case 'statements':
      return { drawn: module.items, texts: module.items.flatMap(({ heading, body }) => [heading, body]) };
    case 'thesis':
      return { drawn: [module], texts: [module.text] };
    case 'quote':
      return { drawn: [module], texts: [module.text, module.speaker] };
    case 'picture':
      return { drawn: [], texts: [] };
  }
}

/** A brief in the form that the scorer reads. */
export function scorable(brief: Brief) {
  const modules = (brief.modules ?? []).filter(({ kind }) => kind !== 'picture');
  const content = modules.map(readContent);
  const charts = modules.filter((module) => module.kind === 'chart');
  return {
    title: brief.title,
    layout: modules[0] ? getShape(modules[0]) : brief.layout,
    modules: modules.map(getShape),
    texts: [brief.title, brief.subtitle, ...content.flatMap(({ texts }) => texts)].filter(Boolean),
    sentences: content.flatMap(({ drawn }) => drawn.flatMap(({ sentence }) => sentence ?? [])),
    numbers: modules.flatMap((module) => (module.kind === 'numbers' ? module.figures : [])),
    chart: charts[0]
      ? {
          kind: charts[0].form,
          rows: charts[0].rows.flatMap(({ label, value, other }) => [
            [label, value],
            ...(other ? [[label, other.value]] : []),
          ]),
        }
      : null,
  };
}

/** Half of the sources, the same on every run: the one that rules are tuned on, and the other. */
const isTuned = ({ file }: Gold[number]) => (createHash('sha256').update(file).digest()[0] ?? 0) % 2 === 0;

const headline = {
  title: /title (\d+) %/,
  any: /form any (\d+) %/,
  first: /first (\d+) %/,
  lists: /plain lists (\d+) %/,
  points: /points (\d+) %/,
  numbers: /numbers (\d+) %/,
  charts: /charts (\d+) %/,
} as const;

/** The score by the editor's own scorer, which stands beside the gold. */
function runScorer(scorer: string, gold: Gold, briefs: object, worst: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'broadside-gold-'));
  try {
    const [ours, chosen] = [join(folder, 'ours.json'), join(folder, 'gold.json')];
    writeFileSync(ours, JSON.stringify(briefs));
    writeFileSync(chosen, JSON.stringify(gold));
    return execFileSync(process.execPath, [scorer, ours, chosen, '--worst', String(worst)], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** How near briefs come to an editor's, on the half that rules are tuned on and on the other half, with the ten worst. */
export async function measureGold({
  gold = join(shared, 'gold/dev.json'),
  sources = shared,
  out,
}: GoldOptions): Promise<Figure[]> {
  if (!existsSync(gold))
    return [{ name: `not measured: this needs ${gold} (--gold FILE), ${goldFormat}`, value: 0, unit: '' }];
  const scorer = join(dirname(gold), 'score.mjs');
  const set = goldSet.parse(JSON.parse(readFileSync(gold, 'utf8')));
  const briefs: Record<string, object> = {};
  const times: number[] = [];
  for (const { file } of set) {
    try {
      const document = await readSourceFile(sources, file);
      makeBrief(document, {});
      const start = performance.now();
      const brief = makeBrief(document, {});
      times.push(performance.now() - start);
      briefs[file] = scorable(brief);
    } catch (error) {
      if (!(error instanceof BroadsideError)) throw error;
      briefs[file] = { refused: error.code };
    }
  }
  if (out !== undefined) writeFileSync(out, JSON.stringify(briefs, undefined, 1));
  const halves = { tuned: set.filter(isTuned), other: set.filter((one) => !isTuned(one)) };
  process.stdout.write(`${runScorer(scorer, set, briefs, 10)}`);
  const figures = Object.entries(halves).flatMap(([half, chosen]): Figure[] => {
    const said = runScorer(scorer, chosen, briefs, 0);
    process.stdout.write(`${half} half: ${said}`);
    return Object.entries(headline).map(([name, pattern]) => ({
      name: `${half} half, ${name}`,
      value: Number(pattern.exec(said)?.[1]),
      unit: '%',
    }));
  });
  return [
    ...figures,
    { name: 'brief, median', value: median(times), unit: 'ms', bound: 8 },
    { name: 'brief, longest', value: Math.max(...times), unit: 'ms' },
  ];
}
