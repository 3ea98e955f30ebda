const shownFaults = 20

/** One line of the result: how often something was tried, how often it held, and what did not. */
export class Figure {
  readonly #name: string
  readonly #faults: string[] = []
  #tried = 0

  constructor(name: string) {
    this.#name = name
  }

  /** `fault` says what went wrong, or nothing when it held. */
  count(fault: string | undefined): void {
    this.#tried += 1
    if (fault !== undefined) this.#faults.push(fault)
  }

  /** Says what did not hold and then the line itself; something never tried has not held. */
  print(): boolean {
    for (const fault of this.#faults.slice(0, shownFaults)) console.log(`  ${this.#name}: ${fault}`)
    const more = this.#faults.length - shownFaults
    if (more > 0) console.log(`  ${this.#name}: and ${more} more`)
    const held = this.#tried - this.#faults.length
    const ok = this.#tried > 0 && held === this.#tried
    console.log(`fault ${this.#name} tried=${this.#tried} held=${held} ${ok ? 'ok' : 'short'}`)
    return ok
  }
}

/** Every line is printed, whatever the ones before it say. */
export const printAll = (figures: readonly Figure[]): boolean =>
  figures.map((figure) => figure.print()).every((ok) => ok)
