import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../contract/campaigns/compensation.rules.ts';
import type { CampaignSuggestion } from '../../../contract/campaigns/invitations.ts';
import { toPaise, toRupees } from '../../../contract/kit/money.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

interface NextStepsProps {
  campaign: Campaign;
  /** Those who would be invited. */
  chosen: readonly CampaignSuggestion[];
}

/** The steps after the invitations, and their cost if everybody accepts. */
export function NextSteps({ campaign, chosen }: NextStepsProps) {
  const { budget_per_creator: each } = campaign;
  return (
    <Card padding="none" className="grid overflow-hidden md:grid-cols-2 xl:grid-cols-[repeat(4,minmax(0,1fr))_1.3fr]">
      <Step number={1} title={<Trans>Invite, or wait</Trans>}>
        <Trans>Others can find the campaign and apply.</Trans>
      </Step>
      <Step number={2} title={<Trans>Answer applications</Trans>}>
        <Trans>Each comes with a price and past posts.</Trans>
      </Step>
      <Step number={3} title={<Trans>Put the money aside</Trans>}>
        <Trans>It’s held from when you pay it in, after you accept.</Trans>
      </Step>
      <Step number={4} title={<Trans>Approve, it goes live</Trans>}>
        <Trans>The creator is paid as you agreed.</Trans>
      </Step>
      {offersMoney(campaign) && each !== null && chosen.length > 0 ? (
        <IfAllAccept each={each} places={campaign.counts.slots_left} chosen={chosen} />
      ) : null}
    </Card>
  );
}

function Step({ number, title, children }: { number: number; title: ReactNode; children: ReactNode }) {
  return (
    <div className="border-line border-dashed p-4 max-md:border-b md:p-5 xl:border-r">
      <span
        aria-hidden="true"
        className={cx(
          'num grid size-7 place-items-center rounded-[3px_10px_10px_10px] font-bold text-sm',
          number === 1 ? 'bg-band text-on-band' : 'bg-sunken',
        )}
      >
        {number}
      </span>
      <h3 className="mt-2.5 font-bold">{title}</h3>
      <p className="mt-1 text-sm text-t2">{children}</p>
    </div>
  );
}

interface IfAllAcceptProps extends Pick<NextStepsProps, 'chosen'> {
  /** Budget for each, which stands for a price that is not known in full. */
  each: number;
  /** Places left; null: without limit. */
  places: number | null;
}

function IfAllAccept({ each, places, chosen }: IfAllAcceptProps) {
  const planned = toPaise(each) * (places ?? 0);
  const paise = chosen.reduce((sum, { work_price: price }) => sum + toPaise(price ?? each), 0);
  const unknown = chosen.filter(({ work_price: price }) => price === null).length;
  const apart = toRupees(Math.abs(planned - paise));
  const [difference, whole, counted] = [formatRupees(apart), formatRupees(toRupees(planned)), formatRupees(each)];
  return (
    <div className="bg-sunken p-4 md:max-xl:col-span-2 md:p-5">
      <p className="text-sm text-t2">
        <Plural value={chosen.length} one="If this one accepts" other="If all # accept" />
      </p>
      <p className="money text-2xl">{formatRupees(toRupees(paise))}</p>
      <p className="num mt-1 text-sm text-t2">
        {places === null ? null : paise > planned ? (
          <Trans>
            {difference} over the {whole} for the places left.
          </Trans>
        ) : (
          <Trans>
            {difference} under the {whole} for the places left.
          </Trans>
        )}{' '}
        {unknown > 0 ? (
          <Plural
            value={unknown}
            one={`One without a full price is counted at ${counted}.`}
            other={`# without a full price are counted at ${counted} each.`}
          />
        ) : null}
      </p>
    </div>
  );
}
