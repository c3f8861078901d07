import { BroadsideError } from '../../contract/index.ts';
import type { Brand, FontFace } from '../../engine/brand/brand.ts';
import { chooseFaces, type FontRole } from '../../engine/brand/choose-faces.ts';
import type { Brief } from '../../engine/index.ts';
import { readFontFaces } from '../../engine/read/brand/font-faces.ts';
import type { FontFamilies, FontFamily, FontFile } from '../../engine/typefaces.ts';
import type { Web } from './ports.ts';
import type { StoredJob } from './record.ts';
import type { Remark } from './remarks.ts';

interface FoundFonts {
  readonly fonts: FontFamilies;
  readonly remarks: readonly Remark[];
}

interface WantedFont {
  readonly name: string;
  readonly faces: readonly FontFace[];
}

/** Bytes of all files of a picture; a Japanese font in three weights has less. */
const maxBytes = 24 * 1024 * 1024;

/** Fonts of a job's picture: the request's before the brand's. A family without available files has a stand-in when drawn. */
export async function findFonts(
  web: Web,
  { font }: StoredJob,
  brand: Brand | undefined,
  brief: Brief,
): Promise<FoundFonts> {
  const remarks: Remark[] = [];
  const wanted = font
    ? await fetchNamedFonts(web, font, brand, (remark) => remarks.push(remark))
    : { headline: findBrandFont(brand, brand?.headlineFont), body: findBrandFont(brand, brand?.bodyFont) };
  const text = JSON.stringify(brief);
  const files = new FileGetter(web);
  const get = async (role: FontRole) => {
    const family = wanted[role];
    if (!family) return undefined;
    const found: FontFile[] = [];
    for (const face of chooseFaces(family.faces, role, text)) found.push(...(await files.get(face)));
    return { name: family.name, files: found } satisfies FontFamily;
  };
  const [headline, body] = [await get('headline'), await get('body')];
  return { fonts: { ...(headline && { headline }), ...(body && { body }) }, remarks };
}

type WantedFonts = Readonly<Partial<Record<FontRole, WantedFont | undefined>>>;

function findBrandFont(brand: Brand | undefined, name: string | undefined): WantedFont | undefined {
  if (name === undefined) return undefined;
  const isOwn = ({ family }: FontFace) => family.toLowerCase() === name.toLowerCase();
  return { name, faces: (brand?.faces ?? []).filter(isOwn) };
}

async function fetchNamedFonts(
  web: Web,
  { name, cssUrl }: NonNullable<StoredJob['font']>,
  brand: Brand | undefined,
  remark: (remark: Remark) => void,
): Promise<WantedFonts> {
  const faces = cssUrl === undefined ? [] : await fetchFaces(web, cssUrl, remark);
  if (name !== undefined) {
    const isNamed = ({ family }: FontFace) => family.toLowerCase() === name.trim().toLowerCase();
    const own = faces.filter(isNamed);
    if (faces.length > 0 && own.length === 0) remark({ code: 'font_unnamed', names: [name.trim()] });
    const found = own.length > 0 ? { name: name.trim(), faces: own } : findBrandFont(brand, name.trim());
    return { headline: found, body: found };
  }
  const families = [...new Set(faces.map(({ family }) => family))];
  const [headline, body] = families.map((family) => ({
    name: family,
    faces: faces.filter((face) => face.family === family),
  }));
  return { headline, body: body ?? headline };
}

async function fetchFaces(web: Web, cssUrl: string, remark: (remark: Remark) => void): Promise<readonly FontFace[]> {
  const sheet = await web.styleSheet(cssUrl).catch(ignoreExpected);
  if (!sheet) {
    remark({ code: 'sheet_unread', names: [] });
    return [];
  }
  const faces = readFontFaces(sheet.css, sheet.url);
  if (faces.length === 0) remark({ code: 'sheet_empty', names: [] });
  return faces;
}

/** Expected errors are only remarked upon: a picture needs no font. */
function ignoreExpected(error: unknown): undefined {
  if (!(error instanceof BroadsideError)) throw error;
}

class FileGetter {
  readonly #web: Web;
  readonly #got = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();
  #bytes = 0;

  constructor(web: Web) {
    this.#web = web;
  }

  async get({ url, weight, unicodeRange }: FontFace): Promise<readonly FontFile[]> {
    const known = this.#got.get(url);
    const getting = known ?? this.#web.font(url).catch(ignoreExpected);
    this.#got.set(url, getting);
    const bytes = await getting;
    if (!bytes) return [];
    if (!known) this.#bytes += bytes.byteLength;
    return this.#bytes > maxBytes ? [] : [{ bytes, weight, unicodeRange }];
  }
}
