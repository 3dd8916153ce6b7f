import { Trans, useLingui } from '@lingui/react/macro';
import { BadgeCheck, UserRound } from 'lucide-react';
import { Link } from 'react-router';
import type { InfluencerDetails } from '../../../../contract/discovery/discovery.ts';
import { placeIn, wordIn } from '../../../lib/i18n/i18n.ts';
import { langOf } from '../../../lib/lang-of.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/data/avatar.tsx';
import { Tag } from '../../../ui/data/tag.tsx';

/** Name, handle, place, languages, bio and topics. */
export function ProfileHead({ details }: { details: InfluencerDetails }) {
  const { i18n } = useLingui();
  const place = placeIn(i18n.locale, [details.city?.name, details.state?.name].filter(Boolean).join(', '));
  const handle = `@${details.accounts[0]?.handle ?? details.username}`;
  const languages = details.languages.map(({ name }) => wordIn(i18n.locale, name));
  const line = [handle, place, languages.join(', ')].filter(Boolean).join(' · ');
  return (
    <header>
      <div className="relative -mt-9 flex flex-col gap-2.5 md:-mt-8 md:flex-row md:items-end md:gap-5">
        <Avatar
          id={details.id}
          image={details.profile_image}
          size={96}
          className="rounded-leaf bg-bg ring-[5px] ring-bg"
        />
        <div className="min-w-0 flex-1 md:pt-11">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 lang={langOf(details.fullname)} className="h1 min-w-0 break-words">
              {details.fullname}
            </h1>
            {details.verified ? (
              <Tag tone="peacock" icon={BadgeCheck} size="md">
                <Trans>Verified</Trans>
              </Tag>
            ) : null}
            {details.claimed ? null : (
              <Tag tone="amber" icon={UserRound} size="md">
                <Trans>Unclaimed profile</Trans>
              </Tag>
            )}
          </div>
          <p className="mt-1 text-sm text-t2 md:text-base">{line}</p>
        </div>
      </div>
      {details.bio ? (
        <p lang={langOf(details.bio)} className="mt-4 max-w-[62ch] whitespace-pre-line">
          {details.bio}
        </p>
      ) : null}
      {details.claimed ? null : (
        <p className="mt-4 max-w-[62ch] text-sm text-t2">
          <Trans>
            This profile comes from an imported list and nobody has claimed it yet, so you can’t message it.
          </Trans>{' '}
          <Link to={paths.removeProfile(details.accounts[0]?.handle)} className="link">
            <Trans>Is this you? Claim or remove it</Trans>
          </Link>
        </p>
      )}
      {details.categories.length > 0 ? (
        <ul className="mt-4 flex flex-wrap gap-2">
          {details.categories.map(({ id, name }) => (
            <li
              key={id}
              className="inline-flex min-h-8.5 items-center rounded-chip border border-line bg-surface px-2.5 pt-px font-semibold text-sm text-t2"
            >
              {wordIn(i18n.locale, name)}
            </li>
          ))}
        </ul>
      ) : null}
    </header>
  );
}
