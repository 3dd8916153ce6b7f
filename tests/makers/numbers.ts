let last = 0;

/** A number no other row of this test process has. */
export function nextNumber(): number {
  last += 1;
  return last;
}
