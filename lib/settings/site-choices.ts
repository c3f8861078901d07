import { browser } from 'wxt/browser';
import * as z from 'zod/mini';
import { findSite } from '../contract/host.ts';
import { kinds } from '../contract/index.ts';
import { type Choices, choices } from './settings.ts';

const siteChoices = z.object({
  lastKind: z.enum(kinds),
  infographic: z.optional(choices),
  meme: z.optional(choices),
});
type SiteChoices = z.infer<typeof siteChoices>;

const hostsKey = 'choices:hosts';
const toStorageKey = (host: string) => `choices:of:${host}`;
export const maxSites = 200;

const draftsKey = 'choices:drafts';
const choiceDrafts = z.catch(z.array(z.object({ address: z.string(), chosen: siteChoices })), []);
const maxDrafts = 30;

const readDrafts = async () => choiceDrafts.parse((await browser.storage.session.get(draftsKey))[draftsKey]);

export interface Site {
  readonly host: string;
  readonly last: SiteChoices | undefined;
  readonly isKept: boolean;
  /** Remembers choices until the picture is made, and for a site that keeps them. Sent at once, as the calling page may close. */
  remember(chosen: Choices): Promise<void>;
  keep(chosen: Choices): Promise<void>;
  forget(): Promise<void>;
}

export async function openSite(address: string): Promise<Site> {
  const host = findSite(address) ?? '';
  const name = toStorageKey(host);
  const [stored, drafts] = await Promise.all([browser.storage.local.get([name, hostsKey]), readDrafts()]);
  const kept = host ? siteChoices.safeParse(stored[name]).data : undefined;
  const others = (z.array(z.string()).safeParse(stored[hostsKey]).data ?? []).filter((other) => other !== host);
  const dropped = others.slice(maxSites - 1);
  const otherDrafts = drafts.filter((draft) => draft.address !== address);
  const last = drafts.find((draft) => draft.address === address)?.chosen ?? kept;
  let current = last;
  let isKept = kept !== undefined;
  const write = async () => {
    if (!isKept || !current) return;
    const { infographic, meme, ...rest } = current;
    const kept = { ...rest, infographic: withoutSource(infographic), meme: withoutSource(meme) };
    const hosts = [host, ...others].slice(0, maxSites);
    await browser.storage.local.set({ [name]: kept, [hostsKey]: hosts });
    if (dropped.length > 0) await browser.storage.local.remove(dropped.map(toStorageKey));
  };
  const take = (chosen: Choices) => {
    current = { ...current, lastKind: chosen.kind, [chosen.kind]: chosen };
  };
  return {
    host,
    last,
    isKept,
    async remember(chosen) {
      take(chosen);
      const next = [{ address, chosen: current }, ...otherDrafts].slice(0, maxDrafts);
      await Promise.all([browser.storage.session.set({ [draftsKey]: next }), write()]);
    },
    async keep(chosen) {
      isKept = host !== '';
      take(chosen);
      await write();
    },
    async forget() {
      isKept = false;
      await Promise.all([browser.storage.local.set({ [hostsKey]: others }), browser.storage.local.remove(name)]);
    },
  };
}

const withoutSource = (chosen: Choices | undefined): Choices | undefined =>
  chosen && { ...chosen, design: undefined, take: undefined };

export async function dropChoices(address: string): Promise<void> {
  const left = (await readDrafts()).filter((draft) => draft.address !== address);
  await browser.storage.session.set({ [draftsKey]: left });
}
