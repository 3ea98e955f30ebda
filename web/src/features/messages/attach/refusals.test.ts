import { expect, test } from 'vitest'
import { checkFile } from '../../uploads/index.ts'
import { kindsToChoose } from './choose-files.ts'
import { attachmentRefusals } from './refusals.ts'

const check = (file: File, kind: keyof typeof kindsToChoose) =>
  checkFile(file, kindsToChoose[kind], attachmentRefusals)
const pdf = '%PDF-1.7\n'

test('what is too large is refused in the specified words', async () => {
  const file = new File([pdf, new Uint8Array(25_000_000)], 'plan.pdf')
  expect(await check(file, 'any')).toEqual({
    ok: false,
    why: 'File size 25.0 MB exceeds maximum allowed size of 25 MB',
  })
})

test('so is what is of no allowed type', async () => {
  const file = new File(['PK'], 'all.zip', { type: 'application/zip' })
  expect(await check(file, 'file')).toEqual({
    ok: false,
    why: 'File type ZIP is not allowed. Allowed types: PDF, TXT, MD',
  })
})

test('each kind takes its own, and the bytes decide', async () => {
  const file = new File([pdf], 'plan.pdf')
  expect(await check(file, 'any')).toMatchObject({ ok: true, purpose: 'message-file' })
  expect(await check(file, 'visual')).toMatchObject({ ok: false })
})
