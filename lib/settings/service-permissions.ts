import { permissionFor } from './origin.ts';
import { sentDataTypes } from './sent-data.ts';

/**
 * The permissions that a service needs: its origin, and in Firefox the user's word on what it is sent. Both are asked for on one
 * click.
 */
export const servicePermissions = (baseUrl: string) => ({
  origins: [permissionFor(baseUrl)],
  ...(import.meta.env.FIREFOX && { data_collection: [...sentDataTypes] }),
});
