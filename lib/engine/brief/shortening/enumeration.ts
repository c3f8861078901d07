import type { CutClass } from '../../languages/words/cut-words.ts';
import type { CutToken } from './cut-signs.ts';

export const relatives: ReadonlySet<CutClass | undefined> = new Set<CutClass>([
  'who',
  'that',
  'reason',
  'time',
  'condition',
  'although',
]);

const clauses: ReadonlySet<CutClass | undefined> = new Set([...relatives, 'such', 'but'] as const);

const nouns: ReadonlySet<CutClass | undefined> = new Set<CutClass | undefined>([
  undefined,
  'article',
  'pronoun',
  'of',
  'pair',
]);

const isDeed = ({ isVerb, isPast }: CutToken): boolean => isVerb || isPast;

function goesOnListing(rest: readonly CutToken[]): boolean {
  const comma = rest.findIndex(({ mark }) => mark === ',');
  const after = rest[comma + 1];
  return comma >= 0 && after !== undefined && nouns.has(after.class) && !isDeed(after) && !after.isGerund;
}

/** "oak in the hall, | slate in the kitchen, | brick"; none where a clause, a verb or another phrase opens it. */
export function isListed(head: readonly CutToken[], cut: readonly CutToken[], rest: readonly CutToken[]): boolean {
  const [first, next] = [cut[0], rest[0]];
  if (head.at(-1)?.mark !== ',' || cut.at(-1)?.mark !== ',' || first === undefined || next === undefined) return false;
  if (clauses.has(first.class)) return next.class === first.class;
  if (next.class === 'auxiliary') return false;
  if (next.class === 'and') return true;
  const hasVerb = head.some((token, index) => index > 0 && isDeed(token));
  if (isDeed(next)) return hasVerb || (!next.isVerb && goesOnListing(rest));
  if (!nouns.has(next.class)) return next.class === first.class;
  return hasVerb || nouns.has(first.class);
}
