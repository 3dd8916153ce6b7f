import { readFile } from 'node:fs/promises';
import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';
import { stripSchemas } from './strip-schemas.ts';

const contractFile = /\/contract\/(?:[\w-]+\/)?[\w-]+\.ts$/;
const whole = '?whole';

/** A module that names a schema of a call, as forms do: `userCalls.updatePersonalInfo.body`. Types do not count. */
const namesSchema = /(?<!typeof )\b\w+Calls\.\w+\.(?:params|query|body|reply)\b/;

/**
 * Gives the browser the contract in two strengths: to make a call, its method, path and flags are enough; modules that
 * name a schema get the whole file. That keeps zod and the shapes of all replies (13 kB) out of pages without forms.
 */
export function lightContract(): Plugin {
  return {
    name: 'light-contract',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!importer || !/^\.+\/.*\.ts$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved || !contractFile.test(resolved.id) || !(await wantsWhole(importer))) return resolved;
      return { ...resolved, id: resolved.id + whole };
    },
    async load(id) {
      if (!id.endsWith(whole)) return null;
      return { code: await readFile(id.slice(0, -whole.length), 'utf8'), moduleType: 'ts' };
    },
    async transform(code, id) {
      if (!contractFile.test(id)) return null;
      const light = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript'] },
        plugins: [stripSchemas],
      });
      return light?.code ? { code: light.code, map: light.map ?? null } : null;
    },
  };
}

async function wantsWhole(importer: string): Promise<boolean> {
  if (importer.endsWith(whole)) return true;
  const file = importer.split('?')[0] ?? importer;
  return !contractFile.test(file) && namesSchema.test(await readFile(file, 'utf8').catch(() => ''));
}
