import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronRight, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { visibilityNames } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { untilEndOf } from '../../lib/time-labels.ts';
import { StatusTag } from './status-tag.tsx';

interface DetailsHeadProps {
  campaign: Campaign;
  isOwn: boolean;
  /** Bookmark button; null for the creator, who has other actions. */
  heart: ReactNode;
  /** Actions of the creator; null for others. */
  acts: ReactNode;
  /** Title and status on one line, without the facts: above a list that needs the height. */
  isCompact?: boolean;
  /** Facts of other features, at the end of the line. */
  children?: ReactNode;
}

/** Title, status, key facts and actions. */
export function DetailsHead({ campaign, isOwn, heart, acts, isCompact = false, children }: DetailsHeadProps) {
  const { i18n } = useLingui();
  const { title, creator, application_deadline: deadline, counts, slots } = campaign;
  const taken = counts.slots_taken;
  const name = title || <Trans>Untitled draft</Trans>;
  if (isCompact) {
    return (
      <header>
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Crumbs campaign={campaign} isOwn={isOwn} />
          <p className="num flex flex-wrap gap-x-3 gap-y-1 text-sm text-t2">{children}</p>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h1 className="h2 min-w-0 flex-[1_1_14rem]">{name}</h1>
          <span className="flex flex-wrap gap-2 max-md:order-last max-md:basis-full">
            <StatusTag campaign={campaign} size="md" />
          </span>
          {acts}
        </div>
      </header>
    );
  }
  return (
    <header>
      <Crumbs campaign={campaign} isOwn={isOwn} />
      {/* Actions are beside the title; wider ones are below the status on phones. */}
      <div className="mt-2 mb-5 flex flex-wrap items-start gap-x-4 gap-y-1">
        <h1 className="h1 min-w-0 flex-[1_1_14rem]">{name}</h1>
        {heart}
        <p className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-t2 md:order-last">
          <StatusTag campaign={campaign} size="md" />
          <span>{nameOf(creator)}</span>
          {deadline ? (
            <Fact>
              <Closing deadline={deadline} />
            </Fact>
          ) : null}
          {slots === null ? null : (
            <Fact>
              <Trans>
                {taken} of {slots} places taken
              </Trans>
            </Fact>
          )}
          {campaign.visibility === 'public' ? null : (
            <Fact>
              <Lock className="size-4 flex-none" />
              {i18n._(visibilityNames[campaign.visibility])}
            </Fact>
          )}
          {children}
        </p>
        {acts}
      </div>
    </header>
  );
}

function Closing({ deadline }: { deadline: string }) {
  const { i18n } = useLingui();
  const last = formatDay(deadline, { locale: i18n.locale });
  const until = untilEndOf(deadline, { i18n });
  return dateInIndia(new Date()) > deadline ? (
    <Trans>Applications closed on {last}</Trans>
  ) : (
    <Trans>Applications open {until}</Trans>
  );
}

function Fact({ children }: { children: ReactNode }) {
  return (
    <span className="num before:mr-3 before:text-t3 before:content-['·'] first:before:hidden max-md:before:hidden">
      {children}
    </span>
  );
}

function Crumbs({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  const isMine = isOwn || campaign.my_application !== null;
  return (
    <p className="flex items-center gap-1 text-sm text-t3">
      {isMine ? (
        <>
          <Link to={paths.myCampaigns} className="link hit-44">
            <Trans>My Campaigns</Trans>
          </Link>
          <ChevronRight className="size-4" />
          <Link to={`${paths.myCampaigns}?tab=${isOwn ? 'created' : 'applied'}`} className="link hit-44">
            {isOwn ? <Trans>Created</Trans> : <Trans>Applied</Trans>}
          </Link>
        </>
      ) : (
        <Link to={paths.campaignPosts} className="link hit-44">
          <Trans>Campaign Posts</Trans>
        </Link>
      )}
    </p>
  );
}
