import { type Dial, dialTcp, type Wire } from './wire.ts';

const stream =
  "<?xml version='1.0'?><stream:stream to='localhost' version='1.0' xmlns='jabber:client' xmlns:stream='http://etherx.jabber.org/streams'>";
const bind = `<iq type='set' id='b'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'><resource>r</resource></bind></iq>`;

/** Login steps: expected text of the server, and the client's answer. */
const opening = (id: string, secret: string): [string, string][] => [
  [
    '</stream:features>',
    `<auth xmlns='urn:ietf:params:xml:ns:xmpp-sasl' mechanism='PLAIN'>${btoa(`\0${id}\0${secret}`)}</auth>`,
  ],
  ['<success', stream],
  ['</stream:features>', bind],
  ['</iq>', "<enable xmlns='urn:xmpp:sm:3'/>"],
  ['<enabled', '<presence/>'],
];

/**
 * XMPP client (RFC 6120) with stream management (XEP-0198): the server's <a/> acknowledges a message. Stanzas are found by
 * text search, which is enough for counting.
 */
export function openXmpp(dial: Dial): Wire {
  const { member, ears } = dial;
  const steps = opening(member.id, member.secret);
  let text = '';
  const greet = () => {
    for (let step = steps[0]; step; step = steps[0]) {
      const at = text.indexOf(step[0]);
      if (at < 0) {
        if (text.includes('<failure')) throw new Error(text);
        return;
      }
      text = text.slice(at + step[0].length);
      steps.shift();
      socket.write(step[1]);
      if (steps.length === 0) ears.onReady();
    }
  };
  let stanzas = 0;
  const hear = () => {
    const token = /<body>([^<]*)<\/body>|<(?:message|presence|iq)[ >]|<[ar] [^>]*\/>/g;
    let end = 0;
    for (let found = token.exec(text); found; found = token.exec(text)) {
      end = token.lastIndex;
      if (found[1] !== undefined) ears.onReceived(found[1]);
      else if (found[0].startsWith('<a ')) ears.onAcknowledged();
      else if (found[0].startsWith('<r ')) socket.write(`<a xmlns='urn:xmpp:sm:3' h='${stanzas}'/>`);
      else stanzas += 1;
    }
    text = text.slice(end);
  };
  const socket = dialTcp(dial, (chunk) => {
    text += chunk.toString('latin1');
    if (steps.length > 0) greet();
    else hear();
  });
  socket.write(stream);
  return {
    send(to, body, number) {
      const message = `<message to='${to.id}@localhost/r' type='chat' id='${number}'><body>${body}</body></message>`;
      socket.write(`${message}<r xmlns='urn:xmpp:sm:3'/>`);
    },
  };
}
