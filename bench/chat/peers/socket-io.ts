import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server, type Socket } from 'socket.io';

export interface Outgoing {
  senderId: string;
  receiverId: string;
  description: string;
  clientId: string;
}

/** Stores a message before it is forwarded; returns its id and time. */
type Keep = (outgoing: Outgoing) => Promise<{ id: string; createdAt: string }>;

/**
 * Plain Socket.IO chat as in its documentation: one room per person, the product's events and fields, acknowledgements. The
 * token is the person's id.
 */
export async function serveChat(keep: Keep): Promise<{ port: number }> {
  const http = createServer();
  const io = new Server(http, { serveClient: false });
  io.on('connection', (socket: Socket) => {
    socket.join(`account:${socket.handshake.auth.token}`);
    socket.on('sendMessage', async (outgoing: Outgoing, acknowledge: (answer: object) => void) => {
      const { id, createdAt } = await keep(outgoing);
      const message = {
        id,
        sender_id: outgoing.senderId,
        receiver_id: outgoing.receiverId,
        description: outgoing.description,
        is_read: 0,
        createdAt,
        cursor: id,
        campaign_id: null,
        client_id: outgoing.clientId,
      };
      io.to(`account:${outgoing.receiverId}`).emit('receive_message', { ...message, client_id: null });
      io.to(`account:${outgoing.senderId}`).emit('message_sent', message);
      acknowledge({ result: true, data: message });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  return { port: (http.address() as AddressInfo).port };
}
