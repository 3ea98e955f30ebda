/** A check gives its violations as printable text; none means that it holds. */
export interface Check {
  name: string
  run(): Promise<string[]>
}
