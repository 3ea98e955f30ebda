import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../lib/paths.ts'
import type { Check } from './check.ts'

export interface Installed {
  license?: string
  link?: boolean
  dev?: boolean
  devOptional?: boolean
}

const anywhere = [
  ...['MIT', 'MIT-0', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'Unlicense'],
  ...['BlueOak-1.0.0', 'CC0-1.0', 'Python-2.0', 'OFL-1.1'],
]
const inToolsOnly = ['MPL-2.0', 'CC-BY-4.0']

/** Each with why it is fine for us all the same. */
const exceptions: { name: RegExp; license: string; because: string }[] = [
  {
    name: /^@restatedev\/restate-server-/,
    license: 'BSL',
    because: 'we run it, we do not sell it',
  },
  { name: /^@img\/sharp-libvips-/, license: 'LGPL-3.0-or-later', because: 'linked dynamically' },
  { name: /^png-js$/, license: 'no licence', because: 'its LICENSE file is MIT' },
  {
    name: /^web-push$/,
    license: 'MPL-2.0',
    because: 'binds only who changes its own files, and we change none',
  },
  // npm marks the platform's part as shipped, though only Vite loads it.
  { name: /^lightningcss-/, license: 'MPL-2.0', because: 'a part of a tool' },
]

export function refusedLicence(name: string, entry: Installed): string | undefined {
  const license = entry.license ?? 'no licence'
  if (exceptions.some((one) => one.name.test(name) && one.license === license)) return undefined
  const isTool = entry.dev === true || entry.devOptional === true
  const allowed = isTool ? [...anywhere, ...inToolsOnly] : anywhere
  const choices = license.replace(/[()]/g, '').split(' OR ')
  const acceptable = (choice: string) => choice.split(' AND ').every((one) => allowed.includes(one))
  return choices.some(acceptable) ? undefined : `${name}: ${license} is not on the list`
}

export const licences: Check = {
  name: 'licences',
  async run() {
    const lock = JSON.parse(await readFile(join(root, 'node_modules/.package-lock.json'), 'utf8'))
    const packages = Object.entries<Installed>(lock.packages)
    return packages
      .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
      .flatMap(
        ([path, entry]) => refusedLicence(path.split('node_modules/').at(-1) ?? '', entry) ?? [],
      )
  },
}
