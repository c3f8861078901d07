/** Returns the host of an address; what is no address as it is. */
export const getHost = (address = ''): string => URL.parse(address)?.host ?? address;
