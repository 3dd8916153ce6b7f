import macros from '@lingui/babel-plugin-lingui-macro';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { compileMessages } from './compile-messages.ts';

/** Expands Lingui's macros and compiles their English; files without them are left to Vite's own compiler. */
export const linguiMacros = babel({
  presets: [
    defineRolldownBabelPreset({
      preset: () => ({ plugins: [[macros, { stripMessageField: false }], compileMessages] }),
      rolldown: { filter: { id: /\/web\/.*\.tsx?$/, code: '@lingui/' } },
    }),
  ],
});
