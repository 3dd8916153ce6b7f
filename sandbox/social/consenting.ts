import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerAddress, consentPolicy, hiddenInputs, isOwnAddress, type Query, readQuery } from '../consent.ts';
import { escapeHtml, page } from '../page.ts';
import type { Consent, Platform, World } from './world.ts';

interface Choice {
  id: string;
  name: string;
  about: string;
}

interface Consenting {
  world: World;
  platform: Platform;
  publicUrl: string;
  path: string;
  title: string;
  choices: Choice[];
  /** Description of each scope for the consent page. */
  wanted: Record<string, string>;
  separator: ',' | ' ';
  /** Parameters of the redirect when a person declines. */
  declined: Query;
  /** Suffix that the provider adds to its redirect. */
  mark?: string;
}

/** Serves the consent page, where a person chooses an account and what to share. */
export function serveConsenting(app: FastifyInstance, consenting: Consenting): void {
  const { world, platform, publicUrl, path, separator, declined, mark = '' } = consenting;
  app.get(path, async (request, reply) => {
    const query = readQuery(request.query);
    if (!isOwnAddress(query.redirect_uri, publicUrl)) return reply.code(400).send({ error: 'redirect_uri_mismatch' });
    reply.header('content-security-policy', consentPolicy(publicUrl)).type('text/html; charset=utf-8');
    return reply.send(showChoices(consenting, query));
  });

  app.post(path, async (request, reply) => {
    const form = { ...readQuery(request.query), ...readQuery(request.body) };
    const { redirect_uri: redirectUri = '', state, client_id: clientId = '', account } = form;
    if (!isOwnAddress(redirectUri, publicUrl)) return reply.code(400).send({ error: 'redirect_uri_mismatch' });
    if (!account) return reply.redirect(answerAddress(redirectUri, { ...declined, state }, 'query'));
    const asked = (form.scope ?? '').split(separator);
    const scopes = asked.filter((scope) => form[`without:${scope}`] === undefined);
    const code = world.addCode({ platform, account, scopes, clientId, redirectUri, challenge: form.code_challenge });
    return reply.redirect(answerAddress(redirectUri, { code, state }, 'query') + mark);
  });
}

function showChoices({ title, choices, wanted, separator }: Consenting, query: Query): string {
  const asked = (query.scope ?? '').split(separator);
  const boxes = asked.map(
    (scope) =>
      `<label><input type="checkbox" name="${escapeHtml(`without:${scope}`)}" value="1"> Do not share: ${escapeHtml(wanted[scope] ?? scope)}</label>`,
  );
  const buttons = choices.map(
    ({ id, name, about }) =>
      `<p><button name="account" value="${escapeHtml(id)}">Continue as ${escapeHtml(name)}</button><br><small>${escapeHtml(about)}</small></p>`,
  );
  return page(
    title,
    `<p>The product would like to read figures. It cannot post or change anything.</p>
    <form method="post">${hiddenInputs(query)}${boxes.join('')}${buttons.join('')}
    <button class="quiet" name="account" value="">Cancel</button></form>`,
  );
}

/** The consent of a code, if the client and its PKCE verifier match. */
export function redeemCode(world: World, platform: Platform, form: Query): Consent | undefined {
  const consent = world.takeCode(form.code ?? '');
  if (consent?.platform !== platform) return undefined;
  const challenge = createHash('sha256')
    .update(form.code_verifier ?? '')
    .digest('base64url');
  const isProven = consent.challenge === undefined || consent.challenge === challenge;
  const isSame = consent.clientId === form.client_id && consent.redirectUri === form.redirect_uri;
  return isProven && isSame ? consent : undefined;
}
