import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, MessageCircle, X } from 'lucide-react';
import { Link } from 'react-router';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { paths } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { KeyHint } from '../../ui/feedback/key-hint.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { MoneyActs } from './agreed-parts.tsx';
import { type Answer, answersTo } from './answer-outbox.ts';
import { Reach } from './applicant-parts.tsx';
import { ApplicantHead, ApplicantStory, type ApplicantStoryProps } from './applicant-story.tsx';

export interface ApplicantPanelProps {
  campaign: ApplicantStoryProps['campaign'];
  application: Application;
  /** Displayed status, including a pending answer. */
  status: Application['status'];
  /** Position from 1; 0 for an applicant no longer in the list. */
  position: number;
  total: number;
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  onAnswer: (answer: Answer) => void;
}

/** Details of an applicant: beside the table on wide screens, a sheet on phones. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const isWide = useMedia('(width >= 1024px)');
  const { campaign, application, status, onClose } = props;
  if (!isWide) {
    // An answer closes the sheet, since a modal would cover the toast with Undo.
    const onAnswer: ApplicantPanelProps['onAnswer'] = (answer) => {
      onClose();
      props.onAnswer(answer);
    };
    return (
      <Sheet
        title={application.user.fullname}
        onClose={onClose}
        action={
          <div className="flex min-w-0 flex-wrap gap-2 *:flex-auto">
            <Answers {...props} onAnswer={onAnswer} />
          </div>
        }
      >
        <ApplicantStory
          campaign={campaign}
          application={application}
          status={status}
          head={<ApplicantHead application={application} />}
          hasSafetyMenu
        />
      </Sheet>
    );
  }
  return (
    <Card
      as="aside"
      padding="none"
      className="sticky top-20 flex h-176 max-h-[calc(100dvh-96px)] flex-col overflow-visible!"
    >
      <PanelHead {...props} />
      <div key={application.id} className="relative min-h-0 flex-1 overflow-y-auto px-5 pb-4">
        <ApplicantStory campaign={campaign} application={application} status={status} hasSafetyMenu />
      </div>
      {/* Not clipped by the card: sticks to the bottom of the window below a banner. */}
      <div className="sticky bottom-0 z-1 grid gap-2 rounded-b-[18px] border-line border-t bg-surface px-5 pt-3 pb-3.5">
        <Answers {...props} />
      </div>
    </Card>
  );
}

function PanelHead({ application, position, total, onStep, onClose }: ApplicantPanelProps) {
  const { t } = useLingui();
  const { user } = application;
  return (
    <div className="flex items-center gap-2 py-3 pr-2 pl-5">
      <Avatar id={user.id} image={user.profile_image} size={48} />
      <div className="min-w-0 flex-1 pl-1">
        <h3 className="h5 break-words leading-tight">
          <Link to={paths.influencerProfile('influencer', user.id)} className="hover:underline">
            {user.fullname}
          </Link>
        </h3>
        <p className="num truncate text-sm text-t3">
          <Reach card={user} />
        </p>
      </div>
      {position > 0 ? (
        <span className="num flex-none text-sm text-t3">
          <Trans>
            {position} of {total}
          </Trans>
        </span>
      ) : null}
      <span className="flex flex-none">
        <IconButton icon={ChevronUp} size="sm" label={t`Previous`} onClick={() => onStep(-1)} />
        <IconButton icon={ChevronDown} size="sm" label={t`Next`} onClick={() => onStep(1)} />
        <IconButton icon={X} size="sm" label={t`Close`} onClick={onClose} />
      </span>
    </div>
  );
}

interface AnswersProps extends Pick<ApplicantPanelProps, 'campaign' | 'application' | 'status' | 'onAnswer'> {
  /** True beside the conversation, where no chat link is needed. */
  isChatOpen?: boolean;
}

/** Possible answers; the next step is primary. */
export function Answers({ campaign, application, status, onAnswer, isChatOpen }: AnswersProps) {
  const answers = answersTo(application, status);
  const { user } = application;
  return (
    <>
      {answers.includes('offered') ? (
        <Button variant="primary" block onClick={() => onAnswer('offered')}>
          <Trans>Make an offer…</Trans> <Cap>O</Cap>
        </Button>
      ) : null}
      {status === 'offered' ? (
        <LinkButton variant="primary" block to={paths.deal(campaign.id, application.id)}>
          <Trans>See the offers</Trans>
        </LinkButton>
      ) : null}
      <MoneyActs campaign={campaign} application={application} side="creator" />
      <span className="grid auto-cols-fr grid-flow-col gap-2">
        {answers.includes('shortlisted') ? (
          <Button onClick={() => onAnswer('shortlisted')}>
            <Trans>Shortlist</Trans> <Cap>S</Cap>
          </Button>
        ) : null}
        {isChatOpen ? null : (
          <LinkButton icon={MessageCircle} to={`${paths.campaignChats(campaign.id)}?user=${user.id}`}>
            <Trans>Chat</Trans>
          </LinkButton>
        )}
        {answers.includes('declined') ? (
          <Button variant="danger" onClick={() => onAnswer('declined')}>
            <Trans>Decline…</Trans>
          </Button>
        ) : null}
      </span>
    </>
  );
}

/** Shortcut hint; hidden on phones. */
function Cap({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="hidden lg:inline">
      <KeyHint>{children}</KeyHint>
    </span>
  );
}
