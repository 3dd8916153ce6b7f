import { type Frame, pong, readFrame, writeEvent, writeHello } from './live-frames.ts';
import { type Line, lines, type OpenLine } from './live-lines.ts';

/** How the connection is restored. Source: the specification, states: real-time connection. */
const delay = { firstMs: 1_000, mostMs: 5_000, spread: 0.5 };
const openingMs = 20_000;
/** How long an acknowledgement may take before the event counts as unanswered. */
const answerMs = 10_000;

interface Options {
  origin: string;
  token: string;
  /** `refused`: the token is not accepted, and no further attempt is made. */
  onState: (state: 'connecting' | 'open' | 'refused') => void;
  onEvent: (event: string, payload: unknown) => void;
}

/** Speaks Socket.IO with the server and is restored until it is closed or refused. */
export class LiveConnection {
  readonly #options: Options;
  readonly #answers = new Map<number, (answer: unknown) => void>();
  #line: Line | null = null;
  #isOpen = false;
  #isOver = false;
  #attempts = 0;
  #asked = 0;
  #nextAttempt: ReturnType<typeof setTimeout> | undefined;
  /** The server pings; one that is silent for too long is gone, whatever the network says. */
  #silence: ReturnType<typeof setTimeout> | undefined;
  #silentFrom = 0;

  constructor(options: Options) {
    this.#options = options;
    this.#open(lines);
  }

  send(event: string, payload?: unknown): void {
    if (this.#isReady()) this.#line?.send(writeEvent(event, payload));
  }

  /** Sends an event and waits for its answer; null when none came. */
  ask(event: string, payload: unknown): Promise<unknown> {
    if (!this.#isReady()) return Promise.resolve(null);
    const id = this.#asked;
    this.#asked += 1;
    return new Promise((resolve) => {
      const late = setTimeout(() => this.#answers.get(id)?.(null), answerMs);
      this.#answers.set(id, (answer) => {
        clearTimeout(late);
        this.#answers.delete(id);
        resolve(answer);
      });
      this.#line?.send(writeEvent(event, payload, id));
    });
  }

  /** Does not wait for the next attempt. */
  hurry(): void {
    if (!this.#isOver && !this.#line) this.#open(lines);
  }

  /** The network is known to be gone. */
  drop(): void {
    if (!this.#isOver && this.#line) this.#lose();
  }

  close(): void {
    this.#isOver = true;
    this.#hangUp();
  }

  #open([openLine, ...others]: readonly OpenLine[]): void {
    this.#hangUp();
    if (!openLine) {
      this.#lose();
      return;
    }
    let hasOpened = false;
    let patienceMs = openingMs;
    const fail = () => (hasOpened ? this.#lose() : this.#open(others));
    const line = openLine(`${this.#options.origin}/socket.io/?EIO=4`, {
      onFrame: (text) => {
        if (this.#line !== line) return;
        const frame = readFrame(text);
        if (frame.kind === 'opening') {
          hasOpened = true;
          patienceMs = frame.patienceMs;
        }
        this.#expectSign(patienceMs, fail);
        this.#take(frame);
      },
      onEnd: () => this.#line === line && fail(),
    });
    this.#line = line;
    this.#expectSign(patienceMs, fail);
  }

  #expectSign(withinMs: number, fail: () => void): void {
    clearTimeout(this.#silence);
    this.#silentFrom = Date.now() + withinMs;
    this.#silence = setTimeout(fail, withinMs);
  }

  #take(frame: Frame): void {
    const { token, onEvent, onState } = this.#options;
    if (frame.kind === 'opening') this.#line?.send(writeHello(token));
    if (frame.kind === 'ping') this.#line?.send(pong);
    if (frame.kind === 'answer') this.#answers.get(frame.id)?.(frame.answer);
    if (frame.kind === 'event') onEvent(frame.event, frame.payload);
    if (frame.kind === 'end') this.#lose();
    if (frame.kind === 'refusal') this.#acceptRefusal(frame.code);
    if (frame.kind === 'welcome') {
      this.#attempts = 0;
      this.#isOpen = true;
      onState('open');
    }
  }

  #acceptRefusal(code: string | undefined): void {
    if (code !== 'UNAUTHENTICATED') {
      this.#lose();
      return;
    }
    this.close();
    this.#options.onState('refused');
  }

  /** Whether something can be sent; after a sleep the silence is noticed here first. */
  #isReady(): boolean {
    if (this.#isOpen && Date.now() > this.#silentFrom) this.#lose();
    return this.#isOpen;
  }

  #lose(): void {
    this.#hangUp();
    const spread = 1 + (Math.random() * 2 - 1) * delay.spread;
    const waitMs = Math.min(delay.firstMs * 2 ** this.#attempts * spread, delay.mostMs);
    this.#attempts += 1;
    this.#nextAttempt = setTimeout(() => this.#open(lines), waitMs);
    this.#options.onState('connecting');
  }

  #hangUp(): void {
    const line = this.#line;
    this.#line = null;
    this.#isOpen = false;
    clearTimeout(this.#silence);
    clearTimeout(this.#nextAttempt);
    line?.close();
    for (const answer of [...this.#answers.values()]) answer(null);
  }
}
