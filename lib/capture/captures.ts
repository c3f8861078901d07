import { openDatabase } from '../storage/database.ts';
import { type Capture, capture, type Snapshot, snapshot } from './capture.ts';

export async function putCapture(value: Capture): Promise<void> {
  const database = await openDatabase();
  await database.put('captures', value);
}

export async function getCapture(id: string): Promise<Capture | undefined> {
  const database = await openDatabase();
  return capture.safeParse(await database.get('captures', id)).data;
}

export async function putSnapshot(value: Snapshot): Promise<void> {
  const database = await openDatabase();
  await database.put('snapshots', value);
}

export async function getSnapshot(url: string): Promise<Snapshot | undefined> {
  const database = await openDatabase();
  const stored = (await database.get('snapshots', url)) ?? (await database.get('snapshots', new URL(url).href));
  return snapshot.safeParse(stored).data;
}
