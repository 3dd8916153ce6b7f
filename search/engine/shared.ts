const shared = (bytes: number) => new SharedArrayBuffer(bytes);

/** Arrays in memory shared between threads. */
export const sharedBits = (words: number) => new Int32Array(shared(4 * words));
export const sharedCounts = (size: number) => new Uint32Array(shared(4 * size));
export const sharedFloats = (size: number) => new Float64Array(shared(8 * size));

/** Copies an array to shared memory of exactly its size. */
export function toShared<T extends Uint8Array | Int8Array | Uint16Array | Uint32Array | Int32Array>(array: T): T {
  const copy = new (array.constructor as new (buffer: SharedArrayBuffer) => T)(shared(array.byteLength));
  copy.set(array);
  return copy;
}
