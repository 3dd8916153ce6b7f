import type { Campaign } from '../../../contract/campaigns.ts';
import { Avatar } from '../../ui/avatar.tsx';

/** Who posts it: organisations by their business name. */
export function CreatorLine({ creator, children }: { creator: Campaign['creator']; children?: React.ReactNode }) {
  return (
    <div className="flex items-center gap-3">
      <Avatar
        id={creator.id}
        image={creator.profile_image}
        shape={creator.role === 'Influencer' ? 'person' : 'organisation'}
        size={40}
      />
      <div className="min-w-0 flex-1">
        <p className="h5 truncate">{nameOf(creator)}</p>
        <p className="truncate text-t3 text-xs">{[creator.role, creator.location].filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </div>
  );
}

export function nameOf(person: Pick<Campaign['creator'], 'fullname' | 'business_name'>): string {
  return person.business_name ?? person.fullname;
}
