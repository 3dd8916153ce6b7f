/** Forgets the client's own id of a message: sent again it is another one. */
import { breakModule } from './break-module.ts';

breakModule({ module: 'server/chat/messages/send.service.ts', find: /outgoing\.clientId \?\?/g, replace: '' });
