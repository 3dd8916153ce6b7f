import { afterAll, vi } from 'vitest';

// Files of one worker share their globals: what one put in place of them must not meet the modules of the next.
afterAll(() => {
  vi.unstubAllGlobals();
});
