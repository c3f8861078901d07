import { unzlibSync } from 'fflate';
import { megabyte } from '../../../contract/index.ts';

/** DEFLATE makes up to so many bytes of one. */
const maxRatio = 1032;
/** Results below this size are not counted one by one: there may be thousands. */
const minCounted = 64 * 1024;
/**
 * Results from this size on stay in the room that was reserved for them: a copy would take as much again for a moment, and
 * within a budget of a hundred megabytes there are three of them.
 */
const minUncopied = 32 * megabyte;

/** As it is before it counts what it makes. */
const UncountedBuffer = ArrayBuffer;

interface ByteCount {
  /** How many more there may be. */
  room(): number;
  /** @throws {RangeError} when there is no room for them. */
  reserve(bytes: number): void;
  /** Makes what there is room for; where the system refuses it, that is beyond the count too. */
  allocate<T>(make: () => T): T;
  /** Counts a buffer until it is collected. */
  count(buffer: ArrayBufferLike, bytes: number): void;
}

/**
 * Replaces the platform's decompression by one that keeps within a count. The platform's makes small buffers that nobody
 * counts and that stay until they are collected, which pdf.js joins to a second copy. This writes where the bytes stay.
 * pdf.js writes a stream in one piece; other formats than DEFLATE it unpacks by itself where the platform does not.
 */
export function installDecompression(bytes: ByteCount): void {
  Object.assign(globalThis, {
    DecompressionStream: class extends TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
      constructor(format: string) {
        if (format !== 'deflate') throw new TypeError(`${format} is not unpacked here.`);
        super({ transform: (packed, controller) => controller.enqueue(unpack(packed, bytes)) });
      }
    },
  });
}

/**
 * Memory that is not written to is not taken, so there is as much of it as could be needed; but a process may map only so much.
 * What is left over goes back at once, not when it is collected: a busy machine collects late.
 */
function unpack(packed: Uint8Array, { room, reserve, allocate, count }: ByteCount): Uint8Array<ArrayBuffer> {
  const whole = allocate(() => new UncountedBuffer(Math.min(maxRatio * packed.length, room() + 1)));
  const { length } = unzlibSync(packed, { out: new Uint8Array(whole) });
  reserve(length);
  const buffer = length < minUncopied ? allocate(() => whole.transfer(length)) : whole;
  if (length >= minCounted) count(buffer, length);
  return new Uint8Array(buffer, 0, length);
}
