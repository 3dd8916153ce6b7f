-- A talent manager acts for an influencer by the owner's consent: until a day if one is set, and with a share of each
-- release if one is agreed.
alter table membership
  drop constraint membership_roles_check,
  add constraint membership_roles_check check (
    cardinality(roles) > 0 and roles <@ array['owner', 'admin', 'manager', 'talent_manager', 'finance', 'reviewer', 'viewer']),
  add column until date,
  add column share_basis_points integer check (share_basis_points between 1 and 5000),
  add constraint membership_consent check (
    roles = array['talent_manager'] or ('talent_manager' <> all (roles) and num_nonnulls(until, share_basis_points) = 0));
comment on column membership.until is 'Last day in India on which a talent manager acts; null: until it is revoked';
comment on column membership.share_basis_points is 'Part of what each release brings the influencer that goes to the account the talent manager registered';
-- One share an account, so that shares never add up to more than a release.
create unique index membership_share on membership (account_id) where share_basis_points is not null;
create index membership_until on membership (until) where until is not null;

create function talent_manager_of_influencer() returns trigger language plpgsql as $$
begin
  if not exists (select from account where id = new.account_id and role = 'influencer') then
    raise exception 'account % has no talent manager', new.account_id using errcode = '23514', constraint = 'membership_of_influencer';
  end if;
  return null;
end $$;
create trigger membership_of_influencer after insert or update of roles on membership
  for each row when ('talent_manager' = any (new.roles)) execute function talent_manager_of_influencer();

alter table member_invitation
  drop constraint member_invitation_roles_check,
  add constraint member_invitation_roles_check check (
    cardinality(roles) > 0 and roles <@ array['owner', 'admin', 'manager', 'talent_manager', 'finance', 'reviewer', 'viewer']),
  add column until date,
  add column share_basis_points integer check (share_basis_points between 1 and 5000),
  add constraint member_invitation_consent check (
    roles = array['talent_manager'] or ('talent_manager' <> all (roles) and num_nonnulls(until, share_basis_points) = 0));
