/** Renders PDFs off the main thread, one after the other. */
import { parentPort } from 'node:worker_threads';
import { type DocumentProps, renderToBuffer } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { drawInLatin, registerFonts } from './pdf-fonts.ts';

export interface PdfOrder {
  id: number;
  /** URL of the module that draws the document. */
  drawing: string;
  data: unknown;
}

export type PdfAnswer = { id: number; pdf: Uint8Array } | { id: number; failed: unknown };

type Draw = (data: unknown) => ReactElement<DocumentProps>;

const fonts = registerFonts();
let last: Promise<unknown> = fonts;

parentPort?.on('message', (order: PdfOrder) => {
  last = last.then(() => make(order)).then((answer) => parentPort?.postMessage(answer));
});

async function make({ id, drawing, data }: PdfOrder): Promise<PdfAnswer> {
  try {
    const { draw } = (await import(drawing)) as { draw: Draw };
    const render = () => renderToBuffer(draw(data));
    return { id, pdf: await render().catch(() => drawInLatin(render)) };
  } catch (error) {
    return { id, failed: error };
  }
}
