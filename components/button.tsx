import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly look?: 'primary' | 'plain' | 'quiet';
  readonly icon?: IconName;
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

/** `label` is its name and tooltip. */
export function IconButton({
  icon,
  label,
  ...rest
}: ButtonProps & { readonly icon: IconName; readonly label: string }) {
  return <Button look="quiet" {...rest} icon={icon} aria-label={label} title={label} />;
}
