import type { Dial, Member, OpenWire, Wire } from './wire.ts';

/** What people write to each other, about 90 characters with its number. */
const filler = 'Namaste! The reel for the Diwali launch is cut; could you look at it before Friday?';

/** Sending times are remembered for this many messages a connection. */
const remembered = 4096;

/** One side of a conversation of two. */
export interface Side {
  index: number;
  member: Member;
  wire: Wire;
  sent: number;
  acknowledged: number;
  /** Of what this side sent, by the other one. */
  received: number;
  /** When it sent what, by number; milliseconds of the monotonic clock. */
  times: Float64Array;
}

export interface Listener {
  onLatency(milliseconds: number): void;
  /** A message of this side was acknowledged and received, and there is none of it under way. */
  onSettled(side: Side): void;
}

/** Everybody talks with one other: 0 with 1, 2 with 3 … `listener` may be exchanged between rounds. */
export class Conversations {
  readonly sides: Side[] = [];
  listener: Listener = { onLatency() {}, onSettled() {} };

  partnerOf(side: Side): Side {
    const partner = this.sides[side.index ^ 1];
    if (!partner) throw new Error('Somebody talks with nobody');
    return partner;
  }

  /** `due` is when it should have been sent, so that a late sender hides no waiting. */
  send(side: Side, due = performance.now()): void {
    const number = side.sent;
    side.sent += 1;
    side.times[number % remembered] = due;
    side.wire.send(this.partnerOf(side).member, `${number} ${filler}`, number);
  }

  /** Opens one connection a member; resolves when all are ready. */
  async open(openWire: OpenWire, { port, members, at = 32 }: { port: number; members: Member[]; at?: number }) {
    let next = 0;
    const openOne = async (): Promise<void> => {
      while (next < members.length) {
        const index = next;
        next += 1;
        await new Promise<void>((onReady) => this.#add(openWire, { index, port, members, onReady }));
      }
    };
    await Promise.all(Array.from({ length: at }, openOne));
  }

  #add(openWire: OpenWire, { index, port, members, onReady }: Adding): void {
    const member = members[index];
    if (!member) throw new Error('There is no such member');
    const dial: Dial = {
      port,
      member,
      from: `127.0.0.${2 + (index % 8)}`,
      ears: {
        onReady,
        onAcknowledged: () => {
          side.acknowledged += 1;
          this.#settle(side);
        },
        onReceived: (text) => this.#receive(this.partnerOf(side), Number.parseInt(text, 10)),
      },
    };
    const counts = { sent: 0, acknowledged: 0, received: 0, times: new Float64Array(remembered) };
    const side: Side = { index, member, wire: openWire(dial), ...counts };
    this.sides[index] = side;
  }

  /** What the other side hears must be the next number: nothing lost, doubled or overtaken. */
  #receive(author: Side, number: number): void {
    if (number !== author.received) throw new Error(`Number ${author.received} was expected, ${number} came`);
    author.received += 1;
    this.listener.onLatency(performance.now() - (author.times[number % remembered] ?? 0));
    this.#settle(author);
  }

  #settle(side: Side): void {
    if (side.acknowledged === side.sent && side.received === side.sent) this.listener.onSettled(side);
  }
}

interface Adding {
  index: number;
  port: number;
  members: Member[];
  onReady: () => void;
}
