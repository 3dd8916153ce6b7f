-- What the other side of a dispute says to it; who opened it and the operators read it.

alter table dispute
  add column answer text check (length(answer) between 1 and 2000),
  add column answered_at timestamptz(3),
  add check (num_nonnulls(answer, answered_at) in (0, 2));
