import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { linguiMacros } from './tools/lingui-macros.ts';

const pure = [
  '{contract,search,web,tools,bench}/**/*.test.{ts,tsx}',
  '{contract,server,database,sandbox}/**/*.{rules,policy,views}.test.ts',
];

export default defineConfig({
  test: {
    pool: 'forks',
    maxWorkers: 2,
    // Settings of this machine's product are not those of tests.
    env: { ENV_FILE: '' },
    // Loading the server anew for each file took half of the time; files share nothing but modules.
    isolate: false,
    setupFiles: ['tests/own-globals.ts'],
    projects: [
      {
        extends: true,
        plugins: [linguiMacros, lingui()],
        test: { name: 'unit', include: pure, exclude: ['bench/faults/**'], testTimeout: 20_000 },
      },
      {
        extends: true,
        test: {
          name: 'http',
          include: ['{server,database,sandbox}/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['**/*.{rules,policy,views,s3,opensearch}.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          // Once more what stores files, in a bucket instead of on the disk, and what a bucket alone can do.
          name: 's3',
          include: [
            '{server,tests}/**/*.s3.test.ts',
            'server/accounts/{files,uploads}/*.test.ts',
            'server/accounts/users/profile-image.test.ts',
            'server/campaigns/campaign-files/*.test.ts',
            'server/chat/attachments/*.test.ts',
            'server/kit/storage/storage.test.ts',
            'server/work/deliverables/*.test.ts',
          ],
          exclude: ['**/*.{rules,policy,views}.test.ts'],
          globalSetup: ['tests/s3-server.ts'],
          env: { ENV_FILE: '', TEST_STORAGE: 's3' },
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
      {
        extends: true,
        test: {
          name: 'opensearch',
          include: ['tests/*.opensearch.test.ts'],
          globalSetup: ['tests/opensearch-server.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 20_000 } },
        },
      },
      {
        extends: true,
        test: { name: 'faults', include: ['bench/faults/*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          include: ['tests/journeys/**/*.test.ts'],
          globalSetup: ['tests/journeys/shared-product.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
