import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface SlowMail {
  url: string;
  /** Subjects of completely received e-mails. */
  subjects: string[];
  close(): void;
}

/** Mail server that delays its greeting, then accepts everything. */
export async function startSlowMail(greetAfterMs: number): Promise<SlowMail> {
  const subjects: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let heard = '';
    let isLetter = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    setTimeout(() => say('220 slow'), greetAfterMs);
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk) => {
      heard += chunk;
      const end = isLetter ? '\r\n.\r\n' : '\r\n';
      if (!heard.endsWith(end)) return;
      if (isLetter) subjects.push(/^Subject: (.*)$/m.exec(heard)?.[1]?.trim() ?? '');
      isLetter = !isLetter && heard.startsWith('DATA');
      heard = '';
      say(isLetter ? '354 go on' : '250 ok');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    subjects,
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
