import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { isDatabaseReachable } from '../database/raw.ts';
import { MAX_LAG_MS } from '../database/replicas/replicas.ts';
import { recordActivity } from './accounts/activity/activity.service.ts';
import { guardPayment } from './accounts/approvals/guard.service.ts';
import { demandRequiredFactor } from './accounts/factor-settings/required-factor.service.ts';
import { mountFiles } from './accounts/files/files.routes.ts';
import { demandNamedCampaign } from './accounts/named-campaigns/named-campaigns.service.ts';
import { markWritten, useSession } from './accounts/sessions/sessions.service.ts';
import { demandFreshProof } from './accounts/step-up/step-up.service.ts';
import { mountUploads } from './accounts/uploads/uploads.routes.ts';
import { mountNeverWrite } from './campaigns/crm/never-write.routes.ts';
import { settleViews } from './campaigns/viewers/noting.service.ts';
import type { FanOut } from './chat/live/fan-out.ts';
import { serveSockets } from './chat/live/live.sockets.ts';
import { listProbes } from './core/installation/probes.service.ts';
import { createMaintenanceGuard } from './core/maintenance/maintenance-guard.service.ts';
import { type MaintenanceWatch, watchMaintenance } from './core/maintenance/watch.service.ts';
import { recordRead } from './core/personal-reads/personal-reads.service.ts';
import { forgetVocabulary } from './discovery/discovery/phrase.service.ts';
import { forgetNames } from './discovery/discovery/public-card-cache.service.ts';
import { mountFeatures } from './features.ts';
import type { Context } from './kit/context/context.ts';
import { logRequests, requestIds } from './kit/http/access-log.ts';
import { mountDocs } from './kit/http/docs.routes.ts';
import { answerUnrouted, handleErrors } from './kit/http/error-handler.ts';
import { refuse, refuseNotFound } from './kit/http/errors.ts';
import { mountHealth } from './kit/http/health.ts';
import { acceptEmptyJson } from './kit/http/json-body.ts';
import { limitRates } from './kit/http/limits/rate-limit.ts';
import { createMetrics } from './kit/http/metrics.ts';
import { createMount, type Gates } from './kit/http/mount.ts';
import { createProbes } from './kit/http/probes.ts';
import { secureHeaders } from './kit/http/security.ts';
import { traceRequests } from './kit/http/tracing.ts';
import { trustedProxies } from './kit/http/trusted-proxies.ts';
import { mountNewsletterUnsubscribe } from './notifications/newsletter/newsletter.routes.ts';
import { mountUnsubscribe } from './notifications/notifications/unsubscribe.routes.ts';
import { readPlatformNumbers } from './operators/operator-home/operator-home.service.ts';
import { mountSocialCallbacks } from './privacy/provider-callbacks/provider-callbacks.routes.ts';
import { mountPages } from './site/pages/pages.routes.ts';
import { mountSearchEngines } from './site/pages/search-engines.routes.ts';
import { mountShare } from './site/pages/share.routes.ts';
import { siteOf } from './site/pages/site.ts';
import { mountWellKnown } from './site/pages/well-known.routes.ts';
import { mountWebhooks } from './site/webhooks/webhooks.routes.ts';
import { demandUpload } from './work/deliverables/upload-access.service.ts';
import { mountTrackedLinks } from './work/tracked-links/tracked-links.routes.ts';

/** Largest JSON body: ten times a campaign with every field full. */
const jsonBytes = 512 * 1024;

/** Time limit for receiving a whole request: ten megabytes over a slow line take two minutes. */
const requestMs = 300_000;

/**
 * Measured on pages: a fourteenth smaller than level 4, for a third of a millisecond; level 9 takes ten times as long.
 */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export interface App {
  server: FastifyInstance;
  /** Opens the calls once the database is migrated, subject to maintenance; until then they answer 503. */
  open(): Promise<void>;
}

export interface AppOptions {
  /** Carries live events between use cases and sockets, here or in other processes. */
  fanOut: FanOut;
  /** Folder of the built pages; without it the server answers calls only. */
  buildDir?: string;
  /** Doubles of outside services, mounted beside the product. */
  sandbox?: FastifyPluginAsync;
}

/** Creates the Fastify server of the whole product, not yet listening. */
export async function createApp(context: Context, { fanOut, buildDir, sandbox }: AppOptions): Promise<App> {
  let open = false;
  const server = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: jsonBytes,
    requestTimeout: requestMs,
    trustProxy: trustedProxies(context.config.trustProxy),
    routerOptions: { maxParamLength: 200 },
    return503OnClosing: true,
    genReqId: requestIds(context.config),
    frameworkErrors: answerUnrouted,
  });
  traceRequests(server);
  logRequests(server, context.config);
  handleErrors(server);
  acceptEmptyJson(server);
  await secureHeaders(server, context.config);
  await server.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], brotliOptions });
  await server.register(multipart);
  server.decorateRequest('user', null);
  const watch = watchMaintenance(context);
  server.addHook('onClose', async () => watch.stop());
  // A normal shutdown loses no view, because the database is closed after the server.
  server.addHook('onClose', () => settleViews(context));
  subscribeToInvalidations(context, fanOut, watch);
  const findSession = (token: string) => useSession(context, token);
  const demandSecondFactor: Gates['demandSecondFactor'] = (user) => demandRequiredFactor(context, user);
  const probes = createProbes(listProbes(context, { isBrokerUp: fanOut.isUp }));
  const sockets = serveSockets({ http: server.server, context, fanOut, watch });
  server.addHook('preClose', sockets.close);
  const health = {
    isMigrated: () => open,
    isClosed: async () => (await watch.closed()) !== null,
    findSession,
    demandSecondFactor,
    probes,
    metrics: createMetrics(server, context, {
      probes,
      countSockets: sockets.count,
      readPlatform: () => readPlatformNumbers(context),
    }),
  };
  mountHealth(server, context, health);

  await server.register(
    async (api) => {
      mountHealth(api, context, health);
      await mountDocs(api, context.config);
      await api.register(async (calls) => {
        refuseUntil(() => open, calls);
        const gates: Gates = {
          findSession,
          guard: createMaintenanceGuard(watch, context),
          limiter: await limitRates(calls, context),
          demandSecondFactor,
          ...records(context),
          ...memberGates(context),
        };
        mountFeatures(createMount(calls, context, gates), context);
        mountUploads(calls, context, { gates, demandUpload: (user, order) => demandUpload(context, user, order) });
        mountWebhooks(calls, context);
        mountUnsubscribe(calls, context);
        mountNewsletterUnsubscribe(calls, context);
        mountNeverWrite(calls, context);
        mountSocialCallbacks(calls, context);
      });
    },
    { prefix: '/api' },
  );
  mountFiles(server, context.storage);
  if (sandbox) await server.register(sandbox);
  mountSearchEngines(server, context);
  mountWellKnown(server, context);
  mountShare(server, context);
  if (buildDir) {
    const isReady = async () => open && (await isDatabaseReachable(context.db));
    const showPage = await mountPages(server, {
      buildDir,
      site: siteOf(context.config),
      isReady,
      closed: watch.closed,
    });
    mountTrackedLinks(server, context, showPage);
  } else {
    mountTrackedLinks(server, context, async () => {
      throw refuseNotFound('This link');
    });
  }
  return {
    server,
    async open() {
      await watch.look();
      open = true;
    },
  };
}

/** Answers calls before the database is migrated. */
function refuseUntil(isOpen: () => boolean, calls: FastifyInstance): void {
  calls.addHook('onRequest', async () => {
    if (isOpen()) return;
    const reason = 'We can’t reach the database right now. Please try again in a minute.';
    throw refuse('UNAVAILABLE', reason, { retryAfter: 5 });
  });
}

/** Records of what a call did. */
function records(context: Context): Pick<Gates, 'recordActivity' | 'recordShown' | 'markWritten'> {
  return {
    recordActivity: (made) => recordActivity(context, made),
    recordShown: (shown) => recordRead(context, shown),
    markWritten: (sessionId) => markWritten(context, sessionId),
  };
}

/** Checks fresh proof and the limits of a member before a call runs. */
function memberGates(context: Context): Pick<Gates, 'demandStepUp' | 'demandCampaign' | 'pay'> {
  return {
    demandStepUp: (asked) => demandFreshProof(context, asked),
    demandCampaign: (asked) => demandNamedCampaign(context, asked),
    pay: (asked, run) => guardPayment(context, asked, run),
  };
}

/** Invalidates this process's caches when another process announces a change, or announcements may have been lost. */
function subscribeToInvalidations(context: Context, fanOut: FanOut, watch: MaintenanceWatch): void {
  fanOut.subscribe((note) => {
    if (note.kind !== 'look-again' && note.kind !== 'resync') return;
    if (note.kind === 'resync' || note.at === 'maintenance') watch.hear();
    if (note.kind === 'resync' || note.at === 'lookups') {
      forgetLookups(context);
      // A lagging replica may have filled the caches with old rows: clear them again once no replica can lag that far.
      if (context.replicas) setTimeout(forgetLookups, MAX_LAG_MS, context).unref();
    }
  });
}

function forgetLookups(context: Context): void {
  forgetNames(context);
  forgetVocabulary(context);
}
