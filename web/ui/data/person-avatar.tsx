import type { PersonCard } from '../../../contract/core/people.ts';
import { Avatar } from './avatar.tsx';

interface PersonAvatarProps {
  /** `role` is null for senders without an account, such as the product itself. */
  person: Pick<PersonCard, 'id' | 'profile_image'> & { role: PersonCard['role'] | null };
  size?: 24 | 40;
}

/** Avatar of an account: leaf shape for people, tile for organisations. */
export function PersonAvatar({ person, size = 40 }: PersonAvatarProps) {
  const shape = person.role && person.role !== 'Influencer' ? 'organisation' : 'person';
  return <Avatar id={person.id} image={person.profile_image} shape={shape} size={size} />;
}
