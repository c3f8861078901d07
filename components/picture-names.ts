import type { Look } from '../lib/engine/brand/theme.ts';
import type { Layout } from '../lib/engine/brief.ts';
import { getLanguageTag } from '../lib/i18n/language.ts';
import { type MessageKey, t } from '../lib/i18n/t.ts';
import type { Entry, EntryKind } from '../lib/jobs/entry.ts';
import type { JobState } from '../lib/jobs/record.ts';

const kinds = { infographic: 'kind_infographic', meme: 'kind_meme', saved: 'kind_saved' } as const;

export const getKindName = (kind: EntryKind): string => t(kinds[kind]);

export function describeFacts({ kind, aspect, saved }: Pick<Entry, 'kind' | 'aspect' | 'saved'>): string {
  const shape = saved ? saved.width > 0 && t('pixels', String(saved.width), String(saved.height)) : aspect;
  return shape ? t('tile_facts', getKindName(kind), shape) : getKindName(kind);
}

const ends: Partial<Record<JobState, MessageKey>> = {
  cancelled: 'state_cancelled',
  refunded: 'state_refunded',
  unconfirmed: 'state_unconfirmed',
};

export const getStateName = (state: JobState): string => t(ends[state] ?? 'state_failed');

export const layoutNames = {
  list: 'layout_list',
  steps: 'layout_steps',
  timeline: 'layout_timeline',
  comparison: 'layout_comparison',
  'pros-cons': 'layout_pros_cons',
  statistics: 'layout_statistics',
  ranking: 'layout_ranking',
  proportion: 'layout_proportion',
  cycle: 'layout_cycle',
  hierarchy: 'layout_hierarchy',
  quote: 'layout_quote',
  parts: 'layout_parts',
} as const satisfies Record<Layout, MessageKey>;
export const getLayoutKey = (layout: string | undefined): MessageKey | undefined =>
  Object.entries(layoutNames).find(([name]) => name === layout)?.[1];
export const layouts = Object.keys(layoutNames) as readonly (keyof typeof layoutNames)[];

export const lookNames = {
  illustrated: 'look_illustrated',
  editorial: 'look_editorial',
  bold: 'look_bold',
  paper: 'look_paper',
  blueprint: 'look_blueprint',
  night: 'look_night',
  minimal: 'look_minimal',
} as const satisfies Record<Look, MessageKey>;

export function formatMegabytes(bytes: number): string {
  const amount = bytes / (1024 * 1024);
  const digits = amount > 0 && amount < 10 ? 1 : 0;
  return t('storage_bytes', amount.toLocaleString(getLanguageTag(), { maximumFractionDigits: digits }));
}
