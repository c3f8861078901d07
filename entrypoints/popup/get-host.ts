/** Returns invalid addresses unchanged. */
export const getHost = (address = ''): string => URL.parse(address)?.host ?? address;
