let last = 0;

/** Number unique in this test process. */
export function nextNumber(): number {
  last += 1;
  return last;
}
