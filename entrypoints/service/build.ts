import { buildPages } from './build-pages.ts';
import { builtPages } from './load-pages.ts';

// `npm run build:service`: the pages of a service in production.
await buildPages(builtPages);
