import { permissionFor } from './origin.ts';
import { sentDataTypes } from './sent-data.ts';

/** The service's origin, and in Firefox the data permission, requested on one click. */
export const servicePermissions = (baseUrl: string) => ({
  origins: [permissionFor(baseUrl)],
  ...(import.meta.env.FIREFOX && { data_collection: [...sentDataTypes] }),
});
