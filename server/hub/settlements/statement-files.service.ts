import type { CampaignStatement } from '../../../contract/hub/settlements.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { Download } from '../../kit/http/download.ts';
import { refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { renderPdf } from '../../kit/pdf/pdf.ts';
import { writeCsv } from '../../kit/storage/csv.ts';
import { readStatement } from './statement.service.ts';
import { listLines, tabulateStatement } from './statement-lines.views.ts';

interface Asked {
  user: User;
  /** Campaign id. */
  id: string;
}

/** The statement of a joint campaign as CSV. */
export async function makeStatementCsv(context: Context, asked: Asked): Promise<Download> {
  const statement = await readStatement(context, asked);
  return new Download({
    type: 'text/csv; charset=utf-8',
    name: `${nameOfFile(context, statement)}.csv`,
    bytes: writeCsv(tabulateStatement(statement)),
  });
}

/** Maximum number of lines in a PDF: about 35 pages, which take the drawing thread some three seconds. */
const mostLines = 500;

/** The statement as PDF. */
export async function makeStatementPdf(context: Context, asked: Asked): Promise<Download> {
  const statement = await readStatement(context, asked);
  if (statement.sides.reduce((sum, side) => sum + listLines(side).length, 0) > mostLines) {
    throw refuse(
      'RULE',
      msg`This statement has more than ${{ count: mostLines }} lines, the limit of a PDF. Download it as CSV.`,
    );
  }
  const { brandName, supportEmail } = context.config;
  const drawing = new URL('./statement.pdf.ts', import.meta.url);
  const bytes = await renderPdf<typeof import('./statement.pdf.ts')>(drawing, {
    brandName,
    supportEmail,
    madeAt: context.now(),
    statement,
  });
  return new Download({ type: 'application/pdf', name: `${nameOfFile(context, statement)}.pdf`, bytes });
}

function nameOfFile(context: Context, { campaign_id }: CampaignStatement): string {
  return `joint-campaign-${campaign_id}-${dateInIndia(context.now())}`;
}
