import { BroadsideError } from '../contract/index.ts';
import type { ReadPage } from '../service/core/ports.ts';
import { getSnapshot } from './captures.ts';

/** Reads a page's snapshot, never the network, so that signed-in pages work. @throws {BroadsideError} `page_not_captured` */
export async function readCapturedPage(url: string): Promise<ReadPage> {
  const page = await findCapturedPage(url);
  if (!page) throw new BroadsideError('page_not_captured');
  return page;
}

export async function findCapturedPicture(url: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const picture = (await getSnapshot(url))?.picture;
  return picture && new Uint8Array(await picture.arrayBuffer());
}

export async function findCapturedPage(url: string): Promise<ReadPage | undefined> {
  const snapshot = await getSnapshot(url);
  return snapshot && { html: snapshot.html, url: snapshot.url, shown: snapshot.styles };
}
