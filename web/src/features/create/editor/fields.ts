import { type ContentDraft, ContentFields } from '@fanfare/contract'

export type FieldName = keyof ContentFields
const fieldNames = Object.keys(ContentFields.shape) as FieldName[]

const pick = (from: ContentFields, names: readonly FieldName[]): Partial<ContentFields> =>
  Object.fromEntries(names.map((name) => [name, from[name]]))

export const fieldsOf = (draft: ContentDraft) => pick(draft, fieldNames) as ContentFields

/** As fans have it: without what was edited and not released yet. */
export const releasedOf = (draft: ContentDraft) =>
  ({ ...fieldsOf(draft), ...draft.released }) as ContentFields

/** The server trims; that is not a change by anyone. */
const plain = (value: unknown) => (typeof value === 'string' ? value.trim() : JSON.stringify(value))

export const isSame = (name: FieldName, one: ContentFields, other: ContentFields) =>
  plain(one[name]) === plain(other[name])

export const differing = (one: ContentFields, other: ContentFields) =>
  fieldNames.filter((name) => !isSame(name, one, other))

/** The contract's error for each field, by name. */
export const problemsOf = (fields: ContentFields): Partial<Record<FieldName, string>> =>
  Object.fromEntries(
    fieldNames.flatMap((name) => {
      const { error } = ContentFields.shape[name].safeParse(fields[name])
      return error ? [[name, error.issues[0]?.message ?? 'Not valid']] : []
    }),
  )

export const sendable = (fields: ContentFields, names: readonly FieldName[]) => {
  const problems = problemsOf(fields)
  return pick(
    fields,
    names.filter((name) => !problems[name]),
  )
}
