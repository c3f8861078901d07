import { installDecompression } from './decompression.ts';

/** Smaller buffers are many, but small in sum. */
const minCountedBytes = 64 * 1024;

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
type CountedMethod = (typeof counted)[number];

/** Elements and entries are counted in steps of this size; very long lists in larger ones. */
const countedElements = 2 ** 16;
const countedOfMany = 2 ** 18;
const manyElements = 2 ** 22;
const maxIndex = 2 ** 32 - 1;

function estimateBytes(element: unknown): number {
  // A small view, its buffer, and V8's records of both.
  if (ArrayBuffer.isView(element)) return 224;
  if (Array.isArray(element)) return 48 + 8 * element.length;
  // A list that grows holds its old places beside the new ones.
  return typeof element === 'object' && element !== null ? 64 : 40;
}

export interface MemoryBudget {
  /** Limits live memory from now on. The first allocation beyond it calls `onExceeded`; it and all later ones fail. */
  start(maxBytes: number, onExceeded: () => void): void;
  setCanvasBytes(canvas: object, bytes: number): void;
  unpackedBytes(): number;
  stop(): void;
}

let budget: MemoryBudget | undefined;

/**
 * Caps the memory of pdf.js, which has no option for it. Buffer constructors of this realm count what they make until it is
 * collected; with `countsLists` also long arrays, maps and sets (30 bytes of a file can become an array of any length). That
 * slows pdf.js (48 pages of a book: 480 ms instead of 270), so it is for browsers, which do not limit the heap.
 */
export function installMemoryBudget({ countsLists = false } = {}): MemoryBudget {
  budget ??= install(countsLists);
  return budget;
}

function install(countsLists: boolean): MemoryBudget {
  const ledger = createLedger();
  const { reserve, allocate, count } = ledger;
  if (countsLists)
    countLists((list, bytes) => {
      reserve(bytes);
      count(list, bytes);
    });
  countConstructors(ledger);
  followTransfers(ledger.move);
  let unpackedBytes = 0;
  const reserveUnpacked = (bytes: number) => {
    reserve(bytes);
    unpackedBytes += bytes;
  };
  installDecompression({ room: ledger.room, reserve: reserveUnpacked, allocate, count });
  return {
    start(maxBytes, onExceeded) {
      unpackedBytes = 0;
      ledger.start(maxBytes, onExceeded);
    },
    unpackedBytes: () => unpackedBytes,
    setCanvasBytes: ledger.setCanvasBytes,
    stop: ledger.stop,
  };
}

function createLedger() {
  let [liveBytes, maxBytes] = [0, Number.POSITIVE_INFINITY];
  let onExceeded: (() => void) | undefined;
  /** Identifies the current count: buffers of earlier ones are collected at any time. */
  let current = {};
  const collected = new FinalizationRegistry<{ bytes: number; ofCount: object }>(({ bytes, ofCount }) => {
    if (ofCount === current) liveBytes -= bytes;
  });
  const countedBytes = new WeakMap<object, number>();
  const canvasBytes = new WeakMap<object, number>();
  const refuse = () => {
    onExceeded?.();
    maxBytes = 0;
  };
  const reserve = (bytes: number) => {
    if (liveBytes + bytes <= maxBytes) return;
    refuse();
    throw new RangeError('The memory budget is exceeded.');
  };
  const count = (owner: object, bytes: number) => {
    liveBytes += bytes;
    countedBytes.set(owner, bytes);
    collected.register(owner, { bytes, ofCount: current }, owner);
  };
  return {
    reserve,
    count,
    allocate<T>(make: () => T): T {
      try {
        return make();
      } catch (error) {
        refuse();
        throw error;
      }
    },
    move(from: object, to: object) {
      if (!collected.unregister(from)) return;
      const bytes = countedBytes.get(from) ?? 0;
      liveBytes -= bytes;
      count(to, bytes);
    },
    room: () => maxBytes - liveBytes,
    start(bytes: number, exceeded: () => void) {
      current = {};
      [liveBytes, maxBytes, onExceeded] = [0, bytes, exceeded];
    },
    setCanvasBytes(canvas: object, bytes: number) {
      const more = bytes - (canvasBytes.get(canvas) ?? 0);
      if (more > 0) reserve(more);
      liveBytes += more;
      canvasBytes.set(canvas, bytes);
    },
    stop() {
      // After an overrun work may still go on.
      if (maxBytes > 0) maxBytes = Number.POSITIVE_INFINITY;
    },
  };
}

interface Counter {
  reserve(bytes: number): void;
  allocate<T>(make: () => T): T;
  count(made: object, bytes: number): void;
}

function countConstructors({ reserve, allocate, count }: Counter): void {
  const countConstructor = <T extends { new (...values: never[]): object; BYTES_PER_ELEMENT?: number }>(native: T) =>
    new Proxy(native, {
      construct(target, values: readonly unknown[], newTarget) {
        const [length] = values;
        const bytes = typeof length === 'number' ? length * (target.BYTES_PER_ELEMENT ?? 1) : 0;
        if (!(bytes >= minCountedBytes)) return Reflect.construct(target, values, newTarget);
        reserve(bytes);
        const made: object = allocate(() => Reflect.construct(target, values, newTarget));
        count(ArrayBuffer.isView(made) ? made.buffer : made, bytes);
        return made;
      },
    });
  const constructors: Record<CountedMethod, unknown> = Object.fromEntries(
    counted.map((name) => [name, countConstructor(globalThis[name])]),
  ) as Record<CountedMethod, unknown>;
  Object.assign(globalThis, constructors);
}

/** A transferred buffer is another object there, in the same memory. */
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

function countLists(onGrown: (list: object, bytes: number) => void): void {
  // Setting an absent array element looks up its index on the prototype. The indexes are random, so that no file can avoid them.
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
