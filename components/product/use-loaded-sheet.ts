import { type ComponentType, useRef, useState } from 'react';
import { reportLoadFailure } from '@/components/ui/report-load-failure';
import { useSinglePress } from '@/components/ui/use-single-press';

/**
 * Sheet that is loaded when its button is pressed. When loading fails, `reportLoadFailure` opens `href`, reloads the page or shows a toast.
 * @param href page or file with the content of the sheet
 * @returns `Sheet`, null while it is closed; `close`; and `buttonProps` for the button
 */
export function useLoadedSheet<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  href?: string,
) {
  const loadedSheet = useRef<ComponentType<Props>>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { press, busyProps } = useSinglePress(async () => {
    try {
      loadedSheet.current ??= await load();
      setIsOpen(true);
    } catch (error) {
      reportLoadFailure(error, href);
    }
  });
  return {
    Sheet: isOpen ? loadedSheet.current : null,
    close: () => setIsOpen(false),
    buttonProps: { 'aria-haspopup': 'dialog', ...busyProps, onClick: () => void press() } as const,
  };
}
