import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useSession } from '../../lib/session.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Count } from '../../ui/data/tag.tsx';
import { roleName } from './role-words.ts';
import { accountsQuery } from './workspaces.queries.ts';

interface AccountListProps {
  onSwitch: (id: string) => void;
}

/** The person's accounts, one press to act for another. Nothing for whoever has only one. */
export function AccountList({ onSwitch }: AccountListProps) {
  const { t, i18n } = useLingui();
  const { token, profile } = useSession();
  const { data = [] } = useQuery({ ...accountsQuery, enabled: token !== null });
  if (data.length < 2) return null;
  return (
    <ul aria-label={t`Your accounts`} className="max-h-[456px] overflow-y-auto border-line border-b p-2">
      {data.map(({ id, name, role, profile_image: image, member_roles: roles, unread }) => {
        const isCurrent = id === profile?.id;
        return (
          <li key={id}>
            <button
              type="button"
              data-closes
              aria-current={isCurrent || undefined}
              onClick={() => (isCurrent ? undefined : onSwitch(id))}
              className={`flex min-h-15 w-full cursor-pointer items-center gap-3 rounded-ctl px-2 text-left md:min-h-13 ${isCurrent ? 'bg-pea-tint' : 'hover:bg-sunken'}`}
            >
              <Avatar id={id} image={image} shape={role === 'Influencer' ? 'person' : 'organisation'} size={40} />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold text-base">{name}</span>
                <span className="block truncate text-sm text-t3">
                  {roles.map((one) => i18n._(roleName[one])).join(' · ')}
                </span>
              </span>
              <Count value={unread} label={t`${unread} unread`} />
              {isCurrent ? <Check className="size-5 text-link" /> : null}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
