import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { DrawnPicture } from '../../components/previews/drawn-picture.tsx';
import { hasWords, keepFilled, toFilledVersion } from '../../components/previews/filled-template.ts';
import TemplateFill from '../../components/previews/template-fill.tsx';
import { usePreview, usePreviewClient } from '../../components/previews/use-preview.ts';
import { ShapeChoice } from '../../components/shape-choice.tsx';
import { captureUserInput } from '../../lib/capture/user-input.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { sendToBackground } from '../../lib/protocol/send.ts';
import { readMirroredSettings } from '../../lib/settings/store.ts';
import './preview-panel.css';

interface FillViewProps {
  readonly onStarted: (jobId: string) => void;
}

const widthPx = 720;

export default function FillView({ onStarted }: FillViewProps) {
  const client = usePreviewClient();
  const [choices, setChoices] = useState(() => readMirroredSettings().choices.meme);
  const [draft, setDraft] = useState<MemeDraft>();
  const [isSent, setSent] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { aspect } = choices;
  const subject = useMemo(() => draft && { version: toFilledVersion(draft, aspect), assets: {} }, [draft, aspect]);
  const { preview, error, isDrawing } = usePreview(client, subject, widthPx);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!draft || isSent || !hasWords(draft)) return;
    setSent(true);
    makeFilled(draft).then(onStarted, (failure: Error) => {
      setProblem(getErrorText(failure));
      setSent(false);
    });
  };
  const makeFilled = async (filled: MemeDraft): Promise<string> => {
    const words = Object.values(filled.captions).filter((text) => text.trim() !== '');
    const capture = await captureUserInput({
      files: [],
      getData: (type) => (type === 'text/plain' ? words.join('\n') : ''),
    });
    if (!capture) throw new Error(t('fill_first'));
    const family = await keepFilled(filled, aspect);
    const { jobId } = await sendToBackground({
      type: 'start-job',
      captureId: capture.id,
      choices: { ...choices, take: undefined },
      family,
    });
    return jobId;
  };
  return (
    <form className="give-text" onSubmit={submit}>
      <TemplateFill client={client} aspect={aspect} draft={draft} onDraft={setDraft} />
      {draft && (
        <>
          <div className="previews-body" data-aspect={aspect} aria-busy={isDrawing}>
            <div className="previews-stage" data-drawing={isDrawing || undefined}>
              {preview && <DrawnPicture preview={preview} />}
            </div>
          </div>
          <ShapeChoice kind="meme" value={aspect} onChange={(chosen) => setChoices({ ...choices, aspect: chosen })} />
          {(problem || error) && <Notice tone="problem">{problem ?? (error && getErrorText(error))}</Notice>}
          <Button look="primary" type="submit" busy={isSent} disabled={!hasWords(draft)}>
            {t('make_meme')}
          </Button>
        </>
      )}
    </form>
  );
}
