import { isGstState } from './gst-states.ts';

/** State code, PAN, registration number, Z, check character. */
const shape = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** Check character of the first 14: Luhn sum in base 36 with alternating factors 1 and 2. */
function checkOf(first: string): string {
  const sum = [...first].reduce((total, character, at) => {
    const product = digits.indexOf(character) * (at % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return digits.charAt((36 - (sum % 36)) % 36);
}

/** Whether a GSTIN is well-formed: shape, state and check character. */
export function isGstin(value: string): boolean {
  return shape.test(value) && isGstState(value.slice(0, 2)) && value.endsWith(checkOf(value.slice(0, 14)));
}

/** The GST code of the state a GSTIN is registered in. */
export function stateOfGstin(gstin: string): string {
  return gstin.slice(0, 2);
}
