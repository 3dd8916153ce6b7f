interface Line {
  from: number;
  to: number;
  text: string;
  at: Date;
  campaignId: number | null;
}

/** A conversation with its lines. */
export interface Talk {
  lines: Line[];
  /** Number of newest lines that are unread. */
  unread: number;
}
