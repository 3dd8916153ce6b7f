import type { Selectable } from 'kysely';
import type { DB } from './generated/schema.ts';

/** Every table, as the migrations make it. Columns that hold money are paise. */
export type Schema = DB;

/** Row of a table as a query returns it. */
export type Row<Table extends keyof Schema> = Selectable<Schema[Table]>;

export type ApplicationRow = Row<'application'>;
export type CampaignRow = Row<'campaign'>;
export type CancellationRow = Row<'cancellation'>;
export type ChangeOrderRow = Row<'change_order'>;
export type ChargebackRow = Row<'chargeback'>;
export type DeliverableFigureRow = Row<'deliverable_figure'>;
export type DeliverableRow = Row<'deliverable'>;
export type DisputeRow = Row<'dispute'>;
export type EscrowOrderRow = Row<'escrow_order'>;
export type IdeaRow = Row<'idea'>;
export type NeedRow = Row<'campaign_need'>;
export type OfferRow = Row<'offer'>;
export type PaymentRow = Row<'agreement_payment'>;
export type PledgeRow = Row<'pledge'>;
export type ReviewRow = Row<'review'>;

/** Why a referral never qualifies. */
export type ReferralRefusal = NonNullable<Row<'referral'>['refused_for']>;
/** Why the last reading of a connected account failed. */
export type SyncError = NonNullable<Row<'social_connection'>['last_error']>;
export type InvoiceSeries = Row<'invoice'>['series'];
