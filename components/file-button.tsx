import type { ComponentProps } from 'react';
import './button.css';

interface FileButtonProps extends Pick<ComponentProps<'input'>, 'accept' | 'aria-describedby' | 'aria-invalid'> {
  /** What it says. A browser's own button says it in the browser's language, which need not be the one chosen here. */
  readonly children: string;
  /** Its name where more is to be said than it shows. */
  readonly label?: string | undefined;
  readonly look?: 'primary' | 'plain';
  readonly onFile: (file: File) => void;
}

/** A button that chooses one file: to the keyboard and to screen readers it is the browser's own. */
export function FileButton({ children, label, look = 'plain', onFile, ...rest }: FileButtonProps) {
  return (
    <label className={`button button-${look}`}>
      {children}
      <input
        {...rest}
        className="spoken file-input"
        type="file"
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          // So that the same file, once mended, is heard of again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
