import { Trans } from '@lingui/react/macro';
import { BadgeCheck, MapPin } from 'lucide-react';
import type { PublicProfile } from '../../../contract/accounts/profile.ts';
import { formatDate } from '../../lib/format.ts';
import { placeIn, wordIn } from '../../lib/i18n/i18n.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';

/** Header of a business profile: name, place and description. */
export function BusinessHead({ person, locale }: { person: PublicProfile; locale: string }) {
  const since = formatDate(person.createdAt, { locale });
  return (
    <header>
      <div className="relative -mt-9 flex flex-col gap-2.5 md:-mt-12 md:flex-row md:gap-5">
        <Avatar
          id={person.id}
          image={person.profile_image}
          shape="organisation"
          size={96}
          className="rounded-tile bg-bg ring-[5px] ring-bg"
        />
        <div className="min-w-0 flex-1 md:pt-15">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="h1 min-w-0 break-words">{nameOf(person)}</h1>
            <Tag size="md">{wordIn(locale, person.role)}</Tag>
            {person.verified ? (
              <Tag tone="peacock" icon={BadgeCheck} size="md">
                <Trans>Verified</Trans>
              </Tag>
            ) : null}
          </div>
          <p className="mt-1 flex flex-wrap items-center gap-x-4 text-t2">
            {person.location ? (
              <span className="inline-flex items-center gap-1">
                <MapPin className="size-4" />
                {placeIn(locale, person.location)}
              </span>
            ) : null}
            <span>
              <Trans>Member since {since}</Trans>
            </span>
            {person.website ? (
              <a href={person.website} rel="noreferrer nofollow ugc" target="_blank" className="link min-w-0 break-all">
                {person.website.replace(/^https?:\/\//i, '').replace(/\/.*/, '')}
              </a>
            ) : null}
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-[62ch] whitespace-pre-line">
        {person.bio ?? (
          <span className="text-t3">
            <Trans>No description yet.</Trans>
          </span>
        )}
      </p>
    </header>
  );
}
