import deviceWorker from './device.worker.ts?worker&url';

/** Trusted Types as far as they are used here; TypeScript's own declarations of the DOM lack them and what takes them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Starts the worker that serves this device. */
export function startDeviceWorker(): Worker {
  // Our pages start no script from a mere string (`require-trusted-types-for`): this policy vouches for one file of our own.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('device-worker', { createScriptURL: () => deviceWorker });
  return new Worker(policy?.createScriptURL(deviceWorker) ?? deviceWorker, { type: 'module' });
}
