import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { StickyNote } from 'lucide-react';
import { useState } from 'react';
import { TeamNotes } from '../../../campaigns/notes/team-notes.tsx';
import { useSession } from '../../../lib/session.ts';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { threadQuery } from '../../messages/messages.queries.ts';

/** Opens the team's notes on a creator beside the conversation, which stays in sight. */
export default function ChatNotes(them: { me: string; partnerId: string }) {
  const { t } = useLingui();
  const { profile } = useSession();
  const { data: thread } = useQuery(threadQuery(them));
  const [isOpen, setOpen] = useState(false);
  if (profile?.role === 'Influencer' || thread?.user.role.name !== 'Influencer') return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-11 w-full cursor-pointer items-center gap-2 border-line border-b px-4 py-1 font-semibold text-link text-sm hover:underline md:px-6"
      >
        <StickyNote className="size-4 flex-none" />
        <Trans>Team notes</Trans>
      </button>
      {isOpen ? (
        <Sheet title={t`Team notes`} onClose={() => setOpen(false)}>
          <TeamNotes target={`creator:${them.partnerId}`} />
        </Sheet>
      ) : null}
    </>
  );
}
