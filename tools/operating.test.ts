import { expect, it } from 'vitest';
import { renderPages } from './operating.ts';

it.each(renderPages())('$file describes the configuration as it is (else: npm run docs)', ({ current, wanted }) => {
  expect(current).toBe(wanted);
});
