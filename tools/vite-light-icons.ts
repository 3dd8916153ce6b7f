import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
/** Keys of lines, which never change their order, and what tells icons apart. */
const unread = /,\s*key: "\w+"|^ {2}(name: .+|size: 24,|aliases: .+)\n/gm;
const maker = /\/createLucideIcon\.mjs$/;
const drawIcon = fileURLToPath(new URL('../web/ui/brand/draw-icon.ts', import.meta.url));

/** Icons as light as their lines, drawn by a function of ours; on the server too, so that both draw the same. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    resolveId: (source, importer = '') => (maker.test(source) && iconFile.test(importer) ? drawIcon : null),
    transform: (code, id) => (iconFile.test(id) ? { code: code.replace(unread, ''), map: null } : null),
  };
}
