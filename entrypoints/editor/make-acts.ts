import {
  addItem,
  addList,
  moveItem,
  type Path,
  removeItem,
  setDrawing,
  setSentence,
  setText,
  withoutEmptyModules,
} from '../../lib/edit/change.ts';
import type { TextField } from '../../lib/edit/field.ts';
import { changeBox, type TextBoxPlace } from '../../lib/edit/text-boxes.ts';
import type { Version } from '../../lib/edit/version.ts';
import type { Brief } from '../../lib/engine/brief.ts';
import type { FieldActs } from './field-parts.tsx';

export function makeActs(change: (make: (version: Version) => Version, field?: string) => void): FieldActs & {
  readonly placeText: (role: string, place: Partial<TextBoxPlace>) => void;
} {
  const changeBrief = (make: (brief: Brief) => Brief) =>
    change((version) => ('brief' in version.says ? withBrief(version, make(version.says.brief)) : version));
  return {
    setText: (field: TextField, text: string) =>
      change((version) => {
        if ('brief' in version.says) return withBrief(version, setText(version.says.brief, field.path, text));
        const role = String(field.path.at(-1));
        const captions = { ...version.says.draft.captions, [role]: text };
        return { ...version, says: { draft: { ...version.says.draft, captions } } };
      }, field.path.join('.')),
    setSentence: (field: TextField, sentence: string) =>
      changeBrief((brief) => setSentence(brief, field.path, sentence)),
    move: (path: Path, from: number, to: number) => changeBrief((brief) => moveItem(brief, path, from, to)),
    remove: (path: Path, index: number) => changeBrief((brief) => withoutEmptyModules(removeItem(brief, path, index))),
    add: (path: Path, index: number, item: unknown) => changeBrief((brief) => addItem(brief, path, index, item)),
    setDrawing: (path: Path, name: string | undefined) => changeBrief((brief) => setDrawing(brief, path, name)),
    addList: () => changeBrief(addList),
    removeModule: (index: number) => changeBrief((brief) => removeItem(brief, ['modules'], index)),
    placeText: (role: string, place: Partial<TextBoxPlace>) =>
      change(
        (version) =>
          'draft' in version.says
            ? { ...version, says: { draft: changeBox(version.says.draft, role, place) } }
            : version,
        `box ${role}`,
      ),
  };
}

const withBrief = (version: Version, brief: Brief): Version => ({ ...version, says: { brief } });
