import { expect, it } from 'vitest';
import { identityOfInstrument } from './payment-instruments.rules.ts';

it('knows a card by its id and a UPI id by its address, in small letters', () => {
  expect(identityOfInstrument({ method: 'card', card_id: 'card_A1' })).toEqual({
    method: 'card',
    identity: 'card:card_A1',
  });
  expect(identityOfInstrument({ method: 'upi', vpa: 'Asha@OkBank' })).toEqual({
    method: 'upi',
    identity: 'upi:asha@okbank',
  });
});

it('knows nobody by anything else', () => {
  expect(identityOfInstrument({ method: 'netbanking', card_id: 'card_A1', vpa: 'asha@okbank' })).toBeNull();
  expect(identityOfInstrument({ method: 'card', vpa: 'asha@okbank', card_id: null })).toBeNull();
  expect(identityOfInstrument({ method: 'upi', card_id: 'card_A1', vpa: '' })).toBeNull();
});
