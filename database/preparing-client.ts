import pg from 'pg';

/** Statements that are prepared, by their text. */
const names = new Map<string, string>();

/** Has a statement prepared whenever it is run; each text is kept for good. */
export function prepareAlways(text: string): void {
  if (!names.has(text)) names.set(text, `tandem_${names.size}`);
}

/** A connection to a PostgreSQL of its own session; those of the embedded database share one, and so its prepared statements. */
export class PreparingClient extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: the driver's many ways to be called are handed on
  override query(...asked: any[]): any {
    const [text, values] = asked;
    const name = typeof text === 'string' ? names.get(text) : undefined;
    if (name === undefined) return Reflect.apply(super.query, this, asked);
    return super.query({ name, text, values });
  }
}
