import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { createRequestHandler, type RouterContext, RouterContextProvider, type ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import type { PageHost, Site } from '../../contract/site/pages.ts';

interface Options {
  vite: ViteDevServer;
  site: Site;
  /** Origin of the server for the pages' API calls. */
  server: string;
}

/** Renders the requested page from the current sources. */
export function createPages({ vite, site, server }: Options) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
    const { pageContext } = build.entry.module as unknown as { pageContext: RouterContext<PageHost> };
    const context = new RouterContextProvider();
    context.set(pageContext, hostFor(request, { site, server }));
    await sendResponse(
      response,
      await createRequestHandler(build, 'development')(createRequest(request, response), context),
    );
  };
}

/** In production pages call the server in process; here it is a separate process, so they use HTTP. */
function hostFor(
  { headers: { cookie = '', 'user-agent': device = '' } }: IncomingMessage,
  { site, server }: Omit<Options, 'vite'>,
): PageHost {
  return {
    nonce: '',
    requestId: '',
    site,
    isReady: async () => (await fetch(`${server}/health/ready`)).ok,
    report: (error) => console.error(error),
    async callApi(path, init) {
      const isForm = init !== undefined && 'body' in init;
      const headers = {
        cookie,
        'user-agent': device,
        ...(isForm ? { 'content-type': 'application/json' } : {}),
        ...(init && 'token' in init ? { authorization: `Bearer ${init.token}` } : {}),
      };
      const body = isForm ? JSON.stringify(init.body) : null;
      const reply = await fetch(`${server}/api${path}`, { method: isForm ? 'POST' : 'GET', headers, body });
      return { status: reply.status, body: await reply.json() };
    },
  };
}
