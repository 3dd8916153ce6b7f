import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Counted, followerParts } from '../../../contract/core/counted-accounts.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { shortenIndian } from '../forms/rupees.ts';

/** Parts of a summed follower count: "Instagram 86.2K + YouTube not known"; null for a single account. */
export function partsInWords(card: Pick<Counted, 'accounts'>, i18n: I18n): string | null {
  const parts = followerParts(card).map(
    ({ platform, followers }) =>
      `${platformName(platform)} ${followers === null ? i18n._(msg`unknown`) : shortenIndian(followers)}`,
  );
  return parts.length === 0 ? null : parts.join(' + ');
}
