import { expect, it } from 'vitest';
import { renderGuide } from './operating.ts';

it('describes the current configuration (else: npm run docs)', () => {
  const { current, wanted } = renderGuide();
  expect(current).toBe(wanted);
});
