-- The readings of a piece, whatever their source: the unique indexes are partial, and serve no query without a source.
create index deliverable_figure_piece on deliverable_figure (deliverable_id, as_of);
