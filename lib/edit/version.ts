import * as z from 'zod/mini';
import { aspects } from '../contract/index.ts';
import { brief, memeDraft } from '../engine/brief.ts';
import { seriesLength } from '../engine/sizes.ts';
import type { FieldGroup } from './field.ts';
import { listAll, listCaptions, listFields } from './fields.ts';

/** One state of an edited picture: what it says, its shape, and the notes that choose its looks. */
export const version = z.object({
  /** `slides`: of the series that the brief is edited as. */
  says: z.union([
    z.object({ brief, slides: z.optional(z.array(brief).check(z.minLength(1), z.maxLength(seriesLength.max))) }),
    z.object({ draft: memeDraft }),
  ]),
  aspect: z.enum(aspects),
  /** As the interface's field: "Brand colour #0f766e. Layout: timeline. …" */
  styleNotes: z.string(),
  /** The saved brand that it is drawn in; empty: none. Absent: as the picture was made. */
  brandId: z.optional(z.string()),
});
export type Version = z.infer<typeof version>;

export const getLanguage = ({ says }: Version): string => ('brief' in says ? says.brief : says.draft).language;

export function listTexts({ says }: Version): readonly FieldGroup[] {
  if ('brief' in says) return (says.slides ?? [says.brief]).flatMap(listFields);
  const { captions, boxes } = says.draft;
  const roles = boxes?.map(({ role }) => role) ?? Object.keys(captions);
  return [{ kind: 'captions', fields: listCaptions(says.draft, roles) }];
}

/** Returns the texts of a version that stand neither in the source nor in the picture as it was made: the user's own. */
export function listOwnTexts(edited: Version, made: Version, sentences: readonly string[]): string[] {
  const known = new Set([...listAll(listTexts(made)).map(({ value }) => value), ...sentences]);
  const texts = listAll(listTexts(edited)).map(({ value }) => value.trim());
  return [...new Set(texts.filter((text) => text !== '' && !known.has(text)))];
}

/** A version that is at work in an editor, kept so that nothing is lost when the page is closed. */
export const keptEdit = z.object({
  /** The job whose picture is edited. */
  id: z.uuid(),
  /** ISO date-time. */
  at: z.string(),
  /** Version of the stored form (`migrate.ts`). */
  schema: z.optional(z.int().check(z.positive())),
  version,
});
export type KeptEdit = z.infer<typeof keptEdit>;
