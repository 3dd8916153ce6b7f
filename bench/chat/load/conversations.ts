import type { Dial, Member, OpenWire, Wire } from './wire.ts';

/** Message text, about 90 characters including its number. */
const filler = 'Namaste! The reel for the Diwali launch is cut; could you look at it before Friday?';

/** Send times are kept for this many messages per connection. */
const remembered = 4096;

/** One person of a conversation. */
export interface Side {
  index: number;
  member: Member;
  wire: Wire;
  sent: number;
  acknowledged: number;
  /** Messages of this side received by the other. */
  received: number;
  /** Send times by message number; milliseconds of the monotonic clock. */
  times: Float64Array;
}

export interface Listener {
  onLatency(milliseconds: number): void;
  /** A message was acknowledged and received, and none is in flight. */
  onSettled(side: Side): void;
}

/** Pairs of members: 0 with 1, 2 with 3 … `listener` can be replaced between rounds. */
export class Conversations {
  readonly sides: Side[] = [];
  listener: Listener = { onLatency() {}, onSettled() {} };

  partnerOf(side: Side): Side {
    const partner = this.sides[side.index ^ 1];
    if (!partner) throw new Error('Somebody talks with nobody');
    return partner;
  }

  /** `due`: scheduled time, so that a late sender does not hide waiting time. */
  send(side: Side, due = performance.now()): void {
    const number = side.sent;
    side.sent += 1;
    side.times[number % remembered] = due;
    side.wire.send(this.partnerOf(side).member, `${number} ${filler}`, number);
  }

  /** Opens one connection per member; resolves when all are ready. */
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

  /** The other side must receive the next number: nothing lost, duplicated or reordered. */
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
