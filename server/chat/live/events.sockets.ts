import type { Socket } from 'socket.io';
import { writingNeeds } from '../../../contract/chat/messages.ts';
import { mayDo, type Permission } from '../../../contract/kit/permissions.ts';
import { type ClientEvent, type ClientPayload, clientEvents } from '../../../contract/live.ts';
import { actAs } from '../../kit/context/acting-person.ts';
import type { Context } from '../../kit/context/context.ts';
import { contextSingleton } from '../../kit/context/context-singleton.ts';
import { roleLacksIt, type User } from '../../kit/http/authenticate.ts';
import { toAppError } from '../../kit/http/error-handler.ts';
import { refuse, rowId } from '../../kit/http/errors.ts';
import { parseInput, refuseUnstorable } from '../../kit/http/validation.ts';
import { findPosition, markRead } from '../messages/messages.service.ts';
import { sendMessage } from '../messages/send.service.ts';
import { createAccountAllowances, createAllowance, type Sent } from './live.rules.ts';
import { showTyping } from './presence.service.ts';

interface Occasion {
  context: Context;
  socket: Socket;
  user: User;
}

/** One handler per event; its result is added to the acknowledgement beside `result: true`. */
type Handlers = { [E in ClientEvent]: (occasion: Occasion, payload: ClientPayload<E>) => Promise<object> };

const handlers: Handlers = {
  async join({ context, user }, who) {
    const named = typeof who === 'object' && who !== null ? who.id : who;
    if (named !== undefined && named !== null) refuseOther(user, String(named));
    return { cursor: await findPosition(context, user) };
  },
  async sendMessage({ context, user }, outgoing) {
    return { data: await actAs(user, () => sendMessage(context, user, outgoing)) };
  },
  async messageRead({ context, user }, { senderId, receiverId }) {
    refuseOther(user, receiverId);
    await markRead(context, { authorId: rowId(senderId, 'This person'), reader: user.id });
    return {};
  },
  async typing({ context, user }, { receiverId }) {
    await showTyping(context, user, rowId(receiverId, 'This person'));
    return {};
  },
  async 'user-disconnect'({ socket }) {
    socket.disconnect(true);
    return {};
  },
};

/** Permission needed for each event, like `needs` of a call. */
const eventNeeds: Record<ClientEvent, Permission> = {
  join: 'money',
  sendMessage: writingNeeds,
  messageRead: 'work',
  typing: 'work',
  'user-disconnect': 'look',
};

function refuseOther(user: User, named: string): void {
  if (named !== String(user.id)) throw refuse('FORBIDDEN', 'You can only do this for your own account.');
}

const accountsOf = contextSingleton(() => createAccountAllowances(() => performance.now()));

/** Handles a socket's events. Every event gets an answer, and errors never close the socket. */
export function handleEvents(context: Context, socket: Socket, user: User): void {
  const maySocket = createAllowance(() => performance.now());
  const mayPass = (event: Sent) => maySocket(event) && accountsOf(context)(user.id, event);
  socket.onAny((event: string, ...sent: unknown[]) => {
    const acknowledge = typeof sent.at(-1) === 'function' ? (sent.pop() as (answer: object) => void) : null;
    const reply = (answer: object) => acknowledge?.(answer);
    answerEvent({ context, socket, user }, { event, payload: sent[0], mayPass }).then(
      (outcome) => reply({ result: true, ...outcome }),
      (error) => {
        const refusal = toAppError(error);
        if (refusal.status >= 500) context.log.error({ err: error, event }, 'A live event failed');
        const answer = refusal.toReply(user.locale);
        const { retryAfter } = refusal;
        if (acknowledge) reply({ ...answer, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) });
        else socket.emit('refused', { event: String(event).slice(0, 100), code: answer.code, reason: answer.reason });
      },
    );
  });
}

type Arrived = { event: string; payload: unknown; mayPass: (event: Sent) => boolean };

async function answerEvent(occasion: Occasion, { event, payload, mayPass }: Arrived): Promise<object> {
  const isKnown = isClientEvent(event);
  if (occasion.context.config.rateLimits && !mayPass(isKnown ? event : 'unknown')) {
    throw refuse('TOO_MANY', 'Too many attempts. Please wait a moment and try again.');
  }
  if (!isKnown) throw refuse('BAD_INPUT', 'This event is unknown.');
  refuseUnstorable(payload);
  const parsed = parseInput(clientEvents[event], payload);
  if (!mayDo(occasion.user.memberRoles, eventNeeds[event])) throw refuse('ROLE', roleLacksIt);
  const handle = handlers[event] as (occasion: Occasion, payload: unknown) => Promise<object>;
  return handle(occasion, parsed);
}

function isClientEvent(event: string): event is ClientEvent {
  return Object.hasOwn(clientEvents, event);
}
