/** How the address of a large image is derived from that of a small one. Pure: no requests. */
interface AddressRule {
  readonly host?: RegExp;
  readonly from: RegExp;
  readonly to: readonly string[];
}

const createRule = (host: RegExp | undefined, from: RegExp, ...to: readonly string[]): AddressRule =>
  host ? { host, from, to } : { from, to };

/** Hosts with signed addresses, which refuse changed ones: only what the page offers is used. */
const signed: readonly RegExp[] = [
  /(?:^|\.)(?:cdninstagram|fbcdn)\.(?:com|net)$/, // Instagram, Facebook: "oh" and "oe" sign path and size
  /^media(?:-exp\d+)?\.licdn\.com$/, // LinkedIn: "t" signs the size in the path
  /^(?:external-|)preview\.redd\.it$|^styles\.redditmedia\.com$/, // Reddit's copies and badges: "s" signs the query
  /^p\d+-(?:common-)?sign[\w-]*\.tiktokcdn(?:-\w+)?\.com$/, // TikTok: "x-signature" signs the size after "~"
];

/** Rules of single sites, the first match counts. Source: the sites' own addresses, or as named. */
const siteRules: readonly AddressRule[] = [
  // X: "name" is the size, "orig" the upload in its own type; older posts have ":large" after the file.
  createRule(/^pbs\.twimg\.com$/, /\?format=webp&name=\w+$/, '?format=jpg&name=orig', '?format=png&name=orig'),
  createRule(/^pbs\.twimg\.com$/, /([?&]name=)\w+/, '$1orig', '$14096x4096'),
  createRule(
    /^pbs\.twimg\.com$/,
    /(\/(?:media|\w+_thumb)\/[\w/-]+)\.(jpg|png|webp)(?::\w+)?$/,
    '$1?format=$2&name=orig',
  ),
  createRule(/^pbs\.twimg\.com$/, /_(?:normal|mini|bigger|x96|reasonably_small|\d+x\d+)(\.\w+)$/, '$1', '_400x400$1'),
  createRule(/^pbs\.twimg\.com$/, /(\/profile_banners\/\d+\/\d+)\/\d+x\d+$/, '$1/1500x500'),
  // Reddit: previews are signed, the original of the same name is open to all.
  createRule(
    /^preview\.redd\.it$/,
    /^https:\/\/preview\.redd\.it\/(?:[^/?]*-)?(\w+\.\w+)(?:\?.*)?$/,
    'https://i.redd.it/$1',
  ),
  // Instagram: a post's picture by the post's own address; from the link around it.
  createRule(
    /^www\.instagram\.com$/,
    /^(https:\/\/www\.instagram\.com\/(?:[\w.]+\/)?p\/[\w-]+)\/?(?:\?.*)?$/,
    '$1/media/?size=l',
  ),
  // LinkedIn before it signed its addresses: the path names the size.
  createRule(/^media\.licdn\.com$/, /\/mpr\/mpr\/shrink(?:np)?_\d+_\d+\//, '/mpr/mpr/'),
  // Pinterest: the first folder is the width; originals may be of another type, then the widest copy is left.
  createRule(
    /^i\.pinimg\.com$/,
    /\/(?:\d+x(?:\d+)?(?:_\w+)?)\/(\w\w\/\w\w\/\w\w\/\w+)\.(\w+)$/,
    '/originals/$1.$2',
    '/originals/$1.jpg',
    '/originals/$1.png',
    '/1200x/$1.$2',
    '/736x/$1.$2',
  ),
  // YouTube: "maxresdefault" is 1280 × 720 where the video has it; a missing one is a grey 120 × 90, too small to be taken.
  createRule(
    /^i\d*\.ytimg\.com$|^img\.youtube\.com$/,
    /\/vi(_webp)?\/([\w-]+)\/(?:(?:hq|mq|sd)?default|hq720|0)(_live)?\.(jpg|webp)(?:\?.*)?$/,
    '/vi$1/$2/maxresdefault$3.$4',
    '/vi$1/$2/hq720$3.$4',
    '/vi$1/$2/sddefault$3.$4',
  ),
  createRule(
    /^i\d*\.ytimg\.com$|^img\.youtube\.com$/,
    /\/vi(_webp)?\/([\w-]+)\/(?:hq|mq|sd)?([123])\.(jpg|webp)(?:\?.*)?$/,
    '/vi$1/$2/maxres$3.$4',
    '/vi$1/$2/sd$3.$4',
    '/vi$1/$2/hq$3.$4',
  ),
  // Google's image host (YouTube channels, Blogger, Photos): "=s0" or "/s0/" is the original.
  createRule(/(?:^|\.)(?:ggpht|googleusercontent)\.com$/, /=[swh]\d+(?:-[\w-]+)?(?:\?.*)?$/, '=s0'),
  createRule(/(?:^|\.)(?:bp\.blogspot|googleusercontent)\.com$/, /\/[swh]\d+(?:-[\w-]+)?\/([^/]+)$/, '/s0/$1'),
  // TikTok's unsigned host: "~" begins the size, and "obj" in place of "img" is the original.
  createRule(/^p\d+(?:-[a-z]+)?\.(?:tiktokcdn|muscdn)(?:-\w+)?\.com$/, /\/img\/([\w-]+\/\w+)~[^/?]*$/, '/obj/$1'),
  createRule(/^p\d+(?:-[a-z]+)?\.(?:tiktokcdn|muscdn)(?:-\w+)?\.com$/, /~c5_\d+x\d+(\.\w+)$/, '~c5_1080x1080$1'),
  // Wikimedia: originals lie beside "thumb"; types that browsers can't show, and multilingual drawings, come as thumbnails of up
  // to 3840 (mediawiki.org, Common thumbnail sizes).
  createRule(
    /^upload\.wikimedia\.org$/,
    /\/thumb(\/\w\/\w\w\/[^/]+\.(?:svg|pdf|djvu|tiff?|xcf|webm|og[gv]|mp4))\/((?:[\w.]+-)*)\d+px-([^/]+)$/i,
    '/thumb$1/$23840px-$3',
    '/thumb$1/$21920px-$3',
    '/thumb$1/$2960px-$3',
  ),
  createRule(/^upload\.wikimedia\.org$/, /\/thumb(\/\w\/\w\w\/[^/]+\.(?:jpe?g|png|gif|webp))\/[^/]+$/i, '$1'),
  // Shopify: the size stands after the name, or in "width"; without either the file comes as it was uploaded (Shopify, img_url).
  createRule(
    undefined,
    /((?:cdn\.shopify\.com|\.shopifycdn\.\w+|\/cdn\/shop)\/[^?]{1,300})_(?:pico|icon|thumb|small|compact|medium|large|grande|\d*x\d*)(?:_crop_\w+)?(?:@\dx)?(?:\.progressive)?(\.\w+)(\?|$)/,
    '$1$2$3',
  ),
  createRule(/^cdn\.bsky\.app$/, /\/img\/(?:feed_thumbnail|avatar_thumbnail)\//, '/img/feed_fullsize/'),
  createRule(undefined, /(\/(?:media_attachments|accounts|cache)\/.{0,200})\/small\/([^/]+)$/, '$1/original/$2'),
  // Imgur: a letter after the seven of the id is the size (Imgur API, thumbnails).
  createRule(/^i\.imgur\.com$/, /\/(\w{7})[sbtmlh](\.\w+)$/, '/$1$2'),
  createRule(/(?:^|\.)media\.tumblr\.com$/, /_(?:75sq|100|250|400|500|540|640)(\.\w+)$/, '_1280$1'),
  createRule(/(?:^|\.)(?:media-amazon|ssl-images-amazon)\.com$/, /\._[\w,.%-]+_(\.\w+)$/, '$1'),
  createRule(/^i\.ebayimg\.com$/, /\/s-l\d+(\.\w+)$/, '/s-l1600$1'),
  createRule(/(?:^|\.)(?:alicdn|aliexpress-media)\.com$/, /(\.(?:jpe?g|png))_[\w.]+$/, '$1'),
  createRule(/^i\.etsystatic\.com$/, /\/il_\d+x(?:\d+|N)\./, '/il_fullxfull.'),
  // Flickr: a letter after the secret; up to 1024 pixels it is the same secret (Flickr API, photo source URLs).
  createRule(/^(?:live|farm\d+)\.staticflickr\.com$/, /\/(\d+_[\da-f]+)(?:_[sqtmnwzc])?(\.jpg)$/, '/$1_b$2'),
  createRule(/^miro\.medium\.com$/, /\.com\/(?:[\w:.-]+\/)+([\w*.-]+)$/, '.com/$1'),
  createRule(/(?:^|\.)nocookie\.net$/, /(\/revision\/latest)\/(?:scale-to|smart|top-crop|thumbnail)[^?]*/, '$1'),
  createRule(/(?:^|\.)squarespace(?:-cdn)?\.com$/, /([?&]format=)\d+w/, '$1original', '$12500w'),
  createRule(/^static\.wixstatic\.com$/, /(\/media\/[^/]+)\/v1\/.+$/, '$1'),
  createRule(/^ichef\.bbci\.co\.uk$/, /\/((?:news|ace\/\w+)\/)\d+\//, '/$12048/', '/$11536/', '/$11024/'),
  createRule(
    undefined,
    /(\/wp-content\/uploads\/.{1,300}?)(?:-scaled)?-\d{2,4}x\d{2,4}(?:@\dx)?(\.\w+(?:\.webp|\.avif)?)(?:\?.*)?$/,
    '$1$2',
    '$1-scaled$2',
  ),
  createRule(undefined, /(\/wp-content\/uploads\/.{1,300})-scaled(\.\w+)(?:\?.*)?$/, '$1$2'),
  // Cloudinary: transformations stand in parts of the path.
  createRule(/(?:^|\.)cloudinary\.com$/, /\/(image\/upload)\/(?:[a-z]{1,3}_[^/]+\/)+/, '/$1/'),
];

/** Image servers that are given the original's address: `url`, or the last part of the path. */
const wrapped: readonly RegExp[] = [
  /\/_(?:next|vercel)\/image\?(?:.*&)?url=([^&]+)/,
  /\/image\/fetch\/[^/]+(?:\/[^/]+)*?\/(https?%3a[^/]+|https?:\/\/.+)$/i,
  /\/cdn-cgi\/image\/[\w=,.-]+\/([^?]+)$/,
  /^(https:\/\/i\d\.wp\.com\/[^?]+)/,
];
const wordpressHost = /^https:\/\/i\d\.wp\.com\//;

const sizeParameters =
  /^(?:w|h|width|height|size|resize|fit|crop|quality|q|dpr|auto|maxwidth|max-w|max-h|imwidth|imgmax|sz|s)$/i;
const genericRules: readonly AddressRule[] = [
  createRule(undefined, /[-_.]\d{2,4}x\d{2,4}(?:[-_](?:c|crop|cropped))?(\.(?:jpe?g|png|gif|webp|avif))$/i, '$1'),
  createRule(undefined, /[-_.](?:thumb|thumbnail|small|medium|preview|mini)(\.(?:jpe?g|png|gif|webp|avif))$/i, '$1'),
  createRule(undefined, /@(?:0\.\d|1)x(\.\w+)$/, '@2x$1'),
  createRule(undefined, /\/\d{2,4}x\d{2,4}\/([^/]+)$/, '/$1'),
  createRule(undefined, /\/(?:thumbs?|thumbnails?|small|previews?)\/([^/]+)$/i, '/$1', '/large/$1', '/original/$1'),
];

const maxChars = 3000;

interface LargerAddresses {
  readonly addresses: readonly string[];
  readonly certain: boolean;
}

/** Returns possible addresses of larger forms. Each must be requested before it is trusted. */
export function listLargerAddresses(address: string): LargerAddresses {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || address.length > maxChars) return { addresses: [], certain: false };
  const inner = unwrapAddress(url);
  if (inner) {
    const { addresses, certain } = listLargerAddresses(inner);
    return { addresses: withoutRepeats([...addresses, inner], address), certain: certain || addresses.length === 0 };
  }
  const bySite = siteRules.flatMap((known) => applyRule(known, url));
  if (bySite.length > 0) return { addresses: withoutRepeats(bySite, address), certain: true };
  if (signed.some((host) => host.test(url.hostname))) return { addresses: [], certain: false };
  const plain = withoutSizes(url);
  const generic = [plain, url].flatMap((at) => genericRules.flatMap((known) => applyToPath(known, at)));
  return { addresses: withoutRepeats([...generic, plain.href], address).slice(0, maxGeneric), certain: false };
}

const maxGeneric = 3;

function applyRule({ host, from, to }: AddressRule, { href, hostname }: URL): string[] {
  if ((host && !host.test(hostname)) || !from.test(href)) return [];
  return to.map((replacement) => href.replace(from, replacement));
}

function applyToPath(known: AddressRule, { href, search, hash }: URL): string[] {
  const path = URL.parse(href.slice(0, href.length - search.length - hash.length));
  return path ? applyRule(known, path).map((address) => address + search) : [];
}

function unwrapAddress(url: URL): string | undefined {
  for (const pattern of wrapped) {
    const [, inner] = pattern.exec(url.href) ?? [];
    if (inner) return URL.parse(decodeText(inner).replace(wordpressHost, 'https://'), url.origin)?.href;
  }
  return undefined;
}

function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** By its text: the query must keep its spelling, and Firefox extension scripts cannot iterate `searchParams`. */
function withoutSizes(url: URL): URL {
  const plain = new URL(url.href);
  const parts = url.search.slice(1).split('&');
  plain.search = parts.filter((part) => !sizeParameters.test(part.split('=')[0] ?? '')).join('&');
  return plain.search.length < url.search.length ? plain : url;
}

const withoutRepeats = (addresses: readonly string[], known: string): string[] =>
  [...new Set(addresses)].filter((address) => address !== known && URL.canParse(address));

export function isSamePicture(one: string, other: string): boolean {
  const [first, second] = [getStem(one), getStem(other)];
  return first.length >= minStemChars && first === second;
}

/** Shorter names ("1", "image") are shared by many pictures. */
const minStemChars = 6;

function getStem(address: string): string {
  const url = URL.parse(address);
  const file =
    decodeText((url && (unwrapAddress(url) ?? url.pathname)) || '')
      .split(/[?#]/)[0]
      ?.split('/')
      .at(-1) ?? '';
  return file
    .toLowerCase()
    .replace(/\.[a-z\d]{1,5}$/, '')
    .replace(/^\d{2,4}px-/, '')
    .replace(/(?:[-_.]?(?:\d{2,4}x\d{2,4}|\d{2,4}w|scaled|thumb|thumbnail|small|medium|large|preview|@\dx))+$/, '');
}
