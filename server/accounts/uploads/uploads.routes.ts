import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Server, TUS_RESUMABLE } from '@tus/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { largestVideo, uploadPath } from '../../../contract/accounts/uploads.ts';
import type { Call } from '../../../contract/kit/calls.ts';
import type { ErrorCode } from '../../../contract/kit/errors.ts';
import type { Locale } from '../../../contract/kit/languages.ts';
import type { Context } from '../../kit/context/context.ts';
import { authenticate, type User } from '../../kit/http/authenticate.ts';
import { toAppError } from '../../kit/http/error-handler.ts';
import { AppError, refuse, refuseField } from '../../kit/http/errors.ts';
import type { Gates } from '../../kit/http/mount.ts';
import { readMetadata, type UploadOrder } from './metadata.rules.ts';
import { dropForwardedProtocol, findHeaderProblem, type HeaderProblem } from './upload-headers.ts';
import { UploadLocker } from './upload-lock.service.ts';
import { checksumAlgorithms, readChecksum, UploadStore, uploadRequest } from './upload-store.ts';
import { beginUpload, findUpload, finishUpload } from './uploads.service.ts';

/** Refuses an upload that its owner may not begin. */
export type DemandUpload = (user: User, order: UploadOrder) => Promise<void>;

/**
 * Time for a request to store what it received once another one wants the same upload: only a client that lost its
 * connection asks again.
 */
const drainMs = 1_000;

/** How these requests are authenticated, counted and closed during maintenance: as a write by a user. */
const asCall: Call = {
  method: 'PUT',
  path: '/uploads',
  auth: 'user',
  needs: 'work',
  summary: 'Resumable upload',
  reply: {},
};

/** Serves tus 1.0.0. It is no call of the contract, since its requests are bytes and its answers are headers. */
export function mountUploads(
  app: FastifyInstance,
  context: Context,
  { gates, demandUpload }: { gates: Gates; demandUpload: DemandUpload },
): void {
  const tus = createTus(context, demandUpload);
  const limit = gates.limiter.limitCall(asCall);
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    // The body is read by the protocol, as it comes.
    routes.addContentTypeParser('*', (_request, _payload, done) => done(null));
    routes.route({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'],
      url: '/uploads',
      ...handling(),
    });
    routes.route({ method: ['POST', 'HEAD', 'PATCH', 'DELETE', 'OPTIONS'], url: '/uploads/:id', ...handling() });
  });

  function handling() {
    return {
      onRequest: async (request: FastifyRequest) => {
        request.user = await authenticate(gates.findSession, asCall, request).catch(async (error) => {
          await gates.limiter.limitStranger(request);
          throw error;
        });
        await gates.guard(asCall, request.user);
        await limit(request);
      },
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const { user } = request;
        if (!user) throw refuse('UNAUTHENTICATED', 'Please log in to continue.');
        const problem = findHeaderProblem(request.method, request.headers);
        if (problem) return refuseHeader(reply, user.locale, problem);
        const checksum = checksumOf(request.raw);
        for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
        reply.raw.setHeader('cache-control', 'no-store');
        if (request.method === 'OPTIONS') {
          reply.raw.setHeader('tus-checksum-algorithm', checksumAlgorithms.join(','));
        }
        dropForwardedProtocol(request.raw);
        reply.hijack();
        await uploadRequest.run({ user, checksum }, () => tus.handle(request.raw, reply.raw));
      },
    };
  }
}

function refuseHeader(reply: FastifyReply, locale: Locale, { status, header, reason }: HeaderProblem): FastifyReply {
  const refusal = refuseField(status === 415 ? 'UNSUPPORTED_TYPE' : 'BAD_INPUT', header, reason);
  return reply
    .code(status)
    .headers({ 'tus-resumable': TUS_RESUMABLE, 'tus-version': TUS_RESUMABLE })
    .send(refusal.toReply(locale));
}

function checksumOf({ headers }: IncomingMessage) {
  const header = headers['upload-checksum'];
  if (header === undefined) return null;
  const checksum = readChecksum(String(header));
  if (!checksum) throw refuseField('BAD_INPUT', 'Upload-Checksum', 'Send sha1 or sha256 and the digest in base64.');
  return checksum;
}

function createTus(context: Context, demandUpload: DemandUpload): Server {
  const userNow = () => {
    const request = uploadRequest.getStore();
    if (!request) throw new Error('Outside of a request');
    return request.user;
  };
  return new Server({
    path: uploadPath,
    datastore: new UploadStore(context),
    locker: new UploadLocker(context),
    lockDrainTimeout: drainMs,
    maxSize: largestVideo,
    relativeLocation: true,
    allowedOrigins: () => false,
    namingFunction: () => randomBytes(16).toString('hex'),
    async onUploadCreate(_request, { id, size = 0, metadata }) {
      const order = readMetadata(metadata);
      if ('field' in order)
        throw refuseField(order.isType ? 'UNSUPPORTED_TYPE' : 'BAD_INPUT', order.field, order.reason);
      if (size === 0) throw refuseField('BAD_INPUT', 'Upload-Length', 'This file is empty.');
      await demandUpload(userNow(), order);
      await beginUpload(context, { id, user: userNow(), size, ...order });
      return {};
    },
    async onIncomingRequest(request, id) {
      if (request.method === 'POST') return;
      const upload = await findUpload(context, userNow(), id);
      if (request.method !== 'HEAD' || upload.finished_at) return;
      // The server may have stopped between the last byte and the end of the upload.
      if ((await context.storage.growing.reached(upload.key)) === upload.bytes) await finishUpload(context, upload);
    },
    async onUploadFinish(_request, { id }) {
      await finishUpload(context, await findUpload(context, userNow(), id));
      return {};
    },
    onResponseError: (_request, error) => answerOf(context, userNow().locale, error),
  });
}

const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  410: 'EXPIRED',
  413: 'TOO_LARGE',
};

/** The refusal as every call has it, with the status that the protocol names. */
function answerOf(context: Context, locale: Locale, error: Error | { status_code: number; body: string }) {
  const isProtocols = 'status_code' in error && !(error instanceof AppError);
  const refusal = isProtocols
    ? refuse(
        codes[error.status_code] ?? 'BAD_INPUT',
        sentences[error.status_code] ?? 'This part of the upload could not be read.',
      )
    : toAppError(error);
  const status = isProtocols ? error.status_code : refusal.status;
  if (status >= 500) context.log.error({ err: error }, 'An upload failed');
  return { status_code: status, body: JSON.stringify(refusal.toReply(locale)) };
}

const sentences = {
  404: 'This upload was not found.',
  409: 'Another part of this upload comes next.',
  410: 'This upload has expired. Choose the video again.',
  413: 'This video is larger than 500 MB.',
  460: 'This part of the upload was damaged on its way.',
} as Readonly<Record<number, string>>;
