/** Clients of one contender in their own process: opens connections, then runs rounds on request. */
import { answerQuestions } from '../../kit/programs.ts';
import { Conversations } from './conversations.ts';
import { measureLatency, measureThroughput } from './rounds.ts';
import { openRawWebSocket, openSocketIo } from './socket-io.ts';
import type { Member } from './wire.ts';
import { openXmpp } from './xmpp.ts';

const protocols = { 'socket.io': openSocketIo, xmpp: openXmpp, ws: openRawWebSocket };
export type Protocol = keyof typeof protocols;

export type Question =
  | { kind: 'open'; protocol: Protocol; port: number; members: Member[] }
  | { kind: 'throughput'; seconds: number }
  | { kind: 'latency'; seconds: number; perSecond: number };

const chat = new Conversations();

answerQuestions<Question>(async (question) => {
  if (question.kind === 'throughput') return measureThroughput(chat, question.seconds);
  if (question.kind === 'latency') return measureLatency(chat, question);
  await chat.open(protocols[question.protocol], question);
  return {};
});
