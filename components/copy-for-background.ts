import { copyStored } from '../lib/deliver/clipboard.ts';
import { copyWhileFocused } from '../lib/protocol/focused-page.ts';

/** Copies finished pictures for the background, which can't, while this page has the focus. */
export const copyForBackground = (): void => copyWhileFocused(copyStored);
