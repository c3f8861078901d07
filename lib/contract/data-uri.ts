/** RFC 2397. The media type is in lower case, with `image/jpg` read as `image/jpeg`. */
interface DataUri {
  readonly mediaType: string | undefined;
  readonly base64: boolean;
  readonly payload: string;
}

/** Maximum of media type and parameters, against hostile input. */
const maxHead = 256;

function splitDataUri(uri: string): DataUri | undefined {
  const comma = uri.slice(0, maxHead).indexOf(',');
  if (comma < 0 || !/^data:/i.test(uri)) return undefined;
  const [type = '', ...parameters] = uri.slice('data:'.length, comma).toLowerCase().split(';');
  const mediaType = /^[\w.+-]+\/[\w.+-]+$/.test(type.trim())
    ? type.trim().replace('image/jpg', 'image/jpeg')
    : undefined;
  return { mediaType, base64: parameters.at(-1)?.trim() === 'base64', payload: uri.slice(comma + 1) };
}

export function isDataUri(value: string): boolean {
  return splitDataUri(value) !== undefined;
}

export function readDataUriType(value: string): string | undefined {
  return splitDataUri(value)?.mediaType;
}

const isHexDigit = (code: number): boolean =>
  (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);

export function readDataUriSize(value: string): number | undefined {
  const uri = splitDataUri(value);
  if (!uri) return undefined;
  let escapes = 0;
  for (let at = uri.payload.indexOf('%'); at >= 0; at = uri.payload.indexOf('%', at + 1)) {
    if (isHexDigit(uri.payload.charCodeAt(at + 1)) && isHexDigit(uri.payload.charCodeAt(at + 2))) escapes++;
  }
  const characters = uri.payload.length - 2 * escapes;
  if (!uri.base64) return characters;
  const padding = /(?:=|%3d){0,2}$/i.exec(uri.payload.slice(-6))?.[0].replace(/%3d/gi, '=').length ?? 0;
  return Math.floor(((characters - padding) * 3) / 4);
}

function toBytes(characters: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(characters.length);
  for (let at = 0; at < characters.length; at++) bytes[at] = characters.charCodeAt(at);
  return bytes;
}

/** Native in Chrome 140, Firefox 133, Node 25. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = Uint8Array as { fromBase64?: (text: string) => Uint8Array<ArrayBuffer> };
  return fromBase64 ? fromBase64.call(Uint8Array, text) : toBytes(atob(text));
}

export function decodeDataUri(value: string): Uint8Array<ArrayBuffer> | undefined {
  const uri = splitDataUri(value);
  if (!uri) return undefined;
  try {
    if (uri.base64) return decodeBase64(uri.payload.includes('%') ? decodeURIComponent(uri.payload) : uri.payload);
    const bytes = uri.payload.includes('%')
      ? uri.payload.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
      : uri.payload;
    return toBytes(bytes);
  } catch {
    return undefined;
  }
}
