import type { Box, Group, SlideShape } from './shapes.ts';

/** Share of overlap at each end that boxes may have and still be separate. */
const slack = 0.1;
/** Limits the time; more boxes are a drawing. */
const maxCuts = 300;

interface PlacedMember {
  readonly member: SlideShape | Group;
  readonly box: Box;
}

/** Rows, then columns from the script's side. Groups stay together; shapes without a place come last. */
export function sortForReading(members: readonly (SlideShape | Group)[], isRightToLeft: boolean): SlideShape[] {
  const placed: PlacedMember[] = [];
  const unplaced: (SlideShape | Group)[] = [];
  for (const member of members) {
    const box = member.box ?? ('members' in member ? findBoxAround(member.members) : undefined);
    if (box) placed.push({ member, box });
    else unplaced.push(member);
  }
  return [...order(placed, isRightToLeft), ...unplaced].flatMap((member) =>
    'members' in member ? sortForReading(member.members, isRightToLeft) : [member],
  );
}

function findBoxAround(members: readonly (SlideShape | Group)[]): Box | undefined {
  return members.find((member) => member.box)?.box;
}

/**
 * Recursive XY-cut along gaps. Where both directions are open, there are more items than parts of an item: three cards are read
 * as columns, five rows of name and explanation as rows. In a square grid the wider gap decides.
 */
function order(placed: readonly PlacedMember[], isRightToLeft: boolean): (SlideShape | Group)[] {
  if (placed.length < 2) return placed.map(({ member }) => member);
  if (placed.length > maxCuts) return sortByPlace(placed, isRightToLeft);
  const rows = findBands(placed, ({ y, height }) => [y, y + height]);
  const columns = findBands(placed, ({ x, width }) => [x, x + width]);
  if (rows.bands.length === 1 && columns.bands.length === 1) return sortByPlace(placed, isRightToLeft);
  const isColumns =
    columns.bands.length === rows.bands.length
      ? columns.widest > rows.widest
      : columns.bands.length > rows.bands.length && columns.bands.length > 1;
  const bands = isColumns && isRightToLeft ? columns.bands.toReversed() : isColumns ? columns.bands : rows.bands;
  return bands.flatMap((band) => order(band, isRightToLeft));
}

function findBands(placed: readonly PlacedMember[], span: (box: Box) => readonly [number, number]) {
  const sorted = placed.map((one) => ({ one, span: span(one.box) })).sort((a, b) => a.span[0] - b.span[0]);
  const bands: PlacedMember[][] = [];
  const ends: number[] = [];
  let widest = 0;
  for (const { one, span } of sorted) {
    const [start, end] = span;
    const room = (end - start) * slack;
    const last = ends.length - 1;
    const reached = ends[last];
    if (reached === undefined || start + room >= reached) {
      if (reached !== undefined) widest = Math.max(widest, start - reached);
      bands.push([one]);
      ends.push(end - room);
    } else {
      bands[last]?.push(one);
      ends[last] = Math.max(reached, end - room);
    }
  }
  return { bands, widest };
}

const sortByPlace = (placed: readonly PlacedMember[], isRightToLeft: boolean): (SlideShape | Group)[] =>
  placed
    .toSorted((a, b) => a.box.y - b.box.y || (isRightToLeft ? b.box.x - a.box.x : a.box.x - b.box.x))
    .map(({ member }) => member);
