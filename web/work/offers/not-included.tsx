import { Trans, useLingui } from '@lingui/react/macro';
import { namelessChannels, usageChannels } from '../../../contract/campaigns/offer-terms.ts';
import type { WrittenTerms } from '../../../contract/work/terms-text-parts.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { channelNames } from './offer-terms.ts';

/** Terms that are none, as tags. */
export function NotIncluded({ terms }: { terms: WrittenTerms }) {
  const { t, i18n } = useLingui();
  const { usage_rights: rights, exclusivity, partnership_ad_until: ads, raw_files: raw, collab_tag: tag } = terms;
  const allowed = rights ? (rights.channels ?? namelessChannels) : [];
  const missing = [
    ...usageChannels.filter((one) => !allowed.includes(one)).map((one) => i18n._(channelNames[one])),
    ...(exclusivity ? [] : [t`Exclusivity`]),
    ...(ads ? [] : [t`Partnership ads`]),
    ...(raw ? [] : [t`Raw files`]),
    ...(tag ? [] : [t`Collab tag`]),
  ];
  if (missing.length === 0) return null;
  return (
    <div>
      <p className="mb-1.5 font-semibold text-sm text-t2">
        <Trans>Not included</Trans>
      </p>
      <p className="flex flex-wrap gap-1.5">
        {missing.map((name) => (
          <Tag key={name} tone="outline">
            {name}
          </Tag>
        ))}
      </p>
    </div>
  );
}
