import './icon.css';

/** Phosphor's drawings by what they mean here; `icon.css` names the file of each. */
export type IconName =
  | 'again'
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'clock'
  | 'close'
  | 'copy'
  | 'done'
  | 'edit'
  | 'file'
  | 'folder'
  | 'gallery'
  | 'gear'
  | 'image'
  | 'info'
  | 'infographic'
  | 'link'
  | 'meme'
  | 'page'
  | 'pick'
  | 'plus'
  | 'save'
  | 'search'
  | 'selection'
  | 'share'
  | 'star'
  | 'starred'
  | 'tab'
  | 'trash'
  | 'warning';

/** A drawing in the colour of the text around it. Says nothing by itself: the words beside it do. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
