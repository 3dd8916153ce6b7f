import { Worker } from 'node:worker_threads';
import type { Update } from './parts.ts';
import type { Question, Questions, SearcherAnswer, SearcherOrder } from './searcher-thread.ts';

interface Waiting {
  resolve: (answer: unknown) => void;
  reject: (error: Error) => void;
}

interface Searcher {
  worker: Worker;
  waiting: Map<number, Waiting>;
  /** Time of its last answer, or of the first question while idle. */
  heardAt: number;
  /** Whether it has the complete index. */
  isFilled: boolean;
}

/** The longest search of millions takes tens of milliseconds: a thread silent for this long is stuck. */
const deadlineMs = 2_000;
const lookMs = 250;

interface SearchersOptions {
  count: number;
  /** Requests the complete index, for a new thread. */
  askForWhole: () => void;
  onLost: (error: Error) => void;
}

/**
 * Runs searching threads. One that dies or is silent for too long is replaced; its pending questions are rejected at
 * once, so that callers can fall back.
 */
export function startSearchers({ count, askForWhole, onLost }: SearchersOptions) {
  let questions = 0;
  let isStopped = false;
  const searchers = new Set<Searcher>();

  const lose = (searcher: Searcher, error: Error) => {
    if (!searchers.delete(searcher)) return;
    for (const { reject } of searcher.waiting.values()) reject(error);
    void searcher.worker.terminate();
    if (isStopped) return;
    onLost(error);
    add();
    askForWhole();
  };

  const add = () => {
    const worker = new Worker(new URL('./searcher-thread.ts', import.meta.url));
    const searcher: Searcher = { worker, waiting: new Map(), heardAt: 0, isFilled: false };
    searchers.add(searcher);
    worker.unref();
    worker.on('message', (answer: SearcherAnswer) => {
      const asked = searcher.waiting.get(answer.id);
      searcher.waiting.delete(answer.id);
      searcher.heardAt = performance.now();
      if ('failed' in answer) asked?.reject(new Error('A search failed', { cause: answer.failed }));
      else asked?.resolve(answer.answer);
    });
    worker.on('error', (error) => lose(searcher, error as Error));
    worker.on('exit', (code) => lose(searcher, new Error(`A searching thread ended with ${code}`)));
  };

  const watch = setInterval(() => {
    const isStuck = ({ waiting, heardAt }: Searcher) => waiting.size > 0 && performance.now() - heardAt > deadlineMs;
    for (const searcher of searchers) {
      if (isStuck(searcher)) lose(searcher, new Error('A searching thread did not answer'));
    }
  }, lookMs);
  watch.unref();
  for (let place = 0; place < count; place += 1) add();

  return {
    /** Forwards an update; a new thread waits for a complete one. */
    update(update: Update, isWhole: boolean): void {
      for (const searcher of searchers) {
        if (isWhole) searcher.isFilled = true;
        if (searcher.isFilled) searcher.worker.postMessage({ update } satisfies SearcherOrder);
      }
    },

    /** Asks the least busy thread; rejects where none is ready, or when it is lost. */
    ask<N extends keyof Questions>(name: N, asked: Questions[N]['asked']): Promise<Questions[N]['answer']> {
      const [first, ...others] = [...searchers].filter((searcher) => searcher.isFilled);
      if (!first) return Promise.reject(new Error('No thread can search yet'));
      const chosen = others.reduce((best, other) => (other.waiting.size < best.waiting.size ? other : best), first);
      questions += 1;
      const id = questions;
      if (chosen.waiting.size === 0) chosen.heardAt = performance.now();
      chosen.worker.postMessage({ id, name, asked } as Question);
      return new Promise((resolve, reject) => {
        chosen.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      });
    },

    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(watch);
      await Promise.all([...searchers].map((searcher) => searcher.worker.terminate()));
    },
  };
}
