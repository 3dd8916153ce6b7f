/** An authenticator in software: makes passkeys and signs challenges, rightly or with a fault. */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { CreationOptions, RequestOptions } from '../contract/accounts/second-factors.ts';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encode = (bytes: Buffer | Uint8Array) => Buffer.from(bytes).toString('base64url');

/** User present, user verified, attested data included. */
const flags = { present: 1, verified: 4, attested: 64 };

interface Faults {
  origin?: string;
  rpId?: string;
  /** Signs without fingerprint, face or PIN. */
  isUnverified?: boolean;
  /** Counter of signatures; 0 where the authenticator does not count. */
  counter?: number;
  userHandle?: string;
}

export function makeAuthenticator(origin: string) {
  const credentialId = randomBytes(32);
  const id = encode(credentialId);
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]),
  );
  let handle = '';

  const dataOf = (rpId: string, { isUnverified, counter = 0 }: Faults, attested?: Buffer) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = flags.present + (isUnverified ? 0 : flags.verified) + (attested ? flags.attested : 0);
    return Buffer.concat([sha256(rpId), Buffer.from([bits]), count, attested ?? Buffer.alloc(0)]);
  };
  const clientDataOf = (type: string, challenge: string, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }));

  return {
    id,
    /** Answers navigator.credentials.create. */
    create(options: CreationOptions, faults: Faults = {}) {
      handle = options.user.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, Buffer.from(coseKey)]);
      const authData = new Uint8Array(dataOf(faults.rpId ?? options.rp.id, faults, attested));
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', authData],
        ]),
      );
      const clientDataJSON = encode(clientDataOf('webauthn.create', options.challenge, faults));
      const response = { clientDataJSON, attestationObject: encode(attestationObject), transports: ['internal'] };
      return { id, rawId: id, type: 'public-key' as const, response };
    },
    /** Answers navigator.credentials.get. */
    sign(options: RequestOptions, faults: Faults = {}) {
      const clientData = clientDataOf('webauthn.get', options.challenge, faults);
      const data = dataOf(faults.rpId ?? options.rpId, faults);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: encode(clientData),
          authenticatorData: encode(data),
          signature: encode(signature),
          userHandle: faults.userHandle ?? handle,
        },
      };
    },
  };
}
