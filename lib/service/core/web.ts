import {
  BroadsideError,
  type ErrorCode,
  limits,
  megabyte,
  partMediaTypes,
  sniffMediaType,
} from '../../contract/index.ts';
import { isFontFile } from '../../engine/brand/font-file.ts';
import type { FeedReader } from '../../engine/meme/scout/index.ts';
import { type BrandSite, listStyleSheets } from '../../engine/read/brand/read-brand.ts';
import { decodePage } from '../../engine/read/page/charset.ts';
import type { ReadPage, Web } from './ports.ts';

interface WantedFile {
  readonly types: readonly string[];
  readonly otherwise: ErrorCode;
  readonly maxBytes: number;
  readonly signal: AbortSignal;
}

/** GETs a file, following redirects, or throws a `BroadsideError`. */
export type GetFile = (
  address: string,
  wanted: WantedFile,
) => Promise<{ bytes: Uint8Array<ArrayBuffer>; url: string; contentType: string | undefined }>;

interface WebOptions {
  readonly get: GetFile;
  readonly readAtHand?: (url: string) => Promise<ReadPage | undefined>;
  readonly timeoutMs?: number;
}

export const toAcceptHeader = (types: readonly string[]): string =>
  types.map((type) => (type.endsWith('/') ? `${type}*` : type)).join();

export const isWanted = (mediaType: string, types: readonly string[]): boolean =>
  types.some((type) => (type.endsWith('/') ? mediaType.startsWith(type) : mediaType === type));

/** Servers send fonts under many types, so the bytes are checked. */
const fontTypes = ['font/', 'application/', 'binary/'];
/** For fonts of Chinese, Japanese and Korean in one file. */
const maxFontBytes = 12 * megabyte;

/** `Web` by single GETs, with limits of type and size. */
export function createWeb({ get, readAtHand, timeoutMs: usualTimeoutMs = 15_000 }: WebOptions): Web {
  async function readPage(address: string, signal: AbortSignal): Promise<ReadPage> {
    const types = ['text/html', 'application/xhtml+xml'];
    const wanted = { types, otherwise: 'url_not_a_page', maxBytes: 8 * megabyte, signal } as const;
    const { bytes, url, contentType } = await get(address, wanted);
    return { html: decodePage(bytes, contentType), url };
  }

  async function readStyleSheet(address: string, signal: AbortSignal) {
    const wanted = { types: ['text/css'], otherwise: 'unsupported_source', maxBytes: megabyte, signal } as const;
    const { bytes, url } = await get(address, wanted);
    return { css: new TextDecoder().decode(bytes), url };
  }

  async function readStyles(address: string, signal: AbortSignal): Promise<BrandSite['styles']> {
    try {
      return [await readStyleSheet(address, signal)];
    } catch (error) {
      // The page and its other style sheets suffice for the brand.
      if (error instanceof BroadsideError) return [];
      throw error;
    }
  }

  return {
    async site(address) {
      const signal = AbortSignal.timeout(usualTimeoutMs);
      const { html, url, shown } = (await readAtHand?.(address)) ?? (await readPage(address, signal));
      const sheets = new Set([...listStyleSheets(html, url), ...(shown?.sheets ?? [])]);
      const styles = await Promise.all(Array.from(sheets, (sheet) => readStyles(sheet, signal)));
      return { html, url, styles: styles.flat(), shown };
    },
    styleSheet: (address) => readStyleSheet(address, AbortSignal.timeout(usualTimeoutMs)),
    async font(address) {
      const signal = AbortSignal.timeout(usualTimeoutMs);
      const wanted = { types: fontTypes, otherwise: 'unsupported_source', maxBytes: maxFontBytes, signal } as const;
      const { bytes } = await get(address, wanted);
      if (!isFontFile(bytes)) throw new BroadsideError('unsupported_source');
      return bytes;
    },
    async image(address, timeoutMs = usualTimeoutMs) {
      const signal = AbortSignal.timeout(timeoutMs);
      const wanted = {
        types: ['image/'],
        otherwise: 'image_unreadable',
        maxBytes: limits.sourceImage,
        signal,
      } as const;
      const { bytes } = await get(address, wanted);
      const type = sniffMediaType(bytes);
      if (!type || !partMediaTypes.referenceImage.includes(type)) throw new BroadsideError('image_unreadable');
      return bytes;
    },
  };
}

const types = ['application/json', 'application/rss+xml', 'application/atom+xml', 'application/xml', 'text/xml'];

export function createFeedReader(get: GetFile, allowed: () => readonly string[]): FeedReader {
  return {
    allowed: async () => allowed(),
    async read(address, signal) {
      const { bytes } = await get(address, { types, otherwise: 'url_unreachable', maxBytes: 2 * megabyte, signal });
      return new TextDecoder().decode(bytes);
    },
  };
}
