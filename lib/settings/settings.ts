import { z } from 'zod';
import { aspects, formats, kinds } from '../contract/index.ts';

/** What the person chose last, offered again next time. */
export const choices = z.object({
  kind: z.enum(kinds).default('infographic'),
  aspect: z.enum(aspects).default('4:5'),
  format: z.enum(formats).default('png'),
  /** `#rrggbb`; absent: the source's own colour. */
  brandColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i)
    .optional(),
});
export type Choices = z.infer<typeof choices>;

/** Where pictures are made. The key is stored apart from everything else and read in the background only. */
export const connectionSetting = z.discriminatedUnion('type', [
  z.object({ type: z.literal('device') }),
  z.object({ type: z.literal('service'), baseUrl: z.string() }),
]);
export type ConnectionSetting = z.infer<typeof connectionSetting>;

/** Megabytes that pictures may take before the oldest are thinned out. */
export const storageLimits = [100, 250, 500, 1000, 2500] as const;
export const storageLimit = z.number().int().min(10).max(100_000).default(500);
