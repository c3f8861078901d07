import * as z from 'zod/mini';

/** The countries of the world as paths in the Natural Earth projection; `tests/tools/world.ts` draws them. */
const world = z.object({
  width: z.number(),
  height: z.number(),
  /** Land without a code. */
  others: z.array(z.string()),
  /** By ISO 3166-1 alpha-2 code: SVG path data, and left, top, width and height of the largest part. */
  countries: z.record(
    z.string(),
    z.object({ d: z.string(), box: z.tuple([z.number(), z.number(), z.number(), z.number()]) }),
  ),
});
export type World = z.infer<typeof world>;

let loaded: World | undefined;

/** Loads the map; a file of its own, read with the first picture that shows it. */
export async function loadWorld(): Promise<World> {
  loaded ??= world.parse((await import('./world.json', { with: { type: 'json' } })).default);
  return loaded;
}
