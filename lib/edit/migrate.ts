import { toModules } from '../engine/brief/selection/to-modules.ts';
import type { Brief } from '../engine/brief.ts';
import type { Version } from './version.ts';

/** Version of stored briefs and drafts. 1 (default): briefs by layout, without modules. 2: modules. */
export const schemaVersion = 2;

const migrations: readonly ((brief: Brief) => Brief)[] = [
  (brief) => (brief.modules ? brief : { ...brief, modules: toModules(brief) }),
];

const migrateBrief = (brief: Brief, from: number): Brief =>
  migrations.slice(from - 1).reduce((older, migrate) => migrate(older), brief);

/** Undefined for a newer extension's version. */
export function migrateSays(says: Version['says'], from = 1): Version['says'] | undefined {
  if (from > schemaVersion) return undefined;
  if (!('brief' in says)) return says;
  const slides = says.slides?.map((slide) => migrateBrief(slide, from));
  return { ...says, brief: migrateBrief(says.brief, from), ...(slides && { slides }) };
}
