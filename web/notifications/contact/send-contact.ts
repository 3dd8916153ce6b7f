import type { PageHost } from '../../../contract/site/pages.ts';

/** What became of a message that was sent without scripts. */
export interface ContactAnswer {
  /** Where the answer goes; null where the message was refused. */
  sentTo: string | null;
  /** By field, `root` for the whole form; empty for a refusal without words. */
  errors: Record<string, string>;
  values: { name: string; email: string; message: string };
}

/** Sends the form's message while its page is rendered. */
export async function sendContact(host: PageHost, form: FormData): Promise<{ answer: ContactAnswer; status: number }> {
  const text = (name: string) => String(form.get(name) ?? '');
  const values = { name: text('name'), email: text('email'), message: text('message') };
  const { status, body } = await host.callApi('/contact-us', { method: 'POST', body: values });
  if (status < 300) return { answer: { sentTo: values.email.trim(), errors: {}, values }, status };
  const refusal = body as { reason?: string; fields?: Record<string, string> } | null;
  const errors = refusal?.fields ?? (refusal?.reason ? { root: refusal.reason } : {});
  return { answer: { sentTo: null, errors, values }, status };
}
