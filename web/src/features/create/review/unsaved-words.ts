import type { EditorState } from '../editor/editor.ts'
import { fieldLabels } from '../editor/field-labels.ts'
import type { FieldName } from '../editor/fields.ts'

type Unsaved = Pick<EditorState, 'status' | 'problem'> & {
  readonly problems: Partial<Record<FieldName, string>>
}

const kept = 'Nothing was published, and your changes are still here.'
const again = 'Publish again once you see “Saved” at the top.'

/** Why the last changes could not be saved, and what to do about it. */
export const unsavedWords = ({ status, problem, problems }: Unsaved) => {
  const names = Object.keys(problems) as FieldName[]
  const faults = names.map((name) => `${fieldLabels[name]}: ${problems[name]}.`)
  if (faults.length > 0) return `${kept} Go back and fix this first. ${faults.join(' ')}`
  if (status === 'conflict') return `${kept} Choose which version to keep, then publish again.`
  if (status === 'failed' && problem) return `${kept} ${problem.detail} ${again}`
  return `${kept} ${again}`
}
