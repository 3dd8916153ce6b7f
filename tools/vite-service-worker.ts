import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Builds the service worker to an address that never changes, with the whole site below it. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const id = fileURLToPath(new URL('../web/worker/service-worker.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName: 'sw.js' });
    },
  };
}
