import type { Plugin } from 'vite';

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/**
 * Takes the keys from the lines of icons, which never change their order: some hundred random words that no page needs
 * and that do not compress.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: (code, id) => (iconFile.test(id) ? { code: code.replace(/, key: "\w+"/g, ''), map: null } : null),
  };
}
