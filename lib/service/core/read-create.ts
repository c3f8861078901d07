import {
  decodeDataUri,
  describeIssue,
  type InfographicParams,
  infographicFields,
  isDataUri,
  jsonText,
  type Kind,
  limits,
  listPrimarySources,
  type MemeParams,
  megabyte,
  memeFields,
  type PartName,
  paramsPart,
  partLimits,
  partMediaTypes,
  partNames,
  readCapped,
  readDataUriSize,
  type SourceName,
  sniffMediaType,
} from '../../contract/index.ts';
import { RequestRefused } from './refusals.ts';

interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string | undefined;
}

export interface Create {
  readonly kind: Kind;
  readonly source: SourceName;
  readonly fields: CreateFields;
  readonly uploads: ReadonlyMap<PartName, Upload>;
}

type CreateFields = Partial<InfographicParams & MemeParams>;
const schemas = { infographic: infographicFields, meme: memeFields };

const getMaxBytes = (name: PartName) => partLimits[name] ?? limits.sourceImage;

/** Caps of bodies: two base64 images and texts in JSON; the largest upload, an image and those fields in multipart. */
const maxJson = 2 * Math.ceil(limits.sourceImage * 1.4) + megabyte;
export const maxMultipartBytes = limits.sourcePptx + limits.sourceImage + maxJson;

/** Reads at most the cap's bytes. Throws {@link RequestRefused} with a 400 code. */
export async function readCreate(request: Request, kind: Kind): Promise<Create> {
  const { json, files } = await readBody(request);
  const parsed = schemas[kind].safeParse(json);
  if (!parsed.success) throw new RequestRefused('invalid_request', describeIssue(parsed.error));
  const fields: CreateFields = parsed.data;

  const sources = listPrimarySources(fields, files.keys());
  const [source] = sources;
  if (!source) throw new RequestRefused('no_source');
  if (sources.length > 1) throw new RequestRefused('many_sources', `Found ${sources.join(' and ')}.`);

  const uploads = new Map<PartName, Upload>();
  for (const name of ['sourceImage', 'referenceImage'] as const) {
    const uri = fields[name];
    if (uri === undefined || !isDataUri(uri)) continue;
    checkSize(name, readDataUriSize(uri) ?? 0);
    const bytes = decodeDataUri(uri);
    if (!bytes) throw new RequestRefused('invalid_request', `${name} is a data URI that does not decode.`);
    uploads.set(name, { bytes: checkType(name, bytes), name: undefined });
  }
  for (const [name, file] of files) {
    checkSize(name, file.size);
    uploads.set(name, { bytes: checkType(name, new Uint8Array(await file.arrayBuffer())), name: file.name });
  }
  return { kind, source, fields, uploads };
}

function checkSize(name: PartName, size: number): void {
  if (size <= getMaxBytes(name)) return;
  throw new RequestRefused('too_large', `${name} may have ${getMaxBytes(name) / megabyte} MB at most.`);
}

function checkType(name: PartName, bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const type = sniffMediaType(bytes);
  if (type !== undefined && partMediaTypes[name].includes(type)) return bytes;
  throw new RequestRefused('unsupported_source', `${name} must be ${partMediaTypes[name].join(', ')}.`);
}

interface Body {
  readonly json: unknown;
  readonly files: ReadonlyMap<PartName, File>;
}

async function readBody(request: Request): Promise<Body> {
  const contentType = request.headers.get('content-type') ?? '';
  const mediaType = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (mediaType === 'application/json') {
    return { json: parseJson(await readUtf8(request)), files: new Map() };
  }
  if (mediaType === 'multipart/form-data') {
    return await readForm(await parseForm(request, contentType));
  }
  throw new RequestRefused('invalid_request', 'Send application/json or multipart/form-data.');
}

/** Firefox's `Request` has no `body` stream, so its blob is read. */
async function openBody(request: Request): Promise<ReadableStream<Uint8Array> | null> {
  return request.body ?? new Response(await request.blob()).body;
}

async function readBytes(request: Request, cap: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = Number(request.headers.get('content-length') ?? 0);
  const bytes = announced > cap ? undefined : await readCapped(await openBody(request), cap).catch(() => null);
  if (bytes === undefined) throw createTooLarge(cap);
  if (bytes === null) throw new RequestRefused('invalid_request', 'The request broke off.');
  return bytes;
}

const createTooLarge = (cap: number) =>
  new RequestRefused('too_large', `A request may have ${Math.floor(cap / megabyte)} MB at most.`);

async function readUtf8(request: Request): Promise<string> {
  const bytes = await readBytes(request, maxJson);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RequestRefused('invalid_request', 'The request must be UTF-8.');
  }
}

function parseJson(text: string): unknown {
  const json = jsonText.safeParse(text);
  if (!json.success) throw new RequestRefused('invalid_request', describeIssue(json.error));
  return json.data;
}

/** Streams the form, which may be too large to buffer twice. */
async function parseForm(request: Request, contentType: string): Promise<FormData> {
  if (Number(request.headers.get('content-length') ?? 0) > maxMultipartBytes) throw createTooLarge(maxMultipartBytes);
  const reader = (await openBody(request))?.getReader();
  let length = 0;
  let refusal = new RequestRefused('invalid_request', 'The request is not well-formed multipart/form-data.');
  const counted = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const read = await reader?.read().catch((error: unknown) => {
        refusal = new RequestRefused('invalid_request', 'The request broke off.');
        throw error;
      });
      if (!read || read.done) return controller.close();
      length += read.value.byteLength;
      if (length > maxMultipartBytes) {
        refusal = createTooLarge(maxMultipartBytes);
        await reader?.cancel();
        throw refusal;
      }
      controller.enqueue(read.value);
    },
    cancel: (reason) => reader?.cancel(reason),
  });
  try {
    return await new Response(counted, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw refusal;
  }
}

/** Rejects unknown parts; `params` is optional, and may be a JSON file as some clients send it. */
async function readForm(form: FormData): Promise<Body> {
  const files = new Map<PartName, File>();
  for (const key of new Set(form.keys())) {
    const name = partNames.find((part) => part === key);
    if (!name && key !== paramsPart)
      throw new RequestRefused('invalid_request', `There is no part “${key.slice(0, 40)}”.`);
    const [value, second] = form.getAll(key);
    if (second !== undefined) throw new RequestRefused('invalid_request', `${key} may come once only.`);
    if (!name || value === undefined) continue;
    if (typeof value === 'string')
      throw new RequestRefused('invalid_request', `${key} must be a file, with a file name.`);
    files.set(name, value);
  }
  const params = form.get(paramsPart) ?? '{}';
  return { json: parseJson(typeof params === 'string' ? params : await params.text()), files };
}
