import { extractText, getDocumentProxy } from 'unpdf';

/** Text of a PDF as copied by a reader, with white space collapsed. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') };
}
