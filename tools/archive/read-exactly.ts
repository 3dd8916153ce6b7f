const zeros = Buffer.alloc(65_536);

/** `size` bytes of a file; zeros for those that it lost meanwhile, so that an entry has the size it was announced with. */
export async function* readExactly(content: AsyncIterable<Buffer>, size: number): AsyncIterable<Buffer> {
  let left = size;
  for await (const chunk of content) {
    const taken = chunk.subarray(0, left);
    left -= taken.length;
    if (taken.length > 0) yield taken;
    if (left === 0) break;
  }
  for (; left > 0; left -= zeros.length) yield zeros.subarray(0, left);
}
