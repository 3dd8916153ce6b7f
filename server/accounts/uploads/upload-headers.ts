import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Metadata, TUS_RESUMABLE } from '@tus/server';
import type { LocalizedText } from '../../kit/i18n/messages.ts';

export interface HeaderProblem {
  header: string;
  /** 412 is the protocol's own. */
  status: 400 | 412 | 415;
  reason: LocalizedText;
}

interface HeaderRule extends HeaderProblem {
  methods: readonly string[];
  accepts(value: string | undefined): boolean;
}

const isByteCount = (value = '') => /^(?:0|[1-9]\d{0,14})$/.test(value);

const rules: readonly HeaderRule[] = [
  {
    header: 'Tus-Resumable',
    methods: ['POST', 'HEAD', 'PATCH', 'DELETE'],
    status: 412,
    accepts: (value) => value === TUS_RESUMABLE,
    reason: 'Use version 1.0.0 of the upload protocol.',
  },
  {
    header: 'Content-Type',
    methods: ['PATCH'],
    status: 415,
    accepts: (value) => value === 'application/offset+octet-stream',
    reason: 'Send this as application/offset+octet-stream.',
  },
  {
    header: 'Upload-Offset',
    methods: ['PATCH'],
    status: 400,
    accepts: isByteCount,
    reason: 'Give the byte where this part begins.',
  },
  {
    header: 'Upload-Concat',
    methods: ['POST'],
    status: 400,
    accepts: (value) => value === undefined,
    reason: 'Send the file as one upload.',
  },
  {
    header: 'Upload-Length',
    methods: ['POST'],
    status: 400,
    accepts: isByteCount,
    reason: 'Give the number of bytes of the file.',
  },
  {
    header: 'Upload-Metadata',
    methods: ['POST'],
    status: 400,
    accepts: isMetadata,
    reason: 'Send each name with its value in base64.',
  },
];

function isMetadata(value: string | undefined): boolean {
  try {
    return value === undefined || Boolean(Metadata.parse(value));
  } catch {
    return false;
  }
}

/** First header that is not as the protocol wants it. Its library answers some with 403 or 501, which mean other things here. */
export function findHeaderProblem(method: string, headers: IncomingHttpHeaders): HeaderProblem | undefined {
  return rules.find(({ header, methods, accepts }) => {
    const value = headers[header.toLowerCase()];
    return methods.includes(method) && !accepts(value === undefined ? undefined : String(value));
  });
}

/** The library refuses what a chain of proxies sends, such as `https, http`, and has no use for it: its locations are relative. */
export function dropForwardedProtocol(request: IncomingMessage): void {
  const { rawHeaders } = request;
  request.rawHeaders = rawHeaders.filter((_, at) => rawHeaders[at - (at % 2)]?.toLowerCase() !== 'x-forwarded-proto');
}
