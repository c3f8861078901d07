import { type ComponentProps, lazy, Suspense } from 'react';
import type { Capture } from '../../lib/capture/capture.ts';
import { limits } from '../../lib/contract/index.ts';
import { formatCount } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import type { Read } from './use-reading.ts';

export interface SourceCardProps {
  readonly capture: Capture;
  readonly onChange: (changes: Partial<Capture>) => void;
  readonly read: Read | undefined;
  readonly isSentAway: boolean;
  readonly isRefused: boolean;
}

const SourceText = lazy(() => import('./source-text.tsx'));

type ShownText =
  | { readonly state: 'none' }
  | { readonly state: 'reading' }
  | { readonly state: 'problem'; readonly message: string }
  | { readonly state: 'text'; readonly text: ComponentProps<typeof SourceText> };

export function SentText(props: SourceCardProps) {
  const problem = props.isRefused ? t('input_refused') : undefined;
  const shown = readers[props.capture.target](props);
  if (shown.state === 'reading') return <SourceReading />;
  if (shown.state === 'none') return problem ? <p className="source-problem">{problem}</p> : null;
  if (shown.state === 'problem') {
    return (
      <p className="source-problem" role="status">
        {shown.message}
      </p>
    );
  }
  return (
    <Suspense fallback={<SourceReading />}>
      <SourceText key={props.capture.target} problem={problem} startsOpen={props.isRefused} {...shown.text} />
    </Suspense>
  );
}

const readers: Readonly<Record<Capture['target'], (props: SourceCardProps) => ShownText>> = {
  selection: showSelection,
  image: showImageText,
  link: () => ({ state: 'none' }),
  file: showFileText,
  page: showPageText,
};

function showSelection({ capture: { edited, selection, isCut }, onChange }: SourceCardProps): ShownText {
  return {
    state: 'text',
    text: {
      label: t('selection_text'),
      text: edited?.selection ?? selection ?? '',
      limit: limits.sourceText,
      hint: isCut ? t('text_cut', formatCount(limits.sourceText)) : undefined,
      isEdited: edited?.selection !== undefined && edited.selection !== selection,
      onChange: (text) => onChange({ edited: { ...edited, selection: text } }),
      onUndo: () => onChange({ edited: { ...edited, selection: undefined } }),
    },
  };
}

function showImageText({ capture: { edited, image }, onChange }: SourceCardProps): ShownText {
  if (!image?.around) return { state: 'none' };
  return {
    state: 'text',
    text: {
      label: t('image_words'),
      text: edited?.image ?? image.around,
      isEdited: edited?.image !== undefined && edited.image !== image.around,
      onChange: (text) => onChange({ edited: { ...edited, image: text } }),
      onUndo: () => onChange({ edited: { ...edited, image: undefined } }),
    },
  };
}

function showFileText({ capture: { edited }, read, isSentAway, onChange }: SourceCardProps): ShownText {
  if (read?.state === 'problem') return { state: 'problem', message: read.message };
  const taken = read?.state === 'read' ? read.text : '';
  const isChanged = edited?.file !== undefined;
  if (!isChanged && isSentAway) return { state: 'none' };
  if (!isChanged && !taken) return { state: 'reading' };
  return {
    state: 'text',
    text: {
      label: t(isChanged ? 'selection_text' : 'reader_takes_file'),
      text: edited?.file ?? taken,
      limit: limits.sourceText,
      hint: isChanged ? t('edited_file_hint') : undefined,
      isEdited: isChanged,
      onChange: (text) => onChange({ edited: { ...edited, file: text } }),
      onUndo: () => onChange({ edited: { ...edited, file: undefined }, pages: undefined }),
    },
  };
}

function showPageText({ capture: { pageAs, edited }, read, isSentAway, onChange }: SourceCardProps): ShownText {
  if (read?.state === 'problem' && !(pageAs === 'text' && edited?.page)) {
    return { state: 'problem', message: read.message };
  }
  const taken = read?.state === 'read' ? read.text : '';
  if (isSentAway && pageAs !== 'text') return { state: 'none' };
  const isText = pageAs === 'text' && edited?.page !== undefined;
  if (!isText && !taken) return { state: 'reading' };
  const isEdited = isText && taken !== '' && edited.page !== taken;
  return {
    state: 'text',
    text: {
      label: t(isText ? 'selection_text' : 'reader_takes'),
      text: isText ? (edited.page ?? '') : taken,
      limit: limits.sourceText,
      hint: isEdited && !isSentAway ? t('edited_page_hint') : undefined,
      isEdited,
      onChange: (text) => onChange({ pageAs: 'text', edited: { ...edited, page: text } }),
      onUndo: () =>
        onChange({
          pageAs: isSentAway ? pageAs : undefined,
          edited: { ...edited, page: isSentAway ? taken : undefined },
        }),
    },
  };
}

function SourceReading() {
  return (
    <div className="source-reading" role="status">
      <span className="spoken">{t('reading_source')}</span>
    </div>
  );
}
