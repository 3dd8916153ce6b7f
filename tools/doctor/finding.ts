export interface Finding {
  /** Checked part of the installation. */
  part: string;
  state: 'ok' | 'warning' | 'problem';
  /** One sentence of what was found. */
  text: string;
  /** One sentence of what to do about it. */
  remedy?: string;
}

export const fine = (part: string, text: string): Finding => ({ part, state: 'ok', text });
export const warning = (part: string, text: string, remedy: string): Finding => ({
  part,
  state: 'warning',
  text,
  remedy,
});
export const problem = (part: string, text: string, remedy: string): Finding => ({
  part,
  state: 'problem',
  text,
  remedy,
});
