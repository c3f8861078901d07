/** Decodes by byte order mark, `contentType` header or `meta` (HTML standard), else as UTF-8 or windows-1252; never fails. */
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
    // An unknown name, or invalid bytes: the next encoding is tried.
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

/** An ASCII page can't be UTF-16: `meta` then means UTF-8 (HTML standard). */
function charsetOfMeta(bytes: Uint8Array): string | undefined {
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 1024));
  const charset = findCharset(/<meta\b[^>]*?charset\s*=[^>]*>/i.exec(head)?.[0] ?? '');
  return charset && /^utf-16/i.test(charset) ? 'utf-8' : charset;
}
