import type { Look } from '../lib/engine/brand/theme.ts';
import type { MessageKey } from '../lib/i18n/t.ts';

/** What each look is called. */
export const lookNames = {
  illustrated: 'look_illustrated',
  editorial: 'look_editorial',
  bold: 'look_bold',
  paper: 'look_paper',
  blueprint: 'look_blueprint',
  night: 'look_night',
  minimal: 'look_minimal',
} as const satisfies Record<Look, MessageKey>;
