import type { Editor } from '@tiptap/core'

/**
 * Changes to the text that also lead there. The editor’s own `focus()` is not used: on Android it tells
 * of the focus in the midst of the change, which is then refused.
 */
export const focusedChain = (editor: Editor) => {
  editor.view.focus()
  return editor.chain()
}
