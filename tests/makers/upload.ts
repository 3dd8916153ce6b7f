/** Uploaded files in bytes. */
import sharp from 'sharp';

/** Minimal PDF with `text` in a comment. */
export function makePdf(text = ''): Uint8Array<ArrayBuffer> {
  const body = `%PDF-1.7\n1 0 obj\n<</Type/Catalog/Pages 2 0 R>>\nendobj\n2 0 obj\n<</Type/Pages/Kids[]/Count 0>>\nendobj\n%${text}\n`;
  const start = new TextEncoder().encode(body).length;
  const end = `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 3/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`;
  return new TextEncoder().encode(body + end);
}

/** Plain JPEG with a name in its metadata. */
export async function makePhoto({ width = 900, height = 700 } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const image = sharp({ create: { width, height, channels: 3, background: '#004a4a' } });
  const bytes = await image
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
  return new Uint8Array(bytes);
}

export function formOf(field: string, bytes: Uint8Array<ArrayBuffer>, name: string): FormData {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  return form;
}
