import { Inflate, inflateSync } from 'fflate';
import { EngineError } from '../../errors.ts';

const maxEntries = 20_000;
/** In bytes; the largest slides of real decks have one or two million. */
const maxEntryBytes = 8_000_000;
const maxTotalBytes = 48_000_000;
/** Claimed size of all entries, read or not; images hardly compress. */
const maxClaimedBytes = 512_000_000;
/** Packed bytes per step: 1 MB unpacked, as DEFLATE's maximum ratio is 1032. */
const stepBytes = 1024;
const smallBytes = 4096;
const maxTrailBytes = 22 + 0xffff;

/** APPNOTE.TXT, ZIP File Format Specification, 4.3.7, 4.3.12, 4.3.16, 4.4.5. */
const signatures = { local: 0x04034b50, central: 0x02014b50, end: 0x06054b50 };
const methods = { stored: 0, deflated: 8 };

interface ArchiveEntry {
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

export interface Archive {
  has(name: string): boolean;
  /** Each call counts towards the limit. @throws {EngineError} `archive_too_large` or `pptx_damaged`. */
  read(name: string): Uint8Array | undefined;
}

const createDamaged = (detail?: string) => new EngineError('pptx_damaged', { detail });
const createTooLarge = () => new EngineError('archive_too_large');

export function openArchive(bytes: Uint8Array): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = readDirectory(bytes, view);
  let left = maxTotalBytes;
  return {
    has: (name) => entries.has(name.toLowerCase()),
    read(name) {
      const entry = entries.get(name.toLowerCase());
      if (!entry) return undefined;
      if (entry.size > maxEntryBytes || entry.size > left) throw createTooLarge();
      left -= entry.size;
      return unpack(bytes, view, entry);
    },
  };
}

function readDirectory(bytes: Uint8Array, view: DataView): Map<string, ArchiveEntry> {
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  if (count > maxEntries) throw createTooLarge();
  const entries = new Map<string, ArchiveEntry>();
  const decoder = new TextDecoder();
  let at = view.getUint32(end + 16, true);
  let claimed = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || view.getUint32(at, true) !== signatures.central) throw createDamaged();
    const nameLength = view.getUint16(at + 28, true);
    const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    if (next > end) throw createDamaged();
    const name = decoder.decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const entry = {
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    };
    claimed += entry.size;
    // Some Windows programs write backslashes.
    entries.set(name.replaceAll('\\', '/').toLowerCase(), entry);
    at = next;
  }
  if (claimed > maxClaimedBytes) throw createTooLarge();
  return entries;
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - maxTrailBytes);
  for (let at = view.byteLength - 22; at >= first; at--) {
    if (view.getUint32(at, true) === signatures.end) return at;
  }
  throw createDamaged();
}

function unpack(
  bytes: Uint8Array,
  view: DataView,
  { method, isEncrypted, packed, size, offset }: ArchiveEntry,
): Uint8Array {
  if (isEncrypted) throw createDamaged('It is locked with a password.');
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== signatures.local) throw createDamaged();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw createDamaged();
  if (method === methods.stored && packed === size) return data;
  if (method !== methods.deflated) throw createDamaged();
  return inflate(data, size);
}

/** Tolerance for wrong sizes in a directory: a share, and bytes. */
const tolerance = { factor: 1.1, bytes: 64 } as const;

/** An entry's stated size may be false: output beyond it is discarded and stops. */
function inflate(data: Uint8Array, size: number): Uint8Array {
  // DEFLATE stores incompressible data with five bytes per 64 KB; a larger overhead means a false size.
  if (data.length > size * tolerance.factor + tolerance.bytes) throw createTooLarge();
  try {
    const unpacked = data.length <= smallBytes ? inflateAtOnce(data, size) : inflateInSteps(data, size);
    if (unpacked.length !== size) throw createDamaged();
    return unpacked;
  } catch (cause) {
    throw cause instanceof EngineError ? cause : new EngineError('pptx_damaged', { cause });
  }
}

/** Several times faster for small entries, as most slides are. */
function inflateAtOnce(data: Uint8Array, size: number): Uint8Array {
  const unpacked = inflateSync(data, { out: new Uint8Array(size + 1) });
  if (unpacked.length > size) throw createTooLarge();
  return unpacked;
}

function inflateInSteps(data: Uint8Array, size: number): Uint8Array {
  const unpacked = new Uint8Array(size);
  let filled = 0;
  const stream = new Inflate((chunk) => {
    if (filled + chunk.length > size) throw createTooLarge();
    unpacked.set(chunk, filled);
    filled += chunk.length;
  });
  for (let at = 0; at < data.length; at += stepBytes)
    stream.push(data.subarray(at, at + stepBytes), at + stepBytes >= data.length);
  return unpacked.subarray(0, filled);
}
