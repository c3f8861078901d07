import { readTablePoints } from '../lists/table-points.ts';
import type { Reading } from '../reading/reading.ts';
import { type Candidate, toItem } from '../selection/candidate.ts';

/** A table in a source without text: its rows as items, or as events if they are times. */
export function findTableRows({ outline, fullTitle, limit, title }: Reading): Candidate[] {
  if (outline.sentences.length > 0 || title === undefined) return [];
  const found = readTablePoints(outline, fullTitle, limit);
  if (found === undefined) return [];
  const { points, events, subtitle } = found;
  const bid = { sure: 0.5, weight: 0.9, why: 'rows of the only table' };
  return [
    ...(events
      ? [
          {
            module: { kind: 'sequence' as const, form: 'timeline' as const, items: events, ...bid, sure: 0.6 },
            subtitle,
          },
        ]
      : []),
    { module: { kind: 'items', form: 'list', items: points.map(toItem), ...bid }, subtitle },
  ];
}
