/** The host permissions that a script on a social site needs: its host, and every host below it. */
export const sitePatterns = (host: string): string[] => [`https://${host}/*`, `https://*.${host}/*`];
