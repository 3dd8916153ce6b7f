import { fork } from 'node:child_process';
import { once } from 'node:events';
import { keepStarted } from './started.ts';

/** A program in its own process that answers one question at a time. */
export interface Program {
  pid: number;
  ask: <T>(question: object) => Promise<T>;
  stop: () => Promise<void>;
}

interface Options {
  argv?: readonly string[];
  /** Maximum time for one answer. */
  patienceMs?: number;
}

export function startProgram(file: string, { argv = [], patienceMs = 120_000 }: Options = {}): Program {
  const child = fork(file, argv, { serialization: 'advanced' });
  const ended = once(child, 'exit');
  const ask = async <T>(question: object): Promise<T> => {
    const cancel = new AbortController();
    const signal = AbortSignal.any([cancel.signal, AbortSignal.timeout(patienceMs)]);
    const silent = ended.then(([code]) => {
      throw new Error(`${file} ended (${code}) before it answered`);
    });
    const answered = once(child, 'message', { signal });
    child.send(question);
    try {
      const [answer] = await Promise.race([answered, silent]);
      if (answer.error) throw new Error(`${file}: ${answer.error}`);
      return answer;
    } finally {
      cancel.abort();
      answered.catch(() => {});
    }
  };
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL');
    await ended;
  };
  return keepStarted({ pid: child.pid ?? 0, ask, stop });
}

/** Program side: sends answers or errors. */
export function answerQuestions<Q>(answer: (question: Q) => Promise<object>): void {
  process.on('message', (question) => {
    answer(question as Q).then(
      (reply) => process.send?.(reply),
      (error) => process.send?.({ error: String(error?.stack ?? error) }),
    );
  });
  process.on('disconnect', () => process.exit(0));
}
