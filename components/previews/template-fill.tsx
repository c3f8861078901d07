import { useId, useMemo } from 'react';
import type { Aspect } from '../../lib/contract/index.ts';
import { fillSlots } from '../../lib/edit/fill-slots.ts';
import type { MemeDraft } from '../../lib/engine/brief.ts';
import { getLanguageTag } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { getSlotName } from '../slot-names.ts';
import type { PreviewClient } from './client.ts';
import { toFilledVersion } from './filled-template.ts';
import type { DrawnVersion, Variety } from './messages.ts';
import TemplateChoice from './template-choice.tsx';
import './template-fill.css';
import { useDesigns } from './use-designs.ts';

interface TemplateFillProps {
  readonly client: PreviewClient;
  readonly aspect: Aspect;
  readonly draft: MemeDraft | undefined;
  readonly onDraft: (draft: MemeDraft) => void;
}

const templates: Variety = { compositions: 0, looks: [], aspects: [], templates: 'all' };
const widthPx = 160;
const maxChars = 400;

export default function TemplateFill({ client, aspect, draft, onDraft }: TemplateFillProps) {
  const id = useId();
  const blank = useMemo((): DrawnVersion => ({ version: toFilledVersion(createEmptyDraft(), aspect) }), [aspect]);
  const { items, watch } = useDesigns(client, blank, widthPx, templates);
  const roles = Object.keys(draft?.captions ?? {});
  return (
    <div className="template-fill">
      <TemplateChoice
        legend={t('fill_templates')}
        items={items}
        watch={watch}
        chosen={draft?.template}
        onChoose={({ preview: { draft: empty } }) =>
          empty && onDraft({ ...empty, captions: fillSlots(draft?.captions ?? {}, Object.keys(empty.captions)) })
        }
      />
      {!draft && <p className="field-hint">{t('fill_hint')}</p>}
      {draft &&
        roles.map((role, index) => (
          <div className="field" key={role}>
            <label htmlFor={`${id}-${role}`}>{nameSlot(role, index)}</label>
            <textarea
              id={`${id}-${role}`}
              className="field-input"
              rows={2}
              dir="auto"
              maxLength={maxChars}
              value={draft.captions[role]}
              onChange={({ currentTarget: { value } }) =>
                onDraft({ ...draft, captions: { ...draft.captions, [role]: value } })
              }
            />
          </div>
        ))}
    </div>
  );
}

function nameSlot(role: string, index: number): string {
  const caption = t('fill_caption', String(index + 1));
  const name = getSlotName(role);
  return name ? `${caption} · ${t(name)}` : caption;
}

const createEmptyDraft = (): MemeDraft => ({
  template: '',
  captions: {},
  language: getLanguageTag(),
  direction: document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr',
});
