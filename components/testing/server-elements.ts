import { Children, type ComponentType, isValidElement, type ReactElement, type ReactNode } from 'react';
import { type ServerPageOptions, startPage } from './start-page.ts';

/**
 * Runs a server component and returns the elements of `component`, a client component, in its result, to render them in a simulated
 * browser.
 * A test file that renders on the server cannot also render in the browser.
 */
export async function serverElementsOf<Props>(
  render: () => Promise<ReactNode>,
  component: ComponentType<Props>,
  options?: ServerPageOptions,
): Promise<ReactElement[]> {
  startPage(options);
  return elementsOf(await render(), component);
}

function elementsOf<Props>(content: ReactNode, component: ComponentType<Props>): ReactElement[] {
  return Children.toArray(content).flatMap((node) => {
    if (!isValidElement<{ children?: ReactNode }>(node)) return [];
    return node.type === component ? [node] : elementsOf(node.props.children, component);
  });
}
