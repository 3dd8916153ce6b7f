import { lingui } from '@lingui/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { lightContract } from './tools/vite-light-contract.ts';
import { linguiMacros } from './tools/vite-lingui-macros.ts';
import { precompress } from './tools/vite-precompress.ts';
import { serviceWorker } from './tools/vite-service-worker.ts';

/**
 * Few files rather than many tiny ones: React and the router, the icons, and what most pages share. A group takes along
 * whatever its files import, so the lookups, whose contract imports zod, stay out, and so does what the layouts do without.
 */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 5 },
  {
    name: 'base',
    test: /node_modules\/(@lingui|@tanstack)|web\/(lib|ui)\/(?!lookup|campaign-words|chip|dialog|infinite-list|modal|number-input|own-money|progress|textarea)/,
    minShareCount: 12,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [linguiMacros(), lightContract(), tailwindcss(), reactRouter(), lingui(), serviceWorker(), precompress()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups } } },
  },
  server: { host: '127.0.0.1' },
}));
