/** Second factors in a browser. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectGoodPage, password } from './people.ts';

/** Fingerprint reader of the device, which says yes to everything. */
export async function giveAuthenticator(page: Page): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function provePassword(page: Page): Promise<void> {
  const proof = page.getByRole('dialog', { name: /^Is it you, / });
  await proof.getByLabel('Your password').fill(password);
  await proof.getByRole('button', { name: 'Confirm' }).click();
}

/** Reads the recovery codes, which are shown once. */
export async function saveCodes(page: Page): Promise<string[]> {
  const dialog = page.getByRole('dialog', { name: 'Save your recovery codes' });
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await expectGoodPage(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('link', { name: 'Download' }).click();
  expect((await saved).suggestedFilename()).toMatch(/-recovery-codes\.txt$/);
  expect(await dialog.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return codes.map((code) => code.trim());
}
