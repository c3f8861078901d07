import { Toast } from '@base-ui/react/toast';
import { type ReactNode, useCallback } from 'react';
import { t } from '../lib/i18n/t.ts';
import { Icon } from './icon.tsx';
import './toasts.css';

const shownForMs = { plain: 6000, undo: 20_000 };

interface ToastOptions {
  readonly tone?: 'done' | 'problem';
  readonly onUndo?: () => void;
}
export type ShowToast = (text: string, options?: ToastOptions) => void;

export function Toasts({ children }: { readonly children: ReactNode }) {
  return (
    <Toast.Provider limit={3}>
      {children}
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    // The toast itself takes no focus; its buttons do.
    <Toast.Root key={toast.id} toast={toast} className="toast" swipeDirection={['down', 'right']} tabIndex={-1}>
      <Toast.Content className="toast-content">
        <Icon name={toast.type === 'problem' ? 'warning' : 'done'} />
        <Toast.Title className="toast-words" render={<p />} />
        <Toast.Action className="toast-action" />
        <Toast.Close className="toast-close" aria-label={t('close')} aria-hidden={false}>
          <Icon name="close" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Problems are announced at once. */
export function useToast(): ShowToast {
  const { add, close } = Toast.useToastManager();
  return useCallback(
    (text, { tone = 'done', onUndo } = {}) => {
      const id = add({
        ...(!onUndo && { id: text }),
        type: tone,
        title: text,
        priority: tone === 'problem' ? 'high' : 'low',
        timeout: onUndo ? shownForMs.undo : shownForMs.plain,
        ...(onUndo && {
          actionProps: {
            children: t('undo'),
            onClick: () => {
              onUndo();
              close(id);
            },
          },
        }),
      });
    },
    [add, close],
  );
}

export function useDismissToast(): (text?: string) => void {
  const { close } = Toast.useToastManager();
  return useCallback((text) => close(text), [close]);
}
