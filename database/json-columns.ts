import type { ColumnType } from 'kysely';
import type { AgreedContent } from '../contract/campaigns/agreed-content.ts';
import type { TemplateBody } from '../contract/campaigns/campaign-fields.ts';
import type { CrmImportCounts, CrmLeftOut } from '../contract/campaigns/crm.ts';
import type { OfferTerms } from '../contract/campaigns/offer-terms.ts';
import type { ContentKind } from '../contract/core/content-picture.ts';
import type { ImportChoices, ImportCounts, ImportMapping, ImportReport } from '../contract/operators/imports.ts';
import type { ChangedTerms } from '../contract/work/change-orders.ts';
import type { Disclosure, DisclosureShown } from '../contract/work/deliverables.ts';
import type { LabelPlace } from '../contract/work/label-ticks.rules.ts';

/** One side of an invoice, as it was when it was issued. */
export interface InvoiceParty {
  name: string;
  address: string;
  gstin: string | null;
  /** GST code of its state, where that is known. */
  state_code: string | null;
}

export interface InvoiceLine {
  title: string;
  /** First and last day of what was paid for, Asia/Kolkata. */
  from: string | null;
  to: string | null;
  /** Code of the service in GST; null on a receipt. */
  sac: string | null;
  /** Paise, tax taken out. */
  taxable: number;
}

interface InvoicePayment {
  /** The gateway's id; of a fee, what the ledger booked it by. */
  id: string;
  /** ISO 8601 instant. */
  paid_at: string;
}

/** Audience of an account in percent. Groups that the provider did not report are left out. */
export interface Audience {
  age?: { band: string; percent: number }[];
  gender?: { gender: 'female' | 'male' | 'other'; percent: number }[];
  city?: { city: string; percent: number }[];
  /** ISO 3166-1 codes of two letters. */
  country?: { country: string; percent: number }[];
}

/** A piece of work on the card, as `card_pictures` writes it. */
interface ProfilePicture {
  id: number;
  kind: ContentKind;
  platform: string | null;
  caption: string | null;
  picture: string;
  width: number;
  height: number;
  blur: string;
}

/** A part of a payout that goes elsewhere, in paise. */
export interface PayoutDeduction {
  name: string;
  basis_points: number;
  amount: number;
}

/** Content of a notice's e-mail besides its title, in its reader's language. */
export interface NoticeDetails {
  /** Instead of the title. */
  headline?: string;
  /** Instead of the description. */
  lead?: string;
  /** The other side; `note` is empty where nothing is known. */
  person?: { name: string; note: string; image: string | null };
  quote?: string;
  money?: { amount: string; note: string };
  facts?: { label: string; value: string; isSum?: true }[];
  /** Things to open, each with a path in the product. */
  items?: { title: string; note: string; link: string }[];
  /** Label of the button. */
  button?: string;
}

/** The shapes of jsonb columns, which SQL cannot say. A column without one does not compile. */
interface JsonColumns {
  'approval.body': unknown;
  'approval.params': unknown;
  'approval.parts': { payeeId: number; amount: number; reference?: string }[];
  'agreement.terms': Record<string, unknown>;
  'agreement_payment.pieces': string[];
  'change_order.changes': ChangedTerms;
  'audit_log.detail': Record<string, unknown>;
  'campaign.content': AgreedContent[];
  'campaign_template.body': TemplateBody;
  'creator_package.deliverables': AgreedContent[];
  'crm_import.counts': CrmImportCounts;
  'crm_import.left_out': CrmLeftOut[];
  'deliverable.disclosure': Disclosure;
  'deliverable.disclosure_contested': LabelPlace[];
  'deliverable.disclosure_shown': DisclosureShown;
  'deliverable.read_platforms': string[];
  'deliverable_version.disclosure': Disclosure;
  'import_change.before': object;
  'import_source.choices': ImportChoices;
  'import_source.mapping': ImportMapping;
  'influencer_profile.audience': Record<string, number>;
  'influencer_profile.pictures': ProfilePicture[];
  'invoice.lines': InvoiceLine[];
  'invoice.payment': InvoicePayment;
  'invoice.recipient': InvoiceParty;
  'invoice.supplier': InvoiceParty;
  'ledger_transaction.detail': Record<string, unknown>;
  'meta.value': object;
  'notification_mail.details': NoticeDetails;
  'offer.terms': OfferTerms;
  'payout.deductions': PayoutDeduction[];
  'pool_proposal.before': Record<string, unknown>;
  'pool_proposal.change': Record<string, unknown>;
  'profile_import.choices': ImportChoices;
  'profile_import.counts': Partial<ImportCounts>;
  'profile_import.mapping': ImportMapping;
  'profile_import.report': ImportReport;
  'saved_search.search': object;
  'social_metric.derived': object;
  'social_snapshot.audience': Audience;
}

/** Read as the value, written as JSON text. */
export type JsonColumn<Path extends keyof JsonColumns> = ColumnType<JsonColumns[Path], string, string>;
