import sharp from 'sharp';
import { drawJaali } from '../../../contract/core/jaali.ts';
import { SADYA_FILES } from '../../../database/demo/chat-lines.ts';
import { addAttachment } from '../../chat/attachments/attachments.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { readFileType } from '../../kit/storage/file-type.rules.ts';
import { attachToMessage, selectBareMessage } from './files.queries.ts';
import { selectDemoAccount } from './money.queries.ts';
import { writeShotList } from './shot-list.ts';

/** Size of the picture in pixels; four tiles of the pattern fit in a row. */
const print = { width: 1280, height: 640, tile: 320 };

/** Attaches the files that the demo chat mentions to its messages, once. */
export async function seedDemoFiles(context: Context): Promise<void> {
  const { picture, document } = SADYA_FILES;
  await attach(context, { ...picture, from: 'brand@demo.test', draw: drawPrint });
  await attach(context, { ...document, from: 'influencer@demo.test', draw: async () => writeShotList() });
}

interface Enclosed {
  from: string;
  text: string;
  name: string;
  draw: () => Promise<Buffer>;
}

async function attach(context: Context, { from, text, name, draw }: Enclosed): Promise<void> {
  const user = await selectDemoAccount(context.db, from);
  const message = user && (await selectBareMessage(context.db, { senderId: user.id, text }));
  if (!message) return;
  const bytes = await draw();
  const type = readFileType(bytes);
  if (!type) throw new Error(`${name} is of no type that can be sent`);
  const { id } = await addAttachment(context, { user, file: { name, bytes, type, field: 'file', owner: user.id } });
  await attachToMessage(context.db, message.id, Number(id));
}

/** Draws a pattern of the product's own tiles. */
async function drawPrint(): Promise<Buffer> {
  const { ground, layers } = drawJaali('banana leaf');
  const paths = layers.map(({ fill, d }) => `<path fill="${fill}" fill-rule="evenodd" d="${d}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${print.width}" height="${print.height}">
    <pattern id="print" width="48" height="48" patternUnits="userSpaceOnUse" patternTransform="scale(${print.tile / 48})">
      <rect width="48" height="48" fill="${ground}"/>${paths}
    </pattern>
    <rect width="100%" height="100%" fill="url(#print)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}
