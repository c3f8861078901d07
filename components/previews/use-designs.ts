import { useEffect, useMemo, useRef, useState } from 'react';
import type { PreviewClient } from './client.ts';
import type { Design, Preview, Subject, Variety } from './messages.ts';

export interface ShownDesign {
  /** The same for the same design of another text or colour. */
  readonly key: string;
  readonly design: Design;
  readonly preview: Preview;
  /** Whether it is one of what was there before, which is still to be drawn anew: it may be another then, or none. */
  readonly isStale: boolean;
}

type Drawn = Omit<ShownDesign, 'isStale'> & { readonly subject: Subject };

/**
 * Other designs of a subject, as they come: each takes the place of its like, and what has none goes at the end. They are drawn
 * once `isReady`, as by default at once.
 */
export function useDesigns(
  client: PreviewClient,
  subject: Subject | undefined,
  widthPx: number,
  variety: Variety,
  isReady = true,
): readonly ShownDesign[] {
  const [designs, setDesigns] = useState<readonly Drawn[]>([]);
  const complete = useRef<{ readonly subject: Subject; readonly variety: Variety }>(undefined);
  useEffect(() => {
    const isComplete = complete.current?.subject === subject && complete.current?.variety === variety;
    if (subject === undefined || !isReady || isComplete) return;
    const drawn = new Set<string>();
    return client.ask({ lane: 'designs', subject, widthPx, variety }, (reply) => {
      if ('preview' in reply) {
        const { design = {}, preview } = reply;
        const key = JSON.stringify(design);
        drawn.add(key);
        setDesigns((before) => replace(before, { key, design, preview, subject }));
      }
      if ('isDone' in reply) {
        complete.current = { subject, variety };
        setDesigns((before) => before.filter(({ key }) => drawn.has(key)));
      }
      if ('error' in reply) setDesigns([]);
    });
  }, [client, subject, widthPx, variety, isReady]);
  return useMemo(() => designs.map((drawn) => ({ ...drawn, isStale: drawn.subject !== subject })), [designs, subject]);
}

const replace = (designs: readonly Drawn[], next: Drawn): readonly Drawn[] =>
  designs.some(({ key }) => key === next.key)
    ? designs.map((design) => (design.key === next.key ? next : design))
    : [...designs, next];
