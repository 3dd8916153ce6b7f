import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, as one who copies its text reads it, runs of white space as one space. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: number; text: string }> {
  const { totalPages, text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return { pages: totalPages, text: text.replaceAll(/\s+/g, ' ') };
}
