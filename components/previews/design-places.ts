import type { Design, Preview } from './messages.ts';

/** A drawn design, and its place among all that there are. */
export interface PlacedDesign {
  /** The same for the same design of another text or colour. */
  readonly key: string;
  readonly place: string;
  readonly design: Design;
  readonly preview: Preview;
}

/** Designs with one more, which takes the place of its like. */
export const putDesign = <One extends Pick<PlacedDesign, 'key'>>(designs: readonly One[], next: One): readonly One[] =>
  designs.some(({ key }) => key === next.key)
    ? designs.map((design) => (design.key === next.key ? next : design))
    : [...designs, next];

/** Designs without those of an older subject whose places are settled: this one has none like them. By default all are. */
export const dropSettled = <One extends Pick<PlacedDesign, 'place'> & { readonly subject: unknown }>(
  designs: readonly One[],
  subject: unknown,
  settled?: ReadonlySet<string>,
): readonly One[] =>
  designs.filter((one) => one.subject === subject || (settled !== undefined && !settled.has(one.place)));

/** Items in the order of their places; what has none of them at the end. */
export function sortByPlace<One extends { readonly place: string }>(
  items: readonly One[],
  places: readonly string[],
): readonly One[] {
  const order = new Map(places.map((place, index) => [place, index]));
  const rank = ({ place }: One) => order.get(place) ?? places.length;
  return items.toSorted((one, other) => rank(one) - rank(other));
}
