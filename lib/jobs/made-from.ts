import { openDatabase } from '../storage/database.ts';

export async function countMadeFrom(address: string): Promise<number> {
  const url = URL.parse(address);
  if (!url) return 0;
  url.hash = '';
  const database = await openDatabase();
  return database.countFromIndex('entries', 'madeFrom', url.href);
}
