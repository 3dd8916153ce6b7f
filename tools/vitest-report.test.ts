import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import {
  countTests,
  describeFailures,
  findFailedFiles,
  listLeftOut,
  replaceFiles,
  type VitestReport,
} from './vitest-report.ts';

type File = VitestReport['testResults'][number];

function makeFile(name: string, tests: Record<string, string>, message = ''): File {
  const assertionResults = Object.entries(tests).map(([fullName, status]) => ({
    fullName,
    status,
    failureMessages: status === 'failed' ? ['Error: no button\n    at page'] : [],
  }));
  const isFailed = message !== '' || Object.values(tests).includes('failed');
  return { name: resolve(name), status: isFailed ? 'failed' : 'passed', message, assertionResults };
}

const first: VitestReport = {
  testResults: [
    makeFile('tests/a.test.ts', { one: 'passed', two: 'failed', three: 'passed' }),
    makeFile('tests/b.test.ts', { four: 'passed', five: 'skipped' }),
    makeFile('tests/c.test.ts', { six: 'skipped' }, 'It did not start'),
  ],
};

it('counts tests; a file that could not be set up counts as failed', () => {
  expect(countTests(first)).toEqual({ passed: 3, failed: 2 });
  expect(findFailedFiles(first)).toEqual(['tests/a.test.ts', 'tests/c.test.ts']);
  expect(describeFailures(first)).toEqual([
    'tests/a.test.ts > two: Error: no button at page',
    'tests/c.test.ts: It did not start',
  ]);
});

it('replaces the results of a file by those of its second run', () => {
  const second = { testResults: [makeFile('tests/a.test.ts', { one: 'failed', two: 'passed', three: 'passed' })] };
  const whole = replaceFiles(first, second);
  expect(countTests(whole)).toEqual({ passed: 3, failed: 2 });
  expect(findFailedFiles(whole)).toEqual(['tests/a.test.ts', 'tests/c.test.ts']);
  const third = { testResults: [makeFile('tests/c.test.ts', { six: 'passed' })] };
  expect(countTests(replaceFiles(whole, third))).toEqual({ passed: 4, failed: 1 });
});

it('lists tests left out for a missing server with their sentence, not other conditions', () => {
  const file = makeFile('tests/d.test.ts', {
    'two processes, left out: there is no Redis here (apt-get install redis-server) hear each other': 'skipped',
    'only on the other database': 'skipped',
  });
  expect(listLeftOut({ testResults: [file] })).toEqual([
    'tests/d.test.ts > two processes, left out: there is no Redis here (apt-get install redis-server) hear each other',
  ]);
});

it('no test is retried on its own, where it would see its first try: npm test reruns the file', () => {
  const files = globSync('{contract,search,server,database,web,sandbox,tests,tools,bench}/**/*.test.{ts,tsx}');
  const own = ['vitest.config.ts', 'vitest.mutation.config.ts', ...files].filter(
    (file) => !file.includes('vitest-report'),
  );
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((file) => /\bretry: \d|--retry/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
