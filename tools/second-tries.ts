/** A reporter: which tests passed only when they were tried again, and what was wrong the first time. */
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
    console.log(`${secondTry}${test.module.relativeModuleId} > ${test.fullName}: ${reason} ${found}`.trimEnd());
  }
}
