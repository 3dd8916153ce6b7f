import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { type DefaultEventsMap, Server, type Socket } from 'socket.io';
import type { Locale } from '../../../contract/kit/languages.ts';
import { mayDo } from '../../../contract/kit/permissions.ts';
import { useSession } from '../../accounts/sessions/sessions.service.ts';
import { findWatchedAccounts, type WatchedAccount } from '../../accounts/workspaces/workspaces.service.ts';
import { refuseForMaintenance } from '../../core/maintenance/maintenance.rules.ts';
import type { MaintenanceWatch } from '../../core/maintenance/watch.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Audience } from '../../kit/context/live.ts';
import { factorNeeded, type User } from '../../kit/http/authenticate.ts';
import { localeOf } from '../../kit/http/device.ts';
import { toAppError } from '../../kit/http/error-handler.ts';
import { refuse } from '../../kit/http/errors.ts';
import { noteRefusal, tooMany } from '../../kit/http/limits/limits.service.ts';
import { networkOf } from '../../kit/http/network.ts';
import { isOwnOrigin } from '../../kit/http/own-origin.ts';
import { clientAddressBy } from '../../kit/http/trusted-proxies.ts';
import { createDeliveryDedupe, type DeliveryDedupe } from './delivery-dedupe.rules.ts';
import { handleEvents } from './events.sockets.ts';
import type { FanOut, LiveNote } from './fan-out.ts';
import { createStrangerCounts } from './live.rules.ts';
import { arrive, forgetAttendances, leave, stay } from './presence.service.ts';
import { createSocketPlaces, type SocketPlaces } from './socket-places.ts';
import { gatherWrites } from './writes.sockets.ts';

/**
 * Largest packet; a larger one closes its connection. Far above the longest message, so that a slightly too long text
 * gets a reason.
 */
const packetBytes = 512 * 1024;
/** Interval at which a connected socket's session is checked again, and its presence refreshed. */
const recheckMs = 60_000;

/** Period over which sockets reconnect after live events were lost, so that they do not all query at once. */
const resyncSpreadMs = 3_000;
/** Number of deliveries remembered: more than ten seconds' worth at the highest rate. */
const dedupeSize = 50_000;

/** Sockets of an account: of all its members, or of an audience. */
const accountRoom = (id: number) => `account:${id}`;
const sessionRoom = (id: number) => `session:${id}`;
const personRoom = (id: number) => `person:${id}`;
/** Sockets of an account's members that act for another of their accounts. */
const besideRoom = (accountId: number) => `beside:${accountId}`;
/** Of the sockets of such a room those of an audience. */
const wholeRoom = (room: string) => `${room}:whole`;
const registrantRoom = (room: string) => `${room}:registrant`;
const campaignRoom = (room: string, campaignId: number) => `${room}:campaign:${campaignId}`;

/** Rooms that a member joins. */
const roomsOf = (room: string, { campaignIds, isRegistrant }: Omit<WatchedAccount, 'accountId'>): string[] => [
  room,
  ...(campaignIds?.map((id) => campaignRoom(room, id)) ?? [wholeRoom(room)]),
  ...(isRegistrant ? [registrantRoom(room)] : []),
];

/** Rooms that together hold an audience. */
function roomsFor(room: string, audience: Audience | undefined): string[] {
  if (!audience) return [room];
  if (audience === 'registrant') return [registrantRoom(room)];
  const { campaignId } = audience;
  return [wholeRoom(room), ...(campaignId === null ? [] : [campaignRoom(room, campaignId)])];
}

const besideRoomsOf = (account: WatchedAccount) => roomsOf(besideRoom(account.accountId), account);
const memberRoom = (accountId: number, personId: number) => `member:${accountId}:${personId}`;

/** Token and user of a socket. */
interface Identity {
  token: string;
  user: User;
  /** The person's other accounts whose notifications are hinted at. */
  beside: readonly WatchedAccount[];
  /** Number of deliveries before it connected. */
  toldBefore: number;
}

type Events = DefaultEventsMap;
type LiveServer = Server<Events, Events, Events, Identity>;
type LiveSocket = Socket<Events, Events, Events, Identity>;

interface Options {
  http: HttpServer;
  context: Context;
  fanOut: FanOut;
  /** During maintenance only operators' sockets stay connected. */
  watch: MaintenanceWatch;
}

export interface LiveSockets {
  /** Open connections. */
  count(): number;
  /** Closes every one. */
  close(): Promise<void>;
}

/** Serves live events on the HTTP server. */
export function serveSockets(options: Options): LiveSockets {
  const { http, context, fanOut, watch } = options;
  const io = new Server<Events, Events, Events, Identity>(http, {
    serveClient: false,
    maxHttpBufferSize: packetBytes,
    allowRequest: (request, answer) =>
      answer(
        null,
        isOwnOrigin(request.headers.origin, { publicUrl: context.config.publicUrl, host: request.headers.host }),
      ),
  });
  const dedupe = createDeliveryDedupe(dedupeSize);
  const visitorOf = rememberVisitors(io, context);
  gatherWrites(io);
  const strangers = createStrangerCounts(() => performance.now());
  const places = context.config.rateLimits
    ? createSocketPlaces({ max: context.config.limits.socketsPerUser, shared: fanOut.places })
    : null;
  io.use((socket, next) => {
    const { network, locale } = visitorOf(socket);
    if (context.config.rateLimits && strangers.hasTooMany(network)) {
      noteRefusal(context, 'live handshake');
      return next(toConnectError(tooMany(60), locale));
    }
    identify(context, { token: socket.handshake.auth.token, locale }, watch).then(
      async (identity) => {
        if (places && !(await takePlace(socket, places, identity.user))) return next(tooManySockets(locale));
        socket.data = { ...identity, toldBefore: 0 };
        next();
      },
      (error) => {
        if (toAppError(error).code === 'UNAUTHENTICATED') strangers.note(network);
        next(toConnectError(error, locale));
      },
    );
  });
  io.on('connection', (socket) => {
    socket.data.toldBefore = dedupe.count();
    welcome(context, socket, places);
  });
  const comeAnew = createReconnector();
  watch.onClose(() => {
    for (const socket of io.of('/').sockets.values()) {
      if (socket.data.user.role === 'operator') continue;
      socket.emit('maintenance', {});
      comeAnew(socket);
    }
  });
  fanOut.subscribe((note) => {
    if (note.kind === 'event') tell(io, dedupe, note);
    else if (note.kind === 'end-session') io.in(sessionRoom(note.sessionId)).disconnectSockets(true);
    else if (note.kind === 'end-member') {
      leaveBeside(io, note);
      cutOff(io, memberRoom(note.accountId, note.personId));
    } else if (note.kind === 'resync') for (const socket of io.of('/').sockets.values()) comeAnew(socket);
  });
  return {
    count: () => io.engine.clientsCount,
    async close() {
      forgetAttendances(context);
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Closes the transport of a room's sockets: each reconnects at once, and is let in as what its person is by now. */
function cutOff(io: LiveServer, room: string): void {
  const { adapter, sockets } = io.of('/');
  for (const id of [...(adapter.rooms.get(room) ?? [])]) sockets.get(id)?.conn.close();
}

/** A person hears no more of an account beside the one they act for. */
function leaveBeside(io: LiveServer, { accountId, personId }: { accountId: number; personId: number }): void {
  const { adapter, sockets } = io.of('/');
  const beside = besideRoom(accountId);
  for (const id of adapter.rooms.get(personRoom(personId)) ?? []) {
    const socket = sockets.get(id);
    for (const room of socket?.rooms ?? [])
      if (room === beside || room.startsWith(`${beside}:`)) void socket?.leave(room);
  }
}

/** Emits to a person's sockets; a repeated message only to those that connected after its first delivery. */
function tell(io: LiveServer, dedupe: DeliveryDedupe, note: Extract<LiveNote, { kind: 'event' }>): void {
  const rooms = roomsFor(accountRoom(note.accountId), note.audience);
  const before = dedupe.note(note);
  if (before === null) {
    io.to(rooms).emit(note.event, note.payload);
    if (note.event === 'notification' || note.event === 'notification_read') {
      io.to(roomsFor(besideRoom(note.accountId), note.audience)).emit('other_account', {
        account_id: String(note.accountId),
      });
    }
    return;
  }
  const { adapter, sockets } = io.of('/');
  for (const id of new Set(rooms.flatMap((room) => [...(adapter.rooms.get(room) ?? [])]))) {
    const socket = sockets.get(id);
    if (socket && socket.data.toldBefore >= before) socket.emit(note.event, note.payload);
  }
}

/**
 * Makes sockets reconnect, spread over a period. Closes only the transport, because clients do not reconnect after a
 * disconnect initiated by the server.
 */
function createReconnector(): (socket: LiveSocket) => void {
  const leaving = new WeakSet<LiveSocket>();
  return (socket) => {
    if (leaving.has(socket)) return;
    leaving.add(socket);
    const timer = setTimeout(() => socket.conn.close(), Math.random() * resyncSpreadMs);
    socket.once('disconnect', () => clearTimeout(timer));
  };
}

interface Visitor {
  network: string;
  locale: Locale;
}

/** Keeps the needed parts of each connection's request instead of the request itself. */
function rememberVisitors(io: LiveServer, { config }: Context): (socket: LiveSocket) => Visitor {
  const addressOf = clientAddressBy(config.trustProxy);
  const visitors = new WeakMap<object, Visitor>();
  io.engine.on('connection', (connection: { request: IncomingMessage }) => {
    const { request } = connection;
    const forwarded = request.headers['x-forwarded-for'];
    const address = addressOf(request.socket.remoteAddress ?? '', String(forwarded ?? ''));
    visitors.set(connection, { network: networkOf(address), locale: localeOf(request) });
  });
  return ({ conn }) => visitors.get(conn) ?? { network: '', locale: 'en' };
}

async function identify(
  context: Context,
  { token, locale }: { token: unknown; locale: Locale },
  watch: MaintenanceWatch,
): Promise<Omit<Identity, 'toldBefore'>> {
  const session = typeof token === 'string' && token.length <= 200 ? await useSession(context, token) : null;
  if (typeof token !== 'string' || !session) throw refuse('UNAUTHENTICATED', 'Please log in to continue.');
  // A socket receives messages, marks them as read and shows presence: none of that is for an impersonating operator.
  if (session.impersonatorId !== null)
    throw refuse('READ_ONLY', 'You can’t see messages while viewing someone else’s account.');
  if (session.lacksFactor) throw factorNeeded();
  if (!mayDo(session.memberRoles, 'money')) {
    throw refuse('ROLE', 'Your role in this account doesn’t include messages and notifications.');
  }
  const closed = await watch.closed();
  if (closed && session.role !== 'operator') throw refuseForMaintenance(closed, context.now());
  return { token, user: { ...session, locale }, beside: await findWatchedAccounts(context, session) };
}

/** Takes one of the user's socket places until the connection closes; false when none is left. */
async function takePlace({ conn }: LiveSocket, places: SocketPlaces, { id }: User): Promise<boolean> {
  const give = await places.take(id);
  if (!give) return false;
  conn.once('close', give);
  if (conn.readyState !== 'open') give();
  return true;
}

function tooManySockets(locale: Locale): Error {
  const reason = 'This is open in too many windows. Close some of them and try again.';
  return toConnectError(refuse('TOO_MANY', reason, { retryAfter: 60 }), locale);
}

/** Error with code and reason in its data, as clients expect. */
function toConnectError(error: unknown, locale: Locale): Error {
  const refusal = toAppError(error);
  return Object.assign(new Error(refusal.message), { data: refusal.toReply(locale) });
}

function welcome(context: Context, socket: LiveSocket, places: SocketPlaces | null): void {
  const { user, token, beside } = socket.data;
  const { id: personId } = user.person;
  socket.join([
    ...roomsOf(accountRoom(user.id), { campaignIds: user.campaignIds, isRegistrant: user.person.home.id === user.id }),
    ...[sessionRoom(user.sessionId), personRoom(personId), memberRoom(user.id, personId)],
    ...beside.flatMap(besideRoomsOf),
  ]);
  handleEvents(context, socket, user);
  const forgive = (error: unknown) => context.log.warn({ err: error }, 'A socket could not be checked');
  const recheck = async () => {
    const session = await useSession(context, token);
    if (!session || session.lacksFactor) return socket.disconnect(true);
    socket.join((await findWatchedAccounts(context, user)).flatMap(besideRoomsOf));
    stay(context, user);
    places?.keep(user.id);
  };
  const timer = setInterval(() => void recheck().catch(forgive), recheckMs);
  socket.on('disconnect', () => {
    clearInterval(timer);
    leave(context, user);
  });
  arrive(context, user);
}
