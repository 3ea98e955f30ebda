/** What a file may be called by its type; the first is added where the name says something else. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'text/plain': ['txt', 'md', 'markdown'],
}

const longest = 120

/** What turns around, hides or breaks what stands beside it, and what separates folders. */
const unsafe = /[\p{C}\p{Zl}\p{Zp}/\\]+/gu

/** As its sender called it, but no program: what it is saved as says what it is. */
export const safeName = (given: string | null, type: string): string => {
  const name = (given ?? '').replace(unsafe, ' ').trim().slice(-longest) || 'File'
  const known = endings[type]
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return !known || known.includes(ending) ? name : `${name}.${known[0]}`
}
