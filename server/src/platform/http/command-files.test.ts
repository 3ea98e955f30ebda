import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { routes } from '@fanfare/contract'
import { describe, expect, it } from 'vitest'

const source = join(import.meta.dirname, '../..')
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })

const fileNameOf = (route: string) =>
  `${route.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()}.ts`

const exportsCommand = (file: string, name: string) =>
  new RegExp(`^export (const|(async )?function) ${name}\\b`, 'm').test(
    readFileSync(join(source, file), 'utf8'),
  )

const hasOwnFile = (name: string) =>
  files.some((file) => basename(file) === fileNameOf(name) && exportsCommand(file, name))

describe('every route that changes something', () => {
  it('has its command in a file of its name, publishContent in publish-content.ts', () => {
    const names = Object.entries(routes).flatMap(([name, { method }]) =>
      method === 'GET' ? [] : [name],
    )
    expect(names.filter((name) => !hasOwnFile(name))).toEqual([])
  })
})
