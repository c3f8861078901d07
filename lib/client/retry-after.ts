/** A moment further away than this, in milliseconds, is taken for a mistake: no plan's window is that long. */
const maxAheadMs = 31 * 86_400_000;

/** A service's date-time; undefined where it makes no sense, or lies more than a month ahead. */
export function readMoment(text: string | null | undefined, now = Date.now()): Date | undefined {
  const at = text ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) || at > now + maxAheadMs ? undefined : new Date(at);
}

/** `Retry-After` (RFC 9110, 10.2.3): seconds, or an HTTP date. */
export function readRetryAfter(headers: Headers, now = Date.now()): Date | undefined {
  const text = headers.get('retry-after')?.trim() ?? '';
  if (!/^\d+$/.test(text)) return readMoment(text, now);
  const aheadMs = Number(text) * 1000;
  return aheadMs > maxAheadMs ? undefined : new Date(now + aheadMs);
}
