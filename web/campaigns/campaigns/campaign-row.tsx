import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { deliverablesInWords } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { JaaliTile } from '../../ui/brand/jaali-tile.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Money } from '../../ui/data/money.tsx';
import { CampaignMenu } from './campaign-menu.tsx';
import { draftPath } from './draft-path.ts';
import { NeedsInShort } from './needs-in-short.tsx';
import { type NextStep, nextStep } from './next-step.ts';
import { NextStepLine } from './next-step-line.tsx';
import { StatusTag } from './status-tag.tsx';

interface CampaignRowProps {
  campaign: Campaign;
  isOwn: boolean;
  /** Status of the user's application. */
  standing?: React.ReactNode;
  /** The user's pledges with their next steps. */
  pledges?: React.ReactNode;
}

/** Campaign of the user: summary, status and actions. */
export function CampaignRow({ campaign, isOwn, standing, pledges }: CampaignRowProps) {
  const { i18n } = useLingui();
  const { id, title, cover, creator, content, start_date: start, end_date: end } = campaign;
  const day = (date: string) => formatDay(date, { locale: i18n.locale });
  const to = campaign.is_draft ? draftPath(campaign) : paths.campaign(id);
  const step = untoldStep(campaign, isOwn);
  return (
    <Card as="article" padding="sm" className="flex gap-4">
      {cover ? (
        <img
          src={cover}
          alt=""
          className="hidden size-18 flex-none rounded-tile object-cover sm:block"
          loading="lazy"
        />
      ) : (
        <JaaliTile id={`campaign-${id}`} className="hidden size-18 flex-none rounded-tile sm:block" />
      )}
      <div className="min-w-0 flex-1">
        <h2 className="h4">
          <Link to={to} className="text-t1 no-underline hover:underline">
            {title || <Trans>Untitled draft</Trans>}
          </Link>
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-2">
          <StatusTag campaign={campaign} />
          {standing}
        </p>
        <p className="mt-2 text-sm text-t2">
          <Dotted>
            {isOwn ? null : nameOf(creator)}
            {start && end ? `${day(start)} – ${day(end)}` : null}
            {deliverablesInWords(content, i18n) || null}
          </Dotted>
        </p>
        <div className="mt-2 grid gap-1 empty:hidden">
          {isOwn ? <OwnFigures campaign={campaign} /> : pledges}
          <OwnPrice campaign={campaign} />
          {step ? (
            <p>
              <NextStepLine step={step} />
            </p>
          ) : null}
        </div>
      </div>
      <div className="flex-none">
        <CampaignMenu campaign={campaign} isOwn={isOwn} />
      </div>
    </Card>
  );
}

/** Next step unless the row already shows it: applications are among the figures, and pledges show their own. */
function untoldStep(campaign: Campaign, isOwn: boolean): NextStep | null {
  const step = nextStep(campaign, isOwn);
  const { isMine, kind } = step;
  const isUntold = isOwn ? isMine && kind !== 'answer' : campaign.my_application !== null && kind !== 'nothing';
  return isUntold ? step : null;
}

/** Quote or agreed price of the user's application. */
function OwnPrice({ campaign: { my_application: own, compensation } }: Pick<CampaignRowProps, 'campaign'>) {
  if (!own?.quote || (compensation !== 'paid' && compensation !== 'mixed')) return null;
  return (
    <p>
      <Money value={own.quote} size={19} />
    </p>
  );
}

/** Applications and taken places; for joint campaigns the needs. */
function OwnFigures({ campaign }: { campaign: Campaign }) {
  const { counts, slots, budget_total: budget } = campaign;
  if (campaign.is_draft) return null;
  if (campaign.type === 'joint') return <NeedsInShort needs={campaign.needs} />;
  const waiting = (counts.applied ?? 0) + (counts.shortlisted ?? 0);
  const taken = counts.slots_taken;
  return (
    <p className="num flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {waiting > 0 ? (
        <Link to={paths.appliedUsers(campaign.id)} className="link hit-44 font-semibold">
          <Plural value={waiting} one="# to answer" other="# to answer" />
        </Link>
      ) : campaign.status === 'completed' ? null : (
        <span className="text-t2">
          <Trans>No applications to answer</Trans>
        </span>
      )}
      {slots === null ? null : (
        <span className="text-t2">
          <Trans>
            {taken} of {slots} places taken
          </Trans>
        </span>
      )}
      {budget === null ? null : (
        <span className="text-t2">
          <Trans>
            <Money value={budget} /> in total
          </Trans>
        </span>
      )}
    </p>
  );
}
