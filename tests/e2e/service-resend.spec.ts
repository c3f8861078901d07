import { connectToService } from './connect.ts';
import { expect, test } from './extension.ts';
import { startGateway } from './gateway.ts';
import { decodePicture } from './picture.ts';
import { startService } from './service.ts';

// A second picture is too often once: a second try would hide it.
test.describe.configure({ retries: 0 });
test.use({ granted: ['http://127.0.0.1/*'] });

test('a create whose answer is lost goes again by itself on a service that remembers it, and makes one picture', async ({
  broadside,
  samples,
}) => {
  const service = await startService([samples]);
  const gateway = await startGateway(service.base, { loses: 1 });
  try {
    await connectToService(broadside, { ...service, base: gateway.base });
    await broadside.clickMenu(await broadside.open(`${samples}/mornings.html`), { menuItemId: 'infographic' });
    expect((await decodePicture(await broadside.nextDownload())).mediaType).toBe('image/png');
    const [first, ...others] = gateway.creates;
    expect(first?.key).toMatch(/^"[\da-f-]{36}"$/);
    expect(others.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  } finally {
    await gateway.close();
    await service.stop();
  }
});
