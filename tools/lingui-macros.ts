import macros from '@lingui/babel-plugin-lingui-macro';
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel';
import { compileMessages } from './compile-messages.ts';

/** Expands Lingui's macros and compiles the English messages; files without macros skip Babel. */
export const linguiMacros = babel({
  presets: [
    defineRolldownBabelPreset({
      preset: () => ({ plugins: [[macros, { stripMessageField: false }], compileMessages] }),
      rolldown: { filter: { id: /\/web\/.*\.tsx?$/, code: '@lingui/' } },
    }),
  ],
});
