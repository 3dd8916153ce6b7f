/** Videos that the browser of a journey records. */
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Two seconds that this browser can play, drawn and recorded by it. */
export async function recordVideo(page: Page): Promise<string> {
  const bytes = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 180, height: 320 });
    const drawing = canvas.getContext('2d');
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((done) => recorder.addEventListener('stop', done, { once: true }));
    recorder.start();
    const start = performance.now();
    await new Promise<void>((done) => {
      const draw = () => {
        const seconds = (performance.now() - start) / 1_000;
        if (drawing) {
          drawing.fillStyle = `hsl(${Math.round(seconds * 90)} 70% 45%)`;
          drawing.fillRect(0, 0, 180, 320);
        }
        if (seconds < 2) requestAnimationFrame(draw);
        else done();
      };
      draw();
    });
    recorder.stop();
    await ended;
    return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
  });
  const file = join(tmpdir(), `draft-${process.pid}-${bytes.length}.webm`);
  writeFileSync(file, new Uint8Array(bytes));
  return file;
}
