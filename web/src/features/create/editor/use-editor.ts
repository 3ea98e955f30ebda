import type { ContentDraft, ContentFields } from '@fanfare/contract'
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { api } from '../../../core/api/api.ts'
import { useTopic } from '../../../core/realtime/use-topic.ts'
import { askBirthDate, needsBirthDate } from '../../../core/session/birth-date-needed.ts'
import { showDraft } from '../../uploads/index.ts'
import { createEditor, type Editor } from './editor.ts'
import { problemsOf } from './fields.ts'

export const EditorContext = createContext<Editor | null>(null)

const editorFor = (draft: ContentDraft) => {
  const params = { id: draft.id }
  return createEditor(draft, {
    read: async () => (await api.call('readDraft', { params })).content,
    save: async (version, changes) => {
      const { content } = await api
        .call('updateContent', { params, body: { ...changes, version } })
        .catch((error: unknown) => {
          if (needsBirthDate(error)) askBirthDate()
          throw error
        })
      showDraft(content)
      return content
    },
  })
}

const isUnsaved = (editor: Editor) => editor.read().status !== 'saved'

/** One editor for as long as this post is open; what it holds is saved when the screen is left. */
export const useNewEditor = (draft: ContentDraft, onChanged: () => void): Editor => {
  const [editor] = useState(() => editorFor(draft))
  useEffect(() => editor.refresh(draft), [editor, draft])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (isUnsaved(editor)) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      void editor.flush()
    }
  }, [editor])
  useTopic(`account:${draft.creatorId}`, ({ what }) => {
    if (what === 'content' || what === 'processing' || what === 'anything') onChanged()
  })
  return editor
}

/** The post as the server has it, what is written of it here, and how to write more. */
export const useEditing = () => {
  const editor = use(EditorContext)
  if (!editor) throw new Error('only within the wizard')
  const state = useSyncExternalStore(editor.subscribe, editor.read)
  return {
    ...state,
    problems: { ...state.problem?.fields, ...problemsOf(state.fields) } as Partial<
      Record<keyof ContentFields, string>
    >,
    change: editor.change,
    flush: editor.flush,
    resolve: editor.resolve,
  }
}

/** Keeps “Saved” away while what is typed under this label is no value. */
export const useUnfinished = (label: string, is: boolean) => {
  const editor = use(EditorContext)
  useEffect(() => {
    editor?.leaveUnfinished(label, is)
    return () => editor?.leaveUnfinished(label, false)
  }, [editor, label, is])
}
