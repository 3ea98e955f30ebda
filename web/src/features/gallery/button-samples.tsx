import { Bell, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/form/button.tsx'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Tooltip } from '../../ui/overlay/tooltip.tsx'
import styles from './gallery.module.css'
import { Sample } from './sample.tsx'

const variants = ['primary', 'secondary', 'outline', 'ghost', 'danger'] as const

export function ButtonSamples() {
  const [busy, setBusy] = useState(false)
  return (
    <Sample title="Buttons" stacked>
      {(['lg', 'md', 'sm'] as const).map((size) => (
        <div className={styles.row} key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </div>
      ))}
      <div className={styles.row}>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {variant}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        <Button variant="primary" loading>
          Save changes
        </Button>
        <Button
          variant="primary"
          loading={busy}
          icon={<Plus size={16} />}
          onClick={() => setBusy(true)}
        >
          Press me
        </Button>
        <Button href="/">As a link</Button>
        <CopyButton text="fanfare" />
        <IconButton label="Notifications" icon={<Bell size={20} />} />
        <IconButton look="outline" label="Add" icon={<Plus size={20} />} />
        <Tooltip text="Can be undone for 30 days">
          {(described) => (
            <IconButton {...described} look="raised" label="Delete" icon={<Trash2 size={20} />} />
          )}
        </Tooltip>
      </div>
    </Sample>
  )
}
