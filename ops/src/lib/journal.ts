import { fstatSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs'

const newline = 10

/**
 * Lines of JSON in a file, each written before whoever waits for it is answered: what was answered is
 * known again after a kill.
 */
export class Journal<Entry> {
  readonly #file: number

  constructor(path: string) {
    this.#file = openSync(path, 'a+')
    // Killed in mid-line: nobody was answered, and the next line must not go on there.
    ftruncateSync(this.#file, this.#bytes().lastIndexOf(newline) + 1)
  }

  append(entry: Entry): void {
    writeSync(this.#file, `${JSON.stringify(entry)}\n`)
  }

  /** The last of them, oldest first; all without a number. */
  read(most = Number.POSITIVE_INFINITY): Entry[] {
    const bytes = this.#bytes()
    let from = bytes.length
    for (let lines = 0; lines < most && from > 0; lines++) {
      from = from < 2 ? 0 : bytes.lastIndexOf(newline, from - 2) + 1
    }
    return linesIn(bytes.subarray(from))
  }

  clear(): void {
    ftruncateSync(this.#file, 0)
  }

  #bytes(): Buffer {
    const bytes = Buffer.alloc(fstatSync(this.#file).size)
    readSync(this.#file, bytes, 0, bytes.length, 0)
    return bytes
  }
}

const linesIn = <Entry>(bytes: Buffer): Entry[] =>
  bytes
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))

/** For whoever looks on while it is written: what has come since the last call, whole lines only. */
export function followJournal<Entry>(path: string): () => Entry[] {
  const file = openSync(path, 'a+')
  let at = 0
  return () => {
    const fresh = Buffer.alloc(fstatSync(file).size - at)
    readSync(file, fresh, 0, fresh.length, at)
    const whole = fresh.subarray(0, fresh.lastIndexOf(newline) + 1)
    at += whole.length
    return linesIn(whole)
  }
}
