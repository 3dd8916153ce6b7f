import { toRupees } from '../../../contract/kit/money.ts';
import type { Site } from '../../../contract/site/pages.ts';
import type { Config } from '../../kit/config/config.ts';

/** The operator's settings that pages display. */
export function siteOf(config: Config): Site {
  const { brandName: brand, supportEmail, publicUrl: origin, influencerClaim, messageLength, referral } = config;
  const { supplier, grievance, platformFeePercent: platformFee, minPayout, autoReleaseDays, noticeDays } = config;
  const { freeUnlocks, unlockCoins, unlockSilentDays, welcomeCoins, payoutTargetHours } = config;
  return {
    brand,
    supportEmail,
    origin,
    influencerClaim,
    messageLength,
    referral,
    grievance,
    moneyHolding: config.moneyHolding ?? null,
    company: { name: supplier.name, address: supplier.address },
    terms: {
      platformFee,
      autoReleaseDays,
      freeUnlocks,
      unlockCoins,
      unlockSilentDays,
      welcomeCoins,
      noticeDays,
      poolObjectionDays: config.pools.objectionDays,
      poolSilencePercent: config.pools.silencePercent,
      payoutTargetHours,
      offerHours: config.offerHours,
      changeOrderHours: config.changeOrderHours,
      publicationHours: config.publicationHours,
      ideaDays: config.ideaDays,
      arrivalDays: config.arrivalDays,
      reviewDays: config.reviewDays,
      erasedKeptDays: config.erasedKeptDays,
      minPayout: toRupees(minPayout),
    },
  };
}
