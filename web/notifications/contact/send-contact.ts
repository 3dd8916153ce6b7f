import type { PageHost } from '../../../contract/site/pages.ts';

/** Result of a submission without scripts. */
export interface ContactAnswer {
  /** Address of the reply; null if the message was refused. */
  sentTo: string | null;
  /** Errors by field, `root` for the whole form; empty for a refusal without a message. */
  errors: Record<string, string>;
  values: { name: string; email: string; message: string };
}

/** Submits the form during server-side rendering. */
export async function sendContact(host: PageHost, form: FormData): Promise<{ answer: ContactAnswer; status: number }> {
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { name: text('name'), email: text('email'), message: text('message') };
  const { status, body } = await host.callApi('/contact-us', { method: 'POST', body: values });
  if (status < 300) return { answer: { sentTo: values.email.trim(), errors: {}, values }, status };
  const refusal = body as { reason?: string; fields?: Record<string, string> } | null;
  const errors = refusal?.fields ?? (refusal?.reason ? { root: refusal.reason } : {});
  return { answer: { sentTo: null, errors, values }, status };
}
