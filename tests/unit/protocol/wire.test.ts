import { describe, expect, it } from 'vitest';
import {
  packRequest,
  packResponse,
  unpackRequest,
  unpackResponse,
  wireRequest,
  wireResponse,
} from '../../../lib/protocol/wire.ts';
import { memoryBlobs } from './memory-blobs.ts';

const address = 'https://this-device.invalid/api/generate';
const bytes = crypto.getRandomValues(new Uint8Array(4096));
/** As a message is copied between contexts. */
const sent = (message: unknown) => JSON.parse(JSON.stringify(message));

describe('a request over messages', () => {
  it('arrives as it left, short JSON inside the message', async () => {
    const blobs = memoryBlobs();
    const headers = { 'content-type': 'application/json', authorization: 'Bearer bs_1' };
    const body = JSON.stringify({ sourceText: 'Tides rise – 12 %.' });
    const wire = wireRequest.parse(
      sent(await packRequest(new Request(address, { method: 'POST', headers, body }), blobs)),
    );
    expect(blobs.held.size).toBe(0);
    const arrived = await unpackRequest(wire, blobs);
    expect(arrived.method).toBe('POST');
    expect(arrived.url).toBe(address);
    expect(arrived.headers.get('authorization')).toBe('Bearer bs_1');
    expect(await arrived.text()).toBe(body);
  });

  it('carries files by reference, and leaves none behind', async () => {
    const blobs = memoryBlobs();
    const form = new FormData();
    form.set('params', '{}');
    form.append('sourceImage', new Blob([bytes], { type: 'image/png' }), 'A pier – low tide');
    const packed = await packRequest(new Request(address, { method: 'POST', body: form }), blobs);
    expect(JSON.stringify(packed).length).toBeLessThan(1000);
    const arrived = await (await unpackRequest(wireRequest.parse(sent(packed)), blobs)).formData();
    const file = arrived.get('sourceImage') as File;
    expect(arrived.get('params')).toBe('{}');
    expect(file.name).toBe('A pier – low tide');
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect(blobs.held.size).toBe(0);
  });

  it('carries long text by reference too', async () => {
    const blobs = memoryBlobs();
    const body = JSON.stringify({ sourceImage: `data:image/png;base64,${'A'.repeat(200_000)}` });
    const headers = { 'content-type': 'application/json' };
    const packed = await packRequest(new Request(address, { method: 'POST', headers, body }), blobs);
    expect(packed.body).toHaveProperty('blobId');
    expect(await (await unpackRequest(sent(packed), blobs)).text()).toBe(body);
  });

  it('fails when its bytes are gone', async () => {
    const blobs = memoryBlobs();
    const packed = await packRequest(new Request(address, { method: 'POST', body: new Blob([bytes]) }), blobs);
    await unpackRequest(packed, blobs);
    await expect(unpackRequest(packed, blobs)).rejects.toThrow('gone');
  });
});

describe('an answer over messages', () => {
  it.each([200, 202, 400, 429, 502])('%i arrives as it left', async (status) => {
    const blobs = memoryBlobs();
    const headers = { 'x-ratelimit-remaining': '3' };
    const packed = await packResponse(Response.json({ status: 'queued' }, { status, headers }), blobs);
    const arrived = await unpackResponse(wireResponse.parse(sent(packed)), blobs);
    expect(arrived.status).toBe(status);
    expect(arrived.headers.get('x-ratelimit-remaining')).toBe('3');
    expect(await arrived.json()).toEqual({ status: 'queued' });
  });

  it.each([204, 304])('%i has no body', async (status) => {
    const packed = await packResponse(new Response(null, { status }), memoryBlobs());
    expect((await unpackResponse(sent(packed), memoryBlobs())).body).toBeNull();
  });

  it('brings a picture byte for byte', async () => {
    const blobs = memoryBlobs();
    const packed = await packResponse(new Response(bytes, { headers: { 'content-type': 'image/png' } }), blobs);
    const arrived = await unpackResponse(sent(packed), blobs);
    expect(arrived.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await arrived.arrayBuffer())).toEqual(bytes);
    expect(blobs.held.size).toBe(0);
  });
});
