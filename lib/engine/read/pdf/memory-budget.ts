/** Buffers below this size are not counted, in bytes: they are many, and what they add up to is small. */
const minCounted = 64 * 1024;

/** Bytes that are decompressed at a time: browsers unpack all that they are given before any of it is read. DEFLATE makes up to 1032 times as much of them. */
const maxSliceBytes = 4096;

const counted = [
  'ArrayBuffer',
  'Uint8Array',
  'Uint8ClampedArray',
  'Uint16Array',
  'Int32Array',
  'Uint32Array',
  'Float32Array',
  'Float64Array',
] as const;
type Counted = (typeof counted)[number];

/** Elements of arrays, and entries of maps and sets, are counted so many at a time, */
const countedElements = 2 ** 18;
/** each as so many bytes: a reference and the small object it leads to. */
const bytesPerElement = 32;
/** Indexes of arrays are below this. */
const maxIndex = 2 ** 32 - 1;

/** How much memory the buffers, canvases and long lists of this realm may take from now on. */
export interface MemoryBudget {
  /** Starts a count: what is made from now on may have so many bytes while it lives. `onExceeded` is called with the first that
   * would have more; it and all after it fail. */
  start(maxBytes: number, onExceeded: () => void): void;
  /** Sets how many bytes a canvas takes from now on, since they are beside the buffers. */
  setCanvasBytes(canvas: object, bytes: number): void;
  /** Ends the count: nothing is capped until the next one, unless it was exceeded. */
  stop(): void;
}

let budget: MemoryBudget | undefined;

/**
 * Caps what pdf.js unpacks. It has no option for that, and a browser gives a worker no limit. So in this realm, which reads
 * PDFs and does nothing else, constructors of buffers count what they make, until it is collected.
 *
 * With `countsLists` so do long arrays, maps and sets: a range of letters takes thirty bytes of a file and becomes an array
 * of any length. That makes pdf.js half as fast (48 pages of a book: 480 ms instead of 270), so it is for browsers, where
 * nothing else binds the heap.
 */
export function installMemoryBudget({ countsLists = false } = {}): MemoryBudget {
  budget ??= install(countsLists);
  return budget;
}

function install(countsLists: boolean): MemoryBudget {
  let [liveBytes, maxBytes] = [0, Number.POSITIVE_INFINITY];
  let onExceeded: (() => void) | undefined;
  /** Of the count at work: buffers of one before it are collected at any time. */
  let current = {};
  const collected = new FinalizationRegistry<{ bytes: number; ofCount: object }>(({ bytes, ofCount }) => {
    if (ofCount === current) liveBytes -= bytes;
  });
  const reserve = (bytes: number) => {
    if (liveBytes + bytes <= maxBytes) return;
    onExceeded?.();
    // Whatever goes on regardless gets no more.
    maxBytes = 0;
    throw new RangeError('The memory budget is exceeded.');
  };
  const count = <T extends object>(made: T, bytes: number): T => {
    liveBytes += bytes;
    collected.register(made, { bytes, ofCount: current });
    return made;
  };
  if (countsLists)
    countLists((list) => {
      reserve(countedElements * bytesPerElement);
      count(list, countedElements * bytesPerElement);
    });
  const canvasBytes = new WeakMap<object, number>();
  countConstructors({ reserve, count });
  countDecompression({ reserve, count });
  return {
    start(bytes, exceeded) {
      current = {};
      [liveBytes, maxBytes, onExceeded] = [0, bytes, exceeded];
    },
    setCanvasBytes(canvas, bytes) {
      const more = bytes - (canvasBytes.get(canvas) ?? 0);
      if (more > 0) reserve(more);
      liveBytes += more;
      canvasBytes.set(canvas, bytes);
    },
    stop() {
      // What has exceeded it may still be at work.
      if (maxBytes > 0) maxBytes = Number.POSITIVE_INFINITY;
    },
  };
}

interface Counter {
  /** @throws {RangeError} where so many bytes more are beyond the budget. */
  reserve(bytes: number): void;
  /** Counts what was made until it is collected. */
  count<T extends object>(made: T, bytes: number): T;
}

function countConstructors({ reserve, count }: Counter): void {
  const countedConstructor = <T extends { new (...values: never[]): object; BYTES_PER_ELEMENT?: number }>(native: T) =>
    new Proxy(native, {
      construct(target, values: readonly unknown[], newTarget) {
        const [length] = values;
        const bytes = typeof length === 'number' ? length * (target.BYTES_PER_ELEMENT ?? 1) : 0;
        if (!(bytes >= minCounted)) return Reflect.construct(target, values, newTarget);
        reserve(bytes);
        return count(Reflect.construct(target, values, newTarget), bytes);
      },
    });
  const constructors: Record<Counted, unknown> = Object.fromEntries(
    counted.map((name) => [name, countedConstructor(globalThis[name])]),
  ) as Record<Counted, unknown>;
  Object.assign(globalThis, constructors);
}

/** The platform's own decompression makes buffers past the constructors. */
function countDecompression({ reserve, count }: Counter): void {
  const Native = globalThis.DecompressionStream;
  Object.assign(globalThis, {
    DecompressionStream: class {
      readonly writable: WritableStream<BufferSource>;
      readonly readable: ReadableStream<Uint8Array<ArrayBuffer>>;
      constructor(format: CompressionFormat) {
        const slicing = new TransformStream<BufferSource, BufferSource>({
          transform(chunk, controller) {
            const bytes = ArrayBuffer.isView(chunk)
              ? new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.byteLength)
              : new Uint8Array(chunk);
            for (let at = 0; at < bytes.length; at += maxSliceBytes)
              controller.enqueue(bytes.subarray(at, at + maxSliceBytes));
          },
        });
        const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
          transform(chunk, controller) {
            reserve(chunk.byteLength);
            controller.enqueue(count(chunk, chunk.byteLength));
          },
        });
        this.writable = slicing.writable;
        this.readable = slicing.readable.pipeThrough(new Native(format)).pipeThrough(counting);
      }
    },
  });
}

/** Calls `onGrown` each time that an array, a map or a set has grown by {@link countedElements}; what it throws, growing throws. */
function countLists(onGrown: (list: object) => void): void {
  // An array without an element of its own at an index asks its prototype before it gets one. Where these indexes are is
  // chance, so that no file can leave out just them.
  const offset = Math.floor(Math.random() * countedElements);
  for (let index = countedElements + offset; index < maxIndex; index += countedElements)
    Object.defineProperty(Array.prototype, index, {
      configurable: true,
      set(this: object, value: unknown) {
        onGrown(this);
        Object.defineProperty(this, index, { value, configurable: true, enumerable: true, writable: true });
      },
    });
  const { set } = Map.prototype;
  Map.prototype.set = function (key, value) {
    if (this.size % countedElements === countedElements - 1) onGrown(this);
    return set.call(this, key, value);
  };
  const { add } = Set.prototype;
  Set.prototype.add = function (value) {
    if (this.size % countedElements === countedElements - 1) onGrown(this);
    return add.call(this, value);
  };
}
