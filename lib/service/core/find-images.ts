import { BroadsideError } from '../../contract/index.ts';
import type { Brand } from '../../engine/brand/brand.ts';
import { readSteering as readPictureWishes } from '../../engine/brief/steering.ts';
import type { Assets, Brief } from '../../engine/index.ts';
import { logoAsset } from '../../engine/logo.ts';
import type { PageReader, Web } from './ports.ts';
import type { StoredJob } from './record.ts';

/** The brand's logo as saved or from its address; empty where unavailable. */
export async function findLogo(web: Web, brand: Brand | undefined, assets: Assets): Promise<Assets> {
  if (assets[logoAsset] || brand?.logo === undefined) return {};
  try {
    return { [logoAsset]: await web.image(brand.logo) };
  } catch (error) {
    if (!(error instanceof BroadsideError)) throw error;
    return { [logoAsset]: new Uint8Array() };
  }
}

/** Short, as there are other pictures than the page's own. */
const leadImageTimeoutMs = 6000;

/** The source's own picture, where permitted: as captured, or from the web. */
export async function findLeadImage(
  { pages, web }: { readonly pages: PageReader; readonly web: Web },
  { source, steering }: StoredJob,
  brief: Brief,
): Promise<Assets> {
  const { leadImage, gravity } = brief;
  const { photo } = readPictureWishes(steering);
  const isWanted = photo === 'with' || (photo === undefined && gravity !== 'grave');
  if (leadImage === undefined || !/^https?:/i.test(leadImage) || !isWanted) return {};
  if (pages.picture) {
    const captured = source.type === 'url' ? await pages.picture(source.url) : undefined;
    return captured ? { [leadImage]: captured } : {};
  }
  try {
    return { [leadImage]: await web.image(leadImage, leadImageTimeoutMs) };
  } catch (error) {
    if (!(error instanceof BroadsideError)) throw error;
    return {};
  }
}
