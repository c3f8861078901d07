import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const sessionLengthMs = 12 * 60 * 60 * 1000;
/** Wrong passphrases per minute, over all clients. */
const maxTries = 10;
const minuteMs = 60_000;

export interface Sessions {
  /** One-time secret for the first session. */
  readonly token: string;
  /** Secret of a new session for the right token, which is then used up, or passphrase; else undefined. */
  open(proof: { readonly token?: string; readonly passphrase?: string }): string | undefined;
  find(secret: string | undefined): string | undefined;
  close(secret: string): void;
}

const hashText = (text: string) => createHash('sha256').update(text).digest();

/** Operators' sessions, in memory only. */
export function createSessions(passphrase: string | undefined, now: () => number = Date.now): Sessions {
  const token = randomBytes(24).toString('base64url');
  const ends = new Map<string, number>();
  let isTokenUsed = false;
  let wrongTries: number[] = [];

  function isRight(given: string | undefined, expected: string | undefined): boolean {
    return given !== undefined && expected !== undefined && timingSafeEqual(hashText(given), hashText(expected));
  }
  function isPassphrase(given: string | undefined): boolean {
    wrongTries = wrongTries.filter((at) => at > now() - minuteMs);
    if (given === undefined || wrongTries.length >= maxTries) return false;
    if (isRight(given, passphrase)) return true;
    wrongTries.push(now());
    return false;
  }

  return {
    token,
    open(proof) {
      const byToken = !isTokenUsed && isRight(proof.token, token);
      if (!byToken && !isPassphrase(proof.passphrase)) return undefined;
      if (byToken) isTokenUsed = true;
      const secret = randomBytes(32).toString('base64url');
      ends.set(hashText(secret).toString('hex'), now() + sessionLengthMs);
      return secret;
    },
    find(secret) {
      const name = secret === undefined ? undefined : hashText(secret).toString('hex');
      if (name === undefined || (ends.get(name) ?? 0) < now()) return undefined;
      return name;
    },
    close(secret) {
      ends.delete(hashText(secret).toString('hex'));
    },
  };
}
