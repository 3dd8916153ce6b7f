import { readFrames, writeFrame, writeUpgrade } from './frames.ts';
import { type Dial, dialTcp, type Ears, type Wire } from './wire.ts';

const description = '"description":"';

/** Engine.IO 4 over WebSocket. */
function dialWebSocket(dial: Dial, { path, onText }: { path: string; onText: (text: string) => void }) {
  let rest: Buffer | null = null;
  let upgraded = false;
  const socket = dialTcp(dial, (chunk) => {
    let data = rest ? Buffer.concat([rest, chunk]) : chunk;
    rest = null;
    if (!upgraded) {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) {
        rest = data;
        return;
      }
      if (!data.toString('latin1', 0, 12).endsWith('101')) throw new Error(data.toString('latin1', 0, end));
      upgraded = true;
      data = data.subarray(end + 4);
      onText('');
    }
    rest = readFrames(data, onText);
  });
  socket.write(writeUpgrade(path, dial.port));
  return socket;
}

/** Minimal Socket.IO client; ready when its namespace is connected. */
export function openSocketIo(dial: Dial): Wire {
  const { member, ears } = dial;
  const answer = (text: string) => socket.write(writeFrame(text));
  const socket = dialWebSocket(dial, {
    path: '/socket.io/?EIO=4&transport=websocket',
    onText(text) {
      if (text === '2') answer('3');
      else if (text.startsWith('0')) answer(`40${JSON.stringify({ token: member.secret })}`);
      else if (text.startsWith('40')) ears.onReady();
      else if (text.startsWith('44')) throw new Error(`The handshake was refused: ${text}`);
      else hear(text, ears);
    },
  });
  return {
    send(to, text, number) {
      const payload = `{"senderId":"${member.id}","receiverId":"${to.id}","description":"${text}","clientId":"${process.pid}-${number}"}`;
      socket.write(writeFrame(`42${number}["sendMessage",${payload}]`));
    },
  };
}

function hear(text: string, ears: Ears): void {
  if (text.startsWith('43')) {
    if (!text.includes('[{"result":true')) throw new Error(`A message was refused: ${text}`);
    ears.onAcknowledged();
  } else if (text.startsWith('42["receive_message"')) {
    const start = text.indexOf(description) + description.length;
    ears.onReceived(text.slice(start, text.indexOf('"', start)));
  }
}

/** An idle WebSocket. */
export function openRawWebSocket(dial: Dial): Wire {
  const onText = (text: string) => {
    if (text === '') dial.ears.onReady();
  };
  dialWebSocket(dial, { path: '/', onText });
  return {
    send() {
      throw new Error('A raw WebSocket has nobody to send to');
    },
  };
}
