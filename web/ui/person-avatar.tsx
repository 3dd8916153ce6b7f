import type { PersonCard } from '../../contract/people.ts';
import { Avatar } from './avatar.tsx';

interface PersonAvatarProps {
  person: Pick<PersonCard, 'id' | 'profile_image' | 'role'>;
  size?: 24 | 40;
}

/** People are a leaf, organisations a tile. */
export function PersonAvatar({ person, size = 40 }: PersonAvatarProps) {
  const shape = person.role === 'Influencer' ? 'person' : 'organisation';
  return <Avatar id={person.id} image={person.profile_image} shape={shape} size={size} />;
}
