import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** A block of code of the guide: a new file, or lines at a place in one that exists. */
export interface Block {
  path: string
  place?: { how: 'after' | 'before' | 'replacing'; line: string }
  code: string
}

const heading =
  /^`([^`\n]+)`(?: (after|before|replacing) `([^`\n]+)`)?\n\n```\w*\n([\s\S]*?)^```$/gm

/** A block belongs to the example when the line above it names its file. */
export function readBlocks(page: string): Block[] {
  return [...page.matchAll(heading)].map(([, path = '', how, line, code = '']) =>
    how && line ? { path, place: { how: how as 'after', line }, code } : { path, code },
  )
}

function insert(text: string, { path, place, code }: Required<Block>): string {
  const lines = text.split('\n')
  const found = lines.flatMap((line, at) => (line.trim() === place.line ? [at] : []))
  const [at] = found
  if (at === undefined || found.length > 1) {
    throw new Error(`${path} has ${found.length} lines "${place.line}", the guide expects one`)
  }
  const from = place.how === 'after' ? at + 1 : at
  lines.splice(from, place.how === 'replacing' ? 1 : 0, ...code.trimEnd().split('\n'))
  return lines.join('\n')
}

export function applyBlock(folder: string, block: Block): void {
  const file = join(folder, block.path)
  if (block.place) {
    writeFileSync(file, insert(readFileSync(file, 'utf8'), { ...block, place: block.place }))
    return
  }
  if (existsSync(file)) throw new Error(`${block.path} exists already, the guide adds it as new`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, block.code)
}
