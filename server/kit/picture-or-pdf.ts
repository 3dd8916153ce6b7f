import { refuse } from './errors.ts';
import { hasPdfHead, isPdf } from './files.rules.ts';

/** An upload that may be either: a PDF is `null`, taken as it is; anything else has to be a picture that can be drawn. */
export async function drawUnlessPdf<T>(bytes: Buffer, draw: (bytes: Buffer) => Promise<T>): Promise<T | null> {
  if (isPdf(bytes)) return null;
  if (hasPdfHead(bytes))
    throw refuse('UNSUPPORTED_TYPE', 'This PDF is damaged or incomplete. Save it again and retry.');
  return draw(bytes).catch((error: unknown) => {
    throw isOtherType(error) ? refuse('UNSUPPORTED_TYPE', 'Use a JPEG, PNG, WebP or AVIF picture, or a PDF.') : error;
  });
}

function isOtherType(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'UNSUPPORTED_TYPE';
}
