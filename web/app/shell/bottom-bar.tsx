import { Trans, useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { Banknote, Compass, Flag, Gauge, House, Megaphone, MessageCircle, Scale, User, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUnreadMessages } from '../../chat/messages/unread-messages.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Count } from '../../ui/data/tag.tsx';
import { accountMenuId } from './menu-ids.ts';
import { browsePages, ownCampaignPages, PartLink } from './part-link.tsx';

const item =
  'group flex cursor-pointer flex-col items-center justify-center gap-0.5 pt-1.5 pb-1 font-semibold text-t3 text-xs leading-none no-underline aria-[current]:text-link';
/** With very large text the labels do not fit and are for screen readers only. */
const word = '-my-0.5 max-w-full truncate py-0.5 @max-[18rem]:sr-only';
const pill = 'relative grid h-[30px] w-14 max-w-full place-items-center rounded-full group-aria-[current]:bg-pea-tint';

/** Bottom bar of phones for signed-in users: 68 px, by role. */
export function BottomBar() {
  const { profile } = useSession();
  const { t } = useLingui();
  if (!profile) return null;
  return (
    <nav
      aria-label={t`Shortcuts`}
      className="bottom-bar @container fixed inset-x-0 bottom-0 z-20 grid h-[68px] auto-cols-fr grid-flow-col border-line border-t bg-surface px-1 pb-1 md:hidden"
    >
      {profile.role === 'Operator' ? <OfOperator /> : <OfMember creates={profile.role !== 'Influencer'} />}
      <button type="button" popoverTarget={accountMenuId} className={item}>
        <span className={pill}>
          <User />
        </span>
        <span className={word}>
          <Trans>You</Trans>
        </span>
      </button>
    </nav>
  );
}

function OfMember({ creates }: { creates: boolean }) {
  const unread = useUnreadMessages().data?.unread ?? 0;
  return (
    <>
      <Item to={paths.dashboard} icon={House} label={<Trans>Home</Trans>} />
      {creates ? <Item to={paths.browse} also={browsePages} icon={Compass} label={<Trans>Discover</Trans>} /> : null}
      <Item
        to={creates ? paths.myCampaigns : paths.campaignPosts}
        also={[paths.myCampaigns, paths.campaignPosts, paths.jointCampaigns, '/campaign-details', ...ownCampaignPages]}
        icon={Megaphone}
        label={<Trans>Campaigns</Trans>}
      />
      <Item to={paths.messages} icon={MessageCircle} label={<Trans>Messages</Trans>} count={unread} />
      {creates ? null : <Item to={paths.wallet} icon={Wallet} label={<Trans>Wallet</Trans>} />}
    </>
  );
}

/** Console sections with pending work. */
function OfOperator() {
  return (
    <>
      <Item to={paths.operator} end icon={Gauge} label={<Trans>Console</Trans>} />
      <Item to={paths.operatorReports} icon={Flag} label={<Trans>Reports</Trans>} />
      <Item to={paths.operatorDisputes} icon={Scale} label={<Trans>Disputes</Trans>} />
      <Item to={paths.operatorPayouts} icon={Banknote} label={<Trans>Payouts</Trans>} />
    </>
  );
}

interface ItemProps {
  to: string;
  /** Current on exactly this page, not on pages below it. */
  end?: boolean;
  /** Other pages of the same section. */
  also?: readonly string[];
  icon: LucideIcon;
  label: ReactNode;
  count?: number;
}

function Item({ icon: Icon, label, count = 0, ...link }: ItemProps) {
  return (
    <PartLink className={item} {...link}>
      <span className={pill}>
        <Icon />
        {count > 0 ? <Count value={count} className="absolute -top-1 right-1 ring-2 ring-surface" /> : null}
      </span>
      <span className={word}>{label}</span>
    </PartLink>
  );
}
