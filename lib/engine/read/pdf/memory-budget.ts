import { installDecompression } from './decompression.ts';

/** Buffers below this size are not counted, in bytes: they are many, and what they add up to is small. */
const minCounted = 64 * 1024;

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

/** Elements of arrays, and entries of maps and sets, are counted so many at a time; of the longest ones more at a time. */
const countedElements = 2 ** 16;
const countedOfMany = 2 ** 18;
const manyElements = 2 ** 22;
/** Indexes of arrays are below this. */
const maxIndex = 2 ** 32 - 1;

/** Bytes that an element takes, its reference and all: as the one that is looked at of those that are counted together. */
function estimateBytes(element: unknown): number {
  // A small one of its own, its buffer and what V8 keeps of both.
  if (ArrayBuffer.isView(element)) return 224;
  if (Array.isArray(element)) return 48 + 8 * element.length;
  return typeof element === 'object' && element !== null ? 64 : 32;
}

/** How much memory the buffers, canvases and long lists of this realm may take from now on. */
export interface MemoryBudget {
  /** Starts a count: what is made from now on may have so many bytes while it lives. `onExceeded` is called with the first that
   * would have more; it and all after it fail. */
  start(maxBytes: number, onExceeded: () => void): void;
  /** Sets how many bytes a canvas takes from now on, since they are beside the buffers. */
  setCanvasBytes(canvas: object, bytes: number): void;
  /** How many bytes were unpacked since the count began. */
  unpackedBytes(): number;
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
  const refuse = () => {
    onExceeded?.();
    // Whatever goes on regardless gets no more.
    maxBytes = 0;
  };
  const reserve = (bytes: number) => {
    if (liveBytes + bytes <= maxBytes) return;
    refuse();
    throw new RangeError('The memory budget is exceeded.');
  };
  const allocate = <T>(make: () => T): T => {
    try {
      return make();
    } catch (error) {
      // The system has less than the budget.
      refuse();
      throw error;
    }
  };
  const countedBytes = new WeakMap<object, number>();
  const count = (owner: object, bytes: number) => {
    liveBytes += bytes;
    countedBytes.set(owner, bytes);
    collected.register(owner, { bytes, ofCount: current }, owner);
  };
  if (countsLists)
    countLists((list, bytes) => {
      reserve(bytes);
      count(list, bytes);
    });
  const canvasBytes = new WeakMap<object, number>();
  countConstructors({ reserve, allocate, count });
  followTransfers((from, to) => {
    if (!collected.unregister(from)) return;
    const bytes = countedBytes.get(from) ?? 0;
    liveBytes -= bytes;
    count(to, bytes);
  });
  let unpackedBytes = 0;
  const reserveUnpacked = (bytes: number) => {
    reserve(bytes);
    unpackedBytes += bytes;
  };
  installDecompression({ room: () => maxBytes - liveBytes, reserve: reserveUnpacked, allocate, count });
  return {
    start(bytes, exceeded) {
      current = {};
      [liveBytes, maxBytes, onExceeded, unpackedBytes] = [0, bytes, exceeded, 0];
    },
    unpackedBytes: () => unpackedBytes,
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
  /** Makes what there is room for; where the system refuses it, that is beyond the budget too. */
  allocate<T>(make: () => T): T;
  /** Counts what was made until it is collected. */
  count(made: object, bytes: number): void;
}

function countConstructors({ reserve, allocate, count }: Counter): void {
  const countedConstructor = <T extends { new (...values: never[]): object; BYTES_PER_ELEMENT?: number }>(native: T) =>
    new Proxy(native, {
      construct(target, values: readonly unknown[], newTarget) {
        const [length] = values;
        const bytes = typeof length === 'number' ? length * (target.BYTES_PER_ELEMENT ?? 1) : 0;
        if (!(bytes >= minCounted)) return Reflect.construct(target, values, newTarget);
        reserve(bytes);
        const made: object = allocate(() => Reflect.construct(target, values, newTarget));
        count(ArrayBuffer.isView(made) ? made.buffer : made, bytes);
        return made;
      },
    });
  const constructors: Record<Counted, unknown> = Object.fromEntries(
    counted.map((name) => [name, countedConstructor(globalThis[name])]),
  ) as Record<Counted, unknown>;
  Object.assign(globalThis, constructors);
}

/** A buffer that is handed to pdf.js's other half is another object there, in the same memory. */
function followTransfers(move: (from: object, to: object) => void): void {
  const cloneNatively = globalThis.structuredClone;
  Object.assign(globalThis, {
    structuredClone<T>(value: T, options?: StructuredSerializeOptions): T {
      const moved = options?.transfer ?? [];
      const clone = cloneNatively({ value, moved }, options ?? undefined);
      for (const [index, to] of clone.moved.entries()) {
        const from = moved[index];
        if (from) move(from, to);
      }
      return clone.value;
    },
  });
}

/** Calls `onGrown` each time that an array, a map or a set has grown by so many bytes; what it throws, growing throws. */
function countLists(onGrown: (list: object, bytes: number) => void): void {
  // An array without an element of its own at an index asks its prototype before it gets one. Where these indexes are is
  // chance, so that no file can leave out just them.
  const offset = Math.floor(Math.random() * countedElements);
  let step = countedElements;
  for (let index = step + offset; index < maxIndex; index += step) {
    const elements = step;
    Object.defineProperty(Array.prototype, index, {
      configurable: true,
      set(this: object, value: unknown) {
        onGrown(this, elements * estimateBytes(value));
        Object.defineProperty(this, index, { value, configurable: true, enumerable: true, writable: true });
      },
    });
    if (index > manyElements) step = countedOfMany;
  }
  const countEntry = (list: { readonly size: number }, value: unknown) => {
    if (list.size % countedElements === countedElements - 1) onGrown(list, countedElements * estimateBytes(value));
  };
  const { set } = Map.prototype;
  Map.prototype.set = function (key, value) {
    countEntry(this, value);
    return set.call(this, key, value);
  };
  const { add } = Set.prototype;
  Set.prototype.add = function (value) {
    countEntry(this, value);
    return add.call(this, value);
  };
}
