import { Trans, useLingui } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import { compensationNames } from '../../lib/campaign-labels.ts';
import { Money } from '../../ui/data/money.tsx';

type Offer = Pick<Campaign, 'compensation' | 'budget_per_creator' | 'product_value' | 'commission_percent' | 'type'>;

/** Compensation, with the amount emphasised. */
export function OfferLine({ campaign, size = 36 }: { campaign: Offer; size?: 28 | 36 }) {
  const { i18n } = useLingui();
  const { compensation, budget_per_creator: each, product_value: product, commission_percent: percent } = campaign;
  const isPaid = offersMoney(campaign);
  const isPriced = isPaid && each !== null;
  if (compensation === null || campaign.type === 'joint') return null;
  return (
    <p className="flex flex-wrap items-end gap-x-2 gap-y-1">
      {isPriced ? (
        <Money value={each} size={size} />
      ) : (
        <span className="h4">{i18n._(compensationNames[compensation])}</span>
      )}
      <span className="text-sm text-t2">
        {isPriced ? <Trans>per creator</Trans> : null}
        {product !== null && compensation !== 'paid' ? (
          isPaid ? (
            <Trans>
              {' '}
              + product worth <Money value={product} />
            </Trans>
          ) : (
            <Trans>
              worth <Money value={product} />
            </Trans>
          )
        ) : null}
        {percent !== null && compensation !== 'paid' ? (
          <>
            {isPriced || product !== null ? ' + ' : ' '}
            <Trans>{percent}% of sales</Trans>
          </>
        ) : null}
      </span>
    </p>
  );
}
