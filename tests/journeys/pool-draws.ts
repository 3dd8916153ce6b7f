/** Actions of payers and owner on draws, each in their own browser. */
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Campaign } from '../../contract/campaigns/campaigns.ts';
import type { Settlement } from '../../contract/hub/settlements.ts';
import { dayMs } from '../../contract/kit/calendar.ts';
import type { TestApp } from '../app.ts';
import { seeAll } from '../browser.ts';
import { makePdf } from '../makers/upload.ts';
import { expectGoodPage } from './people.ts';
import { dialog, type Party, region } from './pooling.ts';

interface Draw {
  rupees: string;
  note: string;
  /** Default: the owner. */
  payee?: string;
}

/** The owner proposes a draw with a quotation. */
export async function proposeDraw({ page }: Party, { rupees, note, payee }: Draw): Promise<void> {
  await region(page, 'Pool').getByRole('button', { name: 'Propose a draw' }).click();
  const asked = dialog(page, 'Propose a draw');
  await asked.getByLabel('Amount in rupees').fill(rupees);
  if (payee) await asked.getByLabel('Payee').selectOption(payee);
  await asked.getByLabel('Purpose').fill(note);
  const file = { name: 'quotation.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makePdf('Quotation')) };
  await asked.getByLabel('Quotation or invoice').setInputFiles(file);
  await asked.getByText('quotation.pdf').waitFor();
  await expectGoodPage(page);
  await asked.getByRole('button', { name: `Propose ₹${rupees}` }).dblclick();
  await asked.waitFor({ state: 'detached' });
}

export const drawCard = (page: Page, number: number, owner: Party): Locator =>
  region(page, `Draw ${number}, proposed by ${owner.name}`);

/** A payer agrees to a draw. */
export async function agreeToDraw({ page }: Party, card: Locator, rupees: string): Promise<void> {
  await page.reload();
  await seeAll(page);
  await card.getByRole('link', { name: 'quotation.pdf' }).waitFor();
  expect(await card.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expectGoodPage(page);
  await card.getByRole('button', { name: `Agree to ₹${rupees}` }).dblclick();
  await card.waitFor({ state: 'detached' });
}

/** A payer objects; a reason is required. */
export async function objectToDraw({ page }: Party, card: Locator, reason: string): Promise<void> {
  await card.getByRole('button', { name: 'Object…' }).click();
  const asked = dialog(page, /^Object to draw \d+\?$/);
  const send = asked.getByRole('button', { name: 'Object', exact: true });
  await send.click();
  await asked.getByText('Explain why, so Tandem can decide.').waitFor();
  await asked.getByLabel('Reason').fill(reason);
  await expectGoodPage(page);
  await send.click();
  await card.getByText('On hold, Tandem decides').waitFor();
}

/** Sets the start date to today: contributions are locked and the pool can be drawn from. */
export async function startCampaign(app: TestApp, { id, createdAt }: Campaign): Promise<void> {
  const query = app.context.db.updateTable('campaign').set({ start_date: createdAt.slice(0, 10) });
  await query.where('id', '=', Number(id)).execute();
}

/** The owner of a paid pool asks for a later end, which needs the payers; returns the day. */
export async function proposeLaterEnd(app: TestApp, { id, end_date }: Campaign, { token }: Party): Promise<string> {
  const end = new Date(Date.parse(end_date ?? '') + dayMs).toISOString().slice(0, 10);
  const { status } = await app.api(`PUT /campaign/update/${id}`, { token, body: { end_date: end } });
  expect(status).toBe(202);
  return end;
}

export async function agreeToTerms({ page }: Party, name: string): Promise<void> {
  await seeAll(page);
  const card = region(page, name);
  await card.getByText('No answer yet').waitFor();
  await expectGoodPage(page);
  await card.getByRole('button', { name: 'Agree to the change' }).click();
  await card.waitFor({ state: 'detached' });
}

/** The user's share of the newest settlement with one, and the total from the pool; rupees. */
export function sumOwn(settlements: readonly Settlement[], id: string): { own: number; received: number } {
  const ownIn = ({ shares }: Settlement) => shares.find(({ user_id }) => user_id === id)?.amount ?? 0;
  const ofPool = settlements.filter(({ source }) => source === 'pool');
  return {
    own: settlements.map(ownIn).find((amount) => amount > 0) ?? 0,
    received: ofPool.reduce((sum, made) => sum + ownIn(made), 0),
  };
}
