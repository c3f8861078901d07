import { describe, expect, it } from 'vitest';
import { computeThumbnailSize } from '../../../lib/jobs/thumbnail.ts';

describe('a thumbnail', () => {
  it.each([
    [16 / 9, 320, 180],
    [1, 320, 320],
    [4 / 5, 256, 320],
    [9 / 16, 180, 320],
    [100_000, 320, 1],
  ])('of a picture of %d:1 is %d × %d pixels', (ratio, width, height) => {
    expect(computeThumbnailSize(ratio)).toEqual({ width, height });
  });
});
