import { useLocation } from '@tanstack/react-router'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { plural } from '../../ui/text/format.ts'
import { uploads, useUploads } from './manager.ts'
import { restoreUploads } from './restore.ts'
import { contentOf, isRunning, isUnfinished, type Upload } from './upload.ts'
import { UploadRow } from './upload-row.tsx'
import styles from './upload-tray.module.css'

const newsMs = 8000

const needsSomeone = ({ state }: Upload) =>
  state === 'error' || state === 'needs-file' || state === 'needs-permission'

const headline = (all: readonly Upload[]) => {
  const going = all.filter(isRunning)
  const total = going.reduce((sum, { size }) => sum + size, 0)
  const sent = going.reduce((sum, upload) => sum + upload.sent, 0)
  if (going.length > 0) {
    return `Uploading ${plural(going.length, 'file')}, ${total > 0 ? Math.floor((sent / total) * 100) : 0}%`
  }
  const waiting = all.filter(isUnfinished)
  return waiting.length > 0
    ? `${plural(waiting.length, 'upload')} not finished`
    : 'All uploads complete'
}

/** Says it in steps: every percent would talk over everything else. */
const spoken = (all: readonly Upload[]) => {
  const failed = all.filter(needsSomeone).length
  if (failed > 0) return `${plural(failed, 'upload needs', 'uploads need')} your attention`
  return all.every(({ state }) => state === 'success') ? 'All uploads complete' : 'Uploading'
}

/** What has arrived is shown for a moment more, then it is no news. */
const useNews = (all: readonly Upload[]) => {
  const [old, setOld] = useState<ReadonlySet<string>>(new Set())
  const done = all.filter(({ id, state }) => state === 'success' && !old.has(id))
  const finished = all.every(({ state }) => state === 'success') && done.length > 0
  useEffect(() => {
    if (!finished) return
    const timer = setTimeout(() => setOld(new Set(all.map(({ id }) => id))), newsMs)
    return () => clearTimeout(timer)
  }, [finished, all])
  return all.filter(({ id, state }) => state !== 'success' || !old.has(id))
}

/** The screen of a post shows its own files itself. */
const useElsewhere = (all: readonly Upload[]) => {
  const path = useLocation({ select: (location) => location.pathname })
  return all.filter((upload) => {
    const content = contentOf(upload)
    return content === null || path !== `/create/${content}`
  })
}

/** Bottom right on every screen while something is on its way. */
export function UploadTray() {
  const all = useNews(useElsewhere(useUploads()))
  const [open, setOpen] = useState(false)
  useEffect(() => {
    // If uploads can't be restored the tray stays empty; the next page load tries again.
    void restoreUploads().catch(() => {})
    return () => uploads.clear()
  }, [])
  const attention = all.some(needsSomeone)
  useEffect(() => {
    if (attention) setOpen(true)
  }, [attention])
  if (all.length === 0) return null
  return (
    <section aria-label="Uploads" className={styles.tray}>
      <VisuallyHidden role="status">{spoken(all)}</VisuallyHidden>
      <header className={styles.head}>
        <p className={styles.title}>{headline(all)}</p>
        <IconButton
          small
          label={open ? 'Collapse uploads' : 'Expand uploads'}
          aria-expanded={open}
          icon={open ? <ChevronDown size={16} /> : <ChevronUp size={16} />}
          onClick={() => setOpen(!open)}
        />
      </header>
      {open && (
        <ul className={styles.list}>
          {all.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
