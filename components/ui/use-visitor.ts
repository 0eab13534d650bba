import { useSyncExternalStore } from 'react';
import { currentVisitor, onVisitorChange } from '@/lib/visitor/state';
import { unknownVisitor, type VisitorState } from '@/lib/visitor/visitor-state';

/** A part of what the shop keeps for its visitor; on the server, and until it has been read, that of an unknown one. */
export function useVisitor<T>(select: (state: VisitorState) => T): T {
  return useSyncExternalStore(
    onVisitorChange,
    () => select(currentVisitor()),
    () => select(unknownVisitor),
  );
}
