import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { PersonCard } from '../../../contract/core/people.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { roleWords } from '../../lib/role-labels.ts';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';

/** Account in a row, linked to its console page. */
export function PersonLine({ person }: { person: PersonCard | null }) {
  const { i18n } = useLingui();
  if (!person) {
    return (
      <span className="text-t3">
        <Trans>Someone who is no longer here</Trans>
      </span>
    );
  }
  return (
    <span className="flex min-w-0 items-center gap-3">
      <PersonAvatar person={person} />
      <span className="min-w-0">
        <Link to={paths.operatorUser(person.id)} className="hit-44 block truncate font-semibold hover:underline">
          {nameOf(person)}
        </Link>
        <span className="block truncate text-sm text-t3 first-letter:uppercase">
          {i18n._(roleWords[person.role])}
          {person.username ? ` · ${person.username}` : ''}
        </span>
      </span>
    </span>
  );
}
