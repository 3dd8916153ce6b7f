/** Drops the client id of messages, so that a retry becomes a new message. */
import { breakModule } from './break-module.ts';

breakModule({ module: 'server/chat/messages/send.service.ts', find: /outgoing\.clientId \?\?/g, replace: '' });
