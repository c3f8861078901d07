import { DrawnPicture } from '../../components/previews/drawn-picture.tsx';
import { useDrawnVersion } from '../../components/previews/drawn-version.ts';
import type { Variety } from '../../components/previews/messages.ts';
import { useDesigns } from '../../components/previews/use-designs.ts';
import { usePreview, usePreviewClient } from '../../components/previews/use-preview.ts';
import { useToast } from '../../components/toasts.tsx';
import { getErrorText, t } from '../../lib/i18n/t.ts';
import { type Editable, keepVersion } from '../../lib/jobs/edits.ts';
import type { JobRecord } from '../../lib/jobs/record.ts';
import { readStyleNotes, writeStyleNotes } from '../../lib/jobs/style-notes.ts';
import type { AgainChange } from '../../lib/protocol/messages.ts';

interface AgainDesignsProps {
  readonly job: JobRecord;
  readonly editable: Editable;
  readonly onAgain: (change: AgainChange) => void;
}

const widthPx = 200;
const compositions: Variety = { compositions: 8, looks: [], aspects: [], templates: 'none' };

export default function AgainDesigns({ job, editable, onAgain }: AgainDesignsProps) {
  const { made } = editable;
  const showToast = useToast();
  const client = usePreviewClient();
  const request = useDrawnVersion(job, made, editable);
  const { preview, isDrawing, error } = usePreview(client, request, widthPx);
  const { items } = useDesigns(client, request, widthPx, compositions, { isReady: !isDrawing, isWhole: true });
  const designs = items.filter((item) => 'design' in item);
  const others = designs.filter(({ design }) => design.composition !== preview?.composition);
  const choose = async (design: string | undefined) => {
    const styleNotes = writeStyleNotes({ ...readStyleNotes(made.styleNotes), design, layout: undefined }) ?? '';
    const { aspect } = made;
    try {
      const family = await keepVersion({ ...made, styleNotes }, editable);
      onAgain({ what: 'edited', family, aspect, styleNotes });
    } catch (refused) {
      showToast(getErrorText(refused as Error), { tone: 'problem' });
    }
  };
  return (
    <>
      {error && <p className="again-missed">{getErrorText(error)}</p>}
      <ul className="again-designs" aria-busy={isDrawing}>
        {others.map(({ key, design, preview: shown }, index) => (
          <li key={key}>
            <button
              type="button"
              aria-label={t('design_number', String(index + 1))}
              onClick={() => choose(design.composition)}
            >
              <DrawnPicture preview={shown} alt="" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
