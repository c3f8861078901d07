import { useState } from 'react';
import { isTemplateNamed, nameTemplate } from '../../lib/engine/meme/templates/names.ts';
import { getLanguageTag } from '../../lib/i18n/language.ts';
import { t } from '../../lib/i18n/t.ts';
import { DesignChoice } from './design-choice.tsx';
import { TemplateSearch } from './template-search.tsx';
import type { DesignItem, ShownDesign, ShownDesigns } from './use-designs.ts';

interface TemplateChoiceProps {
  readonly legend: string;
  readonly isLegendShown?: boolean;
  readonly items: readonly DesignItem[];
  readonly watch: ShownDesigns['watch'];
  readonly chosen: string | undefined;
  readonly onChoose: (design: ShownDesign) => void;
}

/** Pages load it only where memes are drawn: the names of all languages come with it. */
export default function TemplateChoice({ items, chosen, ...props }: TemplateChoiceProps) {
  const [query, setQuery] = useState('');
  const found = items.filter(({ place }) => isTemplateNamed(place.replace(/^template /, ''), query));
  return (
    <>
      <TemplateSearch query={query} hasFound={items.length === 0 || found.length > 0} onQuery={setQuery} />
      <div className="template-choice">
        <DesignChoice
          {...props}
          items={found}
          nameDesign={({ template = '' }, index) =>
            nameTemplate(template, getLanguageTag()) ?? t('template_number', String(index + 1))
          }
          isChosen={({ template }) => template === chosen}
        />
      </div>
    </>
  );
}
