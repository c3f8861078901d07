import * as z from 'zod/mini';

const pickActs = ['infographic', 'meme', 'save'] as const;
export type PickAct = (typeof pickActs)[number];

/** From a script in a web page, so its content is not trusted. `pickId` is valid once, in the tab it was started in. */
export const picked = z.object({
  type: z.literal('picked'),
  pickId: z.uuid(),
  act: z.enum(pickActs),
  isPicture: z.boolean(),
});
export type Picked = z.infer<typeof picked>;

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
