import type { Generated } from 'kysely';
import type { Id, Maybe, TimeNow, TimeOrNull } from './columns.ts';

export interface ConversationTable {
  id: Id;
  low_id: number;
  high_id: number;
  last_seq: Generated<number>;
  last_message_at: TimeOrNull;
  created_at: TimeNow;
}

export interface ConversationMemberTable {
  conversation_id: number;
  account_id: number;
  read_seq: Generated<number>;
}

export interface AccountInboxTable {
  account_id: number;
  last_position: Generated<number>;
}

export interface MessageTable {
  id: Id;
  conversation_id: number;
  seq: number;
  sender_id: number;
  receiver_id: number;
  sender_position: number;
  receiver_position: number;
  client_id: Maybe<string>;
  campaign_id: Maybe<number>;
  attachment_id: Maybe<number>;
  description: string;
  created_at: TimeNow;
}

export interface AttachmentTable {
  id: Id;
  owner_id: number;
  file_id: number;
  preview_id: Maybe<number>;
  kind: 'image' | 'document';
  name: string;
  width: Maybe<number>;
  height: Maybe<number>;
  created_at: TimeNow;
}
