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
const lacking = [
  'addCampaignFile',
  'addPoolPaper',
  'cancelPayout',
  'cancelSignalledRewards',
  'changeBookmark',
  'claimReport',
  'decidePoolDispute',
  'decideRemoval',
  'decideReport',
  'dismissReferralSignal',
  'disputePool',
  'editPlan',
  'findCollusion',
  'fundApplication',
  'grantUnlockRefund',
  'hideProfile',
  'liftSuspension',
  'markContactAnswered',
  'mergeRosterProfile',
  'openSavedSearch',
  'refreshSocialAccount',
  'releaseReport',
  'renameBookmarkList',
  'renameLookup',
  'renameSavedSearch',
  'resendVerification',
  'restoreLookup',
  'retireLookup',
  'retirePlan',
  'retryPayout',
  'setSuperUser',
  'setTour',
  'settleCampaign',
  'startImpersonation',
  'suspendUser',
  'switchTaxRate',
  'updateRosterProfile',
];

it('is in the reply of every call that acts on a thing', () => {
  const acting = everyCall.filter(actsOnThing);
  expect(acting.length).toBeGreaterThan(40);
  const without = acting.filter(({ call }) => shapesIn(call.reply.data).some((shape) => !('can' in shape)));
  expect(without.map(({ name }) => name).sort()).toEqual(lacking);
});
