-- The influencer's own GST on a price: of whom, on which offer, and passed on with the payment.
alter table billing_details
  add column gst_scheme text not null default 'regular' check (gst_scheme in ('regular', 'composition')),
  add column udyam text check (udyam ~ '^UDYAM-[A-Z]{2}-[0-9]{2}-[0-9]{7}$');
comment on column billing_details.gst_scheme is 'With a GSTIN: a composition dealer adds no GST to a price';
comment on column billing_details.udyam is 'Registration as a micro or small enterprise';

alter table escrow_order
  add column creator_gst bigint not null default 0 check (creator_gst >= 0),
  add column released_gst bigint not null default 0 check (released_gst >= 0),
  add constraint escrow_order_creator_gst check (creator_gst < amount and released_gst <= least(creator_gst, released)),
  add constraint escrow_order_pledge_gst check (pledge_id is null or creator_gst = 0);
comment on column escrow_order.creator_gst is 'Paise of the amount that are the influencer''s GST, without fee and tax';
comment on column escrow_order.released_gst is 'Paise of what was released that are the influencer''s GST';
