import * as z from 'zod/mini';
import { aspects } from '../contract/index.ts';
import { brief, memeDraft } from '../engine/brief.ts';
import { seriesLength } from '../engine/sizes.ts';
import type { FieldGroup } from './field.ts';
import { listAll, listCaptions, listFields } from './fields.ts';

export const version = z.object({
  /** `slides`: the series that the brief is edited as. */
  says: z.union([
    z.object({ brief, slides: z.optional(z.array(brief).check(z.minLength(1), z.maxLength(seriesLength.max))) }),
    z.object({ draft: memeDraft }),
  ]),
  aspect: z.enum(aspects),
  /** As in the interface: "Brand colour #0f766e. Layout: timeline. …" */
  styleNotes: z.string(),
  /** A saved brand; empty: none. Default: as the picture was made. */
  brandId: z.optional(z.string()),
});
export type Version = z.infer<typeof version>;

export const readVersionLanguage = ({ says }: Version): string => ('brief' in says ? says.brief : says.draft).language;

export function listVersionTexts({ says }: Version): readonly FieldGroup[] {
  if ('brief' in says) return (says.slides ?? [says.brief]).flatMap(listFields);
  const { captions, boxes } = says.draft;
  const roles = boxes?.map(({ role }) => role) ?? Object.keys(captions);
  return [{ kind: 'captions', fields: listCaptions(says.draft, roles) }];
}

/** Returns texts found neither in the source nor in the picture as made. */
export function listOwnTexts(edited: Version, made: Version, sentences: readonly string[]): string[] {
  const known = new Set([...listAll(listVersionTexts(made)).map(({ value }) => value), ...sentences]);
  const texts = listAll(listVersionTexts(edited)).map(({ value }) => value.trim());
  return [...new Set(texts.filter((text) => text !== '' && !known.has(text)))];
}

export const keptEdit = z.object({
  id: z.uuid(),
  at: z.string(),
  schema: z.optional(z.int().check(z.positive())),
  version,
});
export type KeptEdit = z.infer<typeof keptEdit>;
