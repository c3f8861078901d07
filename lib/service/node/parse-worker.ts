import { readFile } from 'node:fs/promises';
import { parentPort } from 'node:worker_threads';
import * as z from 'zod/mini';
import { kinds } from '../../contract/index.ts';
import { readCreate } from '../core/read-create.ts';
import { RequestRefused } from '../core/refusals.ts';

const spooled = z.object({ path: z.string(), contentType: z.string(), kind: z.enum(kinds) });

parentPort?.on('message', async (message: unknown) => {
  const { path, contentType, kind } = spooled.parse(message);
  const request = new Request('http://localhost', {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: await readFile(path),
  });
  try {
    const create = await readCreate(request, kind);
    const buffers = Array.from(create.uploads.values(), ({ bytes }) => bytes.buffer);
    parentPort?.postMessage({ create }, [...new Set(buffers)]);
  } catch (error) {
    if (!(error instanceof RequestRefused)) throw error;
    parentPort?.postMessage({ refusal: { code: error.code, detail: error.detail } });
  }
});
