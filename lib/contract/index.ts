/** The interface of the Infographic and Meme Generation Service as schemas, types, limits and error words. */
export * from './data-uri.ts';
export * from './errors.ts';
export * from './headers.ts';
export * from './host.ts';
export * from './issues.ts';
export * from './job.ts';
export * from './limits.ts';
export * from './media.ts';
export * from './request.ts';
