import type { Preview, PreviewDesign } from './messages.ts';

export interface PlacedDesign {
  readonly key: string;
  readonly place: string;
  readonly design: PreviewDesign;
  readonly preview: Preview;
}

export const putDesign = <One extends Pick<PlacedDesign, 'key'>>(designs: readonly One[], next: One): readonly One[] =>
  designs.some(({ key }) => key === next.key)
    ? designs.map((design) => (design.key === next.key ? next : design))
    : [...designs, next];

export const dropSettled = <One extends Pick<PlacedDesign, 'place'> & { readonly subject: unknown }>(
  designs: readonly One[],
  subject: unknown,
  settled?: ReadonlySet<string>,
): readonly One[] =>
  designs.filter((one) => one.subject === subject || (settled !== undefined && !settled.has(one.place)));

export function sortByPlace<One extends { readonly place: string }>(
  items: readonly One[],
  places: readonly string[],
): readonly One[] {
  const order = new Map(places.map((place, index) => [place, index]));
  const rank = ({ place }: One) => order.get(place) ?? places.length;
  return items.toSorted((one, other) => rank(one) - rank(other));
}
