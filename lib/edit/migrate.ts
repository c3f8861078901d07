import { toModules } from '../engine/brief/to-modules.ts';
import type { Brief } from '../engine/brief.ts';
import type { Version } from './version.ts';

/**
 * Version of the form in which briefs and drafts are stored. 1: briefs were made layout by layout, without modules; records
 * that name no version are of this one. 2: modules.
 */
export const schemaVersion = 2;

/** Each brings a brief from the version of its place, from 1, to the next. */
const migrations: readonly ((brief: Brief) => Brief)[] = [
  (brief) => (brief.modules ? brief : { ...brief, modules: toModules(brief) }),
];

const migrateBrief = (brief: Brief, from: number): Brief =>
  migrations.slice(from - 1).reduce((older, migrate) => migrate(older), brief);

/** What a version says, in today's form; undefined where a later version of the extension stored it. */
export function migrateSays(says: Version['says'], from = 1): Version['says'] | undefined {
  if (from > schemaVersion) return undefined;
  if (!('brief' in says)) return says;
  const slides = says.slides?.map((slide) => migrateBrief(slide, from));
  return { ...says, brief: migrateBrief(says.brief, from), ...(slides && { slides }) };
}
