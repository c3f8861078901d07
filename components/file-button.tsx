import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './button.css';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'aria-describedby' | 'aria-invalid'> {
  /** The browser's own label may be in another language. */
  readonly children: string;
  readonly label?: string | undefined;
  readonly look?: 'primary' | 'plain';
  readonly icon?: IconName;
  readonly onFile: (file: File) => void;
}

/** Uses the native input for keyboard and screen readers. */
export function FileButton({ children, label, look = 'plain', icon, onFile, ...rest }: FileButtonProps) {
  return (
    <label className={`button button-${look}`}>
      {icon && <Icon name={icon} />}
      {children}
      <input
        {...rest}
        className="spoken file-input"
        type="file"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // Lets the same file be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
