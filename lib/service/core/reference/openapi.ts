import {
  formats,
  idempotencyHeaders,
  interfaceVersion,
  mediaTypeByFormat,
  megabyte,
  paramsPart,
  partLimits,
  partMediaTypes,
  partNames,
} from '../../../contract/index.ts';
import {
  type Answer,
  headers,
  type JsonSchema,
  type Operation,
  operations,
  type SchemaName,
  schemas,
} from './operations.ts';

const toReference = (name: SchemaName): JsonSchema => ({ $ref: `#/components/schemas/${name}` });

const oneSource = ['sourceUrl', 'sourceText', 'sourceImage'].map((name) => ({ required: [name] }));

function createFormSchema(request: SchemaName): JsonSchema {
  const params = { type: 'string', contentMediaType: 'application/json', contentSchema: toReference(request) } as const;
  const parts = partNames.map((name) => {
    const max = partLimits[name];
    return [name, { type: 'string', format: 'binary', ...(max && { description: `At most ${max / megabyte} MB.` }) }];
  });
  return {
    type: 'object',
    properties: { [paramsPart]: params, ...Object.fromEntries(parts) },
    additionalProperties: false,
  };
}

function requestBody(request: SchemaName) {
  const encoding = partNames.map((name) => [name, { contentType: partMediaTypes[name].join(', ') }]);
  return {
    required: true,
    content: {
      'application/json': { schema: { allOf: [toReference(request), { oneOf: oneSource }] } },
      'multipart/form-data': { schema: createFormSchema(request), encoding: Object.fromEntries(encoding) },
    },
  };
}

const pictureContent = Object.fromEntries(
  formats.map((format) => [mediaTypeByFormat[format], { schema: { type: 'string', format: 'binary' } }]),
);

function createResponse({ text, body, headers: names = [] }: Answer) {
  const content = body === 'picture' ? pictureContent : body && { 'application/json': { schema: toReference(body) } };
  return {
    description: text,
    headers: Object.fromEntries(
      names.map((name) => [name, { description: headers[name].text, schema: headers[name].schema, required: true }]),
    ),
    content,
  };
}

function writeOperation({ id, summary, text, needsKey, parameter, request, answers }: Operation) {
  const parameters = [
    ...(parameter
      ? [{ name: parameter.name, in: 'path', required: true, description: parameter.text, schema: parameter.schema }]
      : []),
    ...(request
      ? [
          {
            name: idempotencyHeaders.key,
            in: 'header',
            description: 'Makes it safe to send the same request again: it is made once and answered as it was.',
            schema: { type: 'string', minLength: 1, maxLength: 257 },
          },
        ]
      : []),
  ];
  return {
    operationId: id,
    summary,
    description: text,
    security: needsKey ? [{ key: [] }] : [],
    parameters,
    ...(request && { requestBody: requestBody(request) }),
    responses: Object.fromEntries(answers.map((answer) => [String(answer.status), createResponse(answer)])),
  };
}

export function writeOpenApi(base: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Infographic and Meme Generation Service',
      version: interfaceVersion,
      description: 'Turns one source into an infographic or a meme: create, ask for the job, get the picture.',
    },
    servers: [{ url: base }],
    paths: Object.fromEntries(
      operations.map((operation) => [operation.path, { [operation.method]: writeOperation(operation) }]),
    ),
    components: {
      schemas,
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'Made at /app/api-keys.' } },
    },
  };
}
