import * as z from 'zod/mini';
import { megabyte } from '../../contract/index.ts';
import { t } from '../../i18n/t.ts';

export const backupVersion = 1;

/** Reports what a ZIP file is: the first thing that is read of one. */
export const backupHead = z.object({
  format: z.literal('broadside'),
  version: z.int(),
  writtenAt: z.string(),
});

/** Names inside the file. Stored bytes are `files/<id>`, pictures that were kept in small `small/<job's id>`. */
export const names = {
  head: 'broadside.json',
  settings: 'settings.json',
  brands: 'brands.json',
  jobs: 'jobs.json',
  entries: 'entries.json',
  keys: 'keys.json',
  files: 'files/',
  small: 'small/',
} as const;

/** Bytes that are taken: a browser holds no much larger file in one piece. */
export const backupLimits = {
  file: 50 * megabyte,
  files: 1500 * megabyte,
  backup: 1900 * megabyte,
  json: 200 * megabyte,
} as const;

/** A file is no own backup, a damaged one, or one of a version to come; the message says it to a user. */
export class BackupError extends Error {
  readonly code: 'backup_unreadable' | 'backup_newer';

  constructor(code: BackupError['code'], options: { cause?: unknown } = {}) {
    super(t(`error_${code}`), options);
    this.name = 'BackupError';
    this.code = code;
  }
}
