import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound, LockKeyhole, LogOut, MoreHorizontal, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import type { Member } from '../../../contract/accounts/members.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { whyNot } from '../../lib/can.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Menu, MenuButton } from '../../ui/overlays/menu.tsx';
import { useRoleWords } from '../workspaces/use-role-words.ts';
import { LimitWords, limitsFor, limitsOf, type MemberLimits } from './limit-fields.tsx';
import { changeMutation, removeMutation } from './members.queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { RoleMenu } from './role-menu.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

/** A talent manager's role comes with a share and a last day, which its form asks for. */
const hasTerms = (role: MemberRole) => role === 'talent_manager';

interface MemberListProps {
  members: readonly Member[];
  grantable: readonly MemberRole[];
}

/** Members of the account with their roles. */
export function MemberList({ members, grantable }: MemberListProps) {
  const { t } = useLingui();
  return (
    <Card as="section" padding="none" aria-label={t`Members`}>
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Members</Trans> <span className="num text-t3">{members.length}</span>
          </h2>
        }
      />
      <ul className="divide-y divide-line">
        {members.map((member) => (
          <MemberRow key={member.person_id} member={member} grantable={grantable} />
        ))}
      </ul>
    </Card>
  );
}

function MemberRow({ member, grantable }: { member: Member; grantable: readonly MemberRole[] }) {
  const { t, i18n } = useLingui();
  const { nameOf, rightsOf } = useRoleWords();
  const client = useQueryClient();
  const change = useMutation(changeMutation(client));
  const remove = useMutation(removeMutation(client));
  /** Roles to begin with in the form; null: closed. */
  const [changing, setChanging] = useState<MemberRole[] | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [isGiving, setGiving] = useState(false);
  const { profile } = useSession();
  const { person_id: id, fullname: name, roles, can } = member;
  const seen = member.last_active && formatAgo(member.last_active, { i18n });
  async function end() {
    try {
      await remove.mutateAsync(id);
      showToast('success', t`${name} no longer acts for this account.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  async function setRoles(chosen: MemberRole[], limits: MemberLimits) {
    await change.mutateAsync({ id, roles: chosen, ...limits });
    showToast('success', t`The change holds at once. ${name} is told.`);
  }
  const changeTo = (chosen: MemberRole[]) =>
    setRoles(chosen, limitsOf(member)).catch((error) => showToast('error', reasonOf(error)));
  return (
    <li className="grid min-h-19 grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 px-4 py-3 md:grid-cols-[40px_minmax(0,1fr)_minmax(0,1.2fr)_120px_44px] md:px-5">
      <Avatar id={id} image={member.profile_image} size={40} />
      <div className="min-w-0">
        <p className="h5 break-words">
          {name} {member.is_me ? <span className="font-normal text-t3">{t`(you)`}</span> : null}
        </p>
        <p className="break-words text-sm text-t3">{member.email}</p>
        <p className="mt-0.5 flex items-center gap-1 text-t3 text-xs">
          {member.second_factor ? (
            <>
              <ShieldCheck className="size-3.5 text-ok" />
              <Trans>Second factor</Trans>
            </>
          ) : (
            <Trans>No second factor</Trans>
          )}
          {seen ? <span>· {seen}</span> : null}
        </p>
      </div>
      <div className="min-w-0 max-md:col-span-2 max-md:col-start-2 max-md:row-start-2">
        {roles.map((role) => (
          <p key={role} className="text-sm text-t2">
            <span className="block font-semibold text-t1">{nameOf(role)}</span>
            {rightsOf(role)}
          </p>
        ))}
        <LimitWords member={member} />
      </div>
      <span className="max-md:col-start-2 max-md:row-start-3 md:col-start-4">
        {can.change === true ? (
          <RoleMenu
            member={member}
            choices={grantable}
            isPending={change.isPending}
            onChoose={(role) => (hasTerms(role) || roles.some(hasTerms) ? setChanging([role]) : changeTo([role]))}
            onMore={() => setChanging(roles)}
          />
        ) : (
          <span className="flex min-h-9 w-30 items-center gap-2 rounded-box bg-sunken px-3 text-sm text-t3">
            <span className="min-w-0 flex-1 truncate">{roles.map(nameOf).join(', ')}</span>
            <LockKeyhole className="size-4 flex-none" />
          </span>
        )}
      </span>
      {can.transfer === true || can.remove === true ? (
        <span className="max-md:col-start-3 max-md:row-start-1 md:col-start-5">
          <Menu
            label={t`Options for ${name}`}
            trigger={(props) => <IconButton icon={MoreHorizontal} label={t`Options for ${name}`} {...props} />}
          >
            {can.transfer === true ? (
              <MenuButton icon={KeyRound} onSelect={() => setGiving(true)}>
                <Trans>Give the account</Trans>
              </MenuButton>
            ) : null}
            {can.remove === true ? (
              <MenuButton icon={LogOut} danger onSelect={() => setLeaving(true)}>
                {member.is_me ? <Trans>Leave</Trans> : <Trans>Remove</Trans>}
              </MenuButton>
            ) : null}
          </Menu>
        </span>
      ) : null}
      {can.change === true || can.remove === true ? null : (
        <p className="col-span-full text-sm text-t3">{whyNot(can.change) ?? whyNot(can.remove)}</p>
      )}
      {isLeaving ? <RemoveDialog member={member} onRemove={end} onClose={() => setLeaving(false)} /> : null}
      {isGiving && profile ? (
        <TransferDialog accountId={profile.id} member={member} onClose={() => setGiving(false)} />
      ) : null}
      {changing ? (
        <RoleDialog
          title={t`The role of ${name}`}
          grantable={grantable}
          held={changing}
          limits={changing === roles ? limitsOf(member) : limitsFor(changing, limitsOf(member))}
          submit={<Trans>Change role</Trans>}
          onSubmit={setRoles}
          onClose={() => setChanging(null)}
        />
      ) : null}
    </li>
  );
}
