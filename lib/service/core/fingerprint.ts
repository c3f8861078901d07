import { sha256 } from './digest.ts';
import type { Create } from './read-create.ts';

/** Digest of all that a create asks for, whatever a form's boundary and the order of its fields. */
export async function computeFingerprint({ kind, fields, uploads }: Create): Promise<string> {
  const files = await Promise.all(
    Array.from(uploads, async ([part, { bytes, name = '' }]) => [part, name, await sha256(bytes)]),
  );
  const asked = [kind, Object.entries(fields).sort(byName), files.sort(byName)];
  return sha256(JSON.stringify(asked));
}

const byName = ([a = '']: readonly unknown[], [b = '']: readonly unknown[]) => String(a).localeCompare(String(b));
