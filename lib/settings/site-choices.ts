import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { kinds } from '../contract/index.ts';
import { type Choices, choices } from './settings.ts';

/** What was last chosen on one site, by kind. */
const siteChoices = z.object({
  lastKind: z.enum(kinds),
  infographic: z.optional(choices),
  meme: z.optional(choices),
});
type SiteChoices = z.infer<typeof siteChoices>;

/** Hosts that choices are kept of, the one used last first. */
const hostsKey = 'choices:hosts';
const nameOf = (host: string) => `choices:of:${host}`;
/** Sites that are remembered; the one not used for longest is forgotten first. */
export const mostSites = 200;

/** What is known of a site, opened for a page. */
export interface Site {
  /** Undefined where nothing was chosen yet. */
  readonly last: SiteChoices | undefined;
  /**
   * Remembers what is chosen now. The page that asks may be gone in the next moment, so it leaves in one message before
   * anything is waited for.
   */
  remember(chosen: Choices): Promise<void>;
}

/** The choices of the site of that address. What comes from no site, a file or a text, has the host ''. */
export async function openSite(address: string): Promise<Site> {
  const host = URL.parse(address)?.host.replace(/^www\./, '') ?? '';
  const name = nameOf(host);
  const stored = await browser.storage.local.get([name, hostsKey]);
  const last = siteChoices.safeParse(stored[name]).data;
  const others = (z.array(z.string()).safeParse(stored[hostsKey]).data ?? []).filter((other) => other !== host);
  const dropped = others.slice(mostSites - 1);
  let current = last;
  return {
    last,
    async remember(chosen) {
      current = { ...current, lastKind: chosen.kind, [chosen.kind]: chosen };
      const hosts = [host, ...others].slice(0, mostSites);
      await browser.storage.local.set({ [name]: current, [hostsKey]: hosts });
      if (dropped.length > 0) await browser.storage.local.remove(dropped.map(nameOf));
    },
  };
}
