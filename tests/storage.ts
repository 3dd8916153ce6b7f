/** Local storage over a record, for tests outside a browser. */
export function storageOver(store: Record<string, string>) {
  return {
    get length() {
      return Object.keys(store).length;
    },
    key: (at: number) => Object.keys(store)[at] ?? null,
    getItem: (key: string) => store[key] ?? null,
    setItem(key: string, value: string) {
      store[key] = value;
    },
    removeItem(key: string) {
      delete store[key];
    },
  };
}
