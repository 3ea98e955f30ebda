import type { EditorState } from '../editor/editor.ts'
import { fieldLabels } from '../editor/field-labels.ts'
import type { FieldName } from '../editor/fields.ts'

type Unsaved = Pick<EditorState, 'status' | 'problem'> & {
  readonly problems: Partial<Record<FieldName, string>>
}

const kept = 'Nothing was published, and what you wrote is kept.'
const again = 'Publish again once Saved stands at the top.'

/** Why the last changes could not be saved, and what to do about it. */
export const unsavedWords = ({ status, problem, problems }: Unsaved) => {
  const names = Object.keys(problems) as FieldName[]
  const faults = names.map((name) => `${fieldLabels[name]}: ${problems[name]}.`)
  if (faults.length > 0) return `${kept} Go back and correct this first. ${faults.join(' ')}`
  if (status === 'conflict') return `${kept} Choose which text to keep, then publish again.`
  if (status === 'failed' && problem) return `${kept} ${problem.detail} ${again}`
  return `${kept} ${again}`
}
