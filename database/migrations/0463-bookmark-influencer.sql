-- Whether anybody bookmarked a profile, and the end of its bookmarks when it is deleted, without reading all of them.
create index bookmark_influencer on bookmark (influencer_id) where influencer_id is not null;
