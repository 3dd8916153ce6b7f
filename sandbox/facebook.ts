import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { answerAddress, consentPage, consentPolicy, isOwnAddress, readQuery } from './consent.ts';

interface Grant {
  appId: string;
  userId: string;
  name: string;
  expiresAt: number;
}
type Grants = Map<string, Grant>;

const lifetime = 60 * 24 * 3600;
const mostGrants = 5_000;
const appSecret = 'sandbox-facebook-secret';

/** A double of Facebook sign-in: the dialog and the two Graph API calls that validate a token. */
export function serveFacebook(app: FastifyInstance, { publicUrl }: { publicUrl: string }): void {
  const grants: Grants = new Map();
  serveDialog(app, { publicUrl, grants });
  serveGraph(app, grants);
}

function serveDialog(app: FastifyInstance, { publicUrl, grants }: { publicUrl: string; grants: Grants }): void {
  app.get('/facebook/dialog/oauth', async (request, reply) => {
    const query = readQuery(request.query);
    if (!isOwnAddress(query.redirect_uri, publicUrl))
      return reply.code(400).send(graphError('Wrong redirect_uri', 191));
    reply.header('content-security-policy', consentPolicy(publicUrl)).type('text/html; charset=utf-8');
    return reply.send(consentPage({ provider: 'Facebook', query }));
  });

  app.post('/facebook/dialog/oauth', async (request, reply) => {
    const form = { ...readQuery(request.query), ...readQuery(request.body) };
    const { redirect_uri = '', state, answer, client_id = '', name = '', email = '' } = form;
    if (!isOwnAddress(redirect_uri, publicUrl)) return reply.code(400).send(graphError('Wrong redirect_uri', 191));
    if (answer === 'deny') {
      return reply.redirect(answerAddress(redirect_uri, { error: 'access_denied', state }, 'query'));
    }
    const token = `EAA${randomBytes(32).toString('hex')}`;
    if (grants.size >= mostGrants) grants.delete(grants.keys().next().value ?? '');
    grants.set(token, { appId: client_id, userId: userIdOf(email), name, expiresAt: Date.now() + lifetime * 1000 });
    const granted = { access_token: token, expires_in: String(lifetime), state };
    return reply.redirect(answerAddress(redirect_uri, granted, 'fragment'));
  });
}

function serveGraph(app: FastifyInstance, grants: Grants): void {
  const findGrant = (token = '') => {
    const grant = grants.get(token);
    return grant && grant.expiresAt > Date.now() ? grant : undefined;
  };

  app.get('/facebook/graph/debug_token', async (request, reply) => {
    const { input_token, access_token = '' } = readQuery(request.query);
    const [appId, secret] = access_token.split('|');
    if (secret !== appSecret) return reply.code(400).send(graphError('Invalid OAuth access token signature.', 190));
    const grant = findGrant(input_token);
    if (!grant) return { data: { app_id: appId, is_valid: false, scopes: [] } };
    return {
      data: {
        app_id: grant.appId,
        type: 'USER',
        application: 'Sandbox',
        expires_at: Math.floor(grant.expiresAt / 1000),
        is_valid: true,
        scopes: ['email', 'public_profile'],
        user_id: grant.userId,
      },
    };
  });

  app.get('/facebook/graph/me', async (request, reply) => {
    const grant = findGrant(readQuery(request.query).access_token);
    if (!grant) return reply.code(400).send(graphError('Invalid OAuth access token.', 190));
    return { id: grant.userId, name: grant.name };
  });
}

function graphError(message: string, code: number) {
  return { error: { message, type: 'OAuthException', code } };
}

/** A stable id per person: 16 digits, like an app-scoped one. */
function userIdOf(email: string): string {
  const hash = createHash('sha256').update(`facebook:${email.toLowerCase()}`).digest('hex');
  return `2${BigInt(`0x${hash}`).toString().slice(0, 15)}`;
}
