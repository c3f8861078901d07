import type { Brand } from '../engine/brand/brand.ts';
import { readBrand } from '../engine/brand/read-brand.ts';
import type { Snapshot } from './capture.ts';

/**
 * The brand that a page shows, from its snapshot alone: nothing is fetched. Its `logo` is an address, whose bytes are the
 * caller's to get; its fonts' `faces` are addresses too.
 */
export const brandOfSnapshot = ({ html, url, styles }: Snapshot): Brand =>
  readBrand({ html, url, styles: [], shown: styles });
