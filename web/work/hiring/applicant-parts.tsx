import type { Application } from '../../../contract/campaigns/applications.ts';
import { carrier } from '../../lib/api.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';

/** Attribute of an applicant's row, for keyboard navigation. */
export const rowName = 'data-applicant';

/** Avatar, name and handle; the name opens the applicant. */
export function Who({ application, onOpen }: { application: Application; onOpen: () => void }) {
  const { id, user } = application;
  return (
    <span className="flex items-center gap-3">
      <Avatar id={user.id} image={user.profile_image} size={40} />
      <span className="min-w-0">
        <button
          type="button"
          {...{ [rowName]: id }}
          onClick={onOpen}
          className="hit-44 block max-w-full scroll-my-32 cursor-pointer truncate text-left font-bold text-base hover:underline"
        >
          {user.fullname}
        </button>
        <span className="block truncate text-t3">{handleOf(application)}</span>
      </span>
    </span>
  );
}

/** For example "@handle · City". */
export function handleOf({ user }: Application): string {
  const handle = user.accounts[0]?.handle ?? user.username;
  return [`@${handle}`, user.city && placeIn(carrier.language(), user.city.name)].filter(Boolean).join(' · ');
}

/** Strongest reason and gap; without a gap, the two strongest reasons. */
export function MatchCell({ application, isTight }: { application: Application; isTight?: boolean }) {
  const { match } = application;
  if (!match) return null;
  const [best, ...others] = [...match.reasons.slice(0, 1), ...match.gaps.slice(0, 1), ...match.reasons.slice(1)];
  return (
    <span className="flex items-center gap-3">
      <span className="w-12 flex-none">
        <MatchScore match={match} isLarge isNamed stacks="always" />
      </span>
      {isTight ? (
        // Beside an open applicant only the gap is shown, in full, since gaps distinguish the rows.
        <span className="line-clamp-2 min-w-0 text-t2">{match.gaps[0] ?? best}</span>
      ) : (
        <span className="min-w-0 text-t2">
          <span className="block truncate max-md:whitespace-normal">{best}</span>
          <span className="block truncate max-md:whitespace-normal">{others[0]}</span>
        </span>
      )}
    </span>
  );
}
