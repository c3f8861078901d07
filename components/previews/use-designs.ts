import { useEffect, useMemo, useRef, useState } from 'react';
import type { PreviewClient } from './client.ts';
import { dropSettled, type PlacedDesign, putDesign, sortByPlace } from './design-places.ts';
import type { Subject, Variety } from './messages.ts';
import { type Seen, useSeen } from './use-seen.ts';

export interface ShownDesign extends PlacedDesign {
  readonly isStale: boolean;
}

export type DesignItem = ShownDesign | { readonly place: string };

export interface ShownDesigns {
  readonly items: readonly DesignItem[];
  readonly watch: Seen['watch'];
}

type DrawnDesign = PlacedDesign & { readonly subject: Subject };

interface Asked {
  readonly subject: Subject;
  readonly variety: Variety;
  readonly places: ReadonlySet<string>;
  readonly takeBack: () => void;
}

const none: ReadonlySet<string> = new Set();

/** Draws designs once visible, last seen first; old ones stay until replaced. Starts at `isReady`. `isWhole`: draws all. */
export function useDesigns(
  client: PreviewClient,
  subject: Subject | undefined,
  widthPx: number,
  variety: Variety,
  { isReady = true, isWhole = false }: { readonly isReady?: boolean; readonly isWhole?: boolean } = {},
): ShownDesigns {
  const [drawn, setDrawn] = useState<readonly DrawnDesign[]>([]);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const [settled, setSettled] = useState(none);
  const { seen, watch } = useSeen();
  const asked = useRef<Asked>(undefined);
  useEffect(() => () => asked.current?.takeBack(), []);
  useEffect(() => {
    if (subject === undefined || !isReady) return;
    const last = asked.current;
    const isSame = last?.subject === subject && last.variety === variety;
    if (isSame && (isWhole || seen.every((place) => last.places.has(place)))) return;
    last?.takeBack();
    const done = new Set(isSame ? settled : none);
    const wanted = seen.filter((place) => !done.has(place));
    setSettled(done);
    const order = { ...variety, ...(!isWhole && { wanted }) };
    const takeBack = client.ask({ lane: 'designs', subject, widthPx, variety: order }, (reply) => {
      if ('places' in reply) setPlaces(reply.places);
      if ('preview' in reply) {
        const { design = {}, preview, place = '' } = reply;
        setDrawn((before) => putDesign(before, { key: JSON.stringify(design), place, design, preview, subject }));
        setSettled((before) => new Set([...before, place]));
      }
      if ('isDone' in reply) {
        const all = new Set([...done, ...wanted]);
        setDrawn((before) => dropSettled(before, subject, isWhole ? undefined : all));
        setSettled(all);
      }
      if ('error' in reply) setDrawn([]);
    });
    asked.current = { subject, variety, places: new Set([...done, ...wanted]), takeBack };
  }, [client, subject, widthPx, variety, isReady, isWhole, seen, settled]);
  const items = useMemo(() => {
    const designs = drawn.map((one): DesignItem => ({ ...one, isStale: one.subject !== subject }));
    const taken = new Set(drawn.map(({ place }) => place));
    const pending = places.filter((place) => !taken.has(place) && !settled.has(place)).map((place) => ({ place }));
    return sortByPlace([...designs, ...pending], places);
  }, [drawn, subject, places, settled]);
  return { items, watch };
}

/** A look or shape applies to any text, other designs to theirs only. */
export const isChoosable = ({ isStale, design: { look, aspect } }: Pick<ShownDesign, 'isStale' | 'design'>): boolean =>
  !isStale || look !== undefined || aspect !== undefined;

/** A design chosen while stale waits for the newest text, and is dropped if that has none like it. */
export function settleAwaited<Shown extends Pick<ShownDesign, 'key' | 'isStale' | 'design'>>(
  designs: readonly Shown[],
  awaited: string,
): 'waits' | 'gone' | Shown {
  const shown = designs.find(({ key }) => key === awaited);
  if (!shown) return 'gone';
  return isChoosable(shown) ? shown : 'waits';
}
