import type { Brand } from '../engine/brand/brand.ts';
import { readBrand } from '../engine/brand/read-brand.ts';
import type { Snapshot } from './capture.ts';

/** A page's brand from its snapshot; nothing is fetched: its `logo` and `faces` are addresses. */
export const brandOfSnapshot = ({ html, url, styles }: Snapshot): Brand =>
  readBrand({ html, url, styles: [], shown: styles });
