/**
 * Records changes that fail on a translated page. Translators of browsers replace every text node by elements; React then changes, removes
 * or inserts before a node that is no longer there, and the text is stale or the page fails. Text that changes must be the only child
 * of an HTML element: React writes such text through the element.
 */
const unsafeChanges: string[] = [];

/** Returns the changes since the last call. */
export function takeUnsafeTextChanges(): string[] {
  return unsafeChanges.splice(0);
}

/** Returns true for a text node that React knows. Text that is the only child of an element belongs to the element instead. */
function isTextOfReact(node: Node | null): node is Text {
  return (
    node?.nodeType === Node.TEXT_NODE && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
  );
}

const { nodeValue } = Object.getOwnPropertyDescriptors(Node.prototype);
const { insertBefore, removeChild } = Node.prototype;

Object.defineProperty(Node.prototype, 'nodeValue', {
  ...nodeValue,
  set(this: Node, text: string) {
    if (isTextOfReact(this) && this.data !== text) unsafeChanges.push(`changes "${this.data}" to "${text}"`);
    nodeValue.set?.call(this, text);
  },
});

Object.assign(Node.prototype, {
  insertBefore(this: Node, node: Node, next: Node | null) {
    if (isTextOfReact(next)) unsafeChanges.push(`inserts "${node.textContent}" before "${next.data}"`);
    return insertBefore.call(this, node, next);
  },
  removeChild(this: Node, child: Node) {
    if (isTextOfReact(child)) unsafeChanges.push(`removes "${child.data}"`);
    return removeChild.call(this, child);
  },
});
