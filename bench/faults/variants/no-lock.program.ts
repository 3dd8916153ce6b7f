/** Reads the numbers of conversations and streams without locking. */
import { breakModule } from './break-module.ts';

breakModule({ module: 'server/chat/messages/send.queries.ts', find: / for update\b/g, replace: '' });
