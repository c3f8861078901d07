import { describe, expect, it } from 'vitest';
import { BucketError, openBucket } from '../../../../lib/service/node/s3/bucket.ts';
import { openStandIn } from './stand-in.ts';

const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => index % 251);

describe('a folder of a bucket', () => {
  it('keeps files by their names, apart from those of others', async () => {
    const { settings, objects } = await openStandIn();
    const bucket = openBucket(settings);
    const [pictures, sources] = [bucket.folder('pictures'), bucket.folder('sources')];
    expect(await pictures.get('a-1')).toBeUndefined();
    await pictures.put('a-1', bytes);
    await sources.put('a-1', Uint8Array.of());
    expect(await pictures.get('a-1')).toEqual(bytes);
    expect(await sources.get('a-1')).toEqual(Uint8Array.of());
    expect([...objects.keys()]).toEqual(['studio/a/pictures/a-1', 'studio/a/sources/a-1']);
    await pictures.remove('a-1');
    await pictures.remove('a-1');
    expect(await pictures.get('a-1')).toBeUndefined();
    expect(await sources.get('a-1')).toBeDefined();
  });

  it('may be at the root of the bucket', async () => {
    const { settings, objects } = await openStandIn('');
    await openBucket(settings).folder('pictures').put('a', bytes);
    expect([...objects.keys()]).toEqual(['pictures/a']);
  });

  it('keeps bytes that are a view of others as they are', async () => {
    const { settings } = await openStandIn();
    const files = openBucket(settings).folder('pictures');
    await files.put('a', Buffer.from(bytes.buffer, 100, 5));
    expect(await files.get('a')).toEqual(bytes.slice(100, 105));
  });

  it('lets go of what is old and not to be kept, on every page of its list, and of nothing else', async () => {
    const { settings, objects, asked } = await openStandIn();
    const files = openBucket(settings).folder('pictures');
    const names = Array.from({ length: 10 }, (_, index) => `p${index}`);
    for (const name of names) await files.put(name, bytes);
    await openBucket(settings).folder('sources').put('p3', bytes);
    const young = objects.get('studio/a/pictures/p7');
    for (const object of objects.values()) object.putAt = object === young ? 2000 : 999;
    await files.sweep(1000, async (asking) => new Set(asking.filter((name) => name === 'p1' || name === 'p9')));
    expect([...objects.keys()].toSorted()).toEqual(
      ['pictures/p1', 'pictures/p7', 'pictures/p9', 'sources/p3'].map((key) => `studio/a/${key}`),
    );
    expect(asked.filter((line) => line.includes('continuation-token=')).length).toBeGreaterThanOrEqual(3);
  });

  it('asks again where the storage is busy, and says so where it stays so', async () => {
    const { settings, ailments } = await openStandIn();
    const files = openBucket(settings).folder('pictures');
    ailments.push(503, 500, 429);
    await files.put('a', bytes);
    expect(await files.get('a')).toEqual(bytes);
    ailments.push(503, 503, 503, 503);
    await expect(files.get('a')).rejects.toThrow('The object storage answered GET with 503 (SlowDown).');
  });
});

describe('a bucket that can’t be used', () => {
  it.each([
    ['an unknown key', { accessKeyId: 'OTHER' }, '403 (InvalidAccessKeyId)'],
    ['a wrong secret', { secretAccessKey: 'wrong' }, '403 (SignatureDoesNotMatch)'],
    ['another region', { region: 'us-east-1' }, '403 (AuthorizationHeaderMalformed)'],
    ['another name', { bucket: 'wasps' }, '404 (NoSuchBucket)'],
  ])('is told by its status and code, and nothing secret: %s', async (_, changes, words) => {
    const { settings } = await openStandIn();
    const error = await openBucket({ ...settings, ...changes })
      .check()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(BucketError);
    expect(String(error)).toContain(words);
    expect(String(error)).not.toContain(settings.secretAccessKey);
  });

  it('is told before anything is kept in it', async () => {
    const { settings } = await openStandIn();
    await openBucket(settings).check();
    const gone = openBucket({ ...settings, bucket: 'wasps' }).folder('pictures');
    await expect(gone.put('a', bytes)).rejects.toThrow(BucketError);
  });
});

it('follows no redirect with its signature', async () => {
  const { settings, ailments, asked } = await openStandIn();
  ailments.push(301);
  await expect(openBucket(settings).check()).rejects.toThrow('301');
  expect(asked).toHaveLength(1);
});
