import { Plural, Trans } from '@lingui/react/macro';
import { Check, Clock, Flag } from 'lucide-react';
import type { Spending } from '../../../contract/hub/pools.ts';
import { formatPercent } from '../../lib/format.ts';
import { nameOf } from '../../lib/people-names.ts';
import { PersonAvatar } from '../../ui/data/person-avatar.tsx';
import { Tag } from '../../ui/data/tag.tsx';

interface Answer extends Pick<Spending['answers'][number], 'user' | 'percent'> {
  answer: 'agreed' | 'objected' | 'refused' | null;
  note?: string | null;
}

/** Payers with their share and answer. */
export function DrawAnswers({ answers }: { answers: readonly Answer[] }) {
  const agreed = answers.filter(({ answer }) => answer === 'agreed').length;
  return (
    <div>
      <h4 className="h5">
        <Trans>Payers’ answers</Trans>{' '}
        <span className="font-normal text-t2">
          <Plural value={answers.length} one={`${agreed} of # payer`} other={`${agreed} of # payers`} />
        </span>
      </h4>
      <ul>
        {answers.map(({ user, percent, answer, note }) => (
          <li
            key={user.id}
            className="flex items-center gap-3 border-line border-t border-dashed py-2 first:border-t-0"
          >
            <PersonAvatar person={user} />
            <span className="min-w-0 flex-1 md:flex md:items-center md:gap-3">
              <span className="block min-w-0 md:flex-1">
                <span className="block truncate font-semibold">{nameOf(user)}</span>
                {note ? <span className="block text-sm text-t2">“{note}”</span> : null}
              </span>
              <span className="num block text-sm text-t2">{formatPercent(percent)}</span>
            </span>
            <AnswerTag answer={answer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AnswerTag({ answer }: Pick<Answer, 'answer'>) {
  if (answer === 'agreed') {
    return (
      <Tag tone="green" icon={Check}>
        <Trans>Agreed</Trans>
      </Tag>
    );
  }
  if (answer) {
    return (
      <Tag tone="red" icon={Flag}>
        {answer === 'objected' ? <Trans>Objected</Trans> : <Trans>Refused</Trans>}
      </Tag>
    );
  }
  return (
    <Tag icon={Clock}>
      <Trans>No answer yet</Trans>
    </Tag>
  );
}
