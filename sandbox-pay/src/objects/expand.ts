import type { Work } from '../http/call.ts'
import { invalid } from '../http/errors.ts'
import { present } from './present.ts'
import { findAny } from './store.ts'

type Fields = Record<string, unknown>

/** Puts whole documents in place of ids: `latest_charge.balance_transaction`, `data.source`. */
export async function expand(work: Work, answer: object, paths: string[]): Promise<object> {
  const copy: object = structuredClone(answer)
  for (const path of paths) {
    if (path.split('.').length > 4) throw invalid('You cannot expand more than 4 levels.')
    await expandPath(work, copy as Fields, path.split('.'), path)
  }
  return copy
}

async function expandPath(
  work: Work,
  holder: Fields,
  [field = '', ...rest]: string[],
  whole: string,
): Promise<void> {
  if (!(field in holder)) {
    throw invalid(`This property cannot be expanded (${whole}).`, { param: 'expand' })
  }
  const value = holder[field]
  if (typeof value === 'string') {
    const found = await findAny(work.tx, value)
    if (!found) throw invalid(`This property cannot be expanded (${whole}).`, { param: 'expand' })
    holder[field] = await present(work, found)
  }
  const inner = holder[field]
  if (rest.length === 0 || inner === null) return
  for (const one of Array.isArray(inner) ? inner : [inner]) {
    await expandPath(work, one as Fields, rest, whole)
  }
}
