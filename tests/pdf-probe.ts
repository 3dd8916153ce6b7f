/** PDF with a text in each building block. */
import { drawDocument, drawTitle, write } from '../server/kit/pdf/pdf-pieces.ts';
import { drawTable } from '../server/kit/pdf/pdf-table.ts';

export function draw(texts: string[]) {
  const [first = ''] = texts;
  return drawDocument({
    brandName: first,
    title: first,
    foot: first,
    children: [
      drawTitle({ title: 'Probe', text: first, facts: [['Name', first]] }),
      drawTable({
        columns: [{ title: 'Text' }, { title: 'Figure', width: 90, isFigure: true }],
        rows: texts.map((text) => [text, text]),
      }),
      ...texts.map((text) => write(text)),
    ],
  });
}
