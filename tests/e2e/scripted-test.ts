import { connectToService } from './connect.ts';
import { expect, test as extensionTest } from './extension.ts';
import { type Script, type ScriptedService, startScriptedService } from './scripted-service.ts';

interface Fixtures {
  /** A scripted service, set as the connection. What it is sent must keep to the interface. */
  readonly connect: (script?: Script) => Promise<ScriptedService>;
}

/** Tests of the extension as the client of a service that does whatever services do. */
export const test = extensionTest.extend<Fixtures>({
  connect: async ({ broadside }, use) => {
    const services: ScriptedService[] = [];
    await use(async (script) => {
      const service = await startScriptedService(script);
      services.push(service);
      await connectToService(broadside, service);
      return service;
    });
    for (const service of services) {
      await service.stop();
      expect(service.breaches).toEqual([]);
    }
  },
});
