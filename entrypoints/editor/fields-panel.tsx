import { Button, IconButton } from '../../components/button.tsx';
import type { PreviewClient } from '../../components/previews/client.ts';
import type { Path } from '../../lib/edit/change.ts';
import type { FieldGroup, FieldList } from '../../lib/edit/field.ts';
import { t } from '../../lib/i18n/t.ts';
import { Item, nameItem } from './field-item.tsx';
import { DrawingButton, type FieldActs, TextInput } from './field-parts.tsx';
import { groupLabels } from './labels.ts';
import { useFollowFocus } from './use-follow-focus.ts';

interface FieldsPanelProps extends FieldActs {
  readonly onSaid: (words: string) => void;
  readonly client: PreviewClient;
  readonly language: string;
  readonly groups: readonly FieldGroup[];
  readonly sentences: readonly string[];
}

export function FieldsPanel({ groups, ...rest }: FieldsPanelProps) {
  const canHaveList = groups.some(({ kind }) => kind === 'header') && !groups.some(({ lists }) => lists);
  return (
    <>
      {groups.map((group) => (
        <Group key={`${group.kind} ${group.index ?? ''}`} group={group} {...rest} />
      ))}
      {canHaveList && (
        <fieldset className="edit-group">
          <legend>{t(groupLabels.items)}</legend>
          <Button
            icon="plus"
            onClick={() => {
              rest.addList();
              rest.onSaid(t('edit_added', '1'));
            }}
          >
            {t('edit_add')}
          </Button>
        </fieldset>
      )}
    </>
  );
}

type PartProps = Omit<FieldsPanelProps, 'groups'>;

function Group({ group, ...rest }: PartProps & { readonly group: FieldGroup }) {
  const { client, language, ...acts } = rest;
  const { kind, index, fields, lists = [], drawing } = group;
  const heading = t(groupLabels[kind]);
  return (
    <fieldset className="edit-group">
      <legend>{heading}</legend>
      {index !== undefined && (
        <span className="edit-group-remove">
          <IconButton icon="trash" label={t('edit_remove', heading)} onClick={() => acts.removeModule(index)} />
        </span>
      )}
      {fields.map((field) => (
        <TextInput key={field.path.join('.')} field={field} onText={acts.setText} />
      ))}
      {drawing && (
        <DrawingButton client={client} language={language} drawing={drawing} of={heading} onPick={acts.setDrawing} />
      )}
      {lists.map((list) => (
        <ListPart key={list.path.join('.')} list={list} {...rest} />
      ))}
    </fieldset>
  );
}

function ListPart({ list, sentences, client, language, onSaid, ...acts }: PartProps & { readonly list: FieldList }) {
  const { list: shown, follow } = useFollowFocus();
  const { path, fields, items, blank } = list;
  const move = (path: Path, from: number, to: number) => {
    if (to < 0 || to >= items.length) return;
    follow(from, to);
    acts.move(path, from, to);
    onSaid(t('edit_moved', String(to + 1), String(items.length)));
  };
  const add = () => {
    acts.add(path, items.length - 1, blank);
    onSaid(t('edit_added', String(items.length + 1)));
  };
  return (
    <div className="edit-list">
      {fields.map((field) => (
        <TextInput key={field.path.join('.')} field={field} onText={acts.setText} />
      ))}
      <ol ref={shown} className="edit-items">
        {items.map((item, place) => (
          <Item
            key={item.fields[0]?.path.join('.')}
            item={item}
            place={place}
            count={items.length}
            path={path}
            sentences={sentences}
            client={client}
            language={language}
            {...acts}
            move={move}
            remove={(path, place) => {
              follow(place, place);
              acts.remove(path, place);
              onSaid(t('edit_removed', nameItem(item, place)));
            }}
          />
        ))}
      </ol>
      <Button icon="plus" onClick={add}>
        {t('edit_add')}
      </Button>
    </div>
  );
}
