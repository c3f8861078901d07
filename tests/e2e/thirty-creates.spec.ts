import { maxPostsInFlight } from '../../lib/protocol/posts.ts';
import { sendCreates } from '../browser/send-creates.ts';
import { connectToService } from './connect.ts';
import { expect, test } from './extension.ts';
import { startGateway } from './gateway.ts';
import { openWindow } from './job-steps.ts';
import { startService } from './service.ts';

// A job that is lost once is lost: a second try would hide it.
test.describe.configure({ retries: 0 });
test.use({ granted: ['http://127.0.0.1/*'] });

const text = `# The harbour office

- It opens at seven and weighs 120 crates of herring
- It prints the tide tables in March
- It answers 40 letters a week`;

test('thirty slow creates at once are all made, each once, by the service that comes with this', async ({
  broadside,
}) => {
  test.setTimeout(600_000);
  const service = await startService([]);
  const gateway = await startGateway(service.base, { delayMs: 1000 });
  try {
    await connectToService(broadside, { ...service, base: gateway.base });
    const page = await openWindow(broadside);
    const states = await sendCreates(page, gateway.base, 30, text);
    expect(states).toEqual(Array(30).fill('delivered'));
    expect(gateway.creates).toHaveLength(30);
    expect(new Set(gateway.creates.map(({ key }) => key)).size).toBe(30);
    expect(new Set(gateway.creates.map(({ jobId }) => jobId)).size).toBe(30);
    expect(gateway.maxInFlight()).toBe(maxPostsInFlight);
  } finally {
    await gateway.close();
    await service.stop();
  }
});
