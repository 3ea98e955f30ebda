import { expect, it } from 'vitest'
import { safeName } from './file-name.ts'

it.each([
  ['notes.md', 'text/plain', 'notes.md'],
  ['Sketches.PDF', 'application/pdf', 'Sketches.PDF'],
  ['invoice.exe', 'application/pdf', 'invoice.exe.pdf'],
  ['run', 'text/plain', 'run.txt'],
  ['../../etc/passwd', 'text/plain', '.. .. etc passwd.txt'],
  ['invoice\u202Efdp.exe', 'application/pdf', 'invoice fdp.exe.pdf'],
  [' \n ', 'application/pdf', 'File.pdf'],
  [null, 'image/webp', 'File'],
])('calls %j of type %s %j', (given, type, name) => {
  expect(safeName(given, type)).toBe(name)
})
