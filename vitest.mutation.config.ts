import { defineConfig } from 'vitest/config';

/** The tests of the pure rules and policies alone: what Stryker runs against each of their mutants. */
export default defineConfig({
  test: { include: ['{contract,search,server}/**/*.{rules,policy}.test.ts'], pool: 'forks' },
});
