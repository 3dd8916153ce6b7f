import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageHost, Site } from '../../../contract/site/pages.ts';
import { drawClosedPage } from '../../core/maintenance/maintenance.page.ts';
import { type Closed, isOpenPage, retryAfter } from '../../core/maintenance/maintenance.rules.ts';
import { refuse } from '../../kit/http/errors.ts';
import { isOwnOrigin } from '../../kit/http/own-origin.ts';
import { leaveDocumentHeaders } from '../../kit/http/security.ts';
import { sendWebResponse, toWebRequest } from '../../kit/i18n/web-messages.ts';
import { handlersOf } from './handlers.ts';
import { describeApp } from './manifest.ts';
import { addressAtHome } from './own-origin.rules.ts';
import { isServerPath } from './server-paths.rules.ts';

export interface PagesOptions {
  /** Output folder of `react-router build`. */
  buildDir: string;
  site: Site;
  /** False while the database is unreachable: every page then says so, with 503. */
  isReady: () => Promise<boolean>;
  /** Current maintenance; null when the product is open. */
  closed: () => Promise<Closed | null>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Nonce of this reply's Content-Security-Policy, set by the security headers. */
    cspNonce?: string;
  }
}

const dataAddress = /\.data(\?|$)/;
const formLimitBytes = 16_384;

type ShowPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Serves the built web client: its hashed files, and every page by React Router. Returns a function that renders a
 * request's page, or the not-found page, for addresses of other routes.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<ShowPage> {
  const build: ServerBuild = await import(pathToFileURL(resolve(options.buildDir, 'server/index.js')).href);
  const clientDir = resolve(options.buildDir, 'client');
  const handlerFor = handlersOf(build, clientDir);
  const { pageContext } = build.entry.module as unknown as { pageContext: RouterContext<PageHost> };
  const styles = stylesOf(build);
  const showPage: ShowPage = async (request, reply) => {
    const context = new RouterContextProvider();
    context.set(pageContext, hostFor(app, request, options));
    // Page data as JSON is personal and must not be cached by others.
    if (dataAddress.test(request.url)) reply.header('cache-control', 'private, no-store');
    const asked = toWebRequest(request, reply, originOf(request, options.site.origin));
    return sendWebResponse(reply, await handlerFor(asked)(asked, context));
  };

  await app.register(async (scope) => {
    await serveFiles(scope, clientDir);
    scope.get('/manifest.webmanifest', (_request, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type('application/manifest+json')
        .send(JSON.stringify(describeApp(options.site))),
    );
    // Forms posted by a page are passed to React Router unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: formLimitBytes }, (_request, body, done) => {
      done(null, body);
    });
    scope.route({
      method: ['GET', 'POST'],
      url: '/*',
      async handler(request, reply) {
        if (isServerPath(request.url)) return reply.callNotFound();
        const { method, url, headers } = request;
        const home = addressAtHome({ method, url, ...headers }, options.site.origin);
        if (home) return reply.redirect(home);
        const closed = await options.closed();
        if (closed && !isOpenPage(request.url))
          return sendClosed(reply, closed, drawClosedPage({ ...options, closed, styles }, request.headers.cookie));
        return showPage(request, reply);
      },
    });
  });
  return showPage;
}

/**
 * Origin for React Router, which accepts forms from the same origin only: the public URL, however a proxy forwards
 * requests; locally it may be another name of this machine.
 */
function originOf({ method, headers, host }: FastifyRequest, publicUrl: string): string {
  const { origin } = headers;
  if (method === 'GET' || origin === undefined) return publicUrl;
  if (!isOwnOrigin(origin, { publicUrl, host }))
    throw refuse('FORBIDDEN', 'This form was sent from another site. Open the page here and send it again.');
  return origin;
}

/** URLs of the style sheets that every page uses. */
function stylesOf(build: ServerBuild): string[] {
  const links = build.routes.root?.module.links?.() ?? [];
  return links.flatMap((link) => ('href' in link && link.rel === 'stylesheet' && link.href ? [link.href] : []));
}

/** 503 with Retry-After, so that search engines do not index the page. */
function sendClosed(reply: FastifyReply, closed: Closed, page: string): FastifyReply {
  return reply
    .code(503)
    .header('retry-after', String(retryAfter(closed, new Date())))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(page);
}

async function serveFiles(scope: FastifyInstance, root: string): Promise<void> {
  await scope.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, path) {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : cacheRule(path));
      if (isHashed) leaveDocumentHeaders(reply);
      // E-mails show these, and people read them on other sites.
      if (path.includes('/mail/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

function cacheRule(path: string): string {
  // The service worker has a fixed name, so browsers must revalidate it.
  return /\/sw\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

function hostFor(app: FastifyInstance, request: FastifyRequest, { site, isReady }: PagesOptions): PageHost {
  return {
    nonce: request.cspNonce ?? randomBytes(16).toString('base64'),
    requestId: request.id,
    site,
    isReady,
    report: (error) => request.log.error({ err: error }, 'A page failed'),
    async callApi(path, init) {
      // The cookie carries the language; the user agent identifies the device.
      const { cookie = '', 'user-agent': device = '' } = request.headers;
      const isForm = init !== undefined && 'body' in init;
      const reply = await app.inject({
        url: `/api${path}`,
        method: isForm ? init.method : 'GET',
        payload: isForm ? JSON.stringify(init.body) : undefined,
        headers: {
          cookie,
          'user-agent': device,
          ...(isForm ? { 'content-type': 'application/json' } : {}),
          ...(init && 'token' in init ? { authorization: `Bearer ${init.token}` } : {}),
        },
        remoteAddress: request.ip,
      });
      return { status: reply.statusCode, body: reply.json() };
    },
  };
}
