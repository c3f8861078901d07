import type { Item } from '../../modules.ts';
import type { Reading } from '../reading/reading.ts';
import { toBriefForm } from '../shortening/brief-form.ts';
import { joinShownAbove, type Scored, type Statement } from './choose-statements.ts';

const minKept = 0.85;

function toBriefItem(item: Item, { sentence, resolved }: Scored, reading: Reading): Item {
  const { heading, isInseparable = false } = item;
  if (isInseparable) return item;
  const short = toBriefForm(heading, reading.words);
  if (short === heading) return item;
  const [stands, stood] = [short, heading].map((text) =>
    reading.stands({ text, source: resolved.text, sentence, shown: joinShownAbove(reading) }),
  );
  return stands !== undefined && stood !== undefined && stands >= stood * minKept ? { ...item, heading: short } : item;
}

/** Returns chosen statements in few words, where the short form stands as well; the same item for the same one. Quotations stay whole. */
export function createBriefItems(reading: Reading): (statement: Pick<Statement, 'item' | 'scored'>) => Item {
  const made = new Map<Item, Item>();
  return ({ item, scored }) => {
    const short = made.get(item) ?? toBriefItem(item, scored, reading);
    made.set(item, short);
    return short;
  };
}
