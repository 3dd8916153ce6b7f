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
  /** The folder `react-router build` wrote. */
  buildDir: string;
  site: Site;
  /** False while the database does not answer: every page is then a page that says so, with 503. */
  isReady: () => Promise<boolean>;
  /** What is known of the work while the product is closed for it. */
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
 * Serves the built web client: its hashed files, and every page by React Router. Returns what answers a request with its
 * page, the not-found page where there is none, for addresses that are somebody else's.
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
    // The data of a page by itself: what was drawn of its reader is nobody else's.
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
    // A page's own form reaches React Router as it was sent.
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
 * Where a page was asked for: React Router takes a form only from the same origin. That is the address people use,
 * however a proxy passes requests on; on one machine it may be another name of it.
 */
function originOf({ method, headers, host }: FastifyRequest, publicUrl: string): string {
  const { origin } = headers;
  if (method === 'GET' || origin === undefined) return publicUrl;
  if (!isOwnOrigin(origin, { publicUrl, host }))
    throw refuse('FORBIDDEN', 'This form was sent from another site. Open the page here and send it again.');
  return origin;
}

/** The addresses of the style sheets that every page names. */
function stylesOf(build: ServerBuild): string[] {
  const links = build.routes.root?.module.links?.() ?? [];
  return links.flatMap((link) => ('href' in link && link.rel === 'stylesheet' && link.href ? [link.href] : []));
}

/** 503, so that no search engine keeps the page, and when to come again. */
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
    },
  });
}

function cacheRule(path: string): string {
  // The service worker keeps its address: every browser has to ask whether there is a newer one.
  return /\/sw\.js(\.\w+)?$/.test(path) ? 'no-cache' : 'public, max-age=3600';
}

function hostFor(app: FastifyInstance, request: FastifyRequest, { site, isReady }: PagesOptions): PageHost {
  return {
    nonce: request.cspNonce ?? randomBytes(16).toString('base64'),
    site,
    isReady,
    report: (error) => request.log.error({ err: error }, 'A page failed'),
    async callApi(path, init) {
      // The cookie says in which language the page is read; the browser is one of the account's devices.
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
