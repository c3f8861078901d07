import * as z from 'zod/mini';

/** The world in the Natural Earth projection, made by `tests/tools/world.ts`. */
const world = z.object({
  width: z.number(),
  height: z.number(),
  others: z.array(z.string()),
  /** By ISO 3166-1 alpha-2 code: path data, and left, top, width and height of the largest part. */
  countries: z.record(
    z.string(),
    z.object({ d: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  ),
});
export type World = z.infer<typeof world>;

let loaded: World | undefined;

export async function loadWorld(): Promise<World> {
  loaded ??= world.parse((await import('./world.json', { with: { type: 'json' } })).default);
  return loaded;
}
