import { findHanForm } from '../../languages/tags.ts';

/** The encodings that browsers expect of old pages in a language, where not windows-1252 (HTML standard, “by locale”). */
const charsetByLanguage: Readonly<Record<string, string>> = {
  ar: 'windows-1256',
  be: 'windows-1251',
  bg: 'windows-1251',
  cs: 'windows-1250',
  el: 'iso-8859-7',
  fa: 'windows-1256',
  he: 'windows-1255',
  hr: 'windows-1250',
  hu: 'iso-8859-2',
  ja: 'shift_jis',
  ko: 'euc-kr',
  lt: 'windows-1257',
  lv: 'windows-1257',
  mk: 'windows-1251',
  pl: 'iso-8859-2',
  ru: 'windows-1251',
  sk: 'windows-1250',
  sl: 'iso-8859-2',
  sr: 'windows-1251',
  th: 'windows-874',
  tr: 'windows-1254',
  uk: 'windows-1251',
  vi: 'windows-1258',
  zh: 'gbk',
};

/** Decodes by byte order mark, header or `meta` (HTML standard), else as UTF-8 or what is usual in the language. */
export function decodePage(bytes: Uint8Array, contentType = ''): string {
  const named = findMarkCharset(bytes) ?? findCharset(contentType) ?? findMetaCharset(bytes);
  for (const charset of [named, 'utf-8']) {
    const text = charset && decode(bytes, charset, charset !== named);
    if (text !== undefined && text !== '') return text;
  }
  return new TextDecoder(findUsualCharset(bytes)).decode(bytes);
}

function decode(bytes: Uint8Array, charset: string, fatal: boolean): string | undefined {
  try {
    return new TextDecoder(charset, { fatal }).decode(bytes);
  } catch {
    // An unknown name, or invalid bytes: the next encoding is tried.
    return undefined;
  }
}

function findMarkCharset([first, second, third]: Uint8Array): string | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return undefined;
}

function findCharset(text: string): string | undefined {
  return /charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1];
}

/** Browsers read the first 1,024 bytes before they parse, then change over at a later `meta`: archives put scripts before it. */
const maxHeadBytes = 128_000;

function readHead(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, maxHeadBytes));
}

/** An ASCII page can't be UTF-16: `meta` then means UTF-8 (HTML standard). */
function findMetaCharset(bytes: Uint8Array): string | undefined {
  const [head = ''] = readHead(bytes).split(/<body\b/i);
  const charset = findCharset(/<meta\b[^>]*?charset\s*=[^>]*>/i.exec(head)?.[0] ?? '');
  return charset && /^utf-16/i.test(charset) ? 'utf-8' : charset;
}

function findUsualCharset(bytes: Uint8Array): string {
  const [, tag = '', language = ''] =
    /<html\b[^>]*?\blang\s*=\s*["']?(([a-z]{2,3})(?:-[\w-]+)?)/i.exec(readHead(bytes)) ?? [];
  if (findHanForm(tag) === 'traditional') return 'big5';
  return charsetByLanguage[language.toLowerCase()] ?? 'windows-1252';
}
