import { useState } from 'react';
import { copySvg, copyText } from '../../lib/deliver/clipboard.ts';
import type { Version } from '../../lib/edit/version.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { writeAltText } from '../../lib/jobs/alt-text.ts';
import { copyWords } from '../../lib/jobs/job-text.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { Menu } from '../menu.tsx';
import type { FileFormat } from '../previews/messages.ts';
import { useToast } from '../toasts.tsx';
import { saveFile } from './save-files.ts';
import { requestSeries } from './save-version.ts';

const formatNames: Readonly<Record<FileFormat, string>> = {
  png: 'PNG',
  jpeg: 'JPEG',
  webp: 'WebP',
  svg: 'SVG',
  pptx: 'PowerPoint (PPTX)',
  pdf: 'PDF',
};

const fileFormats = Object.keys(formatNames) as readonly FileFormat[];

const write = async (...asked: Parameters<typeof import('./write-files.ts').writeFiles>) =>
  (await import('./write-files.ts')).writeFiles(...asked);

interface SaveAsMenuProps {
  readonly job: JobRecord;
  readonly version?: Version;
  readonly description?: string | undefined;
  readonly series?: Version;
}

export function SaveAsMenu({ job, version, description, series = version }: SaveAsMenuProps) {
  const showToast = useToast();
  const [isBusy, setBusy] = useState(false);
  const run = (work: () => Promise<string | undefined>) => {
    setBusy(true);
    work()
      .then(
        (done) => done && showToast(done),
        (error: Error) => showToast(getErrorText(error), { tone: 'problem' }),
      )
      .finally(() => setBusy(false));
  };
  const save = (format: FileFormat) =>
    run(async () => {
      const [file] = await write(job, format, version);
      return file && t((await saveFile(job, file)) === 'saved' ? 'saved_again' : 'state_unsaved');
    });
  const startSeries = () => run(() => requestSeries(job, series));
  // No await before it: browsers copy only directly from a click.
  const copy = () =>
    run(async () => {
      const svg = write(job, 'svg', version).then(([file]) => new TextDecoder().decode(file?.bytes));
      const copied = await copySvg(svg);
      return t(copied === 'copied' ? 'copied_picture' : copyWords[copied]);
    });
  const copyAltText = (shown: string) =>
    run(async () => {
      const copied = await copyText(writeAltText(job, shown));
      return t(copied === 'copied' ? 'copied_words' : copyWords[copied]);
    });
  return (
    <Menu
      label={t('save_as')}
      isBusy={isBusy}
      acts={[
        ...fileFormats.map((format) => ({ name: formatNames[format], onPick: () => save(format) })),
        { name: t('copy_svg'), onPick: copy },
        ...(description === undefined ? [] : [{ name: t('copy_alt_text'), onPick: () => copyAltText(description) }]),
        ...(job.kind === 'infographic' ? [{ name: t('make_series'), onPick: startSeries }] : []),
      ]}
    />
  );
}
