import { copyStored } from '../lib/deliver/clipboard.ts';
import { copyWhileFocused } from '../lib/protocol/focused-page.ts';

/** Copies while this page has the focus, which the background cannot. */
export const copyForBackground = (): void => copyWhileFocused(copyStored);
