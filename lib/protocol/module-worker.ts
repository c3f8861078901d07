/** Trusted Types as far as they are used here; TypeScript's own declarations of the DOM lack them and what takes them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** Starts a worker from a file of our own; it knows its `name`. */
export function startModuleWorker(address: string, policyName: string, name = ''): Worker {
  // Our pages start no script from a mere string (`require-trusted-types-for`): this policy vouches for that one file.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name });
}
