/** Names of the meme templates by their ids: the one shown first, then what people call such a meme. */
export type TemplateNames = Readonly<Record<string, readonly [shown: string, ...others: string[]]>>;
