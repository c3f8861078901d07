import * as z from 'zod/mini';
import {
  credits,
  errorBody,
  errorStatus,
  idempotencyHeaders,
  infographicFields,
  job,
  type Kind,
  kinds,
  memeFields,
  paths,
  pollIntervalMs,
  queuedResponse,
  rateLimitBody,
} from '../../../contract/index.ts';
import { picturesPath } from '../present.ts';

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** This service's responses, from the laxer schema with which clients read any service's. */
function toAnswerSchema(schema: z.ZodMiniObject, required: readonly string[]): JsonSchema {
  const shape = Object.entries(schema.shape).map(([name, field]) => {
    let type = field as z.ZodMiniType;
    while (type instanceof z.ZodMiniOptional || type instanceof z.ZodMiniNullable)
      type = type.def.innerType as z.ZodMiniType;
    return [name, required.includes(name) ? type : z.optional(type)] as const;
  });
  return toJsonSchema(z.strictObject(Object.fromEntries(shape)));
}

function toJsonSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: 'input' });
  return written;
}

const createErrorSchema = (schema: z.ZodMiniObject, required: readonly string[]): JsonSchema => {
  const written = toAnswerSchema(schema, required);
  const code: JsonSchema = { type: 'string', enum: Object.keys(errorStatus) };
  return { ...written, properties: { ...written.properties, code } };
};
const always = ['id', 'status', 'assetType', 'aspect', 'format', 'createdAt'];

export const schemas = {
  InfographicRequest: toJsonSchema(infographicFields),
  MemeRequest: toJsonSchema(memeFields),
  QueuedJob: toAnswerSchema(queuedResponse, ['jobId', 'status', 'stages']),
  Job: toAnswerSchema(job, always),
  Error: createErrorSchema(errorBody, ['error', 'code']),
  RateLimitError: createErrorSchema(rateLimitBody, ['error', 'code', 'bucket', 'count', 'limit', 'resetAt']),
  Health: toJsonSchema(z.strictObject({ status: z.literal('ok') })),
} as const satisfies Record<string, JsonSchema>;
export type SchemaName = keyof typeof schemas;

const integer: JsonSchema = { type: 'integer' };
export const headers = {
  'x-ratelimit-limit': { text: 'Requests in the window that is nearest to its limit.', schema: integer },
  'x-ratelimit-remaining': { text: 'Requests left in it.', schema: integer },
  'x-ratelimit-reset': {
    text: 'When the next place in it gets free.',
    schema: { type: 'string', format: 'date-time' },
  },
  'retry-after': { text: 'Seconds until there is room again.', schema: integer },
  'www-authenticate': { text: 'Always Bearer.', schema: { type: 'string' } },
  [idempotencyHeaders.offer]: { text: 'Seconds for which an Idempotency-Key is remembered.', schema: integer },
} as const satisfies Record<string, { text: string; schema: JsonSchema }>;
type HeaderName = keyof typeof headers;

export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Absent: the body is a picture, or empty. */
  readonly body?: SchemaName | 'picture';
  readonly headers?: readonly HeaderName[];
}

export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post';
  readonly path: string;
  readonly summary: string;
  readonly text: string;
  readonly needsKey: boolean;
  readonly parameter?: { readonly name: string; readonly text: string; readonly schema: JsonSchema };
  readonly request?: SchemaName;
  readonly answers: readonly Answer[];
}

const rateLimit = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'] as const;
const unauthorized: Answer = {
  status: 401,
  text: 'The key is missing, wrong or revoked.',
  body: 'Error',
  headers: ['www-authenticate'],
};
const internal: Answer = { status: 500, text: 'Something went wrong on our side.', body: 'Error' };

const createAnswers: readonly Answer[] = [
  { status: 202, text: 'The job is accepted.', body: 'QueuedJob', headers: [...rateLimit, idempotencyHeaders.offer] },
  { status: 400, text: 'The request, or its source, is not valid or too large.', body: 'Error' },
  unauthorized,
  { status: 402, text: 'No credits are left. Nothing was taken.', body: 'Error' },
  { status: 409, text: 'A request with the same Idempotency-Key is at work.', body: 'Error' },
  { status: 422, text: 'The Idempotency-Key came with another request before.', body: 'Error' },
  {
    status: 429,
    text: 'A window of the plan is full. Nothing was taken.',
    body: 'RateLimitError',
    headers: [...rateLimit, 'retry-after'],
  },
  internal,
  { status: 502, text: 'What makes the picture failed, and the credits were given back.', body: 'Error' },
  {
    status: 503,
    text: 'Too many bytes are on their way in. Nothing was taken; try again after a moment.',
    body: 'Error',
    headers: ['retry-after'],
  },
];

const creates: Readonly<Record<Kind, Pick<Operation, 'id' | 'summary' | 'request'> & { readonly when: string }>> = {
  infographic: {
    id: 'generate',
    summary: 'Queue an infographic',
    request: 'InfographicRequest',
    when: 'It is answered at once.',
  },
  meme: {
    id: 'meme',
    summary: 'Queue a meme',
    request: 'MemeRequest',
    when: 'It is answered when the culture is scouted, a template matched and the words written.',
  },
};

export const operations: readonly Operation[] = [
  ...kinds.map((kind): Operation => {
    const { when, ...own } = creates[kind];
    const cost = `${credits[kind]} ${credits[kind] === 1 ? 'credit' : 'credits'}`;
    return {
      ...own,
      method: 'post',
      path: paths.create[kind],
      text: `Costs ${cost}. ${when} Give exactly one source: a field or, as multipart/form-data, a file.`,
      needsKey: true,
      answers: createAnswers,
    };
  }),
  {
    id: 'job',
    method: 'get',
    path: `${paths.jobs}/{id}`,
    summary: 'Ask for a job',
    text: `Ask every ${pollIntervalMs / 1000} seconds until it is completed, failed or refunded. Asking is not counted by any limit.`,
    needsKey: true,
    parameter: { name: 'id', text: 'The jobId of the create.', schema: { type: 'string', format: 'uuid' } },
    answers: [
      { status: 200, text: 'The job as it is now.', body: 'Job' },
      unauthorized,
      { status: 404, text: 'The workspace has no such job.', body: 'Error' },
      internal,
    ],
  },
  {
    id: 'picture',
    method: 'get',
    path: `${picturesPath}/{name}`,
    summary: 'Get a picture',
    text: 'Whoever has the address may see it. It never changes, can be had in parts, and is gone with its job.',
    needsKey: false,
    parameter: { name: 'name', text: 'As in imageUrl and mirrorUrl.', schema: { type: 'string' } },
    answers: [
      { status: 200, text: 'The picture.', body: 'picture' },
      { status: 206, text: 'The part that Range asks for.', body: 'picture' },
      { status: 304, text: 'It is the one of If-None-Match.' },
      { status: 404, text: 'There is no such picture, or no more.', body: 'Error' },
      { status: 416, text: 'It ends before that part.', body: 'Error' },
    ],
  },
  {
    id: 'health',
    method: 'get',
    path: '/healthz',
    summary: 'See whether it is well',
    text: 'For whoever watches over it.',
    needsKey: false,
    answers: [{ status: 200, text: 'It takes requests.', body: 'Health' }, internal],
  },
];
