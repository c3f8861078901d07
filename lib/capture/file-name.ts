/** Returns the name that the server gives (RFC 6266), or the one in the address. */
export function readFileName(response: Response, address: string): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const [, encoded] = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(disposition) ?? [];
  const [, plain] = /filename\s*=\s*"?([^";]+)/i.exec(disposition) ?? [];
  return decoded(encoded) || plain?.trim() || decoded(new URL(response.url || address).pathname.split('/').at(-1));
}

function decoded(text = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
