/**
 * A page's text in the encoding that its byte order mark, its header, or its first 1024 bytes name (in this order, as the
 * HTML standard has it); else UTF-8 when it is that, else windows-1252. `contentType` is the header of that name. Any bytes
 * become text.
 */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const named = charsetOfMark(bytes) ?? findCharset(contentType) ?? charsetOfMeta(bytes);
  for (const charset of [named, 'utf-8']) {
    const text = charset && decode(bytes, charset, charset !== named);
    if (text !== undefined && text !== '') return text;
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

function decode(bytes: Uint8Array, charset: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    // A name nobody knows, or bytes that are not UTF-8: the next encoding may do.
    return undefined;
  }
}

function charsetOfMark([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function findCharset(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1];
}

/** In ASCII a page can't be UTF-16: a `meta` that says so means UTF-8 (HTML standard). */
function charsetOfMeta(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const charset = findCharset(/<meta\b[^>]*?charset\s*=[^>]*>/i.exec(head)?.[0] ?? '');
  return charset && /^utf-16/i.test(charset) ? 'utf-8' : charset;
}
