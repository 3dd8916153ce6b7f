/** Minimal WebSocket frames (RFC 6455) by hand, so that the load generator costs less than the server. */

/** Reads unfragmented frames below 64 kB, which all contenders send. Returns an incomplete rest. */
export function readFrames(chunk: Buffer, take: (text: string) => void): Buffer | null {
  let at = 0;
  while (chunk.length - at >= 2) {
    const short = (chunk[at + 1] ?? 0) & 127;
    const start = at + (short === 126 ? 4 : 2);
    if (short === 127) throw new Error('A frame of 64 kB or more was not expected');
    if (chunk.length < start) break;
    const end = start + (short === 126 ? chunk.readUInt16BE(at + 2) : short);
    if (chunk.length < end) break;
    const kind = (chunk[at] ?? 0) & 15;
    if (kind === 8) throw new Error(`The server closed: ${chunk.toString('latin1', start, end)}`);
    if (kind === 1) take(chunk.toString('latin1', start, end));
    at = end;
  }
  return at === chunk.length ? null : chunk.subarray(at);
}

/** Masked text frame as the protocol requires, with the mask 0, which leaves the text unchanged. */
export function writeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const long = length > 125;
  const frame = Buffer.alloc(length + (long ? 8 : 6));
  frame[0] = 0x81;
  frame[1] = 0x80 | (long ? 126 : length);
  if (long) frame.writeUInt16BE(length, 2);
  frame.write(text, long ? 8 : 6);
  return frame;
}

export function writeUpgrade(path: string, port: number): string {
  const lines = [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version: 13',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
