const width = 24;
const intervalMs = 100;

/** Output that may be a terminal. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/** Progress of an import on a terminal; nothing where the output is none. */
export class ProgressBar {
  readonly #output: Output;
  #shownAt = 0;

  constructor(output: Output) {
    this.#output = output;
  }

  /** Shows how many of the steps are done. */
  show(label: string, done: number, total: number): void {
    const now = performance.now();
    if (!this.#output.isTTY || (done < total && now - this.#shownAt < intervalMs)) return;
    this.#shownAt = now;
    const filled = total === 0 ? width : Math.round((done / total) * width);
    this.#output.write(
      `\r\x1b[K${label} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${total}`,
    );
  }

  /** Removes the bar. */
  clear(): void {
    if (this.#output.isTTY) this.#output.write('\r\x1b[K');
  }
}
