import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { refuse } from '../http/errors.ts';
import { overBudgetCode, type PictureAnswer, type PictureOrder } from './picture-order.ts';

interface Job {
  order: PictureOrder;
  resolve: (answer: PictureAnswer) => void;
  reject: (error: Error) => void;
}

/** Leaves one core to the server. */
const mostProcesses = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Far beyond the CPU budget that a process enforces itself; for a hanging one. */
const deadlineMs = 60_000;
const mostWaitingBytes = 200_000_000;
/** Idle time after which a process ends. */
const idleMs = 60_000;

const program = fileURLToPath(new URL('./picture-process.ts', import.meta.url));

/** Queued jobs by owner; owners take turns, so that one owner's uploads do not delay another's. */
const waiting = new Map<number, Job[]>();
let waitingBytes = 0;
const idle: { child: ChildProcess; timer: NodeJS.Timeout }[] = [];
let running = 0;

/** Decodes and re-encodes a picture in one of a few processes. @throws TOO_MANY while the queue is full */
export function drawInPool(owner: number, order: PictureOrder): Promise<PictureAnswer> {
  if (waitingBytes + order.bytes.length > mostWaitingBytes) {
    throw refuse('TOO_MANY', 'We’re receiving a lot of pictures right now. Please try again in a few seconds.', {
      retryAfter: 5,
    });
  }
  return new Promise((resolve, reject) => {
    waitingBytes += order.bytes.length;
    waiting.set(owner, [...(waiting.get(owner) ?? []), { order, resolve, reject }]);
    startNext();
  });
}

function startNext(): void {
  const [next] = waiting;
  if (!next || running >= mostProcesses) return;
  const [owner, [job, ...others]] = next;
  waiting.delete(owner);
  if (others.length > 0) waiting.set(owner, others);
  if (!job) return;
  waitingBytes -= job.order.bytes.length;
  running += 1;
  run(job).finally(() => {
    running -= 1;
    startNext();
  });
}

async function run({ order, resolve, reject }: Job): Promise<void> {
  try {
    const child = takeChild();
    const answer = await ask(child, order);
    resolve(answer);
    if (child.connected) keepChild(child);
  } catch (error) {
    reject(error as Error);
  }
}

function takeChild(): ChildProcess {
  for (let worker = idle.pop(); worker; worker = idle.pop()) {
    clearTimeout(worker.timer);
    if (worker.child.connected) return hold(worker.child);
  }
  // The environment contains secrets, and the program needs none of it.
  return fork(program, {
    serialization: 'advanced',
    env: {},
    execArgv: ['--max-old-space-size=128'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Unreferenced, so that an idle process does not keep the server, or a test, alive. */
function keepChild(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const timer = setTimeout(() => child.disconnect(), idleMs).unref();
  idle.push({ child, timer });
}

function hold(child: ChildProcess): ChildProcess {
  child.ref();
  child.channel?.ref();
  return child;
}

/** A process that ends before answering was stopped by the picture: over its budget, or by a crash of the decoder. */
function ask(child: ChildProcess, order: PictureOrder): Promise<PictureAnswer> {
  return new Promise((resolve, reject) => {
    let isLate = false;
    const deadline = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, deadlineMs);
    const settle = (end: () => void) => {
      clearTimeout(deadline);
      child.removeAllListeners();
      child.on('error', () => {});
      end();
    };
    child.once('message', (answer) => settle(() => resolve(answer as PictureAnswer)));
    child.once('exit', (code) => {
      const refused = isLate || code === overBudgetCode ? 'too-much-work' : 'unreadable';
      settle(() => resolve({ refused }));
    });
    child.once('error', () => {
      child.kill('SIGKILL');
      const reason = 'We can’t accept pictures right now. Please try again in a minute.';
      settle(() => reject(refuse('UNAVAILABLE', reason, { retryAfter: 60 })));
    });
    child.send(order);
  });
}
