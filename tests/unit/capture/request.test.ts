import { expect, it } from 'vitest';
import { putRequest, takeRequest } from '../../../lib/capture/page/request.ts';

it('gives two clicks at once their own requests, in order, and leaves nothing behind', () => {
  putRequest({ page: true });
  putRequest({ image: 'https://example.com/a.png' });
  expect(takeRequest()).toEqual({ page: true });
  expect(takeRequest()).toEqual({ image: 'https://example.com/a.png' });
  expect('broadsideRequests' in globalThis).toBe(false);
});
