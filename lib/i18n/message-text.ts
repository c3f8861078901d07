import * as z from 'zod/mini';

/** A `messages.json` of `_locales`; placeholder names are in lower case. */
export const messageFile = z.record(
  z.string(),
  z.object({
    message: z.string(),
    placeholders: z.optional(z.record(z.string(), z.object({ content: z.string() }))),
  }),
);
export type Message = z.infer<typeof messageFile>[string];

/** As browsers do: `$name$` is a placeholder, `$1` to `$9` are substitutions or empty, and of several `$` one is dropped. */
export function fillMessage({ message, placeholders }: Message, substitutions: readonly string[]): string {
  const contents = new Map(
    Object.entries(placeholders ?? {}).map(([name, { content }]) => [name.toLowerCase(), content]),
  );
  const named = message.replace(/\$([\w@]+)\$/g, (whole, name: string) => contents.get(name.toLowerCase()) ?? whole);
  return named.replace(/\$(\$+|[1-9])/g, (_, mark: string) =>
    mark.startsWith('$') ? mark : (substitutions[Number(mark) - 1] ?? ''),
  );
}
