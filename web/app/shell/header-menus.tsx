import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Bell, ChevronDown, MessageCircle, User } from 'lucide-react';
import { lazy, useEffect } from 'react';
import { accountsQuery } from '../../accounts/workspaces/workspaces.queries.ts';
import { useUnreadMessages } from '../../chat/messages/unread-messages.ts';
import { useMay } from '../../lib/member-roles.ts';
import { useSession } from '../../lib/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { MenuButton } from './menu-button.tsx';
import { accountMenuId, switcherId } from './menu-ids.ts';
import { MissingPanel } from './missing-panel.tsx';
import { shapeOf } from './owner-shape.ts';
import { useHeaderNotifications } from './shell.queries.ts';
import { SwitcherButton, useNamesAccount } from './switcher-button.tsx';

const loadPanel = () => import('./panels/header-panel.tsx');
const HeaderPanel = lazy(() => loadPanel().catch(() => ({ default: Missing })));

function Missing() {
  return <MissingPanel onRetry={() => location.reload()} />;
}

/** Messages, notifications and account menus; their content loads on hover, or when idle. */
export function HeaderMenus() {
  const { t } = useLingui();
  // Messages and notifications name sums.
  const seesSums = useMay('money');
  const messages = useUnreadMessages().data?.unread ?? 0;
  const notifications = useHeaderNotifications().data?.unread_total ?? 0;
  useEffect(() => whenIdle(() => void loadPanel().catch(() => {})), []);
  return (
    <>
      <div data-tour="notices" className="flex items-center gap-0.5 md:gap-2">
        {seesSums ? (
          <>
            <MenuButton
              id="messages-menu"
              icon={MessageCircle}
              wideOnly
              label={t`Messages`}
              count={messages}
              countLabel={<Plural value={messages} one="# new message" other="# new messages" />}
              onNear={loadPanel}
            >
              <HeaderPanel of="messages" />
            </MenuButton>
            <MenuButton
              id="notifications-menu"
              icon={Bell}
              label={t`Notifications`}
              count={notifications}
              countLabel={<Plural value={notifications} one="# new notification" other="# new notifications" />}
              onNear={loadPanel}
            >
              <HeaderPanel of="notifications" />
            </MenuButton>
          </>
        ) : null}
      </div>
      <AccountMenu />
      <SwitcherButton className="max-md:hidden" />
      <HeaderMenu id={switcherId} label={t`Switch account`} className="account-switcher md:w-[360px]">
        <HeaderPanel of="switcher" />
      </HeaderMenu>
    </>
  );
}

/** "My Account" menu; also opened by You in the bottom bar. Beside the name of an account it shows the person's face. */
function AccountMenu() {
  const { t } = useLingui();
  const { profile } = useSession();
  const isNamed = useNamesAccount();
  const { data: accounts = [] } = useQuery({ ...accountsQuery, enabled: profile?.home_id !== undefined });
  const home = accounts.find(({ id }) => id === profile?.home_id);
  return (
    <>
      <button
        type="button"
        popoverTarget={accountMenuId}
        title={t`My Account`}
        onPointerEnter={loadPanel}
        className="inline-flex h-11 cursor-pointer items-center gap-1.5 rounded-ctl px-1.5 text-t2 hover:bg-sunken max-md:hidden"
      >
        {profile ? (
          <Avatar
            id={(home ?? profile).id}
            image={(home ?? profile).profile_image}
            shape={isNamed ? 'person' : shapeOf(profile)}
            size={32}
          />
        ) : (
          <User />
        )}
        <ChevronDown className="size-4" />
        <span className="sr-only">
          <Trans>My Account</Trans>
        </span>
      </button>
      <HeaderMenu id={accountMenuId} label={t`My Account`} className="overflow-y-auto md:w-[320px]">
        <HeaderPanel of="account" />
      </HeaderMenu>
    </>
  );
}
