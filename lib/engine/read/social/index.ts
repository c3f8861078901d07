import type { Metadata, SourceDocument } from '../../document.ts';

/**
 * The post, video or thread that a page of a social site shows, read by that site's adapter; undefined for other sites and
 * where the adapter finds nothing it knows, so that the page is read as any other.
 */
export function readSocialPage(_page: Document, _metadata: Metadata, _url: string): SourceDocument | undefined {
  return undefined;
}
