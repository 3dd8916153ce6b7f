import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LucideIcon } from 'lucide-react';
import { Handshake, MessagesSquare, Moon, Search, Send } from 'lucide-react';
import type { CrmContactKind, CrmOutcome, CrmReason, CrmStage } from '../../../contract/campaigns/crm.ts';
import { reasonWords } from '../../lib/list-reasons.ts';
import type { Tone } from '../../ui/data/tag.tsx';

interface StageLook {
  name: MessageDescriptor;
  icon: LucideIcon;
  tone: Tone;
}

export const stageLooks: Record<CrmStage, StageLook> = {
  found: { name: msg`Found`, icon: Search, tone: 'grey' },
  asked: { name: msg({ message: 'Asked', context: 'creator' }), icon: Send, tone: 'blue' },
  talking: { name: msg`In talks`, icon: MessagesSquare, tone: 'amber' },
  working: { name: msg`Works with us`, icon: Handshake, tone: 'green' },
  not_now: { name: msg`Not now`, icon: Moon, tone: 'grey' },
};

export const contactWords: Record<CrmContactKind, MessageDescriptor> = {
  message: msg({ message: 'Message', context: 'contact' }),
  application: msg`Application`,
  invitation: msg`Invited to a campaign`,
  mail: msg`Invited by email`,
};

export const outcomeWords: Record<CrmOutcome, MessageDescriptor> = {
  added: msg`Added`,
  already: msg`On the list already`,
  invited: msg`Invited`,
  left_out: msg`Left out`,
};

export const leftOutWords: Record<CrmReason, MessageDescriptor> = {
  ...reasonWords,
  not_found: msg`Nobody here has this handle, and there is no email`,
  full: msg`The list is full`,
};
