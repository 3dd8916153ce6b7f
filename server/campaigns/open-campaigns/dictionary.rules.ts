/** Each value once, under a number: a column of numbers is compared and counted much faster than lists of words. */
export class Dictionary<T> {
  /** By number; undefined where nobody uses the number any more. */
  readonly values: (T | undefined)[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #uses: number[] = [];
  readonly #free: number[] = [];

  take(value: T): number {
    const key = JSON.stringify(value);
    const known = this.#numbers.get(key);
    const number = known ?? this.#free.pop() ?? this.values.length;
    this.#uses[number] = (this.#uses[number] ?? 0) + 1;
    if (known === undefined) {
      this.#numbers.set(key, number);
      this.values[number] = value;
    }
    return number;
  }

  release(number: number): void {
    const left = (this.#uses[number] ?? 0) - 1;
    this.#uses[number] = left;
    if (left > 0) return;
    this.#numbers.delete(JSON.stringify(this.values[number]));
    this.values[number] = undefined;
    this.#free.push(number);
  }
}
