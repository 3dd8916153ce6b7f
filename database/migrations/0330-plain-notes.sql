-- Notes that the generated types show, in plain words.
comment on column one_time_code.contact is 'Email or mobile that the code was sent to; for purpose contact, the new one that it confirms';
comment on column reset_token.contact is 'Email or mobile that the code or link for this reset was sent to';
comment on column referral_invitation.joined_id is 'Account that joined by this link with this address';
comment on column escrow_order.payee_id is 'Payee: the influencer, or the creator of the joint campaign, who draws the money for the work';
comment on column social_connection.lease is 'Lease of the process that reads this account now; results are written under the same lease';
comment on column saved_search.looked_at is 'Time of the owner’s last look; profiles that joined since then are new';
comment on column pool_spending.consent is 'Consent that executes the draw without an operator: silence of the payers, two thirds of their money, or every payer';
comment on column pool_spending.paid is 'Amount that left the pool before deductions, in paise; less than amount if an operator split it';
comment on table social_metric is 'Metrics derived for an account; the columns beside `derived` are read from it';
