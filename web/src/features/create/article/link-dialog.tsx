import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Button } from '../../../ui/form/button.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { TextField } from '../../../ui/form/text-field.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { focusedChain } from './focused-chain.ts'

type Props = { editor: Editor; open: boolean; onClose: () => void }

const withScheme = (text: string) =>
  /^[\w-]+(\.[\w-]+)+(\/|$)/.test(text) ? `https://${text}` : text

const isLink = (text: string) =>
  URL.canParse(text) && ['http:', 'https:', 'mailto:'].includes(new URL(text).protocol)

export function LinkDialog({ editor, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Link" size="sm">
      {open && <LinkForm editor={editor} onDone={onClose} />}
    </Dialog>
  )
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '')
  const [fault, setFault] = useState<string>()
  const set = () => {
    const address = withScheme(href.trim())
    if (!isLink(address)) return setFault('Enter a link that starts with http:// or https://')
    onDone()
    const chain = focusedChain(editor).extendMarkRange('link')
    // Without a selection the address itself is the text.
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const marks = [{ type: 'link', attrs: { href: address } }]
      chain.insertContent({ type: 'text', text: address, marks }).run()
    } else {
      chain.setLink({ href: address }).run()
    }
  }
  const unset = () => {
    onDone()
    focusedChain(editor).extendMarkRange('link').unsetLink().run()
  }
  return (
    <form
      className={formStyles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        set()
      }}
    >
      <TextField
        label="URL"
        inputMode="url"
        placeholder="https://"
        value={href}
        error={fault}
        onChange={({ currentTarget }) => setHref(currentTarget.value)}
      />
      <div className={layout.row12}>
        <Button type="submit" variant="primary">
          Save link
        </Button>
        {editor.isActive('link') && (
          <Button variant="ghost" onClick={unset}>
            Remove link
          </Button>
        )}
      </div>
    </form>
  )
}
