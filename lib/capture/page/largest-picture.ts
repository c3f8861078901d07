import { isSamePicture, listLargerAddresses } from './address-rules.ts';
import { type AskedImage, askForImage, drawElement } from './picture-file.ts';
import type { PagePicture } from './pictures.ts';
import { showsTheSame } from './same-look.ts';
import { parseSrcset } from './srcset.ts';

/** Attributes of lightboxes, zooms and galleries that hold a larger file's address. */
const largerFiles =
  'data-full data-full-src data-fullsrc data-large data-large-file data-large_image data-orig-file data-original data-hi-res-src data-highres data-zoom-image data-zoom-src data-zoom data-src data-lazy-src data-delayed-url'.split(
    ' ',
  );
const srcsets = ['srcset', 'data-srcset', 'data-lazy-srcset'];
const imageFile = /\.(?:jpe?g|png|gif|webp|avif|bmp)(?:[?#:]|$)/i;
/** Requests per picture, beside those of a site's own rule. */
const maxAsked = 6;
const timeoutMs = 20_000;

interface Offered {
  readonly address: string;
  readonly width?: number | undefined;
}

export async function findLargestPicture(picture: PagePicture): Promise<AskedImage | undefined> {
  if (!picture.address || (picture.element instanceof HTMLVideoElement && isBegun(picture.element))) {
    return drawElement(picture);
  }
  return (await findLargest(picture.address, listOffered(picture), picture)) ?? drawElement(picture);
}

/** Before that, a video shows its poster. */
const isBegun = ({ played, currentTime }: HTMLVideoElement) => played.length > 0 || currentTime > 0;

export const findLargestAt = (address: string): Promise<AskedImage | undefined> => findLargest(address, [], undefined);

async function findLargest(
  address: string,
  offered: readonly Offered[],
  picture: PagePicture | undefined,
): Promise<AskedImage | undefined> {
  const known =
    picture && picture.width > 0 ? { width: picture.width, height: picture.height } : await askForImage(address);
  const isLarger = (image: AskedImage) =>
    !known ||
    (image.width >= known.width &&
      image.height >= known.height &&
      image.width * image.height > known.width * known.height);
  const bySite = [address, ...offered.map((one) => one.address)].map(listLargerAddresses);
  const begun = Date.now();
  for (const candidate of new Set(bySite.flatMap(({ certain, addresses }) => (certain ? addresses : [])))) {
    if (Date.now() - begun > timeoutMs) break;
    const image = await askForImage(candidate);
    if (image && isLarger(image)) return image;
  }
  const guessed = bySite.flatMap(({ certain, addresses }) => (certain ? [] : addresses));
  const widest = offered.toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  const left = [
    ...new Set([...widest.slice(0, 3).map((one) => one.address), ...guessed, ...offered.map((one) => one.address)]),
  ];
  const asked = await Promise.all(
    left
      .filter((one) => one !== address)
      .slice(0, maxAsked)
      .map(askForImage),
  );
  const larger = asked
    .flatMap((image) => (image && isLarger(image) ? [image] : []))
    .sort((one, other) => other.width * other.height - one.width * one.height);
  const shown = known && 'address' in known ? known : await askForImage(address);
  const offeredByPage = new Set(offered.map((one) => one.address));
  for (const image of larger) {
    // A guess may lead to another picture, or to a "not found" image.
    if (offeredByPage.has(image.address) || !shown || (await showsTheSame(shown, image))) return image;
  }
  return shown;
}

function listOffered({ element, address, width }: PagePicture): Offered[] {
  const image = element.localName === 'img' ? element : undefined;
  const holders = [element, ...(image?.closest('picture')?.querySelectorAll('source') ?? [])];
  const fromSets = holders.flatMap((holder) =>
    srcsets.flatMap((name) => parseSrcset(holder.getAttribute(name) ?? '', width || element.clientWidth)),
  );
  const fromAttributes = largerFiles.map((name) => ({ address: element.getAttribute(name) ?? '' }));
  const offered: Offered[] = [
    ...fromSets,
    ...fromAttributes,
    ...listFromLink(element, address),
    ...listFromHead(address),
  ];
  return offered.flatMap((one) => {
    const url = one.address ? URL.parse(one.address, document.baseURI) : null;
    return url && /^https?:$/.test(url.protocol) && url.href !== address ? [{ ...one, address: url.href }] : [];
  });
}

/** A link around an image mostly leads to its larger file, or to a post whose picture it is. */
function listFromLink(element: Element, address: string): Offered[] {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  const href = link && URL.parse(link.getAttribute('href') ?? '', document.baseURI)?.href;
  if (!href) return [];
  if (imageFile.test(href)) return [{ address: href }];
  const { certain, addresses } = listLargerAddresses(href);
  return certain && /instagram\.com/.test(address + href) ? addresses.map((one) => ({ address: one })) : [];
}

/** The sharing image, where it is this very picture. */
function listFromHead(address: string): Offered[] {
  const tags = document.querySelectorAll(
    'meta[property^="og:image"], meta[name^="twitter:image"], link[rel="image_src"]',
  );
  return Array.from(tags, (tag) => tag.getAttribute('content') ?? tag.getAttribute('href') ?? '')
    .filter((offered) => isSamePicture(address, URL.parse(offered, document.baseURI)?.href ?? ''))
    .map((offered) => ({ address: offered }));
}
