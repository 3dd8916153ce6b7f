import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileName = 'sw.js';

/**
 * Builds the service worker to a fixed URL, with the whole site as its scope. Its build id is a hash of all file names,
 * which contain content hashes, so that any change makes a new worker.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      const id = fileURLToPath(new URL('../web/worker/service-worker.ts', import.meta.url));
      this.emitFile({ type: 'chunk', id, fileName });
    },
    async writeBundle({ dir }, bundle) {
      if (!dir) return;
      const names = Object.keys(bundle).toSorted().join();
      const build = createHash('sha256').update(names).digest('base64url').slice(0, 8);
      const path = join(dir, fileName);
      const code = await readFile(path, 'utf8');
      if (!code.includes('__BUILD__')) throw new Error('The service worker has no place for the name of its build.');
      await writeFile(path, code.replace('__BUILD__', build));
    },
  };
}
