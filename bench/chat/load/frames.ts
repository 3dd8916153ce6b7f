/** WebSocket frames as a client reads and writes them (RFC 6455), by hand: the load must cost less than what it loads. */

/** Frames below 64 kB, unfragmented: what all contenders send here. Returns what is left of an unfinished one. */
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

/** One text frame, masked as the protocol demands, with the mask 0 that leaves the text as it is. */
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
