/** `a[b]=1&a[c][]=2` as nested objects and lists; every leaf is text. */
export type Form = { [name: string]: FormValue }
type FormValue = string | Form | FormValue[]

export function parseForm(pairs: Iterable<[string, string]>): Form {
  // Without a prototype, so that no name means anything.
  const form: Form = Object.create(null)
  for (const [name, value] of pairs) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    setValue(form, [first, ...rest], value)
  }
  return lists(form) as Form
}

function setValue(target: Form, [name = '', ...rest]: string[], value: string): void {
  // `a[]` counts up like `a[0]`, `a[1]`.
  const key = name === '' ? String(Object.keys(target).length) : name
  if (rest.length === 0) {
    target[key] = value
    return
  }
  const present = target[key]
  const inner = typeof present === 'object' ? (present as Form) : Object.create(null)
  target[key] = inner
  setValue(inner, rest, value)
}

/** The SDK numbers the items of a list: what has only numbers for names is one. */
function lists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, lists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/.test(name))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
