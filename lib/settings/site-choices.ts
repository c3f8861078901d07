import { browser } from 'wxt/browser';
import { z } from 'zod';
import { type Kind, kinds } from '../contract/index.ts';
import { type Choices, choices } from './settings.ts';

/** What was last chosen on one site, by kind. What comes from no site, a file or a text, is remembered under the host ''. */
const siteChoices = z.object({
  host: z.string(),
  lastKind: z.enum(kinds),
  infographic: choices.optional(),
  meme: choices.optional(),
});
export type SiteChoices = z.infer<typeof siteChoices>;

const key = 'siteChoices';
/** Sites that are remembered; the one not used for longest is forgotten first. */
export const mostSites = 200;

/** What was last chosen on the site of that address; undefined where nothing was. */
export async function readSiteChoices(address: string): Promise<SiteChoices | undefined> {
  const host = hostOf(address);
  return (await readAll()).find((site) => site.host === host);
}

/** Remembers what was chosen on the site of that address, one change at a time over all contexts. */
export async function rememberSiteChoices(address: string, chosen: Choices): Promise<void> {
  const host = hostOf(address);
  await navigator.locks.request(key, async () => {
    const all = await readAll();
    const known = all.find((site) => site.host === host);
    const changed: SiteChoices = { ...known, host, lastKind: chosen.kind, [chosen.kind satisfies Kind]: chosen };
    const others = all.filter((site) => site.host !== host);
    await browser.storage.local.set({ [key]: [changed, ...others].slice(0, mostSites) });
  });
}

/** Latest used first. What another version wrote and this one cannot read is left out. */
async function readAll(): Promise<SiteChoices[]> {
  const stored = await browser.storage.local.get(key);
  const listed = z.array(z.unknown()).safeParse(stored[key]).data ?? [];
  return listed.flatMap((site) => siteChoices.safeParse(site).data ?? []);
}

const hostOf = (address: string): string => URL.parse(address)?.host.replace(/^www\./, '') ?? '';
