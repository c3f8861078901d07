import { z } from 'zod';

/**
 * Imported first by every page: zod compiles its checks at run time where it may, and trying to is a breach of the
 * extension's content security policy.
 */
z.config({ jitless: true });
