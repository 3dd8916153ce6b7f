import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { LucideIcon } from 'lucide-react';
import {
  CircleCheck,
  CircleX,
  FileCheck,
  Handshake,
  Inbox,
  IndianRupee,
  ListChecks,
  PencilLine,
  Play,
  Send,
  Undo2,
  Wallet,
} from 'lucide-react';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { Tag, type Tone } from '../../ui/data/tag.tsx';

interface Look {
  name: MessageDescriptor;
  icon: LucideIcon;
  tone: Tone;
}

export const applicationLooks: Record<Application['status'], Look> = {
  applied: { name: msg`Applied`, icon: Inbox, tone: 'blue' },
  shortlisted: { name: msg`Shortlisted`, icon: ListChecks, tone: 'peacock' },
  offered: { name: msg`Offered`, icon: Send, tone: 'amber' },
  accepted: { name: msg`Accepted`, icon: Handshake, tone: 'green' },
  in_progress: { name: msg`In progress`, icon: Play, tone: 'green' },
  submitted: { name: msg`Submitted`, icon: FileCheck, tone: 'blue' },
  changes_requested: { name: msg`Changes requested`, icon: PencilLine, tone: 'amber' },
  approved: { name: msg`Approved`, icon: CircleCheck, tone: 'green' },
  paid: { name: msg`Paid`, icon: IndianRupee, tone: 'grey' },
  declined: { name: msg`Declined`, icon: CircleX, tone: 'grey' },
  withdrawn: { name: msg`Withdrawn`, icon: Undo2, tone: 'grey' },
  cancelled: { name: msg`Cancelled`, icon: CircleX, tone: 'grey' },
};

const done: Look = { name: msg`Done`, icon: CircleCheck, tone: 'grey' };

/** Status of an application; unpaid work that has ended is done, not paid. */
export function ApplicationTag({ application }: { application: Pick<Application, 'status' | 'quote'> }) {
  const { status, quote } = application;
  return <LookTag look={status === 'paid' && !quote ? done : applicationLooks[status]} />;
}

const toFund: Look = { name: msg`Needs funding`, icon: Wallet, tone: 'amber' };

/** Status for the creator: accepted paid work waits for funding. */
export function ApplicantTag({ status, isPaid }: { status: Application['status']; isPaid: boolean }) {
  if (isPaid) return <LookTag look={status === 'accepted' ? toFund : applicationLooks[status]} />;
  return <ApplicationTag application={{ status, quote: null }} />;
}

function LookTag({ look: { name, icon, tone } }: { look: Look }) {
  const { i18n } = useLingui();
  return (
    <Tag tone={tone} icon={icon}>
      {i18n._(name)}
    </Tag>
  );
}
