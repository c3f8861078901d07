import type { Create } from './read-create.ts';

/**
 * A digest of all that a create asks for. Two bodies that ask for the same have the same one: neither a form's boundary nor
 * the order of fields counts.
 */
export async function fingerprintOf({ kind, fields, uploads }: Create): Promise<string> {
  const files = await Promise.all(
    Array.from(uploads, async ([part, { bytes, name = '' }]) => [part, name, await digest(bytes)]),
  );
  const asked = [kind, Object.entries(fields).sort(byName), files.sort(byName)];
  return digest(new TextEncoder().encode(JSON.stringify(asked)));
}

const byName = ([a = '']: readonly unknown[], [b = '']: readonly unknown[]) => String(a).localeCompare(String(b));

async function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
