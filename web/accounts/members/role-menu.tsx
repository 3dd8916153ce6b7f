import { Trans, useLingui } from '@lingui/react/macro';
import { Bell, Check, ChevronDown, ListChecks, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Member } from '../../../contract/accounts/members.ts';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Menu, MenuButton, MenuLine } from '../../ui/overlays/menu.tsx';
import { useRoleWords } from '../workspaces/use-role-words.ts';

interface RoleMenuProps {
  member: Pick<Member, 'fullname' | 'roles'>;
  /** Roles the reader may give. */
  choices: readonly MemberRole[];
  isPending: boolean;
  onChoose: (role: MemberRole) => void;
  /** Opens the form for several roles and limits. */
  onMore: () => void;
}

/** Button with the role of a member, and the menu that changes it: each role with its sentence. */
export function RoleMenu({ member: { fullname: name, roles }, choices, isPending, onChoose, onMore }: RoleMenuProps) {
  const { t } = useLingui();
  const { nameOf, rightsOf } = useRoleWords();
  const [first, ...others] = roles;
  const held = first ? nameOf(first) : '';
  return (
    <Menu
      isWide
      label={t`Change role of ${name}`}
      trigger={(props) => (
        <Button
          size="sm"
          className="w-30"
          disabled={isPending}
          aria-label={t`Change role of ${name}: ${held}`}
          {...props}
        >
          <span className="min-w-0 flex-1 truncate text-left">
            {held}
            {others.length > 0 ? ` +${others.length}` : ''}
          </span>
          <ChevronDown className="size-4 flex-none" />
        </Button>
      )}
    >
      {choices.map((role) => {
        const isHeld = roles.includes(role);
        return (
          <button
            key={role}
            type="button"
            data-closes
            aria-pressed={isHeld}
            // The only role held is kept: the menu just closes.
            onClick={isHeld && others.length === 0 ? undefined : () => onChoose(role)}
            className="grid w-full cursor-pointer grid-cols-[20px_minmax(0,1fr)] gap-x-3 px-4 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 aria-pressed:bg-pea-tint"
          >
            {isHeld ? <Check className="mt-0.5 size-5 text-link" /> : <span />}
            <RoleLines name={nameOf(role)} line={rightsOf(role)} />
          </button>
        );
      })}
      {choices.includes('owner') ? null : (
        <div className="grid grid-cols-[20px_minmax(0,1fr)] gap-x-3 px-4 py-1.5 text-t3">
          <LockKeyhole className="mt-0.5 size-5" />
          <RoleLines name={nameOf('owner')} line={<Trans>Only an owner can give this role.</Trans>} />
        </div>
      )}
      <MenuButton icon={ListChecks} onSelect={onMore}>
        <Trans>Several roles and limits</Trans>
      </MenuButton>
      <MenuLine />
      <p className="flex items-center gap-3 px-4 py-2 text-sm text-t2">
        <Bell className="size-5 flex-none" />
        <Trans>A change holds at once. {name} is told.</Trans>
      </p>
    </Menu>
  );
}

function RoleLines({ name, line }: { name: string; line: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block font-semibold">{name}</span>
      <span className="block text-sm text-t2">{line}</span>
    </span>
  );
}
