/** TypeScript's DOM types lack Trusted Types. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

export function startModuleWorker(address: string, policyName: string, name = ''): Worker {
  // Required by `require-trusted-types-for`; the policy allows this one file.
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(policyName, { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name });
}
