-- The verified of a city, largest first: its ranking, and whether it has one, at any number of imported profiles.
create index influencer_city_top on influencer_profile (city_id, followers desc, id) where hidden_at is null and verified;
