import { listInfluencerPages } from '../../discovery/discovery/discovery.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { Download } from '../../kit/http/download.ts';
import { refuseNotFound } from '../../kit/http/errors.ts';
import { renderPdf } from '../../kit/pdf/pdf.ts';
import { getInfluencerMetrics } from './social-metrics.service.ts';

/** The media kit as a PDF, with what is visible to this reader only. */
export async function makeMediaKit(context: Context, reader: { id: number }, id: number): Promise<Download> {
  const metrics = await getInfluencerMetrics(context, reader, id);
  const [page] = await listInfluencerPages(context, reader, [id]);
  if (!page) throw refuseNotFound('This influencer');
  const { brandName, publicUrl } = context.config;
  const drawing = new URL('./media-kit.pdf.ts', import.meta.url);
  const bytes = await renderPdf<typeof import('./media-kit.pdf.ts')>(drawing, {
    brandName,
    address: `${publicUrl}/influencer-profile/influencer/${id}`,
    madeAt: context.now().toISOString(),
    page,
    metrics: { ...metrics, accounts: metrics.accounts.map((account) => ({ ...account, growth: [], media: [] })) },
  });
  return new Download({ type: 'application/pdf', name: `media-kit-${page.username}.pdf`, bytes });
}
