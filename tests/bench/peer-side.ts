import { readFileSync } from 'node:fs';
import { drawWithPeer, type PosterContent } from './peer.ts';

/** A process of its own that draws one poster as the peers do: what it says stands in the file that is named. */
const [, , path = ''] = process.argv;
await drawWithPeer(JSON.parse(readFileSync(path, 'utf8')) as PosterContent);
