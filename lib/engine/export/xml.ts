const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not allow, even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: controls are what is taken out
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>"]/g, (letter) => entities[letter] ?? '');

/** Larger chunks would exceed the limit of arguments. */
const bytesAtOnce = 0x8000;

export function toDataUri(bytes: Uint8Array, mediaType: string): string {
  let letters = '';
  for (let at = 0; at < bytes.length; at += bytesAtOnce) {
    letters += String.fromCharCode(...bytes.subarray(at, at + bytesAtOnce));
  }
  return `data:${mediaType};base64,${btoa(letters)}`;
}
