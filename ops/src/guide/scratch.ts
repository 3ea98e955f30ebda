import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../lib/paths.ts'

/** Packages are the checkout's own; the workspaces among them are the copy's. */
function linkPackages(folder: string, scratch: string): void {
  const packages = join(root, folder, 'node_modules')
  if (!existsSync(packages)) return
  const target = join(scratch, folder, 'node_modules')
  mkdirSync(target)
  for (const name of readdirSync(packages)) {
    if (name === '@fanfare') cpSync(join(packages, name), join(target, name), verbatim)
    else if (name !== '.cache') symlinkSync(join(packages, name), join(target, name))
  }
}

const verbatim = { recursive: true, verbatimSymlinks: true }

/** A copy of the checkout as it is now, outside of it. */
export function copyCheckout(workspaces: readonly string[]): string {
  const scratch = mkdtempSync(join(tmpdir(), 'fanfare-guide-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\0')
  for (const path of files.filter((one) => one && existsSync(join(root, one)))) {
    mkdirSync(join(scratch, dirname(path)), { recursive: true })
    cpSync(join(root, path), join(scratch, path))
  }
  for (const folder of ['.', ...workspaces]) linkPackages(folder, scratch)
  // What tsc knows of unchanged files, so that it checks only what the example touches.
  const types = 'node_modules/.cache/fanfare-types'
  if (existsSync(join(root, types))) cpSync(join(root, types), join(scratch, types), verbatim)
  return scratch
}
