import type { Live } from '../../kit/context/live.ts';
import type { FanOut } from './fan-out.ts';

/** Publishes live events from use cases; the fan-out brings them to the process with the person's sockets. */
export function createLive(fanOut: FanOut): Live {
  return {
    toAccount: (accountId, event, payload, audience) =>
      fanOut.publish({ kind: 'event', accountId, event, payload, ...(audience ? { audience } : {}) }),
    endSession: (sessionId) => fanOut.publish({ kind: 'end-session', sessionId }),
    endMember: (member) => fanOut.publish({ kind: 'end-member', ...member }),
    lookAgain: (at) => fanOut.publish({ kind: 'look-again', at }),
  };
}
