/** A reporter: which tests passed only when they were tried again, and what was wrong the first time, and where. */
import { relative } from 'node:path';
import type { Reporter, TestCase } from 'vitest/node';

/** How its lines begin. */
export const secondTry = '↻ ';

export default class SecondTries implements Reporter {
  onTestCaseResult(test: TestCase): void {
    if (!test.diagnostic()?.flaky) return;
    const [first] = test.result().errors ?? [];
    const [reason = 'no reason'] = first?.message.split('\n') ?? [];
    const found = String(first?.actual ?? '')
      .replaceAll(/\s+/g, ' ')
      .slice(0, 300);
    const at = first?.stacks?.map(({ file, line }) => `${relative('.', file)}:${line}`).join(' ← ') ?? '';
    console.log(`${secondTry}${test.module.relativeModuleId} > ${test.fullName}: ${reason} ${found} ${at}`.trimEnd());
  }
}
