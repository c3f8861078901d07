import { unzlibSync } from 'fflate';
import { megabyte } from '../../../contract/index.ts';

/** DEFLATE's maximum. */
const maxRatio = 1032;
const minCounted = 64 * 1024;
/** Larger results stay in their reserved memory: a copy would double it for a moment. */
const minUncopied = 32 * megabyte;

/** The constructor from before counting was installed. */
const UncountedBuffer = ArrayBuffer;

interface ByteCount {
  room(): number;
  reserve(bytes: number): void;
  /** Also refuses when the system has no memory. */
  allocate<T>(make: () => T): T;
  count(buffer: ArrayBufferLike, bytes: number): void;
}

/** Replaces the platform's decompression, whose buffers are not counted and which pdf.js copies, by one within a budget. */
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

/** Reserves the maximum, as unwritten memory is not taken, and frees the rest at once: garbage collection may be late. */
function unpack(packed: Uint8Array, { room, reserve, allocate, count }: ByteCount): Uint8Array<ArrayBuffer> {
  const whole = allocate(() => new UncountedBuffer(Math.min(maxRatio * packed.length, room() + 1)));
  const { length } = unzlibSync(packed, { out: new Uint8Array(whole) });
  reserve(length);
  const buffer = length < minUncopied ? allocate(() => whole.transfer(length)) : whole;
  if (length >= minCounted) count(buffer, length);
  return new Uint8Array(buffer, 0, length);
}
