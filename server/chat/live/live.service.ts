import type { Live } from '../../kit/context/live.ts';
import type { FanOut } from './fan-out.ts';

/** Live events for use cases: whoever holds the person's sockets gets them through the fan-out. */
export function createLive(fanOut: FanOut): Live {
  return {
    toAccount: (accountId, event, payload) => fanOut.publish({ kind: 'event', accountId, event, payload }),
    endSession: (sessionId) => fanOut.publish({ kind: 'end-session', sessionId }),
    lookAgain: (at) => fanOut.publish({ kind: 'look-again', at }),
  };
}
