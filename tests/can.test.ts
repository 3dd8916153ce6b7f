/** Every thing that a call acts on says in its reply what its reader may do with it. */

import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { everyCall, type NamedCall } from './requests.ts';

type Schema = z.core.$ZodType;

function shapesIn(schema: Schema | undefined): Record<string, unknown>[] {
  const def = schema?._zod.def as {
    type?: string;
    shape?: Record<string, unknown>;
    options?: Schema[];
    innerType?: Schema;
  };
  if (def?.type === 'object') return [def.shape ?? {}];
  if (def?.type === 'union') return (def.options ?? []).flatMap(shapesIn);
  return def?.innerType ? shapesIn(def.innerType) : [];
}

/** A write to something that its path names, which answers with that thing. */
function actsOnThing({ call }: NamedCall): boolean {
  return (
    call.method !== 'GET' &&
    call.params !== undefined &&
    shapesIn(call.reply.data).some((shape) => Object.keys(shape).length > 2)
  );
}

/** Calls whose reply does not say it yet; the list only gets shorter. */
const lacking: string[] = [];

const own = 'only its owner sees it, and may do everything with it at any time';
const record = 'what was made is final: nothing can be done with it';
const commented = 'whoever may comment may resolve; the piece of work has `can.comment`';
/** Calls whose reply is about nothing that can be acted on, with the reason. */
const exempt: Record<string, string> = {
  acceptInvitation: 'an account one acts for from now on; what its role includes is in `member_roles`',
  addDeliverableComment: commented,
  addPoolPaper: record,
  changeBookmark: own,
  changeSavedSearch: own,
  fundChangeOrder: 'a payment to make at the gateway; its change order has `can`',
  fundApplication: 'a payment to make at the gateway; the agreement’s money has `can`',
  mergeRosterProfile: 'only unclaimed profiles are listed, and operators may edit, merge and erase each',
  openSavedSearch: own,
  renameBookmarkList: own,
  resolveDeliverableComment: commented,
  setCrmEntry: own,
  setTour: 'a tour of the product can be taken or left at any time',
  settleCampaign: record,
  startImpersonation: 'a session with the token; the account has `can.impersonate`',
  switchTaxRate: 'every rate can be switched on and off at any time',
  updateRosterProfile: 'only unclaimed profiles are listed, and operators may edit, merge and erase each',
};

it('is in the reply of every call that acts on a thing', () => {
  const acting = everyCall.filter(actsOnThing);
  expect(acting.length).toBeGreaterThan(40);
  const without = acting.filter(({ call }) => shapesIn(call.reply.data).some((shape) => !('can' in shape)));
  expect(without.map(({ name }) => name).sort()).toEqual([...lacking, ...Object.keys(exempt)].sort());
});
