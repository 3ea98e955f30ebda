import type { DeviceView } from '@fanfare/contract'
import { useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { readOf, useCommand } from '../../../core/api/api.ts'
import { LoadError } from '../../../core/api/load-error.tsx'
import { toastResult } from '../../../core/api/toast-result.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Button } from '../../../ui/form/button.tsx'
import { Badge } from '../../../ui/layout/badge.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Panel } from '../../../ui/layout/panel.tsx'
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx'
import { numericDateText } from '../../../ui/text/dates.ts'
import { plural } from '../../../ui/text/format.ts'
import { RelativeTime } from '../../../ui/text/relative-time.tsx'
import typography from '../../../ui/text/typography.module.css'
import section from '../section.module.css'
import styles from './privacy.module.css'

export function DevicesPanel() {
  const read = useQuery(readOf('listDevices'))
  const { data, error } = read
  const devices = data?.devices.toSorted((a, b) => Number(b.current) - Number(a.current))
  return (
    <Panel title="Devices">
      {devices && (
        <ul className={section.rows}>
          {devices.map((device) => (
            <Device key={device.id} device={device} />
          ))}
        </ul>
      )}
      {devices && devices.length > 1 && <RevokeOthers />}
      {!devices && error && (
        <LoadError level={3} title="We couldn’t load your devices" read={read} />
      )}
      {!devices && !error && (
        <div className={styles.device} aria-busy="true">
          <Skeleton shape="disc" width={20} height={20} />
          <div>
            <Skeleton width={140} />
            <Skeleton width={200} />
          </div>
        </div>
      )}
    </Panel>
  )
}

function Device({ device }: { device: DeviceView }) {
  const { id, name, address, signedInAt, lastSeenAt, current } = device
  const revoke = useCommand('revokeDevice', { refresh: ['listDevices'] })
  const Icon = /iPhone|iPad|Android/.test(name) ? Smartphone : Laptop
  const signOut = () => void toastResult(revoke.run({ params: { id } }), `Signed out ${name}`)
  return (
    <li className={styles.device}>
      <Icon size={20} />
      <div>
        <p className={layout.row8}>
          <span className={section.name}>{name}</span>
          {current && <Badge tone="good">This device</Badge>}
        </p>
        <p className={typography.hint}>
          {current ? (
            'Active now'
          ) : (
            <>
              Last active <RelativeTime at={lastSeenAt} />
            </>
          )}
          {address && ` · ${address}`} · signed in {numericDateText(signedInAt)}
        </p>
      </div>
      {!current && (
        <Button
          variant="outline"
          size="sm"
          loading={revoke.isPending}
          aria-label={`Sign out ${name}`}
          onClick={signOut}
        >
          Sign out
        </Button>
      )}
    </li>
  )
}

function RevokeOthers() {
  const [asking, setAsking] = useState(false)
  const revoke = useCommand('revokeOtherDevices', { refresh: ['listDevices'] })
  const confirm = () =>
    void toastResult(
      revoke.run({}),
      ({ revoked }) => `Signed out of ${plural(revoked, 'other device')}`,
    ).finally(() => setAsking(false))
  return (
    <div className={styles.after}>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Sign out all other devices
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign out all other devices?"
        confirm="Sign out devices"
        danger
        busy={revoke.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      >
        They’ll be signed out right away. You’ll stay signed in here.
      </ConfirmDialog>
    </div>
  )
}
