import { createHash, randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { answerAddress, consentPage, consentPolicy, isOwnAddress, type Query, readQuery } from './consent.ts';

const keyId = 'sandbox-1';
const lifetime = 3600;

/** A double of Google sign-in: consent page, ID tokens, code exchange and keys, in Google's shapes. */
export async function serveGoogle(app: FastifyInstance, { publicUrl }: { publicUrl: string }): Promise<void> {
  const issuer = `${publicUrl}/sandbox/google`;
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const idToken = (person: Query) => signIdToken(person, { issuer, privateKey });
  const codes = new Map<string, Query>();
  serveKeys(app, { issuer, key: { ...(await exportJWK(publicKey)), kid: keyId, alg: 'RS256', use: 'sig' } });
  serveConsent(app, { publicUrl, codes, idToken });
  serveTokens(app, { codes, idToken });
}

type Sign = (person: Query) => Promise<string>;
type PrivateKey = Awaited<ReturnType<typeof generateKeyPair>>['privateKey'];

function signIdToken(person: Query, { issuer, privateKey }: { issuer: string; privateKey: PrivateKey }) {
  const { name = '', email = '', email_verified, nonce, client_id = '' } = person;
  const claims = { email, email_verified: email_verified === 'true', name, ...(nonce ? { nonce } : {}) };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
    .setIssuer(issuer)
    .setAudience(client_id)
    .setSubject(subjectOf(email))
    .setIssuedAt()
    .setExpirationTime(`${lifetime}s`)
    .sign(privateKey);
}

function serveKeys(app: FastifyInstance, { issuer, key }: { issuer: string; key: object }): void {
  app.get('/google/oauth2/v3/certs', async () => ({ keys: [key] }));

  app.get('/google/.well-known/openid-configuration', async () => ({
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code', 'id_token'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }));
}

interface Consent {
  publicUrl: string;
  codes: Map<string, Query>;
  idToken: Sign;
}

function serveConsent(app: FastifyInstance, { publicUrl, codes, idToken }: Consent): void {
  app.get('/google/o/oauth2/v2/auth', async (request, reply) => {
    const query = readQuery(request.query);
    if (!isOwnAddress(query.redirect_uri, publicUrl)) return reply.code(400).send({ error: 'redirect_uri_mismatch' });
    reply.header('content-security-policy', consentPolicy(publicUrl)).type('text/html; charset=utf-8');
    return reply.send(consentPage({ provider: 'Google', query }));
  });

  app.post('/google/o/oauth2/v2/auth', async (request, reply) => {
    const form = { ...readQuery(request.query), ...readQuery(request.body) };
    const { redirect_uri = '', response_type, state, answer } = form;
    if (!isOwnAddress(redirect_uri, publicUrl)) return reply.code(400).send({ error: 'redirect_uri_mismatch' });
    const part = response_type === 'code' ? 'query' : 'fragment';
    if (answer === 'deny') return reply.redirect(answerAddress(redirect_uri, { error: 'access_denied', state }, part));
    if (part === 'fragment') {
      return reply.redirect(answerAddress(redirect_uri, { id_token: await idToken(form), state }, part));
    }
    const code = randomBytes(24).toString('base64url');
    codes.set(code, form);
    return reply.redirect(answerAddress(redirect_uri, { code, state }, part));
  });
}

function serveTokens(app: FastifyInstance, { codes, idToken }: Omit<Consent, 'publicUrl'>): void {
  app.post('/google/token', async (request, reply) => {
    const { code = '', client_id, code_verifier = '' } = readQuery(request.body);
    const person = codes.get(code);
    codes.delete(code);
    const challenge = createHash('sha256').update(code_verifier).digest('base64url');
    const isProven = !person?.code_challenge || person.code_challenge === challenge;
    if (!person || person.client_id !== client_id || !isProven) return reply.code(400).send({ error: 'invalid_grant' });
    const access_token = randomBytes(24).toString('base64url');
    return { access_token, expires_in: lifetime, token_type: 'Bearer', id_token: await idToken(person) };
  });
}

/** A stable id per person: 21 digits, like Google's. */
function subjectOf(email: string): string {
  const hash = createHash('sha256').update(email.toLowerCase()).digest('hex');
  return `1${BigInt(`0x${hash}`).toString().slice(0, 20)}`;
}
