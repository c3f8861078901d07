import { BroadsideError } from '../contract/index.ts';
import { getSnapshot } from './captures.ts';

/**
 * Reads a page for the service on this device: as it stood when the person pointed at it, and never from the network, so
 * signed-in and script-drawn pages work and nothing is asked for behind anyone's back.
 * @throws {BroadsideError} `page_not_captured`
 */
export async function readCapturedPage(url: string): Promise<{ html: string; url: string }> {
  const snapshot = await getSnapshot(url);
  if (!snapshot) throw new BroadsideError('page_not_captured');
  return { html: snapshot.html, url: snapshot.url };
}
