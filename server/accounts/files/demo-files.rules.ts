/** Leaves out pictures of the demo: its people share them, so they are not removed with one of them. */
export function withoutDemoFiles(keys: readonly string[]): string[] {
  return keys.filter((key) => !key.startsWith('demo/'));
}
