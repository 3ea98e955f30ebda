import type { ContentDraft, ContentFields, Problem } from '@fanfare/contract'
import { ProblemError } from '@fanfare/contract/client'
import { differing, type FieldName, fieldsOf, sendable } from './fields.ts'
import { merge } from './merge.ts'

interface Needs {
  read(): Promise<ContentDraft>
  save(version: number, changes: Partial<ContentFields>): Promise<ContentDraft>
  readonly pauseMs?: number
}

export interface EditorState {
  readonly draft: ContentDraft
  readonly fields: ContentFields
  readonly status: 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict'
  readonly problem: Problem | null
  /** What was typed and is no value yet, by its label: it is neither saved nor forgotten. */
  readonly unfinished: readonly string[]
  readonly clash: { readonly theirs: ContentDraft; readonly names: readonly FieldName[] } | null
}

const retryMs = 5000

/** A draft that saves itself, and bears that others save it too. Outside of React, so it can be tried. */
export const createEditor = (first: ContentDraft, { read, save, pauseMs = 800 }: Needs) => {
  let state: EditorState = {
    draft: first,
    fields: fieldsOf(first),
    status: 'saved',
    problem: null,
    unfinished: [],
    clash: null,
  }
  let sent = state.fields
  let timer: ReturnType<typeof setTimeout> | undefined
  let saving: Promise<void> | null = null
  const listeners = new Set<() => void>()

  const enter = (patch: Partial<EditorState>) => {
    state = { ...state, ...patch }
    for (const listener of listeners) listener()
  }
  const unsaved = () => sendable(state.fields, differing(sent, state.fields))
  const settled = () =>
    differing(sent, state.fields).length > 0 || state.unfinished.length > 0 ? 'waiting' : 'saved'

  const takeIn = (theirs: ContentDraft) => {
    const merged = merge({ server: state.draft, sent, mine: state.fields }, theirs)
    sent = merged.sent
    const { clashes: names, mine: fields } = merged
    if (names.length > 0) enter({ fields, status: 'conflict', clash: { theirs, names } })
    else enter({ fields, draft: theirs })
  }

  const attempt = async () => {
    const changes = unsaved()
    if (Object.keys(changes).length === 0) return enter({ status: settled() })
    enter({ status: 'saving', problem: null })
    const before = sent
    sent = { ...sent, ...changes }
    try {
      const draft = await save(state.draft.version, changes)
      enter({ draft, status: settled() })
    } catch (error) {
      sent = before
      if (!(error instanceof ProblemError)) throw error
      if (error.problem.code !== 'content.conflict') {
        return enter({ status: 'failed', problem: error.problem })
      }
      takeIn(await read())
      // Without a conflict nobody is asked: the next try saves what is left.
      if (!state.clash) enter({ status: settled() })
    }
  }

  const later = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), ms)
  }

  /** Everything that can be saved now; tells whether nothing is left to save. */
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer)
    while (saving) await saving
    if (state.clash) return false
    saving = attempt()
      .catch(() => enter({ status: 'failed' }))
      .finally(() => {
        saving = null
      })
    await saving
    if (state.status === 'failed') later(retryMs)
    else if (state.status === 'waiting' && Object.keys(unsaved()).length > 0) later(pauseMs)
    return state.status === 'saved'
  }

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change(patch: Partial<ContentFields>) {
      enter({
        fields: { ...state.fields, ...patch },
        ...(state.clash ? {} : { status: 'waiting' as const }),
      })
      if (!state.clash) later(pauseMs)
    },
    /** Somebody is in the midst of typing this, or what they typed cannot be taken. */
    leaveUnfinished(label: string, is: boolean) {
      if (state.unfinished.includes(label) === is) return
      const others = state.unfinished.filter((one) => one !== label)
      enter({ unfinished: is ? [...others, label] : others })
      if (state.status === 'saved' || state.status === 'waiting') enter({ status: settled() })
    },
    flush,
    /** The server's word changed without us: a file arrived, or another tab saved. */
    refresh(draft: ContentDraft) {
      if (saving || state.clash || draft.version < state.draft.version) return
      if (draft.version === state.draft.version) enter({ draft })
      else takeIn(draft)
    },
    resolve(keep: 'mine' | 'theirs') {
      if (!state.clash) return
      const { theirs, names } = state.clash
      const other = fieldsOf(theirs)
      const taken = keep === 'mine' ? [] : names.map((name) => [name, other[name]])
      const fields = { ...state.fields, ...Object.fromEntries(taken) }
      enter({ draft: theirs, clash: null, fields, status: 'waiting' })
      void flush()
    },
  }
}
export type Editor = ReturnType<typeof createEditor>
