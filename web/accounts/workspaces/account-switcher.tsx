import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, LogOut, Plus, Search, ShieldCheck } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { MemberAccount } from '../../../contract/accounts/workspaces.ts';
import { paths } from '../../lib/paths.ts';
import { personNameOf, useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Count } from '../../ui/data/tag.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { isAgency } from './is-agency.ts';
import { useRoleWords } from './use-role-words.ts';
import { useSwitchAccount } from './use-switch-account.ts';
import { accountsQuery } from './workspaces.queries.ts';

/** Number of accounts from which they are searched. */
const searchedFrom = 4;

const row =
  'flex min-h-15 w-full cursor-pointer items-center gap-3 rounded-ctl px-2.5 text-left text-t1 no-underline hover:bg-sunken focus-visible:bg-sunken aria-[current]:bg-pea-tint md:min-h-13';

interface AccountSwitcherProps {
  onLogOut: () => void;
  onAdd: (what: 'account' | 'client') => void;
}

/** The person and their accounts, one press to act for another. */
export function AccountSwitcher({ onLogOut, onAdd }: AccountSwitcherProps) {
  const { t } = useLingui();
  const { token } = useSession();
  const { data = [] } = useQuery({ ...accountsQuery, enabled: token !== null });
  const { pathname } = useLocation();
  const [typed, setTyped] = useState('');
  const panel = useRef<HTMLDivElement>(null);
  const isOverview = pathname === paths.allAccounts;
  const wanted = typed.trim().toLowerCase();
  const shown = data.filter(({ name }) => name.toLowerCase().includes(wanted));
  const [home] = data;

  /** Arrows go through the rows, also from the search; Enter in the search opens the first. */
  function move(event: KeyboardEvent) {
    const rows = [...(panel.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    const at = rows.indexOf(document.activeElement as HTMLElement);
    if (event.key === 'ArrowDown') rows[Math.min(at + 1, rows.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') rows[Math.max(at - 1, 0)]?.focus();
    else if (event.key === 'Enter' && at === -1 && wanted)
      panel.current?.querySelector<HTMLElement>('li button')?.click();
    else return;
    event.preventDefault();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows go between the buttons inside
    <div ref={panel} onKeyDown={move} className="flex max-h-[inherit] min-h-0 flex-col">
      <div className="flex flex-none items-center gap-3 p-3">
        {home ? <Avatar id={home.id} image={home.profile_image} size={40} /> : null}
        <div className="min-w-0 flex-1">
          <PersonName />
          <p className="num truncate text-sm text-t3">
            <Plural value={data.length} one="acts for # account" other="acts for # accounts" />
          </p>
        </div>
        <Link
          to={paths.security}
          aria-label={t`My security`}
          title={t`My security`}
          className="inline-grid size-11 flex-none place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1"
        >
          <ShieldCheck />
        </Link>
        <IconButton icon={LogOut} label={t`Log out`} onClick={onLogOut} />
      </div>
      {data.length >= searchedFrom ? (
        <div className="flex-none px-3 pb-2">
          <Input
            icon={Search}
            type="search"
            autoFocus
            aria-label={t`Find an account`}
            placeholder={t`Find an account`}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </div>
      ) : null}
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-2">
        {wanted || !home || data.length === 1 ? null : (
          <Link to={paths.allAccounts} data-row aria-current={isOverview ? 'page' : undefined} className={row}>
            <Avatar id={`all-${home.id}`} shape="organisation" size={40} />
            <RowText name={<Trans>All accounts</Trans>} note={<Trans>What waits, money and campaigns</Trans>} />
            {isOverview ? <Check className="size-5 text-link" /> : null}
          </Link>
        )}
        <p className="num px-2.5 pt-2 pb-1 font-semibold text-t3 text-xs">
          <Trans>Accounts {shown.length}</Trans>
        </p>
        <ul aria-label={t`Your accounts`}>
          {shown.map((account) => (
            <AccountRow key={account.id} account={account} isOverview={isOverview} />
          ))}
        </ul>
        {shown.length === 0 && wanted ? (
          <p role="status" className="px-2.5 py-3 text-sm text-t2">
            <Trans>No account of yours has this name.</Trans>
          </p>
        ) : null}
      </div>
      <div className="flex-none border-line border-t p-2">
        <button
          type="button"
          onClick={() => onAdd(isAgency(data) ? 'client' : 'account')}
          className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-ctl px-2.5 font-semibold text-link text-sm hover:bg-sunken"
        >
          <Plus className="size-4" />
          {isAgency(data) ? <Trans>Add a client</Trans> : <Trans>Add an account</Trans>}
        </button>
      </div>
    </div>
  );
}

function PersonName() {
  const { profile } = useSession();
  return <p className="h5 truncate">{profile ? personNameOf(profile) : null}</p>;
}

function AccountRow({ account, isOverview }: { account: MemberAccount; isOverview: boolean }) {
  const { t } = useLingui();
  const { nameOf } = useRoleWords();
  const { profile } = useSession();
  const open = useSwitchAccount();
  const { id, name, role, profile_image: image, member_roles: roles, needs_factor: needsFactor, unread } = account;
  const isCurrent = id === profile?.id && !isOverview;
  return (
    <li>
      <button
        type="button"
        data-row
        aria-current={isCurrent || undefined}
        onClick={() => void open(id)}
        className={row}
      >
        <Avatar id={id} image={image} shape={role === 'Influencer' ? 'person' : 'organisation'} size={40} />
        <RowText name={name} note={needsFactor ? t`Second factor needed` : roles.map(nameOf).join(' · ')} />
        <Count value={unread} label={t`${unread} unread`} />
        {isCurrent ? <Check className="size-5 text-link" /> : null}
      </button>
    </li>
  );
}

function RowText({ name, note }: { name: ReactNode; note: ReactNode }) {
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate font-semibold text-base">{name}</span>
      <span className="block truncate text-sm text-t3">{note}</span>
    </span>
  );
}
