/** Totals of vitest's JSON report for `npm test`. */
import { relative } from 'node:path';
import { leftOut } from '../tests/left-out.ts';

interface TestResult {
  fullName: string;
  status: string;
  failureMessages: string[];
}

export interface VitestReport {
  testResults: { name: string; status: string; message: string; assertionResults: TestResult[] }[];
}

export interface Counts {
  passed: number;
  failed: number;
}

/** A file that failed to load or set up counts as one failed test. */
export function countTests({ testResults }: VitestReport): Counts {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  const failed = tests.filter(({ status }) => status === 'failed').length;
  const broken = testResults.filter(isBroken).length;
  return { passed: tests.filter(({ status }) => status === 'passed').length, failed: failed + broken };
}

function isBroken({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
}

/** Files with a failure. */
export function findFailedFiles({ testResults }: VitestReport): string[] {
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative('.', name));
}

/** Failed tests, one line each, with the first lines of the error. */
export function describeFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap((file) => {
    const name = relative('.', file.name);
    if (isBroken(file)) return [`${name}: ${shorten(file.message)}`];
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    return failed.map(({ fullName, failureMessages }) => `${name} > ${fullName}: ${shorten(failureMessages[0])}`);
  });
}

function shorten(message = 'no reason'): string {
  return message.replaceAll(/\s+/g, ' ').slice(0, 400);
}

/** Replaces the results of files that ran again. */
export function replaceFiles(first: VitestReport, second: VitestReport): VitestReport {
  const again = new Map(second.testResults.map((file) => [file.name, file]));
  return { testResults: first.testResults.map((file) => again.get(file.name) ?? file) };
}

/** Tests left out for a missing server, one line each with the reason. */
export function listLeftOut({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, fullName }) => status !== 'passed' && fullName.includes(leftOut))
      .map(({ fullName }) => `${relative('.', name)} > ${fullName}`),
  );
}
