interface Line {
  from: number;
  to: number;
  text: string;
  at: Date;
  campaignId: number | null;
}

/** A conversation, from its first line. */
export interface Talk {
  lines: Line[];
  /** The newest lines that their receiver has not read. */
  unread: number;
}
