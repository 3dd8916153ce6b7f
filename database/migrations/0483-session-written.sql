-- Where the database's log stood after the last write of a session, for its reads from replicas. Null without replicas.
alter table session add written_up_to pg_lsn;
