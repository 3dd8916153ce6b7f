import { useLingui } from '@lingui/react/macro';
import type { ConversationUser } from '../../../contract/chat/messages.ts';
import { carrier } from '../../lib/api.ts';
import { lastActive } from '../../lib/clocks.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { sayLastActive } from '../../lib/time-labels.ts';
import { Avatar } from '../../ui/data/avatar.tsx';

interface PersonProps {
  user: Pick<ConversationUser, 'id' | 'profile_image' | 'role' | 'last_active'>;
  now: Date;
}

function isOnline({ user, now }: PersonProps): boolean {
  return user.last_active !== null && lastActive(user.last_active, now).is === 'online';
}

/** Avatar with an online dot. */
export function PersonAvatar({ user, now, size }: PersonProps & { size: 24 | 32 | 40 | 48 }) {
  const { t } = useLingui();
  return (
    <Avatar
      id={user.id}
      image={user.profile_image}
      size={size}
      shape={user.role.name === 'Influencer' ? 'person' : 'organisation'}
      online={isOnline({ user, now }) ? t`Online` : false}
    />
  );
}

/** Last activity, green while online. */
export function LastActive({ user, now }: PersonProps) {
  const { i18n } = useLingui();
  if (user.last_active === null) return null;
  const online = isOnline({ user, now });
  return (
    <span className={online ? 'whitespace-nowrap font-semibold text-ok' : 'whitespace-nowrap'}>
      {sayLastActive(user.last_active, { i18n, now })}
    </span>
  );
}

/** Business and place, if known. */
export function whereabouts(user: ConversationUser): string {
  return [user.business_name, user.location && placeIn(carrier.language(), user.location)].filter(Boolean).join(' · ');
}
