import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  /** `primary`: the one thing to do here. `quiet`: no frame until it is pointed at. */
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly icon?: IconName;
  /** At work: it cannot be pressed again, and keeps the focus. */
  readonly busy?: boolean;
}

export function Button({ look = 'plain', icon, busy = false, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${look}`}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon && <Icon name={icon} />}
      {children && <span>{children}</span>}
    </button>
  );
}

/** A button that shows a drawing only; `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  ...rest
}: ButtonProps & { readonly icon: IconName; readonly label: string }) {
  return <Button look="quiet" {...rest} icon={icon} aria-label={label} title={label} />;
}
