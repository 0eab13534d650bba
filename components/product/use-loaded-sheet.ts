import { type ComponentType, useRef, useState } from 'react';
import { reportLoadFailure } from '@/components/ui/report-load-failure';
import { useSinglePress } from '@/components/ui/use-single-press';

/**
 * Sheet that is loaded when its button is pressed; when loading fails, the page is reloaded for a new release, or a toast appears.
 * @returns `Sheet` while it is open and null otherwise, `close`, and `buttonProps` for the button
 */
export function useLoadedSheet<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const loadedSheet = useRef<ComponentType<Props>>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { press, busyProps } = useSinglePress(async () => {
    try {
      loadedSheet.current ??= await load();
      setIsOpen(true);
    } catch (error) {
      reportLoadFailure(error);
    }
  });
  return {
    Sheet: isOpen ? loadedSheet.current : null,
    close: () => setIsOpen(false),
    buttonProps: { 'aria-haspopup': 'dialog', ...busyProps, onClick: () => void press() } as const,
  };
}
