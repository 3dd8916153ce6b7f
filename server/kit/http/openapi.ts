import * as z from 'zod/mini';
import {
  approvalNeededSchema,
  type Call,
  type Calls,
  errorCodesOf,
  refusalSchema,
  replySchema,
  stepUpOf,
} from '../../../contract/kit/calls.ts';
import { errorStatus } from '../../../contract/kit/errors.ts';
import { sandboxPaths } from '../config/sandbox-paths.ts';
import type { Json } from './openapi-pieces.ts';
import { operatingPaths } from './operating-paths.ts';

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return rest;
}

function parametersOf(call: Call): Json[] {
  const parts = [
    ['path', call.params],
    ['query', call.query],
  ] as const;
  return parts.flatMap(([place, schema]) => {
    if (!schema) return [];
    const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: shape,
      ...(shape.type === 'array' ? { style: 'form', explode: true } : {}),
    }));
  });
}

function bodyOf(call: Call): Json | undefined {
  if (call.multipart) {
    const { field, optional } = call.multipart;
    const file = { type: 'string', contentMediaType: 'application/octet-stream' };
    if (optional && call.body) {
      const fields = jsonSchema(call.body, 'input');
      const form = { ...fields, properties: { ...(fields.properties as Json), [field]: file } };
      return {
        required: true,
        content: { 'multipart/form-data': { schema: form }, 'application/json': { schema: fields } },
      };
    }
    const schema = { type: 'object', required: [field], properties: { [field]: file } };
    return { required: true, content: { 'multipart/form-data': { schema } } };
  }
  return call.body && { required: true, content: { 'application/json': { schema: jsonSchema(call.body, 'input') } } };
}

function responsesOf(call: Call): Json {
  const responses: Json = {
    [call.status ?? 200]: {
      description: 'Done',
      content: {
        'application/json': { schema: jsonSchema(replySchema(call), 'output') },
        ...Object.fromEntries(Object.values(call.downloads ?? {}).map((type) => [type, {}])),
      },
    },
  };
  if (call.mayWait) {
    const schema = jsonSchema(replySchema(call), 'output');
    responses[202] = { description: 'Waits for the consent of others', content: { 'application/json': { schema } } };
  }
  if (call.payment) {
    const schema = jsonSchema(approvalNeededSchema, 'output');
    responses[202] = { description: 'Waits for a second member', content: { 'application/json': { schema } } };
  }
  const byStatus = Map.groupBy(errorCodesOf(call), (code) => errorStatus[code]);
  for (const [status, codes] of byStatus) {
    const schema = { allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }] };
    responses[status] = { description: codes.join(' · '), content: { 'application/json': { schema } } };
  }
  return responses;
}

/** The document requires a token by default. */
function securityOf({ auth }: Call): Json {
  if (auth === 'public') return { security: [] };
  return auth === 'optional' ? { security: [{}, { token: [] }] } : {};
}

/** Describes which requests need step-up. */
function describeStepUp(call: Call): Json {
  const stepUp = stepUpOf(call);
  if (!stepUp) return {};
  const description =
    stepUp === 'always'
      ? 'Needs fresh proof: POST /auth/step-up within the last 10 minutes in this session.'
      : 'fields' in stepUp
        ? `Needs fresh proof (POST /auth/step-up) to change: ${stepUp.fields.join(', ')}.`
        : `${stepUp.password} is the proof; an account without a password needs POST /auth/step-up.`;
  return { description, 'x-step-up': stepUp };
}

function operationOf(name: string, call: Call, tag: string): Json {
  const body = bodyOf(call);
  const parameters = parametersOf(call);
  if (call.idempotent) {
    const about = 'The same key and body get the same reply for 24 hours.';
    parameters.push({
      name: 'Idempotency-Key',
      in: 'header',
      required: call.idempotent === 'required',
      description: about,
      schema: { type: 'string' },
    });
  }
  return {
    operationId: name,
    summary: call.summary,
    tags: [tag],
    ...securityOf(call),
    ...describeStepUp(call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: body } : {}),
    responses: responsesOf(call),
  };
}

interface Place {
  brandName: string;
  hasSandbox: boolean;
}

/** The OpenAPI 3.1 document of every call in the contract, and of other paths. */
export function describeApi(features: Record<string, Calls>, { brandName, hasSandbox }: Place): Json {
  const paths: Record<string, Json> = {};
  for (const [tag, calls] of Object.entries(features)) {
    for (const [name, call] of Object.entries(calls)) {
      const operations = paths[call.path] ?? {};
      operations[call.method.toLowerCase()] = operationOf(name, call, tag);
      if (call.alias) operations[call.alias.toLowerCase()] = operationOf(`${name}By${call.alias}`, call, tag);
      paths[call.path] = operations;
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brandName} API`, version: '1.0.0' },
    servers: [{ url: '/api' }],
    security: [{ token: [] }],
    paths: { ...paths, ...operatingPaths, ...(hasSandbox ? sandboxPaths : {}) },
    components: {
      schemas: { Refusal: jsonSchema(refusalSchema, 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}
