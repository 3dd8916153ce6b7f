import { transformAsync } from '@babel/core';
import macros from '@lingui/babel-plugin-lingui-macro';
import type { Plugin } from 'vite';
import { compileMessages } from './compile-messages.ts';

/** Expands Lingui's macros and compiles their English before Vite sees the file; everything else stays as written for Vite's own compiler. */
export function linguiMacros(): Plugin {
  return {
    name: 'lingui-macros',
    enforce: 'pre',
    async transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(file) || !code.includes('@lingui/') || file.includes('node_modules')) return null;
      const result = await transformAsync(code, {
        filename: file,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [[macros, { stripMessageField: false }], compileMessages],
      });
      return result?.code ? { code: result.code, map: result.map } : null;
    },
  };
}
