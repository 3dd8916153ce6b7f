import { expect, it } from 'vitest';
import { renderGuide } from './operating.ts';

it('describes the configuration as it is (else: npm run docs)', () => {
  const { current, wanted } = renderGuide();
  expect(current).toBe(wanted);
});
