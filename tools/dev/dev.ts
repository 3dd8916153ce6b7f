/**
 * npm run dev: runs the product from its sources on one port. Vite serves the pages with hot reload; the server runs in its
 * own process, restarted on changes, with the embedded database and the demo.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { relative } from 'node:path';
import { createProxyServer } from 'httpxy';
import { createServer as createVite } from 'vite';
import { openDatabase } from '../../database/connection.ts';
import { readConfig } from '../../server/kit/config/config.ts';
import { isServerPath } from '../../server/site/pages/server-paths.rules.ts';
import { siteOf } from '../../server/site/pages/site.ts';
import { findFreePort } from '../../tests/processes.ts';
import { createPages } from './pages.ts';
import { ServerProcess } from './server-process.ts';

const serverFile = /^(contract|database|sandbox|server)\/.+(?<!\.test)\.(ts|sql|json)$/;

const env = { DATA_DIR: '.data/dev', DEMO: '1', SANDBOX: '1', RATE_LIMITS: 'off', ...process.env };
const config = readConfig(env);
const front = createServer();
// Kept open across restarts of the server.
const database = config.databaseUrl ? null : await openDatabase({ dataDir: config.dataDir });
const server = new ServerProcess(await findFreePort(), { ...env, PUBLIC_URL: config.publicUrl });
const vite = await createVite({
  appType: 'custom',
  cacheDir: '.cache/vite',
  optimizeDeps: {
    // Pre-bundles all libraries, since one discovered later reloads the page. Lingui's are only imported by its macros.
    entries: ['web/**/!(*.test|*.server).{ts,tsx}'],
    include: ['@lingui/core', '@lingui/react'],
  },
  server: { middlewareMode: true, ws: { server: front } },
});
const proxy = createProxyServer({ target: server.origin });
const showPage = createPages({ vite, site: siteOf(config), server: server.origin });

vite.watcher.on('all', (_event, path) => {
  if (!serverFile.test(relative(process.cwd(), path))) return;
  console.log(`${relative(process.cwd(), path)} changed: the server starts again`);
  server.restart();
});

/** Requests wait while the server restarts. */
async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (await server.isUp()) return proxy.web(request, response);
  response.writeHead(503).end('The server has stopped; the terminal says why. It starts again with the next change.');
}

async function show(request: IncomingMessage, response: ServerResponse): Promise<void> {
  await server.isUp();
  await showPage(request, response);
}

function fail(error: Error, response: ServerResponse): void {
  vite.ssrFixStacktrace(error);
  console.error(error);
  if (!response.headersSent) response.writeHead(500).end(error.stack);
}

front.on('request', (request: IncomingMessage, response: ServerResponse) => {
  const failed = (error: Error) => fail(error, response);
  if (isServerPath(request.url ?? '/')) forward(request, response).catch(failed);
  else vite.middlewares(request, response, () => void show(request, response).catch(failed));
});
front.on('upgrade', (request, socket, head) => {
  if (isServerPath(request.url ?? '/')) proxy.ws(request, socket as Socket, {}, head).catch(() => socket.destroy());
});

async function stop(): Promise<never> {
  await server.stop();
  await database?.close();
  process.exit(0);
}

front.listen(config.port, config.host);
await once(front, 'listening');
console.log(`${config.brandName} is at ${config.publicUrl} while you work on it`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void stop());
}
