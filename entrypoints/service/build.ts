import { buildPages } from './build-pages.ts';
import { builtPages } from './load-pages.ts';

await buildPages(builtPages);
