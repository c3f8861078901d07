import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

const icons = { problem: 'warning', waiting: 'clock', done: 'done', plain: 'info' } as const satisfies Record<
  string,
  IconName
>;

interface NoticeProps {
  readonly tone: keyof typeof icons;
  readonly title?: string;
  readonly children: ReactNode;
  readonly more?: ReactNode;
  readonly actions?: ReactNode;
}

export function Notice({ tone, title, children, more, actions }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === 'problem' ? 'alert' : 'status'}>
      <Icon name={icons[tone]} />
      <div className="notice-words">
        {title && <p className="notice-title">{title}</p>}
        <p>{children}</p>
        {more}
        {actions && <div className="notice-actions">{actions}</div>}
      </div>
    </div>
  );
}
