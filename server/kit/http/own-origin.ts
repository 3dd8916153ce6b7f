interface At {
  publicUrl: string;
  /** Host the request was sent to. */
  host: string | undefined;
}

/**
 * Whether a request comes from a page of ours: its Origin is the public URL, or the host name the request was sent to.
 * Native clients send none.
 */
export function isOwnOrigin(origin: string | undefined, { publicUrl, host }: At): boolean {
  if (origin === undefined || origin === publicUrl) return true;
  return host !== new URL(publicUrl).host && URL.canParse(origin) && new URL(origin).host === host;
}
