import { Captions, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Message } from '../../../ui/feedback/message.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Button } from '../../../ui/form/button.tsx'
import formStyles from '../../../ui/form/field.module.css'
import { IconButton } from '../../../ui/form/icon-button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Panel } from '../../../ui/layout/panel.tsx'
import { acceptFor, pickFiles, Refusals, UploadRow } from '../../uploads/index.ts'
import { useEditing } from '../editor/use-editor.ts'
import { useContentUploads } from '../files/use-content-uploads.ts'
import { useDraftCommand } from '../use-draft-command.ts'
import { languageName, languages } from './languages.ts'
import styles from './list-panel.module.css'

export function CaptionsPanel() {
  const { draft } = useEditing()
  const { sending, refusals, send } = useContentUploads('captions')
  const remove = useDraftCommand('removeCaptions')
  const [language, setLanguage] = useState('en')
  const add = async () => {
    const picked = await pickFiles({ accept: acceptFor(['captions']), several: false })
    const label = languageName(language)
    const target = { kind: 'captions', contentId: draft.id, language, label } as const
    await send(picked, { purpose: 'captions', target, most: 1 })
  }
  return (
    <Panel title="Captions">
      {draft.captions.length > 0 && (
        <ul className={styles.list}>
          {draft.captions.map((track) => (
            <li key={track.language} className={styles.row}>
              <Captions size={20} />
              <div className={styles.grow}>
                <p>{track.label}</p>
                {track.failure && <Message>{track.failure} Choose another file.</Message>}
              </div>
              {track.status === 'processing' && <Spinner label="Processing" />}
              <IconButton
                small
                label={`Remove ${track.label} captions`}
                icon={<Trash2 size={16} />}
                onClick={() => remove.run({ params: { id: draft.id, language: track.language } })}
              />
            </li>
          ))}
        </ul>
      )}
      {sending.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
      <div className={formStyles.row}>
        <Select
          label="Language"
          value={language}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value)}
        >
          {languages.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        <Button variant="outline" onClick={add}>
          Upload a VTT or SRT file
        </Button>
      </div>
      <div className={styles.more}>
        <Refusals of={refusals} />
      </div>
      <p className={styles.note}>
        Captions help people follow along without sound. A new file replaces any captions in the
        same language.
      </p>
    </Panel>
  )
}
