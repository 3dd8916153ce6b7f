import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { formatShortDate } from '../../lib/format.ts';
import { needIcons, openOf, partsOf, sumNeeds } from '../../lib/needs.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { daysToLock } from './lock.ts';

/** Needs named on a card; further ones are counted. */
const shownNeeds = 3;

interface HubCardProps {
  campaign: Campaign;
  isOwn: boolean;
  /** Bookmark button. */
  heart: ReactNode;
  /** Match with the reader. */
  children: ReactNode;
}

/** Joint campaign in the hub: title, open needs, deadline. */
export function HubCard({ campaign, isOwn, heart, children }: HubCardProps) {
  const { id, title, creator, cover, my_pledges: mine } = campaign;
  return (
    <Card as="article" padding="none" className="flex h-full flex-col">
      <div className="relative h-18 overflow-hidden">
        {cover ? (
          <img src={cover} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <JaaliBand id={`campaign-${id}`} tile={72} />
        )}
        {heart ? <div className="absolute top-2 right-2">{heart}</div> : null}
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4">
        <div>
          <h2 className="h4 line-clamp-2">
            <Link to={paths.campaign(id)} className="text-t1 no-underline hover:underline">
              {title}
            </Link>
          </h2>
          <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-t2">
            <PersonAvatar person={creator} size={24} />
            <span className="min-w-0 truncate">{nameOf(creator)}</span>
            {isOwn ? (
              <Tag tone="peacock">
                <Trans>Yours</Trans>
              </Tag>
            ) : null}
            {mine.length > 0 ? (
              <Tag tone="blue">
                <Trans>You pledged</Trans>
              </Tag>
            ) : null}
          </p>
        </div>
        <CardNeeds needs={campaign.needs} />
        <div className="mt-auto grid gap-3">
          <CardLock campaign={campaign} />
          {children}
          <LinkButton variant="peacock" block to={paths.campaign(id)}>
            <Trans>See the needs</Trans>
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}

function CardNeeds({ needs }: { needs: Campaign['needs'] }) {
  const { i18n } = useLingui();
  const { spoken, total, open } = sumNeeds(needs);
  const wanted = needs.filter((need) => openOf(need) > 0).toSorted((a, b) => openOf(b) - openOf(a));
  const more = wanted.length - shownNeeds;
  return (
    <>
      <div>
        <p className="mb-1.5 flex flex-wrap items-baseline gap-x-2">
          <Money value={open} size={28} className={open > 0 ? 'text-amber-t' : 'text-ok'} />
          <span className="text-sm text-t2">
            <Trans>still needed</Trans>
          </span>
        </p>
        <ProgressBar parts={partsOf(needs)} total={total} />
        <p className="num mt-1.5 text-sm text-t2">
          <Trans>
            <Money value={spoken} /> of <Money value={total} /> pledged
          </Trans>
        </p>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
        {wanted.slice(0, shownNeeds).map((need) => {
          const Icon = needIcons[need.kind];
          return (
            <li key={need.id} className="flex items-center gap-2">
              <Icon className="size-4 flex-none text-link" />
              <span className="min-w-0 flex-1 truncate">
                {i18n._(needNames[need.kind])}
                {need.description ? <span className="text-t3"> · {need.description}</span> : null}
              </span>
              <Money value={openOf(need)} className="flex-none font-semibold" />
            </li>
          );
        })}
        {more > 0 ? (
          <li className="text-t3">
            <Plural value={more} one="and # more need" other="and # more needs" />
          </li>
        ) : null}
        {wanted.length === 0 ? (
          <li className="font-semibold text-ok">
            <Trans>Fully pledged</Trans>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function CardLock({ campaign: { start_date: start } }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  if (!start) return null;
  const day = formatShortDate(start, i18n.locale);
  return (
    <p className="num flex items-center gap-2 text-sm text-t2">
      <Lock className="size-4 text-t3" />
      {daysToLock(start) > 0 ? <Trans>Locks on the start date, {day}</Trans> : <Trans>Locked since {day}</Trans>}
    </p>
  );
}
