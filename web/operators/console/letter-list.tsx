import { Trans, useLingui } from '@lingui/react/macro';
import { Check, Mail, Undo2 } from 'lucide-react';
import { type ContactMessage, contactInboxCalls } from '../../../contract/operators/contact-inbox.ts';
import { request } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Card } from '../../ui/data/card.tsx';
import { PagedList } from '../../ui/data/paged-list.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { buttonClass } from '../../ui/forms/button-look.ts';
import { Moment } from './moment.tsx';
import { lettersQuery, useAct } from './operator.queries.ts';

/** Messages of the contact form. The answer is sent by e-mail; here it is only marked as answered. */
export function LetterList() {
  const { t } = useLingui();
  const { filters, clear } = useUrlFilters(['status']);
  const isAnswered = filters.status === 'answered';
  return (
    <>
      <div className="mb-4">
        <Tabs
          label={t`Support inbox`}
          current={isAnswered ? 'answered' : 'open'}
          tabs={[
            { id: 'open', to: '?', name: t({ message: 'Open', context: 'state' }) },
            { id: 'answered', to: '?status=answered', name: t`Answered` },
          ]}
        />
      </div>
      <PagedList
        query={lettersQuery(filters)}
        isFiltered={false}
        onClear={clear}
        empty={
          <EmptyState
            jaali="letters"
            title={isAnswered ? <Trans>No answered messages yet</Trans> : <Trans>Inbox is empty</Trans>}
          />
        }
      >
        {(letters) => (
          <ul className="grid gap-3">
            {letters.map((letter) => (
              <li key={letter.id}>
                <Letter letter={letter} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function Letter({ letter }: { letter: ContactMessage }) {
  const { t } = useLingui();
  const isAnswered = letter.can.reopen === true;
  const mark = useAct(() =>
    request(contactInboxCalls.markContactAnswered, { params: { id: letter.id }, body: { answered: !isAnswered } }),
  );
  async function toggle() {
    try {
      await mark.mutateAsync(undefined);
      showToast('success', isAnswered ? t`Marked as unanswered.` : t`Marked as answered.`);
    } catch (error) {
      showToast('error', reasonOf(error));
    }
  }
  const answer = `mailto:${encodeURIComponent(letter.email)}?subject=${encodeURIComponent(t`Your message to us`)}`;
  return (
    <Card as="article" className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="h4 min-w-0 [overflow-wrap:anywhere]">{letter.name}</h2>
        <p className="text-sm text-t3">
          <Moment at={letter.createdAt} />
        </p>
      </div>
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">{letter.message}</p>
      <div className="flex flex-wrap items-center gap-2">
        <a href={answer} className={buttonClass({ size: 'sm' })}>
          <Mail />
          {letter.email}
        </a>
        <Button size="sm" icon={isAnswered ? Undo2 : Check} onClick={toggle}>
          {isAnswered ? <Trans>Mark as unanswered</Trans> : <Trans>Mark as answered</Trans>}
        </Button>
        {letter.answered_by ? (
          <p className="text-sm text-t3">
            <Trans>Answered by {letter.answered_by.fullname}</Trans>
          </p>
        ) : null}
      </div>
    </Card>
  );
}
