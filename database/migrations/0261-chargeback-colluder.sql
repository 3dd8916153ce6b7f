-- A contribution to a pool may have paid several people: each found to be one with its payer, by what they share or by an operator.

create table chargeback_colluder (
  chargeback_id bigint not null references chargeback on delete cascade,
  account_id bigint not null references account on delete restrict,
  found text not null check (found in ('related', 'operator')),
  primary key (chargeback_id, account_id)
);
create index chargeback_colluder_account on chargeback_colluder (account_id);

insert into chargeback_colluder (chargeback_id, account_id, found)
select b.id, o.payee_id, b.collusion from chargeback b join escrow_order o on o.id = b.order_id
where b.collusion is not null and o.application_id is not null;
