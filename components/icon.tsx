import './icon.css';

/** Phosphor's drawings by what they mean here; `icon.css` names the file of each. */
export type IconName =
  | 'about'
  | 'again'
  | 'appearance'
  | 'arrow-left'
  | 'arrow-right'
  | 'check'
  | 'clock'
  | 'close'
  | 'connection'
  | 'copy'
  | 'cursor'
  | 'data'
  | 'done'
  | 'edit'
  | 'file'
  | 'folder'
  | 'gallery'
  | 'gear'
  | 'globe'
  | 'image'
  | 'info'
  | 'infographic'
  | 'keyboard'
  | 'language'
  | 'link'
  | 'meme'
  | 'menu'
  | 'page'
  | 'pick'
  | 'palette'
  | 'paste'
  | 'pin'
  | 'plus'
  | 'puzzle'
  | 'save'
  | 'search'
  | 'selection'
  | 'share'
  | 'sliders'
  | 'star'
  | 'starred'
  | 'tab'
  | 'trash'
  | 'upload'
  | 'warning';

/** A drawing in the colour of the text around it. Says nothing by itself: the words beside it do. */
export function Icon({ name }: { readonly name: IconName }) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />;
}
