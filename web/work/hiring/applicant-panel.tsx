import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, MessageCircle, X } from 'lucide-react';
import type { Application, applicantSorts } from '../../../contract/campaigns/applications.ts';
import { paths } from '../../lib/paths.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Card } from '../../ui/data/card.tsx';
import { KeyHint } from '../../ui/feedback/key-hint.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { type AgreedProps, MoneyActs } from './agreed-parts.tsx';
import { type Answer, answersTo } from './answer-outbox.ts';
import { ApplicantStory } from './applicant-story.tsx';

interface ApplicantPanelProps {
  campaign: AgreedProps['campaign'];
  application: Application;
  /** Displayed status, including a pending answer. */
  status: Application['status'];
  /** Position from 1; 0 for an applicant no longer in the list. */
  position: number;
  total: number;
  sort: (typeof applicantSorts)[number];
  onStep: (by: 1 | -1) => void;
  onClose: () => void;
  /** `isAsked`: the creator wants to enter a counter-quote first. */
  onAnswer: (answer: Answer, isAsked?: boolean) => void;
}

/** Details of an applicant: beside the table on wide screens, a sheet on phones. */
export function ApplicantPanel(props: ApplicantPanelProps) {
  const isWide = useMedia('(width >= 1024px)');
  const { campaign, application, status, onClose } = props;
  if (!isWide) {
    // An answer closes the sheet, since a modal would cover the toast with Undo.
    const onAnswer: ApplicantPanelProps['onAnswer'] = (answer, isAsked) => {
      onClose();
      props.onAnswer(answer, isAsked);
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
        <ApplicantStory campaign={campaign} application={application} status={status} isTitled={false} hasSafetyMenu />
      </Sheet>
    );
  }
  // Not clipped by the card: the answer buttons stick to the bottom of the window.
  return (
    <Card
      as="aside"
      padding="none"
      className="sticky top-20 flex max-h-[calc(100dvh-96px)] w-94 flex-none flex-col overflow-visible!"
    >
      <PanelHead {...props} />
      <div key={application.id} className="relative min-h-0 overflow-y-auto px-5 pb-5">
        <ApplicantStory campaign={campaign} application={application} status={status} isTitled hasSafetyMenu />
      </div>
      <div className="sticky bottom-0 z-1 flex flex-wrap gap-2 rounded-b-[18px] *:flex-auto border-line border-t bg-surface px-5 py-4">
        <Answers {...props} />
      </div>
    </Card>
  );
}

function PanelHead({ position, total, sort, onStep, onClose }: ApplicantPanelProps) {
  const { t } = useLingui();
  const orders = {
    match: t`match first`,
    price: t`cheapest first`,
    reach: t`most followers first`,
    newest: t`newest first`,
  };
  return (
    <div className="flex items-center gap-1 pt-3 pr-3 pb-1 pl-5">
      <span className="num flex-1 text-sm text-t3">
        {position > 0 ? (
          <>
            <Trans>
              {position} of {total}
            </Trans>
            {' · '}
            {orders[sort]}
          </>
        ) : null}
      </span>
      <IconButton icon={ChevronUp} size="sm" label={t`Previous`} onClick={() => onStep(-1)} />
      <IconButton icon={ChevronDown} size="sm" label={t`Next`} onClick={() => onStep(1)} />
      <IconButton icon={X} size="sm" label={t`Close`} onClick={onClose} />
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
  const { quote, user } = application;
  const price = quote === null ? null : formatRupees(quote);
  return (
    <>
      {answers.includes('offered') ? (
        <Button variant="primary" block onClick={() => onAnswer('offered')}>
          {price ? <Trans>Offer {price}</Trans> : <Trans>Offer</Trans>} <Cap>O</Cap>
        </Button>
      ) : null}
      <MoneyActs campaign={campaign} application={application} side="creator" />
      <span className="grid auto-cols-fr grid-flow-col gap-2">
        {answers.includes('shortlisted') ? (
          <Button onClick={() => onAnswer('shortlisted')}>
            <Trans>Shortlist</Trans> <Cap>S</Cap>
          </Button>
        ) : null}
        {answers.includes('offered') && !answers.includes('shortlisted') ? (
          <Button onClick={() => onAnswer('offered', true)}>
            <Trans>Counter</Trans>
          </Button>
        ) : null}
        {isChatOpen ? null : (
          <LinkButton icon={MessageCircle} to={`${paths.campaignChats(campaign.id)}?user=${user.id}`}>
            <Trans>Chat</Trans>
          </LinkButton>
        )}
        {answers.includes('declined') ? (
          <Button variant="danger" onClick={() => onAnswer('declined')}>
            <Trans>Decline</Trans> <Cap>X</Cap>
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
