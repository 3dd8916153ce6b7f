import { Worker } from 'node:worker_threads';
import type { PdfAnswer, PdfOrder } from './pdf-worker.ts';

/** A module whose `draw` builds a document's tree of pages from plain data. */
interface Drawing {
  draw: (data: never) => unknown;
}

interface Waiting {
  resolve: (pdf: Buffer) => void;
  reject: (error: Error) => void;
}

interface Renderer {
  worker: Worker;
  waiting: Map<number, Waiting>;
}

/** Enough for the longest statement; a document that needs more fails alone. */
const memoryMb = 384;
let renderer: Renderer | null = null;
let orders = 0;

/**
 * Renders a document as PDF. Layout takes up to seconds of CPU, so a worker thread does it: started on first use and
 * kept, since loading the fonts is half of the work of a short document.
 */
export function renderPdf<D extends Drawing>(drawing: URL, data: Parameters<D['draw']>[0]): Promise<Buffer> {
  renderer ??= startRenderer();
  const { worker, waiting } = renderer;
  const id = ++orders;
  worker.ref();
  worker.postMessage({ id, drawing: drawing.href, data } satisfies PdfOrder);
  return new Promise((resolve, reject) => waiting.set(id, { resolve, reject }));
}

function startRenderer(): Renderer {
  const waiting = new Map<number, Waiting>();
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  worker.on('message', (answer: PdfAnswer) => {
    const order = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (waiting.size === 0) worker.unref();
    if ('failed' in answer) order?.reject(new Error('A PDF could not be made', { cause: answer.failed }));
    else order?.resolve(Buffer.from(answer.pdf));
  });
  const giveUp = (error: Error) => {
    if (renderer?.worker === worker) renderer = null;
    for (const order of waiting.values()) order.reject(error);
    waiting.clear();
  };
  worker.on('error', giveUp);
  worker.on('exit', (code) => giveUp(new Error(`The thread that makes PDFs ended with ${code}`)));
  return { worker, waiting };
}
