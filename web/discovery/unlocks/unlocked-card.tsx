import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { MessageCircle, Undo2 } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Unlock, UnlockedInfluencer } from '../../../contract/discovery/unlocks.ts';
import { formatShortDate } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ContactLines } from '../../ui/data/contact-lines.tsx';
import { Tag } from '../../ui/data/tag.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';

const DeadContactDialog = lazyWithRetry(async () => ({
  default: (await import('./dead-contact-dialog.tsx')).DeadContactDialog,
}));

/** Unlocked person: contacts, how it was unlocked, and refunds. */
export function UnlockedCard({ person }: { person: UnlockedInfluencer }) {
  const { id, fullname, contact, unlock } = person;
  const { i18n } = useLingui();
  const place = topicAndCity(person, i18n.locale);
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="flex items-center gap-3">
        <Avatar id={id} image={person.profile_image} size={48} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate font-semibold">
            <Link to={paths.influencerProfile('influencer', id)} className="link">
              {fullname}
            </Link>
          </h3>
          <p className="truncate text-sm text-t3">{place}</p>
        </div>
      </div>
      <div className="mt-2 flex-1">{contact ? <ContactLines contact={contact} /> : null}</div>
      {unlock ? <HowOpened unlock={unlock} /> : null}
      <div className="mt-3 flex flex-wrap items-center gap-2 empty:hidden">
        {person.claimed ? (
          <LinkButton size="sm" icon={MessageCircle} to={paths.chatWith(id)}>
            <Trans>Message</Trans>
            <span className="sr-only">{`: ${fullname}`}</span>
          </LinkButton>
        ) : null}
        {unlock?.can.report === true ? <ReportButton id={id} name={fullname} coins={unlock.coins} /> : null}
      </div>
    </Card>
  );
}

function HowOpened({ unlock }: { unlock: Unlock }) {
  const { i18n } = useLingui();
  const day = formatShortDate(unlock.createdAt, i18n.locale);
  return (
    <div className="mt-2 flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-t3 text-xs">
      <span>
        <Paid unlock={unlock} day={day} />
      </span>
      {unlock.refund ? (
        <Tag tone="green" icon={Undo2}>
          <CameBack refund={unlock.refund} />
        </Tag>
      ) : unlock.reported_at ? (
        <Tag tone="amber">
          <Trans>Reported; our team is checking it</Trans>
        </Tag>
      ) : null}
    </div>
  );
}

function Paid({ unlock: { paid_by, coins }, day }: { unlock: Unlock; day: string }): ReactNode {
  if (paid_by === 'agreement') return <Trans>Visible through your agreement since {day}</Trans>;
  if (paid_by === 'quota') return <Trans>Free unlock, {day}</Trans>;
  return <Plural value={coins} one={`# coin, ${day}`} other={`# coins, ${day}`} />;
}

function CameBack({ refund: { coins, reason } }: { refund: NonNullable<Unlock['refund']> }) {
  if (coins === 0) return <Trans>Not counted: no answer</Trans>;
  return reason === 'silent' ? (
    <Plural value={coins} one="# coin returned: no answer" other="# coins returned: no answer" />
  ) : (
    <Plural value={coins} one="# coin returned: contact didn’t work" other="# coins returned: contact didn’t work" />
  );
}

function ReportButton({ id, name, coins }: { id: string; name: string; coins: number }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="text" size="sm" onClick={() => setAsking(true)}>
        <Trans>This contact doesn’t work</Trans>
        <span className="sr-only">{`: ${name}`}</span>
      </Button>
      <Suspense>
        {asking ? <DeadContactDialog id={id} name={name} coins={coins} onClose={() => setAsking(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Placeholders for two cards. */
export function UnlockedSkeletons() {
  return ['first', 'second'].map((key) => (
    <li key={key} className="rounded-card border border-line bg-surface p-4 md:p-5">
      <Skeleton className="size-12" />
      <Skeleton className="mt-3 h-28" />
      <Skeleton className="mt-3 h-9 w-2/5" />
    </li>
  ));
}
