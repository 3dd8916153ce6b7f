import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { defaultDaysOnline, type OfferTerms, usageChannels } from '../../../contract/campaigns/offer-terms.ts';
import { formatDay } from '../../lib/format.ts';
import { Tag } from '../../ui/data/tag.tsx';
import { exclusivityInWords } from '../exclusivity/exclusivity-words.ts';
import { channelNames, rightsInWords } from './offer-terms.ts';

export type ChosenTerms = Pick<
  OfferTerms,
  'usage_rights' | 'exclusivity' | 'partnership_ad_until' | 'raw_files' | 'collab_tag' | 'idea_first'
> & { days_online: number | undefined };

/** Chosen terms in sentences, and what is not included. */
export function TermsInWords({ terms }: { terms: ChosenTerms }) {
  const { i18n } = useLingui();
  const { usage_rights: rights, exclusivity, days_online: days = defaultDaysOnline } = terms;
  const { partnership_ad_until: ads, raw_files: raw, collab_tag: tag, idea_first: idea } = terms;
  const channels = rights ? (rights.channels ?? []) : [];
  const missing = rights && channels.length === 0 ? [] : usageChannels.filter((one) => !channels.includes(one));
  return (
    <div className="num grid gap-3">
      <h3 className="h5">
        <Trans>In plain words</Trans>
      </h3>
      <p>
        {rights ? (
          <Trans>
            The brand may use the pieces: {rightsInWords(rights, i18n)}. This begins when a piece is fully paid.
          </Trans>
        ) : (
          <Trans>The pieces stay on the creator’s own channels.</Trans>
        )}
      </p>
      {exclusivity ? (
        <p>
          <Trans>The creator works for no rival meanwhile: {exclusivityInWords(exclusivity, i18n)}.</Trans>
        </p>
      ) : null}
      <p>
        <Plural value={days} one="Each post stays up for # day." other="Each post stays up for # days." />{' '}
        {ads ? (
          <Trans>The brand may run partnership ads with it until {formatDay(ads, { locale: i18n.locale })}.</Trans>
        ) : null}{' '}
        {tag ? <Trans>The brand is invited as collaborator.</Trans> : null}{' '}
        {raw ? <Trans>The raw files are handed over with the last piece.</Trans> : null}{' '}
        {idea ? <Trans>The idea is approved before the shoot.</Trans> : null}
      </p>
      <div>
        <p className="mb-1.5 font-semibold text-sm text-t2">
          <Trans>Not included</Trans>
        </p>
        <p className="flex flex-wrap gap-1.5">
          {missing.map((channel) => (
            <Tag key={channel} tone="outline">
              {i18n._(channelNames[channel])}
            </Tag>
          ))}
          {exclusivity ? null : (
            <Tag tone="outline">
              <Trans>Exclusivity</Trans>
            </Tag>
          )}
          {ads ? null : (
            <Tag tone="outline">
              <Trans>Partnership ads</Trans>
            </Tag>
          )}
          {raw ? null : (
            <Tag tone="outline">
              <Trans>Raw files</Trans>
            </Tag>
          )}
        </p>
      </div>
    </div>
  );
}
