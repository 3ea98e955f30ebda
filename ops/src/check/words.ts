import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'
import { sourceFiles } from './files.ts'
import { placeOf } from './place.ts'
import { quoted, retired, straightApostrophe } from './retired-words.ts'
import { readTexts, type Text } from './texts.ts'

const workspaces = ['web', 'server', 'contract', 'sandbox-pay', 'ops']
const interfaces = ['web', 'server', 'contract']

/** This list itself names what is retired; the demo world is written by its creators. */
const isExempt = (path: string) =>
  path === 'ops/src/check/retired-words.ts' ||
  /\/(demo|generated|dist)\//.test(path) ||
  placeOf(path)?.isTest === true

const judge = (path: string, { text, line }: Text): string[] => {
  if (quoted.has(text)) return []
  const isInterface = interfaces.some((workspace) => path.startsWith(`${workspace}/`))
  const rules = isInterface ? [...retired, straightApostrophe] : retired
  return rules.flatMap(({ pattern, instead }) => {
    const [found] = text.match(pattern) ?? []
    return found ? [`${path}:${line} "${found}" in “${text.slice(0, 80)}”: write ${instead}`] : []
  })
}

/** Refuses words that docs/words.md has retired in what people read. */
export const findRetired = (folder: string): string[] =>
  workspaces
    .flatMap((workspace) => sourceFiles(folder, `${workspace}/src`))
    .filter((path) => !isExempt(path))
    .flatMap((path) => readTexts(folder, path).flatMap((text) => judge(path, text)))

export const words: Check = { name: 'words', run: async () => findRetired(root) }
