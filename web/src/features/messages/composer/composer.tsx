import type { ConversationId, Viewer } from '@fanfare/contract'
import { limits } from '@fanfare/contract/limits'
import { ArrowUp, Mic } from 'lucide-react'
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { lazyComponent } from '../../../ui/lib/lazy-component.ts'
import { DropVeil, useDrop } from '../../uploads/index.ts'
import { AttachMenu } from '../attach/attach-menu.tsx'
import { sendRecording } from '../attach/choose-files.ts'
import { Tray } from '../attach/tray.tsx'
import type { Chosen } from '../attach/trays.ts'
import { useTray } from '../attach/use-tray.ts'
import { useTellTyping } from '../chat/use-typing.ts'
import type { Message } from '../thread/thread.ts'
import { canRecord } from '../voice/recorder.ts'
import { RecordingBar } from '../voice/recording-bar.tsx'
import { useRecorder } from '../voice/use-recorder.ts'
import styles from './composer.module.css'
import { EmojiButton } from './emoji-button.tsx'
import { Hint } from './hint.tsx'
import { ReplyTo } from './reply-to.tsx'
import { useDraft } from './use-draft.ts'

const SavedReplies = lazyComponent(
  () => import('../saved-replies/saved-replies.tsx'),
  'SavedReplies',
)
const SavedRepliesDialog = lazyComponent(
  () => import('../saved-replies/saved-replies-dialog.tsx'),
  'SavedRepliesDialog',
)

type Props = {
  viewer: Viewer
  conversationId: ConversationId
  name: string
  /** Not to somebody who has not answered. */
  mayAttach: boolean
  replyTo: Message | null
  onCancelReply: () => void
  onSend: (text: string, chosen: Chosen) => void
}

/** Nothing is cut off: past the limit it counts on and does not send. */
export function Composer(props: Props) {
  const { viewer, conversationId, name, mayAttach, replyTo, onCancelReply, onSend } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const savedReplies = useRef<HTMLButtonElement>(null)
  const [isManaging, setManaging] = useState(false)
  const [text, keep] = useDraft(viewer.id, conversationId)
  const tellTyping = useTellTyping(conversationId)
  const tray = useTray(conversationId)
  const recorder = useRecorder((recording) =>
    onSend('', { files: [sendRecording(recording)], price: null }),
  )
  const isOverWindow = useDrop(
    mayAttach ? (picked) => void tray.add(picked.map(({ file }) => file)) : null,
  )
  const words = text.trim()
  const isEmpty = !words && tray.files.length === 0
  const mayNotSend = isEmpty || words.length > limits.message
  // Whoever answers goes on writing.
  useEffect(() => {
    if (replyTo) area.current?.focus()
  }, [replyTo])
  const write = (next: string) => {
    keep(next)
    tellTyping(next.trim() !== '')
  }
  /** A slash in an empty message opens what a creator has saved; whoever wants the sign presses it twice. */
  const type = (next: string) => {
    if (next === '/' && text === '') savedReplies.current?.click()
    write(next)
  }
  /** Where the cursor is, or in place of the slash that was typed for it. */
  const insert = (words: string) => {
    const element = area.current
    if (!element) return
    if (text === '/') element.select()
    element.setRangeText(words, element.selectionStart, element.selectionEnd, 'end')
    write(element.value)
    element.focus()
  }
  const send = (event?: FormEvent) => {
    event?.preventDefault()
    if (mayNotSend) return
    onSend(words, tray.take())
    write('')
    area.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && replyTo) onCancelReply()
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files]
    if (!mayAttach || files.length === 0) return
    event.preventDefault()
    void tray.add(files)
  }
  return (
    <>
      <form className={styles.form} data-foot="composer" onSubmit={send}>
        {replyTo && <ReplyTo message={replyTo} onCancel={onCancelReply} />}
        {mayAttach && <Tray tray={tray} maySell={viewer.role === 'creator'} />}
        {recorder.state.kind !== 'idle' ? (
          <RecordingBar recorder={recorder} />
        ) : (
          <div className={styles.box} data-attaches={mayAttach || undefined}>
            {mayAttach && <AttachMenu onFiles={(files, kinds) => void tray.add(files, kinds)} />}
            <textarea
              ref={area}
              className={styles.text}
              aria-label={`Message ${name}`}
              placeholder={`Message ${name}`}
              rows={1}
              enterKeyHint="send"
              value={text}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onBlur={() => tellTyping(false)}
              onKeyDown={press}
              onPaste={paste}
            />
            <EmojiButton accountId={viewer.id} onChoose={insert} />
            <Suspense>
              {viewer.role === 'creator' && (
                <SavedReplies
                  opener={savedReplies}
                  onChoose={insert}
                  onManage={() => setManaging(true)}
                />
              )}
            </Suspense>
            {mayAttach && isEmpty && canRecord() && (
              <IconButton
                className={styles.record}
                label="Record a voice message"
                icon={<Mic size={20} />}
                onClick={() => void recorder.start()}
              />
            )}
            <button
              type="submit"
              className={styles.send}
              aria-label="Send message"
              title="Send message"
              disabled={mayNotSend}
              // The keyboard of a phone stays open.
              onPointerDown={(event) => event.preventDefault()}
            >
              <ArrowUp size={20} />
            </button>
          </div>
        )}
        <Hint
          recording={recorder.state}
          unanswered={mayAttach ? null : name}
          letters={words.length}
        />
        <DropVeil shown={isOverWindow}>Drop files to attach them</DropVeil>
      </form>
      {/* With forms of its own, which cannot stand in this one. */}
      <Suspense>{isManaging && <SavedRepliesDialog onClose={() => setManaging(false)} />}</Suspense>
    </>
  )
}
