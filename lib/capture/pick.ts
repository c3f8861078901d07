import * as z from 'zod/mini';

const pickActs = ['infographic', 'meme', 'save'] as const;
export type PickAct = (typeof pickActs)[number];

/**
 * What the overlay says when something was picked. It comes from a script in a web page, so it names no picture and starts
 * nothing that the user has not asked for: `pickId` is good once, in the tab they started it in.
 */
export const picked = z.object({
  type: z.literal('picked'),
  pickId: z.uuid(),
  act: z.enum(pickActs),
  isPicture: z.boolean(),
});
export type Picked = z.infer<typeof picked>;

/** What the overlay is given: its number, its words in the user's language, and their direction. */
export interface PickSetup {
  readonly pickId: string;
  readonly lang: string;
  readonly dir: string;
  readonly words: {
    readonly title: string;
    readonly hint: string;
    readonly image: string;
    readonly video: string;
    readonly frame: string;
    readonly text: string;
    readonly nothing: string;
    readonly infographic: string;
    readonly meme: string;
    readonly save: string;
    readonly leave: string;
  };
}
